import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shared } from '#test/support/shared.ts';
import { findingsOf, findingsOfColours } from './browser/measures.ts';
import { KINDS, PAGES } from './browser/proof.ts';
import { hasChromium, type OpenedPage, startChromium } from './support/chromium.ts';
import { HOSTILE, startProofService } from './support/proof-service.ts';
import { startHost } from './support/server.ts';

/** The pages for frames and the page on which people choose, in Chromium, before the running API. */

describe.skipIf(!hasChromium)('pages of widgets', () => {
  const chromium = shared(startChromium);
  const service = shared(startProofService);
  const host = shared(startHost);

  const elsewhere = ({ requests }: OpenedPage) =>
    requests.filter((url) => ![service.url, host.url].some((own) => url.startsWith(own)));
  const frame = async (page: Page, html: string) => {
    host.html = `<!doctype html><title>News</title><script>addEventListener('message', ({ data, origin }) => { (window.told ??= []).push({ ...data, origin }); })</script>${html}`;
    await page.goto(host.url);
  };
  const told = (page: Page) =>
    page.evaluate(() => (window as unknown as { told?: Record<string, unknown>[] }).told ?? []);

  it.each(KINDS)('%s in a frame is complete without a script, and tells its height', async (kind) => {
    const opened = await chromium.open({ viewport: { width: 1_000, height: 900 } });
    const { page } = opened;
    const own = `${service.url}/widgets/v1/embed/${kind}`;
    await frame(page, `<iframe src="${own}#?secret=abc" width="600" height="300"></iframe>`);
    await expect.poll(async () => (await told(page)).length).toBeGreaterThan(1);
    const inner = page.frame({ url: /embed/ })!;
    const height = await inner.evaluate(() =>
      Math.ceil(document.documentElement.getBoundingClientRect().height),
    );
    expect(await told(page)).toEqual(
      expect.arrayContaining([
        { type: 'tender-widget', height, origin: service.url },
        { message: 'height', value: height, secret: 'abc', origin: service.url },
      ]),
    );
    // Nothing is left to scroll, and less than a pixel is empty.
    const scrolled = await inner.evaluate(() => document.documentElement.scrollHeight);
    expect([height, height - 1]).toContain(scrolled);
    expect(opened.said).toEqual([]);
    await page.goto(`${own}?theme=light&limit=10`);
    expect(await findingsOf(page)).toEqual([]);
    await page.goto(`${own}?theme=dark&limit=10`);
    expect(await findingsOfColours(page)).toEqual([]);
    expect(elsewhere(opened)).toEqual([]);
    await opened.context.close();
    // A parameter that changes nothing is reported to the maker of the surrounding page, and the figures are there.
    const about = await chromium.open();
    await frame(
      about.page,
      `<iframe src="${own}?limit=5&year=all&theme=dark" width="600" height="300"></iframe>`,
    );
    await about.page.frameLocator('iframe').getByText('As of').waitFor();
    const warned = 'warning: tender-widget: limit cannot be chosen here; all are shown.';
    expect(about.said).toEqual(kind === 'heatmap' ? [warned] : []);
    await about.context.close();
    const without = await chromium.open({ javaScriptEnabled: false });
    await without.page.goto(own);
    await without.page.getByText('As of').waitFor();
    expect(without.said).toEqual([]);
    await without.context.close();
  });

  it('no other page is shown in a frame', async () => {
    const { page, said, context } = await chromium.open();
    await frame(page, `<iframe src="${service.url}/widgets"></iframe>`);
    await expect.poll(() => said.join('\n')).toMatch(/frame-ancestors/);
    await context.close();
  });

  it('people choose by keyboard alone, and what they copy works', async () => {
    const opened = await chromium.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = opened;
    await page.goto(`${service.url}/widgets`);
    await page.getByText(HOSTILE).first().waitFor();
    expect(await findingsOf(page)).toEqual([]);
    const { keyboard } = page;
    const focused = () =>
      page.evaluate(() => {
        const { id, dataset } = document.activeElement as HTMLElement;
        return id || dataset['copy'];
      });
    const tabTo = async (name: string) => {
      for (let nth = 0; nth < 40 && (await focused()) !== name; nth += 1) await keyboard.press('Tab');
      expect(await focused()).toBe(name);
      // Whoever moves by keys sees where they are.
      expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).not.toBe(
        'none',
      );
    };
    const choose = async (name: string, letters: string) => {
      await tabTo(name);
      await keyboard.type(letters);
    };
    await choose('kind', 'Tend');
    await page.getByRole('heading', { name: 'Tenders by sector' }).waitFor();
    await choose('province', 'Gau');
    await choose('theme', 'Dark');
    await expect.poll(() => page.url()).toContain('kind=sector-trends&province=gauteng&category=&theme=dark');
    const copied: Record<string, string> = {};
    for (const name of ['script', 'fixed', 'iframe', 'wordpress']) {
      await tabTo(name);
      await keyboard.press('Enter');
      await page.locator(`[data-copied=${name}]`).getByText('Copied').waitFor();
      copied[name] = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied[name]).toBe(await page.locator(`#${name}`).textContent());
    }
    expect([elsewhere(opened), opened.said]).toEqual([[], []]);
    for (const name of ['script', 'fixed']) {
      await frame(page, copied[name]!);
      await page.getByText('Gauteng').first().waitFor();
      await page.locator('tender-widget').getByText('Civil engineering').waitFor();
    }
    await frame(page, copied['iframe']!);
    await page.frameLocator('iframe').getByText('Civil engineering').waitFor();
    const embed = `${service.url}/widgets/v1/oembed?format=json&url=${encodeURIComponent(copied['wordpress']!)}`;
    expect(await (await fetch(embed)).json()).toMatchObject({ type: 'rich', title: 'Tenders by sector' });
    await opened.context.close();
  });

  it('people choose without scripts', async () => {
    const { page, context } = await chromium.open({ javaScriptEnabled: false });
    await page.goto(`${service.url}/widgets`);
    await page.selectOption('#kind', 'heatmap');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.frameLocator('iframe').getByText('As of').waitFor();
    expect(await page.locator('#script').textContent()).toContain('kind="heatmap"');
    // It would do nothing.
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
    await context.close();
  });

  it('are not wider than a screen of 320 and of 1,200 pixels', async () => {
    const { page, context } = await chromium.open();
    for (const path of PAGES) {
      await page.setViewportSize({ width: 320, height: 3_000 });
      await page.goto(service.url + path);
      await page.getByText('As of').first().waitFor();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, await wide()]).toEqual([path, 320]);
      await page.setViewportSize({ width: 1_200, height: 3_000 });
      expect([path, await wide()]).toEqual([path, 1_200]);
    }
    await context.close();
  });
});
