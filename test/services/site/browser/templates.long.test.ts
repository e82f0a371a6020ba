import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provinces } from '#shared/codelists/provinces.ts';
import { siteWorld } from '#test/services/site/world.ts';
import { findingsOf } from '#test/widgets/browser/measures.ts';
import { type Chromium, hasChromium, startChromium } from '#test/widgets/support/chromium.ts';

type World = Awaited<ReturnType<typeof siteWorld>>;
const SIZES = [360, 800, 1_440] as const;
const THEMES = ['light', 'dark'] as const;

describe.skipIf(!hasChromium)('the site in a browser', () => {
  let [at, chromium]: [World?, Chromium?] = [];
  let templates: [name: string, path: string][] = [];
  beforeAll(async () => {
    [at, chromium] = await Promise.all([siteWorld(), startChromium()]);
    const first = async (path: string, name: string) => {
      const { json } = await at!.api.get(path);
      return String((json.data as Record<string, unknown>[])[0]?.[name]);
    };
    templates = [
      ['start', '/'],
      ['tenders', '/tenders?status=any'],
      ['a table', '/tenders?status=any&view=table'],
      ['wrong parameters', '/tenders?province=nowhere&minValue=x'],
      ['nothing found', '/tenders?q=zzzyqx&province=gauteng'],
      ['tender', `/tenders/${await first('/v2/tenders?status=awarded', 'tenderId')}`],
      ['companies', '/companies'],
      ['company', `/companies/${await first('/v2/companies?sort=-totalAwards', 'id')}`],
      ['buyers', '/buyers'],
      ['buyer', `/buyers/${await first('/v2/organizations?sort=-totalTenders', 'slug')}`],
      ['provinces', '/provinces'],
      ['province', '/provinces/gauteng'],
      ['category', '/categories/construction'],
      ['restricted', '/restricted-suppliers'],
      ['check', '/restricted-suppliers/check?names=Skyline+Civils%0AA+B'],
      ['data', '/data'],
      ['dictionary', '/data/dictionary/Tender'],
      ['quality', '/data/quality'],
      ['status', '/status'],
      ['not found', '/nothing'],
    ];
  }, 180_000);
  afterAll(() => Promise.all([at?.close(), chromium?.close()]));

  it('every template has no finding of axe in either theme, breaks no policy, and scrolls down only', async () => {
    const { page, said, requests } = await chromium!.open();
    for (const [name, path] of templates) {
      await page.setViewportSize({ width: 1_440, height: 900 });
      await page.goto(`${at!.api.url}${path}`);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findingsOf(page), `${name}, ${colorScheme}`).toEqual([]);
      }
      for (const width of SIZES) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wide, `${name} at ${width}`).toBeLessThanOrEqual(0);
      }
      const faults = said.splice(0).filter((line) => !/status of (400|404|503)/.test(line));
      expect.soft(faults, name).toEqual([]);
    }
    expect(requests.filter((url) => !url.startsWith(at!.api.url) && !url.startsWith('data:'))).toEqual([]);
  }, 240_000);

  it('a visitor without scripts finds a tender by words, and its documents', async () => {
    const { page } = await chromium!.open({ javaScriptEnabled: false });
    await page.goto(at!.api.url);
    await page.getByRole('searchbox').fill('supply and delivery');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('list').getByRole('heading').first().getByRole('link').click();
    await page.waitForURL(/\/tenders\/\d+/);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('#documents ~ ul a').count()).toBeGreaterThan(0);
  });

  const provinceWithAwards = async () => {
    for (const province of provinces.filter(({ code }) => code !== null)) {
      const { json } = await at!.api.get(`/v2/companies/top?by=value&province=${province.slug}`);
      if ((json.data as unknown[]).length > 0) return province;
    }
    throw new Error('no province has awards');
  };

  it('a journalist comes from the map to the awards of a company, whose amounts are those of /v2', async () => {
    const { page } = await chromium!.open();
    await page.goto(at!.api.url);
    const withAwards = await provinceWithAwards();
    await page.getByRole('link', { name: `${withAwards.name}: ` }).click();
    await page.waitForURL(new RegExp(`/provinces/${withAwards.slug}$`));
    await page.getByRole('table', { name: 'Companies by value' }).getByRole('link').first().click();
    await page.waitForURL(/\/companies\//);
    const id = page.url().split('/').at(-1)!;
    const { json } = await at!.api.get(`/v2/companies/${id}/awards?limit=100`);
    const shown = await page.getByRole('table', { name: 'Awards' }).locator('td.n').allTextContents();
    const rand = (text: string) =>
      text === 'Undisclosed' ? null : Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
    expect(shown.map(rand)).toEqual((json.data as { amount: number | null }[]).map(({ amount }) => amount));
  });

  it('a slash leads to the search box, and the first tab stop to the content', async () => {
    const { page } = await chromium!.open();
    await page.goto(`${at!.api.url}/tenders`);
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
    await page.goto(`${at!.api.url}/tenders`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
  });
});
