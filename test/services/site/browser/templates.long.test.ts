import { beforeAll, describe, expect, it } from 'vitest';
import { provinces } from '#shared/codelists/provinces.ts';
import { templatesOf } from '#test/services/site/templates.ts';
import { siteWorld } from '#test/services/site/world.ts';
import { shared } from '#test/support/shared.ts';
import { findingsInThemes } from '#test/widgets/browser/measures.ts';
import { hasChromium, startChromium } from '#test/widgets/support/chromium.ts';

const SIZES = [360, 800, 1_440] as const;

describe.skipIf(!hasChromium)('the site in a browser', () => {
  const chromium = shared(startChromium);
  const at = shared(siteWorld);
  let templates: Awaited<ReturnType<typeof templatesOf>> = [];
  beforeAll(async () => {
    templates = await templatesOf(at.api);
  });

  it('every template has no finding of axe in either theme, breaks no policy, and scrolls down only, however long its figures', async () => {
    const { page, said, requests } = await chromium.open();
    const scrollsDownOnly = async (name: string, widths: readonly number[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wide, `${name} at ${width}`).toBeLessThanOrEqual(0);
      }
    };
    for (const [name, path] of templates) {
      await page.setViewportSize({ width: 1_440, height: 900 });
      await page.goto(`${at.api.url}${path}`);
      expect.soft(await findingsInThemes(page), name).toEqual([]);
      await scrollsDownOnly(name, SIZES);
      await page.evaluate(() => {
        for (const value of document.querySelectorAll('.figures dd'))
          value.firstChild!.textContent = 'R\u00a0888,88\u00a0million';
        for (const heading of document.querySelectorAll('h2')) {
          heading.textContent = 'Everything, as of ';
          heading.append(
            Object.assign(document.createElement('time'), { textContent: '28 Nov 2026, 09:10\u00a0SAST' }),
          );
        }
      });
      await scrollsDownOnly(`${name} with long figures`, [320, ...SIZES]);
      const faults = said.splice(0).filter((line) => !/status of (400|404|503)/.test(line));
      expect.soft(faults, name).toEqual([]);
    }
    expect(requests.filter((url) => !url.startsWith(at.api.url) && !url.startsWith('data:'))).toEqual([]);
  }, 300_000);

  it('a table of many columns is a list of rows on a telephone, even one that a search has brought', async () => {
    const { page, context } = await chromium.open();
    await page.setViewportSize({ width: 360, height: 900 });
    const look = () =>
      page.evaluate(() => {
        const [scroll, cell] = [document.querySelector('.scroll'), document.querySelector('.scroll td')];
        return {
          wide: scroll!.scrollWidth - scroll!.clientWidth,
          named: getComputedStyle(cell!, '::before').content,
        };
      });
    await page.goto(`${at.api.url}/companies`);
    expect(await look()).toEqual({ wide: 0, named: '"Awards:"' });
    await page.goto(`${at.api.url}/tenders?status=any&view=table`);
    await page.getByRole('searchbox').pressSequentially('supply');
    await page.waitForURL(/q=supply/);
    expect(await look()).toEqual({ wide: 0, named: '"Buyer:"' });
    await context.close();
  });

  it('a visitor without scripts finds a tender by words, and its documents', async () => {
    const { page } = await chromium.open({ javaScriptEnabled: false });
    await page.goto(at.api.url);
    await page.getByRole('searchbox').fill('supply and delivery');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('list').getByRole('heading').first().getByRole('link').click();
    await page.waitForURL(/\/tenders\/\d+/);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('#documents ~ ul a').count()).toBeGreaterThan(0);
  });

  const provinceWithAwards = async () => {
    for (const province of provinces.filter(({ code }) => code !== null)) {
      const { json } = await at.api.get(`/v2/companies/top?by=value&province=${province.slug}`);
      if ((json.data as unknown[]).length > 0) return province;
    }
    throw new Error('no province has awards');
  };

  it('a journalist comes from the map to the awards of a company, whose amounts are those of /v2', async () => {
    const { page } = await chromium.open();
    await page.goto(at.api.url);
    const withAwards = await provinceWithAwards();
    await page.getByRole('link', { name: `${withAwards.name}: ` }).click();
    await page.waitForURL(new RegExp(`/provinces/${withAwards.slug}$`));
    await page.getByRole('table', { name: 'Companies by value' }).getByRole('link').first().click();
    await page.waitForURL(/\/companies\//);
    const id = page.url().split('/').at(-1)!;
    const { json } = await at.api.get(`/v2/companies/${id}/awards?limit=100`);
    const shown = await page.getByRole('table', { name: 'Awards' }).locator('td.n').allTextContents();
    const rand = (text: string) =>
      text === 'Undisclosed' ? null : Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
    expect(shown.map(rand)).toEqual((json.data as { amount: number | null }[]).map(({ amount }) => amount));
  });

  it('the list follows what one types, says how many there are, and keeps the address right', async () => {
    const { page, said, context } = await chromium.open();
    await page.goto(`${at.api.url}/tenders?status=any&view=table`);
    const count = page.locator('#count');
    const before = await count.textContent();
    await page.evaluate(() => {
      (window as unknown as { same: Element | null }).same = document.getElementById('count');
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).search));
    await page.getByRole('searchbox').pressSequentially('supply');
    await page.waitForURL(/q=supply/);
    expect(await count.textContent()).not.toBe(before);
    expect(await count.textContent()).toContain('for “supply”');
    // The element that announces stays, so that a screen reader says what has changed in it.
    expect(
      await page.evaluate(
        () => (window as unknown as { same: Element | null }).same === document.getElementById('count'),
      ),
    ).toBe(true);
    expect(asked.length).toBeLessThan('supply'.length);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
    expect(await page.locator('#found table').count()).toBe(1);
    await page.getByRole('combobox', { name: 'Province' }).selectOption('gauteng');
    await page.waitForURL(/province=gauteng/);
    const typed = await page.locator('#found').textContent();
    expect(new URL(page.url()).searchParams.get('view')).toBe('table');
    await page.reload();
    expect(await page.locator('#found').textContent()).toBe(typed);
    // Half a date is not yet a mistake; the list stays until the date is complete.
    await page.getByLabel('Estimate at least').fill('x');
    await expect.poll(() => asked.at(-1)).toContain('minValue=x');
    expect(new URL(page.url()).searchParams.get('minValue')).toBeNull();
    await page.keyboard.press('Enter');
    await page.waitForURL(/minValue=x/);
    await page.getByText('minValue must be a number').waitFor();
    expect(said.filter((line) => !/status of 400/.test(line))).toEqual([]);
    await context.close();
  });

  it('the list says in which states it searches while one types', async () => {
    const { page, context } = await chromium.open();
    await page.goto(`${at.api.url}/tenders`);
    const state = page.getByRole('combobox', { name: 'State' }).locator('option:checked');
    expect(await state.textContent()).toBe('Open now');
    await page.getByRole('searchbox').pressSequentially('supply');
    await page.waitForURL(/q=supply/);
    expect(await state.textContent()).toBe('Every state');
    await page.reload();
    await page.getByRole('searchbox').fill('');
    await page.waitForURL(/tenders$/);
    expect(await state.textContent()).toBe('Open now');
    await context.close();
  });

  it('a bidder prints the checklist: the requirements with boxes, nothing of the site around them', async () => {
    const { json } = await at.api.get('/v2/tenders?status=any&limit=100&fields=tenderId,aiKeyRequirements');
    const tender = (json.data as { tenderId: string; aiKeyRequirements: string[] }[]).find(
      ({ aiKeyRequirements }) => aiKeyRequirements.length > 0,
    );
    const { page, context } = await chromium.open();
    await page.goto(`${at.api.url}/tenders/${tender!.tenderId}`);
    const boxes = page.locator('.checks li');
    const shown = await boxes.allTextContents();
    expect(shown.length).toBeGreaterThanOrEqual(tender!.aiKeyRequirements.length);
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.title()).toBe('printed');
    await page.emulateMedia({ media: 'print' });
    expect(
      await page.locator('header.head, footer.foot, form, .no-print').filter({ visible: true }).count(),
    ).toBe(0);
    expect(await boxes.filter({ visible: true }).count()).toBe(shown.length);
    const folded = page.locator('main details:not(.no-print, .no-print *) > :not(summary)');
    expect(await folded.count()).toBeGreaterThan(0);
    expect(await folded.filter({ visible: true }).count()).toBe(await folded.count());
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await context.close();
  });

  it('a slash leads to the search box, and the first tab stop to the content', async () => {
    const { page } = await chromium.open();
    await page.goto(`${at.api.url}/tenders`);
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
    await page.goto(`${at.api.url}/tenders`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
  });
});
