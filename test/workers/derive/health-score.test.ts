import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { southAfricanDay } from '#shared/time.ts';
import { propertyOf, runsOf } from '#test/support/property.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { putRow } from '#test/workers/publish/records.ts';
import { awardPlace } from '#workers/derive/derivations/award-place.ts';
import { categoryHealthScore, provinceHealthScore } from '#workers/derive/derivations/health-score.ts';
import { tenderPlace } from '#workers/derive/derivations/tender-place.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { expandEverything, markDue } from '#workers/derive/stale.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { publishPending } from '#workers/publish/publish.ts';

/** The figures of a province and of a category at the end of each month equal those that are counted one by one. */

const pool = await workerPool();
await storeCodelists(pool);

/** In the order of the registry: a score reads places of awards. */
async function deriveScores(): Promise<void> {
  for (const derivation of [tenderPlace, awardPlace, provinceHealthScore, categoryHealthScore])
    await computeStale(pool, derivation);
}

const DAY = 86_400_000;
const ids = Array.from({ length: 8 }, () => randomUUID());

const award = fc.record({
  status: fc.constantFrom('awarded', 'awarded', 'unsuccessful'),
  amount: fc.constantFrom('100.50', null),
  currency: fc.constantFrom('ZAR', null, 'EUR'),
  errors: fc.constantFrom<string[]>([], ['suspect-amount']),
  awarded: fc.constantFrom('2025-05-20T08:00:00Z', '2025-09-30T08:00:00Z', null),
  seen: fc.constantFrom('2025-06-20T08:00:00Z', '2025-12-20T08:00:00Z'),
});
const tender = fc.record({
  id: fc.constantFrom(...ids),
  province: fc.constantFrom('Gauteng', 'Gauteng', 'Limpopo', 'National', null),
  published: fc.constantFrom('2025-03-20T08:00:00Z', '2025-01-05T08:00:00Z', null),
  category: fc.constantFrom('Services: Professional', 'Services: Civil', null),
  // Half past ten in the evening in UTC is the next month in South Africa.
  closes: fc.constantFrom('2025-03-31T21:30:00Z', '2025-03-31T22:30:00Z', '2025-05-02T09:00:00Z', null),
  status: fc.constantFrom('closed', 'awarded', 'cancelled'),
  cancelled: fc.constantFrom('2025-05-25T08:00:00Z', '2025-11-25T08:00:00Z', null),
  letter: fc.constantFrom(null, null, '2025-04-25T08:00:00Z'),
  extended: fc.constantFrom(null, null, '2025-05-20T08:00:00Z'),
  seen: fc.constantFrom('2025-03-20T08:00:00Z', '2026-01-20T08:00:00Z'),
  quality: fc.constantFrom(1, 0.7),
  notice: fc.constantFrom(null, null, null, 'bidders-list'),
  errors: fc.constantFrom<string[]>([], [], [], ['placeholder-tender']),
  duplicate: fc.constantFrom(false, false, true),
  estimate: fc.constantFrom(null, [10, 200], [10, 90]),
  awards: fc.array(award, { maxLength: 2 }),
});
type Tender = typeof tender extends fc.Arbitrary<infer Value> ? Value : never;

const step = fc.oneof(
  { weight: 8, arbitrary: tender.map((row) => ({ do: 'put' as const, row })) },
  { weight: 1, arbitrary: fc.constantFrom(...ids).map((id) => ({ do: 'remove' as const, id })) },
  { weight: 2, arbitrary: fc.constant({ do: 'derive' as const }) },
);

async function remove(id: string): Promise<void> {
  await pool.query('delete from core.tender where id = $1', [id]);
  await pool.query('delete from core.award where tender_id = $1', [id]);
  for (const table of ofTender) await pool.query(`delete from derived.${table} where id = $1`, [id]);
}
const ofTender = ['tender_effect', 'tender_relation', 'value_estimate'];

const removeAll = () =>
  pool.query(
    ['core.tender', 'core.award', ...ofTender.map((table) => `derived.${table}`)]
      .map((table) => `delete from ${table};`)
      .join(' '),
  );

async function put(row: Tender): Promise<void> {
  await remove(row.id);
  const { id, seen, letter, extended } = row;
  await putRow(pool, 'core.tender', {
    ...{ id, status: row.status, validation_errors: row.errors, province: row.province },
    ...{ category: row.category, notice_kind: row.notice, publication_date_time: row.published },
    ...{ closing_date_time: row.closes, cancelled_at: row.cancelled, quality_score: row.quality },
    ...{ first_captured_at: seen, captured_at: seen },
  });
  for (const { errors, awarded, seen: first, ...award } of row.awards)
    await putRow(pool, 'core.award', {
      ...{ tender_id: id, ...award, validation_errors: errors },
      ...{ awarded_at: awarded, first_captured_at: first },
    });
  if (row.duplicate) await putRow(pool, 'derived.tender_relation', { id, original_id: randomUUID() });
  if (letter !== null || extended !== null)
    await putRow(pool, 'derived.tender_effect', { id, cancelled_at: letter, closing_date_time: extended });
  if (row.estimate !== null)
    await pool.query(
      `insert into derived.value_estimate (id, version, fitted_at, read_hash, known, minimum, maximum, factors, comparables,
         comparables_used, actual_award_value, as_estimated)
       values ($1, 'test', now(), '', 0, $2, $3, '[]', '[]', 0, $4, $4::numeric between $2 and $3)`,
      [row.id, ...row.estimate, row.awards.length > 0 ? '100.50' : null],
    );
}

const moment = (text: string | null): number => (text === null ? Number.NaN : Date.parse(text));
/** The number of a South African month. */
const monthOf = (text: string): number => {
  const [year = '', month = ''] = southAfricanDay(new Date(text)).split('-');
  return Number(year) * 12 + Number(month) - 1;
};

/** Counts by the definitions of docs/data/figures.md. */
function figures(tenders: readonly Tender[], month: number) {
  const between = (first: number, last: number) => (each: Tender) =>
    each.closes !== null && monthOf(each.closes) >= month - first && monthOf(each.closes) <= month - last;
  const invitations = tenders.filter(
    ({ notice, errors, duplicate }) => notice === null && errors.length === 0 && !duplicate,
  );
  const recent = invitations.filter(between(2, 0));
  const earlier = invitations.filter(between(6, 4));
  const closing = (each: Tender) => Math.max(moment(each.closes), moment(each.extended ?? each.closes));
  const byLetter = (each: Tender) => each.letter !== null && each.status === 'closed';
  const statusOf = (each: Tender) => (byLetter(each) ? 'cancelled' : each.status);
  const made = ({ awards }: Tender) => awards.filter(({ status }) => status === 'awarded');
  const followed = earlier.filter((each) => moment(each.seen) <= closing(each) + 90 * DAY);
  const endings = (each: Tender) => [
    ...made(each).map(({ awarded, seen }) => moment(awarded ?? seen)),
    ...(statusOf(each) === 'cancelled' ? [moment(byLetter(each) ? each.letter : each.cancelled)] : []),
  ];
  const awards = earlier.flatMap(made);
  const amounts = awards.filter(({ amount }) => amount !== null);
  const judged = earlier.filter((each) => each.estimate !== null && each.awards.length > 0);
  const seen = [...recent, ...earlier].map((each) => moment(each.seen));
  return {
    recent_tenders: recent.length,
    recent_quality: recent.reduce((sum, { quality }) => sum + Math.round(quality * 10), 0),
    recent_dated: recent.filter((each) => closing(each) > moment(each.published)).length,
    recent_open_long: recent.filter((each) => closing(each) >= moment(each.published) + 14 * DAY).length,
    tenders: earlier.length,
    cancelled: earlier.filter((each) => statusOf(each) === 'cancelled').length,
    outcomes: earlier.filter((each) => statusOf(each) !== 'closed').length,
    followed: followed.length,
    outcomes_in_time: followed.filter((each) => endings(each).some((at) => at <= closing(each) + 90 * DAY))
      .length,
    awards: awards.length,
    awards_with_amount: amounts.length,
    amounts_in_rand: amounts.filter(({ currency }) => currency !== 'EUR').length,
    plausible_amounts: amounts.filter(({ currency, errors }) => currency !== 'EUR' && errors.length === 0)
      .length,
    estimated: judged.length,
    as_estimated: judged.filter(({ estimate }) => estimate![1]! > 100.5).length,
    computed_at: Math.max(...seen, ...awards.map((each) => moment(each.seen))),
  };
}

/** Every score that should exist, by province or category and month. */
function expected(tenders: readonly Tender[]): Record<string, unknown> {
  const scores: Record<string, unknown> = {};
  for (const name of ['Gauteng', 'Limpopo', 'Services: Professional', 'Services: Civil'])
    for (let month = 2025 * 12; month < 2026 * 12; month += 1) {
      const row = figures(
        tenders.filter((each) => each.province === name || each.category === name),
        month,
      );
      if (row.recent_tenders + row.tenders > 0) scores[`${name} ${month}`] = row;
    }
  return scores;
}

async function computed(): Promise<Record<string, unknown>> {
  const { rows } = await pool.query(
    `select entry->>'name' as name, score.*
     from (table derived.province_health_score union all table derived.category_health_score) score
     join core.codelist_entry entry on entry.id = entry_id`,
  );
  return Object.fromEntries(
    rows.map(({ id: _, entry_id: __, name, month, recent_quality, computed_at, ...row }) => [
      `${name} ${monthOf(`${month}T12:00:00Z`)}`,
      {
        ...row,
        recent_quality: Math.round(Number(recent_quality) * 10),
        computed_at: Date.parse(computed_at),
      },
    ]),
  );
}

describe('figures of provinces and categories', () => {
  it(
    'equal those counted one by one, after any history and from an empty table',
    () =>
      propertyOf({ numRuns: runsOf(40) }, fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        await removeAll();
        const present = new Map<string, Tender>();
        for (const each of steps) {
          if (each.do === 'derive') await deriveScores();
          else if (each.do === 'remove') {
            await remove(each.id);
            present.delete(each.id);
          } else {
            await put(each.row);
            present.set(each.row.id, each.row);
          }
        }
        await deriveScores();
        const counted = expected([...present.values()]);
        expect(await computed()).toEqual(counted);
        await pool.query(
          'delete from derived.province_health_score; delete from derived.category_health_score; insert into derived.stale default values',
        );
        await expandEverything(pool);
        await deriveScores();
        expect(await computed()).toEqual(counted);
      }),
    120_000,
  );
});

describe('the score of a province and of a category', () => {
  const plain: Tender = {
    ...{
      id: ids[0]!,
      province: 'Gauteng',
      category: 'Services: Professional' as const,
      published: null,
      status: 'closed',
      cancelled: null,
    },
    ...{ letter: null, extended: null, seen: '2025-03-20T08:00:00Z', quality: 0.7, notice: null, errors: [] },
    ...{ closes: '2025-05-02T09:00:00Z', duplicate: false, estimate: null, awards: [] },
  };

  it('appears when its month has ended, and then stays as it is', async () => {
    await removeAll();
    const [year = '', month = ''] = southAfricanDay(new Date()).split('-');
    const closed = new Date(Date.UTC(Number(year), Number(month) - 2, 10, 9)).toISOString();
    await put({ ...plain, closes: closed as Tender['closes'] });
    await deriveScores();
    const scores = async () =>
      (
        await pool.query(
          'select id, month from (table derived.province_health_score union all table derived.category_health_score) score order by month, id',
        )
      ).rows;
    const before = await scores();
    expect(before.map((row) => monthOf(`${row.month}T12:00:00Z`))).toEqual([
      monthOf(closed),
      monthOf(closed),
    ]);
    // As on the first day of a month, before the score of the month that has just ended was computed.
    await pool.query(
      'delete from derived.province_health_score; delete from derived.category_health_score; delete from derived.stale',
    );
    expect(await markDue(pool)).toBe(2);
    await deriveScores();
    expect(await scores()).toEqual(before);
    await deriveScores();
    expect(await markDue(pool)).toBe(0);
  });

  it.each([
    [resources.province_health_score, { province: 'Gauteng', provinceCode: 'GP' }],
    [resources.category_health_score, { categorySlug: 'services-professional' }],
  ] as const)('is published with its inputs, by the last day of the month: %#', async (resource, named) => {
    await removeAll();
    for (let n = 0; n < 20; n += 1)
      await put({ ...plain, id: `00000000-0000-4000-8000-0000000000${10 + n}` });
    await deriveScores();
    await publishPending(pool, resource);
    const { rows } = await pool.query(
      `select detail, score_date::text as day from read.${resource.name} order by score_date`,
    );
    expect(rows.map(({ day }) => day)).toEqual([
      ...['2025-05-31', '2025-06-30', '2025-07-31', '2025-09-30', '2025-10-31', '2025-11-30'],
    ]);
    expect(JSON.parse(rows[0].detail)).toMatchObject({
      ...{ ...named, year: 2025, quarter: 2, scoreDate: '2025-05-31' },
      ...{ score: null, status: null, complianceScore: 70, auditScore: null, scoredBy: 'health-score-1' },
    });
    expect(JSON.parse(rows[0].detail).contributingItems).toContainEqual({
      ...{ part: 'compliance', input: 'noticeQuality', value: 0.7, records: 20, weight: 10, points: 7 },
      reason: null,
    });
    await removeAll();
    await deriveScores();
    await publishPending(pool, resource);
    expect((await pool.query(`select from read.${resource.name}`)).rows).toEqual([]);
  });
});
