import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#shared/database/connection.ts';
import { type Week, weekName, weekOf, weeksLater } from '#shared/domain/content/briefing/week.ts';
import type { FigureSource } from '#shared/tables/content.ts';
import { southAfricanDay } from '#shared/time.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { collectAll } from '#test/workers/filled-database.ts';
import { writeMissingBriefings } from '#workers/content/briefings/job.ts';
import { writeWeek } from '#workers/content/briefings/write.ts';
import { content } from '#workers/content/stage.ts';
import { normalise } from '#workers/normalise/stage.ts';

/** Briefings and newsletters, from generated tenders to what callers see. */

const publisher = { releases: 80, seed: 21, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') };
const test = sharedHarness({ api: true, publisher });
let busiest: Week;
beforeAll(async () => {
  await normalise.start?.(test.context);
  await content.start?.(test.context);
  // Awards follow months after their tenders, and closing times move meanwhile.
  for (const mode of ['backfill', 'refetch'] as const) {
    await collectAll(test, mode);
    await test.settled();
    await test.publisher.command('advance?days=90');
  }
  const [{ day }] = (await test.rows(
    `select (publication_date_time at time zone 'Africa/Johannesburg')::date::text as day from read.tender
     where publication_date_time < now() - interval '8 days' group by 1 order by count(*) desc, 1 limit 1`,
  )) as [{ day: string }];
  busiest = weekOf(day);
}, 240_000);

type Text = {
  id: string;
  slug: string;
  title: string;
  content: string;
  contentHtml: string;
  contentText: string;
  provinceSlug: string | null;
  sources: FigureSource[];
  revision: number;
  corrections: { revision: number; changes: string[] }[];
};
const get = async (path: string) => {
  const { status, json } = await test.api.get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return json;
};
const write = async (week: Week) => {
  const changed = await transaction(test.pool(), (client) => writeWeek(client, week, null));
  await test.stages.publishAll();
  return changed;
};
const briefings = async (): Promise<Text[]> => {
  const listed = (await get('/v2/articles?briefingType=weekly&limit=100')).data as Text[];
  return Promise.all(listed.map(async ({ id }) => (await get(`/v2/articles/${id}`)).data as Text));
};
const edition = async (): Promise<Text> => {
  const [first] = (await get('/v2/newsletters?newsletterTypeId=weekly-tenders')).data as Text[];
  return (await get(`/v2/newsletters/${first?.id}`)).data as Text;
};
/** @returns the figures that the API shows otherwise */
async function wrong({ sources }: Text): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { request, path, value } of sources) {
    const shown = path
      .split('.')
      .reduce<unknown>((node, name) => (node as Record<string, unknown> | null)?.[name], await get(request));
    if (shown !== value) found.push({ request, path, value, shown });
  }
  return found;
}

describe('briefings', () => {
  it('are written for the country and each province, and every figure is shown by its request', async () => {
    expect(await write(busiest)).toEqual(['article', 'newsletter_edition']);
    const texts = await briefings();
    expect(texts.map(({ provinceSlug }) => provinceSlug)).toHaveLength(10);
    for (const text of texts) {
      expect(text.sources.length).toBeGreaterThan(10);
      expect(await wrong(text)).toEqual([]);
      expect(text.contentHtml).toContain('<svg');
    }
    const country = texts.find(({ provinceSlug }) => provinceSlug === null)!;
    const published = country.sources[0]!;
    expect(published).toMatchObject({ path: 'meta.totalCount', settled: true });
    expect(published.value).toBeGreaterThan(0);
    expect(country.content).toContain(`${published.value} tender`);
    const letter = await edition();
    expect(await wrong(letter)).toEqual([]);
    expect(letter.content).toContain('<svg');
    expect(letter.contentText).toContain(`${published.value} tender`);
  }, 60_000);

  it('are the same for the same data', async () => {
    const before = await test.rows('select resource, change_seq from read.version order by 1');
    expect(await write(busiest)).toEqual([]);
    expect(await test.rows('select resource, change_seq from read.version order by 1')).toEqual(before);
  });

  it.each([
    [
      'awards with what their winners have won in all',
      'Its awards in all: ',
      `select (first_seen_at at time zone 'Africa/Johannesburg')::date::text as day from read.award
       where counted_amount > 0 and status = 'awarded' order by 1 limit 1`,
    ],
    [
      'closing times that moved',
      '## Closing times that moved',
      `select (event.occurred_at at time zone 'Africa/Johannesburg')::date::text as day from core.tender_event event
       join read.tender_timeline shown on shown.id = event.id where event_type = 'closing-date-changed' order by 1 limit 1`,
    ],
    [
      'cancellations',
      '## Cancellations',
      `select (event.occurred_at at time zone 'Africa/Johannesburg')::date::text as day from core.tender_event event
       join read.tender_timeline shown on shown.id = event.id where event_type = 'cancelled' order by 1 limit 1`,
    ],
    [
      'suppliers that were restricted',
      'of suppliers began in this week',
      `select period_from::text as day from read.restricted_supplier order by 1 desc limit 1`,
    ],
    [
      'buyers whose awards are late',
      '## Awards that are late',
      `select ((closing_date_time at time zone 'Africa/Johannesburg')::date + 91)::text as day from read.tender
       where status = 'closed' and organization_slug is not null order by 1 limit 1`,
    ],
  ])(
    'name %s',
    async (_, words, statement) => {
      const [found] = await test.rows<{ day: string }>(statement);
      const week = weekOf(found!.day);
      await write(week);
      // The text of a week that has not ended exists, but its time has not come.
      const [row] = await test.rows<Text>(
        `select content, sources from core.article where province_slug is null and week_start_date = $1::date and origin = 'composed'`,
        [week.from],
      );
      expect(row?.content).toContain(words);
      expect(await wrong(row!)).toEqual([]);
    },
    60_000,
  );

  it('are corrected by a new revision that says what changed', async () => {
    const [{ tender_id: tenderId }] = (await test.rows(
      `select tender_id from read.tender where publication_date_time >= $1::date and publication_date_time < $1::date + 6
         and placeholder = 0 and province_slug is not null limit 1`,
      [busiest.from],
    )) as [{ tender_id: string }];
    await test.rows(
      `update core.tender set publication_date_time = publication_date_time - interval '40 days' where tender_id = $1`,
      [tenderId],
    );
    await test.rows(
      `insert into core.outbox (resource, entity_id) select 'tender', id from core.tender where tender_id = $1`,
      [tenderId],
    );
    await test.stages.publishAll();
    expect(await write(busiest)).toEqual(['article', 'newsletter_edition']);
    const texts = await briefings();
    const country = texts.find(({ slug }) => slug === `briefing-${weekName(busiest)}`)!;
    const published = Number(country.sources[0]?.value);
    expect(country).toMatchObject({
      revision: 2,
      corrections: [
        {
          revision: 2,
          changes: expect.arrayContaining([
            `tenders published in the week: ${published}, not ${published + 1}`,
          ]),
        },
      ],
      content: expect.stringContaining('## Corrections'),
    });
    expect(await wrong(country)).toEqual([]);
    // The other provinces have nothing to correct.
    expect(
      texts.filter(({ revision, slug }) => revision === 1 && slug.endsWith(weekName(busiest))),
    ).toHaveLength(8);
  }, 60_000);

  it('of the week that has ended are written once a first load is published, and not before', async () => {
    await test.rows(
      `insert into core.outbox (resource, entity_id, at) values ('tender', gen_random_uuid(), now() - interval '2 minutes')`,
    );
    expect(await writeMissingBriefings(test.context)).toBe(0);
    await test.stages.publishAll();
    expect(await writeMissingBriefings(test.context)).toBe(2);
    expect(await writeMissingBriefings(test.context)).toBe(0);
    await test.stages.publishAll();
    const last = weeksLater(weekOf(southAfricanDay(new Date())), -1);
    expect((await briefings()).map(({ slug }) => slug)).toContain(`briefing-${weekName(last)}`);
  }, 60_000);

  it('keep to what the record of their author says', async () => {
    const week = weeksLater(busiest, -30);
    await test.rows(
      `update core.author set max_posts_per_week = 3, banned_phrases = '{rules of this service}' where slug = 'data-desk'`,
    );
    expect(await write(week)).toEqual(['newsletter_edition']);
    const withheld = () =>
      test.rows<{ subject: string; rules: string[] }>(
        `select subject, detail->'rules' as rules from ops.issue where kind = 'briefing-withheld' order by 1`,
      );
    expect(await withheld()).toHaveLength(10);
    expect((await withheld())[0]?.rules).toEqual([expect.stringContaining('“rules of this service”')]);
    await test.rows(`update core.author set banned_phrases = '{}' where slug = 'data-desk'`);
    await write(week);
    const count = async (of: Week) =>
      (
        await test.rows(`select from core.article where origin = 'composed' and week_start_date = $1::date`, [
          of.from,
        ])
      ).length;
    expect(await count(week)).toBe(3);
    expect(await withheld()).toEqual([]);
    await test.rows(
      `update core.author set max_posts_per_week = null, cooldown_days_by_topic = '{"Weekly briefing": 14}' where slug = 'data-desk'`,
    );
    await write(weeksLater(week, 1));
    // The three that have one in the week before pause.
    expect(await count(weeksLater(week, 1))).toBe(7);
  }, 60_000);
});
