import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shared } from '#test/support/shared.ts';
import { findingsOf, measureShifts, shiftsOf } from './browser/measures.ts';
import { hasChromium, type OpenedPage, startChromium } from './support/chromium.ts';
import { bodyOf, feeds } from './support/feeds.ts';
import { startHost, startService } from './support/server.ts';

/**
 * What the elements do in a page. One page of one browser shows everything, one document after the other; what repeats a check
 * for each kind and state is in proof.long.test.ts.
 */

const KINDS = Object.keys(feeds);

describe.skipIf(!hasChromium)('elements in Chromium', () => {
  const chromium = shared(startChromium);
  const service = shared(startService);
  const host = shared(startHost);
  let opened: OpenedPage;
  beforeAll(async () => {
    opened = await chromium.open();
    await measureShifts(opened.page);
  });
  beforeEach(async () => {
    for (const name of Object.keys(service.answers)) delete service.answers[name];
    await opened.page.goto('about:blank');
    for (const list of [service.asked, opened.said, opened.requests]) list.length = 0;
    host.headers = {};
  });

  const script = (name = 'widgets') => `<script async src="${service.url}/widgets/v1/${name}.js"></script>`;
  const load = async (body: string, { width = 800, height = 900 } = {}) => {
    host.html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>News</title></head><body><main><h1>News</h1><h2>Figures</h2>${body}</main></body></html>`;
    await opened.page.setViewportSize({ width, height });
    await opened.page.goto(host.url);
  };
  const shown = (text: string, { page } = opened) => page.getByText(text).first().waitFor();
  const asked = (kind: string) => service.asked.filter((url) => url.includes(`/api/widgets/${kind}`));

  it('all kinds start in every way, share requests, move by keys, have no finding of axe, ask no other host', async () => {
    await load(
      `<tender-widget kind="top-companies" province="gauteng" limit="3"></tender-widget>
       <tender-widget kind="top-companies" province="gauteng" limit="4" title="Four"></tender-widget>
       <div data-widget="winners-feed" data-theme="dark" data-limit="2"></div>
       <div data-tendersa-widget data-type="sector-trends"></div>
       <tender-widget kind="heatmap" theme="light" province="gp"></tender-widget>
       <div id="late"></div>${script()}`,
      { width: 700, height: 3_400 },
    );
    await shown('Sizwe Africa IT Group');
    await shown('Professional services');
    await shown('Bidvest Facilities Management');
    expect(await opened.page.locator('tender-widget >> nth=0').locator('li').count()).toBe(3);
    await opened.page.evaluate(() => {
      document.querySelector('#late')!.innerHTML =
        '<div data-tendersa-top-companies data-title="Later"></div>';
    });
    await shown('Later');
    await opened.page.getByRole('button', { name: /^GP 312 open tenders in Gauteng/ }).focus();
    await opened.page.keyboard.press('ArrowRight');
    await shown('455 tenders in all');
    expect(await opened.page.getByRole('row').count()).toBe(10);
    expect(asked('top-companies')).toEqual([
      '/api/widgets/top-companies?limit=10&province=gauteng',
      '/api/widgets/top-companies?limit=10',
    ]);
    expect(await findingsOf(opened.page)).toEqual([]);
    const own = [service.url, host.url];
    expect(opened.requests.filter((url) => !own.some((one) => url.startsWith(one)))).toEqual([]);
    expect(opened.said).toEqual([]);
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
    await load(`<tender-widget kind="top-companies"></tender-widget>${script()}`);
    await shown(hostile);
    await shown(long);
    await shown('Undisclosed');
    expect(await opened.page.locator('img, li script').count()).toBe(0);
    expect(opened.said).toEqual([]);
  });

  it.each([
    '* { all: unset !important }',
    'section, div, p, b { display: none !important; color: red }',
    'body { font-size: 60px }',
  ])('no style of the page comes in: %s', async (css) => {
    await load(`<style>${css}</style><tender-widget kind="top-companies"></tender-widget>${script()}`);
    await shown('Raubex Construction (Pty) Ltd');
    const look = await opened.page.evaluate(() => {
      const frame = document.querySelector('tender-widget')!.shadowRoot!.querySelector('.w')!;
      const { color, display, height } = getComputedStyle(frame);
      const beyond = document.documentElement.scrollWidth > innerWidth;
      return { color, display, height, beyond };
    });
    expect(look).toEqual({
      color: 'rgb(23, 33, 43)',
      display: 'grid',
      height: '472px',
      beyond: false,
    });
  });

  it('does not move the page, with the code that the builder gives out', async () => {
    let answer = (): void => undefined;
    const mayAnswer = new Promise<void>((done) => {
      answer = done;
    });
    service.answers['top-companies'] = { after: mayAnswer };
    const late = (url: string) =>
      `<script>requestAnimationFrame(() => requestAnimationFrame(() => { const s = document.createElement('script'); s.src = '${url}'; document.head.append(s); }))</script>`;
    await load(
      `<p>before</p><tender-widget kind="top-companies" style="display:block;padding-top:clamp(472px,(480px - 100%)*999,712px)"></tender-widget><p>behind</p>${late(`${service.url}/widgets/v1/top-companies.js`)}`,
      { width: 420 },
    );
    await expect.poll(() => asked('top-companies').length).toBe(1);
    answer();
    await shown('Raubex Construction (Pty) Ltd');
    expect(await shiftsOf(opened.page)).toBe(0);
  });

  it('after 429 and 500 says so and tries again by a button; Retry-After is obeyed', async () => {
    const once = (answer: object) => {
      const answers = [answer];
      return () => answers.shift() ?? {};
    };
    const limited = { status: 429, headers: { 'retry-after': '2' }, body: { message: 'no' } };
    service.answers['winners-feed'] = once(limited);
    service.answers['top-companies'] = once({ status: 500, body: { message: 'no' } });
    await load(
      `<tender-widget kind="winners-feed"></tender-widget><tender-widget kind="top-companies"></tender-widget>${script()}`,
      { height: 1_400 },
    );
    await shown('The figures cannot be loaded now. They come in 2 s.');
    const pressed = Date.now();
    for (const kind of ['winners-feed', 'top-companies'])
      await opened.page.locator(`[kind=${kind}]`).getByRole('button', { name: 'Try again' }).click();
    await shown('Raubex Construction (Pty) Ltd');
    await shown('Sizwe Africa IT Group');
    expect(Date.now() - pressed).toBeGreaterThan(1_000);
    expect([asked('winners-feed').length, asked('top-companies').length]).toEqual([2, 2]);
  });

  it('keeps the last figures with their time while the service is away, asks every five minutes, one request at a time', async () => {
    const own = await chromium.open();
    const { page } = own;
    await page.clock.install();
    host.html = `<!doctype html><title>t</title><tender-widget kind="sector-trends"></tender-widget>${script()}`;
    await page.goto(host.url);
    await page.clock.runFor(100);
    await shown('Professional services', own);
    await page.clock.runFor(260_000);
    expect(asked('sector-trends')).toHaveLength(1);
    service.answers['sector-trends'] = { status: 500, body: {} };
    // Five minutes ± 10 %, and no longer: a minute after the failure it would ask again.
    for (let at = 0; at < 8 && asked('sector-trends').length < 2; at += 1) {
      await page.clock.runFor(10_000);
      await page.evaluate(() => fetch('/'));
    }
    await shown('Not updated since 25 Nov 2026, 14:05', own);
    await shown('Professional services', own);
    expect(asked('sector-trends')).toHaveLength(2);
    await page.evaluate(() => {
      const widget = window.TenderWidgets!.mount(document.querySelector('tender-widget')!);
      for (let at = 0; at < 9; at += 1) widget.refresh();
    });
    await page.clock.runFor(10);
    await expect.poll(() => asked('sector-trends').length).toBe(3);
    await own.context.close();
  });

  it('shows an empty feed with a reason, wrong options with a sentence and one warning', async () => {
    service.answers['heatmap'] = { body: bodyOf('heatmap', []) };
    service.answers['sector-trends'] = {
      status: 404,
      body: { message: 'province: there is no such province: x.' },
    };
    await load(
      `<tender-widget kind="heatmap"></tender-widget><tender-widget kind="nothing"></tender-widget>
       <tender-widget kind="top-companies" limit="many"></tender-widget><tender-widget kind="sector-trends" province="x"></tender-widget>${script()}`,
      { width: 600, height: 3_000 },
    );
    await shown('Nothing is published for this choice.');
    await shown('kind cannot be "nothing", only top-companies, winners-feed, sector-trends, heatmap.');
    await shown('limit cannot be "many", only 1 or more.');
    await shown('there is no such province: x.');
    expect(opened.said.filter((line) => line.startsWith('warning')).toSorted()).toHaveLength(3);
    expect(asked('top-companies')).toEqual([]);
  });

  it('says once in the console which options change nothing, and shows the figures', async () => {
    await load(
      `<tender-widget kind="winners-feed" category="security" year="2025" province="all"></tender-widget>
       <tender-widget kind="sector-trends" data-year="2025" category="all"></tender-widget>
       <tender-widget kind="heatmap" limit="3" province="nowhere"></tender-widget>
       <tender-widget kind="top-companies" year="2025" limit="2" province="kwazulu-natal"></tender-widget>${script()}`,
      { height: 3_400 },
    );
    await expect.poll(() => opened.page.getByText(/^As of/).count()).toBe(KINDS.length);
    await opened.page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('tender-widget'))
        window.TenderWidgets!.mount(element).refresh();
    });
    await expect.poll(() => asked('heatmap').length).toBe(2);
    await shown('KwaZulu-Natal · 2025');
    expect(opened.said.map((line) => line.replace(/ \S*$/, '')).toSorted()).toEqual([
      'warning: tender-widget: category cannot be chosen here; all are shown. year cannot be chosen here; all are shown.',
      'warning: tender-widget: limit cannot be chosen here; all are shown.',
      'warning: tender-widget: province cannot be "nowhere".',
      'warning: tender-widget: year cannot be chosen here; all are shown.',
    ]);
    expect(await opened.page.locator('[kind=heatmap]').getByRole('button').count()).toBe(9);
  });

  it('two scripts and two copies of one work together; attributes and options change what is shown', async () => {
    await load(
      `<tender-widget kind="top-companies" limit="1"></tender-widget><tender-widget kind="winners-feed"></tender-widget>${script('top-companies')}${script('winners-feed')}${script()}`,
    );
    await shown('Raubex Construction (Pty) Ltd');
    await shown('Sizwe Africa IT Group');
    await opened.page.evaluate(() => document.querySelector('tender-widget')!.setAttribute('limit', '4'));
    await shown('Bidvest Facilities Management');
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

  it.each([
    ['constructable style sheets', ''],
    // A browser without Shadow DOM has none of these sheets either: both came to documents with shadow roots.
    ['Shadow DOM', "Reflect.deleteProperty(Element.prototype, 'attachShadow');"],
  ])('a browser without %s leaves the page as it is', async (_, more) => {
    await load(
      `<script>${more}for (const { prototype } of [Document, ShadowRoot]) Reflect.deleteProperty(prototype, 'adoptedStyleSheets')</script>
       <tender-widget kind="heatmap"><a href="/x">Map</a></tender-widget>${script()}`,
    );
    await opened.page.getByRole('link', { name: 'Map' }).waitFor();
    expect(service.asked).toEqual(['/widgets/v1/widgets.js']);
    expect(opened.said).toEqual([]);
  });

  it('every kind begins where it becomes visible', async () => {
    const widgets = KINDS.map((kind) => `<tender-widget kind="${kind}"></tender-widget>`).join('');
    await load(`<div style="height: 5000px"></div>${widgets}${script()}`, { height: 2_000 });
    await opened.page.waitForFunction(() => document.querySelector('tender-widget')?.shadowRoot);
    // What is visible is known a frame later; a request that had been sent then would be there before this one.
    await opened.page.evaluate(async (url) => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await fetch(`${url}/api/widgets/last`);
    }, service.url);
    expect(service.asked.filter((url) => url.startsWith('/api/'))).toEqual(['/api/widgets/last']);
    await opened.page.evaluate(() => scrollTo(0, 6_000));
    await expect.poll(() => opened.page.getByText('As of 25 Nov 2026, 14:05').count()).toBe(KINDS.length);
    for (const kind of KINDS) expect(asked(kind)).toHaveLength(1);
  });
});
