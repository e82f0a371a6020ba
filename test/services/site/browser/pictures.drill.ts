import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '#shared/access/accounts.ts';
import { templatesOf } from '#test/services/site/templates.ts';
import { siteWorld } from '#test/services/site/world.ts';
import { projectRoot } from '#test/support/processes.ts';
import { shared } from '#test/support/shared.ts';
import { hasChromium, startChromium } from '#test/widgets/support/chromium.ts';
import { signIn, uploadTo } from './account-forms.ts';
import { drawCard } from './drawing/card.ts';
import { withPalette } from './drawing/png.ts';

/**
 * `npm run drill -- pictures`: every template of the site in three widths and both themes, for people to look at, in a folder of
 * its own; a sheet with all six of each template and a selection in docs/site/; and the picture that stands for pages of no record
 * where their address is shared.
 */

const WIDTHS = [360, 800, 1_440] as const;
const THEMES = ['light', 'dark'] as const;
/** Taller pages are cut: what follows is more of the same. */
const TALLEST = 3_600;
const SHOWN: Readonly<Record<string, number>> = { 360: 780, 800: 1_000, 1440: 950 };

/** One look of a template: what a screen shows first. */
type View = { width: number; theme: string; png: Buffer };
/** The size of pictures on sheets. */
const SCALE = 0.35;

/** The selection, as template, width and theme. */
const CHOSEN = new Set([
  ...['start 1440 light', 'start 360 dark', 'a search 1440 light', 'a table 1440 dark', 'tender 1440 light'],
  ...['tender 360 light', 'buyer 1440 light', 'company 1440 dark', 'province 800 light', 'status 1440 light'],
  ...['restricted 800 dark', 'quick start 1440 light', 'a path 1440 dark', 'new key 800 light'],
]);

describe.skipIf(!hasChromium)('pictures', () => {
  const chromium = shared(startChromium);
  let at: Awaited<ReturnType<typeof siteWorld>>;
  beforeAll(async () => {
    at = await siteWorld({ releases: 120, whole: true });
  }, 900_000);
  afterAll(() => at?.close());

  it('of every template', async () => {
    const all = await mkdtemp(join(tmpdir(), 'site-pictures-'));
    const selection = join(projectRoot, 'docs/site');
    await mkdir(selection, { recursive: true });
    await writeFile(join(projectRoot, 'services/site/layout/picture.png'), await drawCard(chromium));
    const views = new Map<string, View[]>();
    const draw = async (page: Page, name: string, width: number, theme: string) => {
      const file = `${name.replaceAll(' ', '-')}-${width}-${theme}.png`;
      const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight));
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: join(all, file) });
      await page.setViewportSize({ width, height: SHOWN[width]! });
      const png = await page.screenshot();
      views.set(name, [...(views.get(name) ?? []), { width, theme, png }]);
      if (CHOSEN.has(`${name} ${width} ${theme}`))
        await writeFile(join(selection, file), await withPalette(png));
    };
    // Of all tenders the one whose documents say most.
    const [richest] = await at.rows<{ id: string }>(
      `select tender_record_id as id from read.tender_analysis order by length(detail) desc, id limit 1`,
    );
    const [buyer] = await at.rows<{ slug: string }>(
      `select slug from derived.organization_supplier join core.organization using (id)
       order by suppliers desc, awards_of_three desc, id limit 1`,
    );
    await pretendMonth();
    await at.stages.handle('exports', { snapshot: 'pictures' });
    const templates = [
      ...(await templatesOf(at.api)).map(
        ([name, path]) =>
          [
            name,
            {
              ...{ tender: `/tenders/${richest!.id}`, passages: `/tenders/${richest!.id}/passages` },
              ...{ documents: `/tenders/${richest!.id}/documents`, buyer: `/buyers/${buyer!.slug}` },
            }[name] ?? path,
          ] as const,
      ),
      ['quick start', '/docs'],
      ['reference', '/docs/reference'],
      ['a path', '/docs/reference/tenders'],
      ['a long path', '/docs/reference/tendersById'],
      ['a guide', '/docs/filters-and-search'],
      ['errors', '/docs/errors'],
      ['an error', '/docs/errors/BAD_REQUEST'],
      ['changelog', '/docs/changelog'],
      ['sign in', '/account'],
    ] as const;
    const { page } = await chromium.open();
    for (const theme of THEMES)
      for (const width of WIDTHS) {
        await page.emulateMedia({ colorScheme: theme });
        await page.setViewportSize({ width, height: SHOWN[width]! });
        for (const [name, path] of templates) {
          await page.goto(at.api.url + path);
          await draw(page, name, width, theme);
        }
      }
    await drawAccount(page, async (name) => {
      for (const theme of THEMES)
        for (const width of WIDTHS) {
          await page.emulateMedia({ colorScheme: theme });
          await page.setViewportSize({ width, height: SHOWN[width]! });
          await draw(page, name, width, theme);
        }
    });
    const sheets = join(selection, 'templates');
    await mkdir(sheets, { recursive: true });
    for (const [name, of] of views) {
      expect(of, name).toHaveLength(WIDTHS.length * THEMES.length);
      await writeFile(
        join(sheets, `${name.replaceAll(' ', '-')}.png`),
        await withPalette(await sheetOf(page, of)),
      );
    }
    process.stdout.write(`pictures are in ${all}\n`);
  }, 900_000);

  /** @returns one small picture of a template's views: one theme a row, narrow ones first */
  async function sheetOf(page: Page, of: readonly View[]): Promise<Buffer> {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 960, height: 720 });
    const rows = THEMES.map((theme) =>
      of
        .filter((view) => view.theme === theme)
        .toSorted((one, other) => one.width - other.width)
        .map(
          ({ width, png }) =>
            `<img width="${Math.round(width * SCALE)}" src="data:image/png;base64,${png.toString('base64')}">`,
        )
        .join(' '),
    );
    await page.goto('about:blank');
    await page.setContent(
      `<body style="margin:12px;background:#8a9a97">${rows.map((row) => `<div style="display:flex;gap:12px;align-items:start;margin-bottom:12px">${row}</div>`).join('')}`,
    );
    return page.screenshot({ fullPage: true });
  }

  /** What a service that has run for a month would show of its health. */
  async function pretendMonth(): Promise<void> {
    await at.rows(
      `insert into ops.health (checked_at, findings, measured) values (now() + interval '1 hour', '[]', '[]')`,
    );
    await at.rows(
      `insert into ops.cron_runs (id, started_at, completed_at, status, kind, entity, mode, rows_synced, pages, invocation_id)
       select gen_random_uuid(), moment, moment, case when days = 9 and entity = 'etenders' then 'failed' when days = 8 then 'partial' else 'completed' end,
         'sync', entity, 'incremental', 12, 3, gen_random_uuid()::text
       from generate_series(1, 29) days cross join lateral (select now() - make_interval(days => days) as moment) began
       cross join unnest(array['ocds', 'etenders', 'treasury-restricted', 'treasury-defaulters']) entity
       union all select gen_random_uuid(), now() - interval '8 days', now(), 'completed', 'sync', entity, 'incremental', 12, 3, gen_random_uuid()::text
       from unnest(array['ocds', 'etenders']) entity`,
    );
    await at.rows(
      `insert into ops.check_day (day, "check", tenders)
       select current_date - days, name, case name when '' then 110 else 8 + days / 2 end
       from generate_series(0, 29) days cross join unnest(array['', 'no-title', 'title-is-number']) name`,
    );
    await at.rows(
      `insert into ops.incident (condition, subject, reason, began_at, ended_at) values ('sync-age-seconds', 'etenders',
         'etenders is late: no sync has been completed for 5 hours', now() - interval '9 days', now() - interval '9 days' + interval '7 hours')`,
    );
  }

  /** The pages of a user, who makes a key. */
  async function drawAccount(page: Page, draw: (name: string) => Promise<void>): Promise<void> {
    const user = await createUser(at.prisma('tender_operator'), {
      ...{ email: 'thandi@example.org', plan: 'enterprise', role: 'user', company: 'Skyline Civils' },
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 800, height: SHOWN[800]! });
    await signIn(page, at.api.url, user);
    await page.goto(`${at.api.url}/account/keys`);
    await page.getByLabel('What is the new key for?').fill('Price monitor');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.locator('#key').waitFor();
    await draw('new key');
    await page.getByRole('link', { name: 'this key' }).click();
    await page.getByRole('heading', { name: 'Price monitor' }).waitFor();
    await draw('key');
    await page.getByRole('link', { name: 'Revoke this key' }).click();
    await page.getByRole('heading', { name: 'Revoke Price monitor?' }).waitFor();
    await draw('revoke');
    await page.goto(`${at.api.url}/account`);
    await draw('account');
    await page.goto(`${at.api.url}/account/keys`);
    await draw('keys');
    await page.goto(`${at.api.url}/account/exports`);
    await draw('exports');
    await page.goto(`${at.api.url}/account/vault`);
    await uploadTo(page, '2027-01-31');
    await draw('vault');
    await page.getByRole('link', { name: 'Delete tax.pdf' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await draw('delete');
  }
});
