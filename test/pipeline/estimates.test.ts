import { describe, expect, it } from 'vitest';
import { findCategory } from '#shared/codelists/categories.ts';
import type { Comparable } from '#shared/domain/estimation/comparable.ts';
import { idOf, numberOf, putAward, putTender } from '#test/pipeline/invented-tenders.ts';
import { inventions } from '#test/shared/domain/estimation/invented.ts';
import type { TestApi } from '#test/support/api.ts';
import type { Harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';

/** From awards in core, through the job and the stages, to what callers see. */

const HISTORY = 160;
const invented = inventions(HISTORY + 20);
const history = invented.slice(0, HISTORY);
/** Still open, without an award. */
const fresh = invented.slice(HISTORY);

const test: Harness & { api: TestApi } = sharedHarness(
  { api: true, settings: { SCHEDULE_JOBS: 'estimates,estimates-after-load' } },
  async () => {
    await storeCodelists(test.pool());
    for (const one of history) {
      await put(one);
      await award(one);
    }
    for (const one of fresh) await put(one, '2099-01-01T09:00:00Z');
    await refit('estimates-after-load');
  },
);

const put = (one: Comparable, closes: string | null = null) => putTender(test, one, closes);
const award = (one: Comparable, amount = one.amount, day = one.awardDay) => putAward(test, one, amount, day);

/** Runs a job of the schedule and all that follows from it. */
async function refit(job = 'estimates'): Promise<void> {
  await test.stages.handle('schedule', { job });
  await settle();
}

async function settle(): Promise<void> {
  do await test.stages.publishAll();
  while ((await test.rows('select from derived.stale limit 1')).length > 0);
}

const data = async (path: string) => {
  const { status, json } = await test.api.get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return json.data as Record<string, unknown>;
};
const estimateOf = (one: Comparable) => data(`/v2/tenders/${numberOf(one)}/value-estimate`);
/** What scores of provinces count. */
async function asEstimated(one: Comparable): Promise<boolean | null> {
  const [row] = await test.rows<{ as_estimated: boolean | null }>(
    'select as_estimated from derived.value_estimate where id = $1',
    [idOf(one)],
  );
  return row!.as_estimated;
}
const versions = () =>
  test.rows<{ resource: string; seq: string }>(
    'select resource, change_seq as seq from read.version order by 1',
  );

describe('value estimates', () => {
  it('exist for open tenders, with their basis, in records, lists and ranges', async () => {
    const [one] = fresh;
    const found = await estimateOf(one!);
    const scorecard = await data('/v2/meta/estimates');
    expect(found).toMatchObject({
      tenderId: numberOf(one!),
      interval: 0.8,
      methodology: 'historical',
      currency: 'ZAR',
      basis: 'buyer-and-category',
      dataSources: ['awards of the same buyer and category'],
      modelVersion: scorecard['modelVersion'],
      actualAwardValue: null,
      estimationError: null,
    });
    expect(found).not.toHaveProperty('reason', expect.anything());
    const [least, middle, most] = ['estimatedMin', 'estimatedMedian', 'estimatedMax'].map(
      (name) => found[name] as number,
    );
    expect(least).toBeLessThan(middle!);
    expect(middle).toBeLessThan(most!);
    const comparables = found['comparables'] as {
      tenderRecordId: string;
      tenderId: string;
      amount: number;
    }[];
    const compared = history.find((other) => idOf(other) === comparables[0]!.tenderRecordId)!;
    expect(comparables[0]).toMatchObject({ tenderId: numberOf(compared), amount: Number(compared.amount) });

    const tender = await data(`/v2/tenders/${numberOf(one!)}`);
    expect(tender['estimatedValue']).toEqual({
      min: least,
      max: most,
      median: middle,
      confidence: (found['confidenceScore'] as number) / 100,
      methodology: 'historical',
    });
    const range = `/v2/tenders/value-range?min=${middle}&max=${middle}&status=active`;
    expect(await data(range)).toEqual(
      expect.arrayContaining([expect.objectContaining({ tenderId: numberOf(one!) })]),
    );
  });

  it('are the value that the publisher states, if it states one', async () => {
    const one = fresh.at(-1)!;
    const estimated = await estimateOf(one);
    await test.rows('update core.tender set value_amount = 1500000 where id = $1', [idOf(one)]);
    await test.rows(`insert into core.outbox (resource, entity_id) values ('tender', $1)`, [idOf(one)]);
    await settle();
    expect(await estimateOf(one)).toMatchObject({
      ...{ estimatedMin: 1_500_000, estimatedMedian: 1_500_000, estimatedMax: 1_500_000 },
      ...{ methodology: 'document', basis: 'text', dataSources: ['value that the publisher states'] },
      ...{ confidenceScore: 100, interval: null, reason: null, comparables: [], factors: [] },
    });
    const { estimatedValue } = await data(`/v2/tenders/${numberOf(one)}`);
    expect(estimatedValue).toEqual({
      ...{ min: 1_500_000, max: 1_500_000, median: 1_500_000, confidence: 1, methodology: 'document' },
    });
    await test.rows('update core.tender set value_amount = null where id = $1', [idOf(one)]);
    await test.rows(`insert into core.outbox (resource, entity_id) values ('tender', $1)`, [idOf(one)]);
    await settle();
    expect(await estimateOf(one)).toMatchObject({ estimatedMedian: estimated['estimatedMedian'] });
  });

  it('are none if an organ of state sells, and the reason says so', async () => {
    const sale: Comparable = {
      ...invented[0]!,
      tenderId: 'tender-8002',
      description: 'Sale of erf 9, Ceres',
    };
    await put(sale, '2099-01-01T09:00:00Z');
    await settle();
    expect(await estimateOf(sale)).toMatchObject({ reason: 'not-a-purchase', estimatedMedian: null });
  });

  it('know all awards while a tender is open, and those until its closing afterwards', async () => {
    // Published before any award was known.
    const early: Comparable = { ...invented[0]!, tenderId: 'tender-8001' };
    await put(early, '2099-01-01T09:00:00Z');
    await settle();
    const open = await estimateOf(early);
    expect(open).toMatchObject({ reason: null, basis: 'buyer-and-category', methodology: 'historical' });
    expect(open['dataSources']).toEqual(['awards of the same buyer and category']);
    const close = (day: string) =>
      test.rows('update core.tender set closing_date_time = $2 where id = $1', [
        idOf(early),
        `${day}T09:00:00Z`,
      ]);
    await close(history[20]!.knownDay);
    await settle();
    expect(await estimateOf(early)).toMatchObject({ reason: 'not-calibrated', basis: null, dataSources: [] });
    await close('2021-12-31');
    await settle();
    expect(await estimateOf(early)).toMatchObject({ reason: 'too-few-awards' });
    await close('2099-01-01');
    await settle();
    expect(await estimateOf(early)).toEqual({
      ...open,
      updatedAt: expect.anything(),
      syncedAt: expect.anything(),
    });
  });

  it('give the reason if there is none', async () => {
    const [first] = history;
    expect(await estimateOf(first!)).toMatchObject({
      reason: 'too-few-awards',
      estimatedMedian: null,
      interval: null,
      confidenceScore: null,
      comparables: [],
    });
    expect((await data(`/v2/tenders/${numberOf(first!)}`))['estimatedValue']).toBeNull();
  });

  it('never change because of the tender’s own award, which only shows how far off they were', async () => {
    const one = fresh[1]!;
    const before = await estimateOf(one);
    await award(one);
    await settle();
    const judged = await estimateOf(one);
    const error = (before['estimatedMedian'] as number) / Number(one.amount) - 1;
    expect(judged).toEqual({
      ...before,
      actualAwardValue: Number(one.amount),
      estimationError: expect.closeTo(error, 3),
    });
    const isWithin =
      Number(before['estimatedMin']) <= Number(one.amount) &&
      Number(one.amount) <= Number(before['estimatedMax']);
    expect(await asEstimated(one)).toBe(isWithin);
    await test.rows(`update core.award set amount = amount * 1000 where tender_id = $1`, [idOf(one)]);
    await settle();
    await refit();
    expect(await estimateOf(one)).toMatchObject({
      estimatedMedian: before['estimatedMedian'],
      estimatedMin: before['estimatedMin'],
      comparables: before['comparables'],
    });
  });

  it('count no implausible amount', async () => {
    const one = fresh[2]!;
    await award(one, '-5');
    await settle();
    expect(await estimateOf(one)).toMatchObject({ actualAwardValue: null, estimationError: null });
    expect(await asEstimated(one)).toBeNull();
    await test.rows(
      `update core.award set amount = 1e15, validation_errors = '{award-above-plausible}' where tender_id = $1`,
      [idOf(one)],
    );
    await settle();
    expect(await estimateOf(one)).toMatchObject({ actualAwardValue: null });
  });

  it('are not published again after a fit that changes nothing, nor after a model that moves them a little', async () => {
    await refit();
    const before = await versions();
    await refit();
    expect(await versions()).toEqual(before);
    // An award that is published late was known before open tenders were published.
    const early = history[150]!;
    await test.rows(`update core.award set amount = amount * 1.001 where tender_id = $1`, [idOf(early)]);
    await settle();
    const old = await versions();
    const changes = await test.rows('select id from read.value_estimate order by change_seq desc limit 1');
    await refit();
    const moved = (await versions()).filter(
      ({ resource, seq }) => old.find((one) => one.resource === resource)?.seq !== seq,
    );
    expect(moved.map(({ resource }) => resource)).toEqual(['estimation_model']);
    expect(await test.rows('select id from read.value_estimate order by change_seq desc limit 1')).toEqual(
      changes,
    );
    expect((await test.rows('select from derived.estimation_model')).length).toBeLessThanOrEqual(3);
  });

  it('follow a change of the tender’s text at once', async () => {
    const one = fresh[3]!;
    const before = await estimateOf(one);
    const other = invented.find(({ category }) => category !== one.category)!;
    await test.rows('update core.tender set description = $2, category = $3 where id = $1', [
      idOf(one),
      other.description,
      findCategory(other.category!)!.name,
    ]);
    await settle();
    expect((await estimateOf(one))['estimatedMedian']).not.toBe(before['estimatedMedian']);
  });
});

describe('the scorecard', () => {
  it('is public and says how good estimates were, beside simple predictors', async () => {
    const { status, json } = await test.api.get('/v2/meta/estimates', { key: null });
    expect(status).toBe(200);
    const card = json.data as Record<string, number> & { baselines: { globalMedian: { withinTwo: number } } };
    expect(card['comparables']).toBeGreaterThanOrEqual(HISTORY);
    expect(card['judgedBy']).toBe('folds');
    expect(card['judged']).toBeGreaterThan((HISTORY * 2) / 3);
    expect(card['coverage']).toBeGreaterThan(0.6);
    expect(card['withinTwo']).toBeGreaterThan(card.baselines.globalMedian.withinTwo);
    const judged = (part: string) =>
      (card[part] as unknown as { judged: number }[]).reduce((sum, one) => sum + one.judged, 0);
    expect([judged('categories'), judged('years')]).toEqual([card['judged'], card['judged']]);
  });
});

describe('benchmarks of industries', () => {
  it('show least, median and greatest amount if ten awards count', async () => {
    const industry = 'construction';
    const [naive] = await test.rows(
      `select count(*)::int as n, min(amount)::float8 as least, max(amount)::float8 as most,
         round(percentile_cont(0.5) within group (order by amount)::numeric, 2)::float8 as middle
       from core.award join core.tender on tender.id = award.tender_id
       where category in (select entry->>'name' from core.codelist_entry where entry->>'industry' = $1)
         and amount > 0 and award.validation_errors = '{}'`,
      [industry],
    );
    expect(await data(`/v2/industry/benchmarks/${industry}`)).toMatchObject({
      industryId: industry,
      industryName: 'Construction',
      sampleSize: naive!['n'],
      minValue: naive!['least'],
      medianValue: naive!['middle'],
      maxValue: naive!['most'],
      subCategories: ['Civil engineering'],
    });
    const all = (await data('/v2/meta/industries')) as unknown as {
      sampleSize: number;
      medianValue: number | null;
    }[];
    expect(all).toHaveLength(19);
    for (const { sampleSize, medianValue } of all) expect(medianValue === null).toBe(sampleSize < 10);
  });
});
