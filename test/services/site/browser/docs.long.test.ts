import { describe, expect, it } from 'vitest';
import { publishExamples } from '#test/services/api/v2/support/examples.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { shared } from '#test/support/shared.ts';
import { findingsInThemes } from '#test/widgets/browser/measures.ts';
import { hasChromium, startChromium } from '#test/widgets/support/chromium.ts';

/** The developers' pages in Chromium: what a script adds, and that nothing is missing without. */

const TEMPLATES = [
  '/docs',
  '/docs/basics',
  '/docs/changelog',
  '/docs/errors',
  '/docs/errors/RATE_LIMITED',
  '/docs/reference',
  '/docs/reference/tenders',
  '/docs/reference/post-v1-documents',
  '/docs/nothing',
];

describe.skipIf(!hasChromium)("the developers' pages", () => {
  const chromium = shared(startChromium);
  const at = sharedTables(() => publishExamples(at.readTables));

  it('are as wide as the window, also on a telephone, have no finding of axe in either theme, and break no policy', async () => {
    const { page, said, context, requests } = await chromium.open();
    for (const path of TEMPLATES) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(at.api.url + path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 800, height: 900 });
      // What is folded is judged as well.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await findingsInThemes(page), path).toEqual([]);
    }
    expect(said.filter((line) => !line.includes('status of 404'))).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(at.api.url) && !url.startsWith('data:'))).toEqual([]);
    await context.close();
  });

  it("ask a path with the reader's own key, which stays in the tab and stands in the commands afterwards", async () => {
    const { page, context } = await chromium.open();
    await page.goto(`${at.api.url}/docs/reference/tendersById`);
    await page.getByLabel('Your key').fill(at.api.key);
    await page.getByRole('button', { name: 'Send' }).click();
    const result = page.locator('[data-result]');
    await result.getByText('200').first().waitFor();
    const text = await result.textContent();
    expect(text).toMatch(/GET \/v2\/tenders\/165050/);
    expect(text).toMatch(/\d+ ms/);
    expect(text).toContain('x-ratelimit-remaining');
    expect(text).toContain('"tenderId": "165050"');
    expect(await page.locator('section:has(#samples) pre').first().textContent()).toContain(at.api.key);
    await page.goto(`${at.api.url}/docs`);
    expect(await page.locator('section:has(#tenders) pre').first().textContent()).toContain(at.api.key);
    await page.getByText('The commands below already contain your key').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).length + document.cookie.length)).toBe(0);
    // A new tab knows nothing of it.
    const other = await context.newPage();
    await other.goto(`${at.api.url}/docs`);
    expect(await other.locator('section:has(#tenders) pre').first().textContent()).toContain('tda_live_…');
    await context.close();
  });

  it('show an error as it was answered, and values of hostile records as text', async () => {
    const { page, said, context } = await chromium.open();
    await page.goto(`${at.api.url}/docs/reference/tenders`);
    await page.getByLabel('Your key').fill('tda_live_<img src=x onerror=alert(1)>');
    await page.locator('#try-query-limit').fill('1000');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('[data-result]').getByText('401').first().waitFor();
    expect(await page.locator('[data-result]').textContent()).toContain('UNAUTHORIZED');
    expect(await page.locator('img').count()).toBe(0);
    expect(said.filter((line) => !line.includes('status of 401'))).toEqual([]);
    await context.close();
  });

  it('find paths while one types, and by the form without scripts', async () => {
    const { page, context } = await chromium.open();
    await page.goto(`${at.api.url}/docs/reference`);
    await page.keyboard.press('/');
    await page.keyboard.type('timeline');
    await expect.poll(() => page.locator('.paths li:visible').count()).toBe(1);
    expect(await page.locator('[data-found]').textContent()).toBe('1 with these words.');
    await context.close();
    const without = await chromium.open({ javaScriptEnabled: false });
    await without.page.goto(`${at.api.url}/docs/reference`);
    await without.page.getByRole('searchbox').fill('timeline');
    await without.page.keyboard.press('Enter');
    await without.page.getByText('1 with these words').waitFor();
    await without.page.getByRole('link', { name: '/timeline' }).click();
    await without.page.getByRole('heading', { name: '/timeline' }).waitFor();
    await without.page.getByText('This needs scripts').waitFor();
    expect(await without.page.getByRole('button', { name: 'Send' }).isVisible()).toBe(false);
    expect(await without.page.locator('#example').isVisible()).toBe(true);
    await without.context.close();
  });
});
