import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#test/support/processes.ts';
import { type Chromium, hasChromium, type OpenedPage, startChromium } from './support/chromium.ts';
import { bodyOf, feeds } from './support/feeds.ts';
import { type Host, type Service, startHost, startService } from './support/server.ts';

const KINDS = Object.keys(feeds);
const AXE = join(projectRoot, 'node_modules/axe-core/axe.min.js');

describe.skipIf(!hasChromium)('elements in Chromium', () => {
  let chromium: Chromium;
  let service: Service;
  let host: Host;
  beforeAll(async () => {
    [chromium, service, host] = await Promise.all([startChromium(), startService(), startHost()]);
  });
  afterAll(() => Promise.all([chromium.close(), service.close(), host.close()]));
  beforeEach(() => {
    for (const name of Object.keys(service.answers)) delete service.answers[name];
    service.asked.length = 0;
    host.headers = {};
  });

  const script = (name = 'widgets') => `<script async src="${service.url}/widgets/v1/${name}.js"></script>`;
  const load = async (body: string, options: Parameters<Chromium['open']>[0] = {}): Promise<OpenedPage> => {
    host.html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>News</title></head><body><main><h1>News</h1><h2>Figures</h2>${body}</main></body></html>`;
    const opened = await chromium.open(options);
    await opened.page.goto(host.url);
    return opened;
  };
  const shown = ({ page }: OpenedPage, text: string) =>
    page.getByText(text).first().waitFor({ timeout: 20_000 });
  const asked = (kind: string) => service.asked.filter((url) => url.includes(`/api/widgets/${kind}`));

  it('all kinds start by every door, without a finding of axe, and ask no other host', async () => {
    const opened = await load(
      `<tender-widget kind="top-companies" province="gauteng" limit="3"></tender-widget>
       <div data-widget="winners-feed" data-theme="dark" data-limit="2"></div>
       <div data-tendersa-widget data-type="sector-trends"></div>
       <tender-widget kind="heatmap" theme="light"></tender-widget>
       <div id="late"></div>${script()}`,
      { viewport: { width: 700, height: 3_000 } },
    );
    await shown(opened, 'Sizwe Africa IT Group');
    await shown(opened, 'Professional services');
    await opened.page.evaluate(() => {
      document.querySelector('#late')!.innerHTML =
        '<div data-tendersa-top-companies data-title="Later"></div>';
    });
    await shown(opened, 'Later');
    await opened.page.getByRole('button', { name: /^GP 312/ }).waitFor();
    expect(asked('top-companies')[0]).toBe('/api/widgets/top-companies?limit=10&province=gauteng');
    await opened.page.addScriptTag({ content: readFileSync(AXE, 'utf8') });
    const findings = await opened.page.evaluate(async () => {
      const { violations } = await (
        window as unknown as {
          axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        }
      ).axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
    expect(findings).toEqual([]);
    expect(
      opened.requests.filter((url) => !url.startsWith(service.url) && !url.startsWith(host.url)),
    ).toEqual([]);
    expect(opened.said).toEqual([]);
  });

  it('widgets of one feed share one request, and each shows its own rows', async () => {
    const opened = await load(
      `<tender-widget kind="top-companies" limit="2"></tender-widget><tender-widget kind="top-companies" limit="4"></tender-widget>${script()}`,
    );
    await shown(opened, 'Bidvest Facilities Management');
    expect(asked('top-companies')).toHaveLength(1);
    expect(await opened.page.locator('li').count()).toBe(6);
  });

  it('shows hostile and very long names as texts, under a strict policy and Trusted Types', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const long = 'Very Long Name '.repeat(20).trim();
    service.answers['top-companies'] = {
      body: bodyOf('top-companies', [
        { ...feeds['top-companies']![0], supplierName: hostile },
        { ...feeds['top-companies']![1], supplierName: long, totalValue: null },
        { ...feeds['top-companies']![2], supplierName: ['script', { src: 'x' }] },
      ]),
    };
    host.headers = {
      'content-security-policy': `default-src 'none'; script-src ${service.url}; connect-src ${service.url}; require-trusted-types-for 'script'; trusted-types 'none'`,
    };
    const opened = await load(`<tender-widget kind="top-companies"></tender-widget>${script()}`);
    await shown(opened, hostile);
    await shown(opened, long);
    await shown(opened, 'Undisclosed');
    expect(await opened.page.locator('img, li script').count()).toBe(0);
    expect(opened.said).toEqual([]);
  });

  it.each(['* { all: unset !important }', 'section, div, p, b { display: none !important; color: red }'])(
    'no style of the page comes in: %s',
    async (css) => {
      const opened = await load(
        `<style>${css}</style><tender-widget kind="top-companies"></tender-widget>${script()}`,
      );
      await shown(opened, 'Raubex Construction (Pty) Ltd');
      const look = await opened.page.evaluate(() => {
        const frame = document.querySelector('tender-widget')!.shadowRoot!.querySelector('.w')!;
        const { color, display, height } = getComputedStyle(frame);
        return { color, display, height };
      });
      expect(look).toEqual({
        color: 'rgb(23, 33, 43)',
        display: 'flex',
        height: expect.stringMatching(/^\d{3}/),
      });
    },
  );

  it('does not move the page, with the code that the builder gives out', async () => {
    service.answers['top-companies'] = { after: 300 };
    const opened = await chromium.open({ viewport: { width: 420, height: 900 } });
    await opened.page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    host.html = `<!doctype html><meta charset="utf-8"><title>News</title><p>before</p><tender-widget kind="top-companies" style="display:block;padding-top:clamp(468px,(480px - 100%)*999,596px)"></tender-widget><p>behind</p>
      <script>setTimeout(() => { const s = document.createElement('script'); s.src = '${service.url}/widgets/v1/top-companies.js'; document.head.append(s); }, 300)</script>`;
    await opened.page.goto(host.url);
    await shown(opened, 'Raubex Construction (Pty) Ltd');
    await opened.page.waitForTimeout(200);
    expect(await opened.page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  });

  it.each([429, 500])(
    'after %d shows why and tries again by its button; Retry-After is obeyed',
    async (status) => {
      const answers = [
        { status, headers: status === 429 ? { 'retry-after': '2' } : {}, body: { message: 'no' } },
      ];
      service.answers['winners-feed'] = () => answers.shift() ?? {};
      const opened = await load(`<tender-widget kind="winners-feed"></tender-widget>${script()}`);
      await shown(opened, 'The figures cannot be loaded now.');
      const pressed = Date.now();
      await opened.page.getByRole('button', { name: 'Try again' }).click();
      await shown(opened, 'Sizwe Africa IT Group');
      if (status === 429) expect(Date.now() - pressed).toBeGreaterThan(1_000);
      expect(asked('winners-feed')).toHaveLength(2);
    },
  );

  it('keeps the last figures with their time while the service is away, asks every five minutes, one request at a time', async () => {
    const opened = await chromium.open();
    await opened.page.clock.install();
    host.html = `<!doctype html><title>t</title><tender-widget kind="sector-trends"></tender-widget>${script()}`;
    await opened.page.goto(host.url);
    await opened.page.clock.runFor(100);
    await shown(opened, 'Professional services');
    await opened.page.clock.runFor(260_000);
    expect(asked('sector-trends')).toHaveLength(1);
    service.answers['sector-trends'] = { status: 500, body: {} };
    // Five minutes ± 10 %, and no longer: a minute after the failure it would ask again.
    for (let at = 0; at < 8 && asked('sector-trends').length < 2; at += 1) {
      await opened.page.clock.runFor(10_000);
      await opened.page.evaluate(() => fetch('/'));
    }
    await shown(opened, 'Not updated since 25 Nov 2026, 14:05');
    await shown(opened, 'Professional services');
    expect(asked('sector-trends')).toHaveLength(2);
    await opened.page.evaluate(() => {
      const widget = window.TenderWidgets!.mount(document.querySelector('tender-widget')!);
      for (let at = 0; at < 9; at += 1) widget.refresh();
    });
    await opened.page.clock.runFor(10);
    await expect.poll(() => asked('sector-trends').length).toBe(3);
  });

  it('shows an empty feed with a reason, wrong options with a sentence and one warning', async () => {
    service.answers['heatmap'] = { body: bodyOf('heatmap', []) };
    service.answers['sector-trends'] = {
      status: 404,
      body: { message: 'province: there is no such province: x.' },
    };
    const opened = await load(
      `<tender-widget kind="heatmap"></tender-widget><tender-widget kind="nothing"></tender-widget>
       <tender-widget kind="top-companies" limit="many"></tender-widget><tender-widget kind="sector-trends" province="x"></tender-widget>${script()}`,
      { viewport: { width: 600, height: 3_000 } },
    );
    await shown(opened, 'No tenders are published for this choice.');
    await shown(opened, 'kind cannot be "nothing"');
    await shown(opened, 'limit cannot be "many"');
    await shown(opened, 'there is no such province: x.');
    expect(opened.said.filter((line) => line.startsWith('warning')).toSorted()).toHaveLength(3);
    expect(asked('top-companies')).toEqual([]);
  });

  it('two scripts and two copies of one work together; attributes and options change what is shown', async () => {
    const opened = await load(
      `<tender-widget kind="top-companies" limit="1"></tender-widget><tender-widget kind="winners-feed"></tender-widget>${script('top-companies')}${script('winners-feed')}${script()}`,
    );
    await shown(opened, 'Raubex Construction (Pty) Ltd');
    await shown(opened, 'Sizwe Africa IT Group');
    await opened.page.evaluate(() => document.querySelector('tender-widget')!.setAttribute('limit', '4'));
    await shown(opened, 'Bidvest Facilities Management');
    await opened.page.evaluate(() => {
      const widget = window.TenderWidgets!.mount(document.querySelector('tender-widget')!, {
        title: 'Ours',
        headingLevel: 2,
      });
      widget.update({ limit: 2 });
    });
    await opened.page.getByRole('heading', { name: 'Ours', level: 2 }).waitFor();
    expect(await opened.page.locator('tender-widget').first().locator('li').count()).toBe(2);
    expect(asked('top-companies')).toHaveLength(1);
  });

  it('a browser without Shadow DOM leaves the page as it is', async () => {
    const opened = await chromium.open();
    await opened.page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'attachShadow'));
    host.html = `<!doctype html><title>t</title><tender-widget kind="heatmap"><a href="/x">Map</a></tender-widget>${script()}`;
    await opened.page.goto(host.url, { waitUntil: 'load' });
    await opened.page.getByRole('link', { name: 'Map' }).waitFor();
    expect(opened.said).toEqual([]);
  });

  it('the map is moved through by keys and shows the figures of each province', async () => {
    const opened = await load(
      `<tender-widget kind="heatmap" province="gp"></tender-widget>${script('heatmap')}`,
    );
    const tile = opened.page.getByRole('button', { name: /^GP 312 open tenders in Gauteng/ });
    await tile.focus();
    await opened.page.keyboard.press('ArrowRight');
    await shown(opened, '455 tenders in all');
    expect(await opened.page.getByRole('row').count()).toBe(10);
  });

  it.each(KINDS)('%s begins where it becomes visible', async (kind) => {
    const opened = await load(
      `<div style="height: 5000px"></div><tender-widget kind="${kind}"></tender-widget>${script()}`,
    );
    await opened.page.waitForFunction(() => document.querySelector('tender-widget')?.shadowRoot);
    await opened.page.waitForTimeout(100);
    expect(asked(kind)).toEqual([]);
    await opened.page.evaluate(() => scrollTo(0, 6_000));
    await shown(opened, 'As of 25 Nov 2026, 14:05');
    expect(asked(kind)).toHaveLength(1);
  });
});
