import { describe, expect, it } from 'vitest';
import { ocds } from '#workers/collect/sources/ocds.ts';
import { beginningOf, normaliseAll, openHarness, openPublisher, storedOcids } from './harness.ts';

/** Everything that upstream has been seen to do, often. */
const EVERYTHING =
  '500:0.1,html:0.05,empty:0.05,truncated:0.05,broken:0.05,429:0.05:0,content-type:0.1,unstable,drift:0.2,small-pages:0.2';

const misses = ocds.passes.number!.misses.value;
const numberOf = (ocid: string) => Number(ocid.slice(ocid.lastIndexOf('-') + 1));

describe('completeness', () => {
  it.each([1, 2, 3])(
    'every release is stored in spite of all faults, and the completeness view says so (seed %i)',
    async (seed) => {
      const publisher = await openPublisher({ releases: 120, seed, faults: EVERYTHING, clockRate: 0 });
      const harness = await openHarness({
        OCDS_BASE_URL: publisher.url,
        COLLECT_FROM: beginningOf(publisher),
      });
      await harness.sync({ mode: 'backfill' });
      // What still failed after all attempts is recorded as failing, and the next run asks for it again.
      await harness.sync({ mode: 'backfill' });
      await normaliseAll(harness);

      expect(await storedOcids(harness)).toEqual(await publisher.published());
      const numbers = (await publisher.published()).map(numberOf);
      const [completeness] = await harness.rows('select * from ops.completeness');
      expect(completeness).toMatchObject({
        source: 'ocds',
        first_number: Math.min(...numbers),
        max_number: Math.max(...numbers),
        published: String(numbers.length),
        failing: '0',
        unknown: '0',
      });
      const [reconciliation] = await harness.rows<Record<string, string>>('select * from ops.reconciliation');
      expect(reconciliation).toMatchObject({ outstanding: '0' });
      expect(Number(reconciliation!['stored'])).toBe(
        Number(reconciliation!['normalised']) +
          Number(reconciliation!['unchanged']) +
          Number(reconciliation!['rejected']),
      );
      expect(Number(reconciliation!['faults'])).toBeGreaterThan(0);
    },
  );

  it('numbers are asked for until so many in a row were never published, above and below', async () => {
    const publisher = await openPublisher({ releases: 60, clockRate: 0 });
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await harness.sync({ mode: 'backfill' });
    const numbers = (await publisher.published()).map(numberOf);
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    const checks = await harness.rows<{ number: number; outcome: string }>(
      'select number, outcome from ops.number_check order by number',
    );
    const expected = [];
    for (let number = first - misses; number <= last + misses; number += 1) {
      if (!numbers.includes(number)) expected.push({ number, outcome: 'never' });
    }
    expect(checks).toEqual(expected);
  });

  it('finds what no list shows: numbers beyond the highest and gaps that are filled late', async () => {
    const publisher = await openPublisher({ releases: 80, clockRate: 0 });
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await harness.sync({ mode: 'backfill' });
    const last = Math.max(...(await publisher.published()).map(numberOf));
    const before = new Set(await publisher.published());
    await publisher.command('publish?count=60');
    const added = (await publisher.published()).filter((ocid) => !before.has(ocid)).map(numberOf);
    // The case is only tested if the data has it.
    expect(added.some((number) => number < last)).toBe(true);
    expect(added.some((number) => number > last)).toBe(true);

    await publisher.command('faults?spec=empty:1');
    await harness.sync({ mode: 'incremental' });
    expect(await storedOcids(harness)).toEqual(await publisher.published());
    const filled = await harness.rows('select number from ops.number_check where number = any($1)', [added]);
    expect(filled).toEqual([]);
  });

  it('an old gap is left alone for half its age, a recent one is asked for by every incremental run', async () => {
    const publisher = await openPublisher({ releases: 60, clockRate: 0 });
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await harness.sync({ mode: 'backfill' });
    const [gap] = await harness.rows<{ number: number }>(
      `select number from ops.number_check where number < (select max(number) from raw.capture)
         and number > (select min(number) from raw.capture) limit 1`,
    );
    const age = (since: number, last: number) =>
      harness.rows(
        `update ops.number_check set since = now() - $2 * interval '1 day', last_at = now() - $3 * interval '1 day', times = 1 where number = $1`,
        [gap!.number, since, last],
      );
    const times = async () =>
      (
        await harness.rows<{ times: number }>('select times from ops.number_check where number = $1', [
          gap!.number,
        ])
      )[0]!.times;

    await age(40, 10);
    await harness.sync({ mode: 'backfill' });
    expect(await times()).toBe(1);
    await harness.sync({ mode: 'incremental' });
    expect(await times()).toBe(2);
    await age(40, 25);
    await harness.sync({ mode: 'backfill' });
    expect(await times()).toBe(2);
  });

  it('one absurd number does not send us through a million others', async () => {
    const publisher = await openPublisher({ releases: 40, clockRate: 0 });
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await harness.sync({ mode: 'backfill' });
    await harness.rows(
      `update raw.capture set number = 2000000000 where ctid = (select min(ctid) from raw.capture)`,
    );
    await harness.sync({ mode: 'backfill' });
    const [issue] = await harness.rows(`select kind, detail from ops.issue where kind = 'number-outlier'`);
    expect(issue).toMatchObject({ detail: { outliers: 1 } });
    const [run] = await harness.rows(`select status from ops.cron_runs order by started_at desc limit 1`);
    expect(run).toEqual({ status: 'completed' });
  });

  it('fetching again shows what changed in place', async () => {
    const publisher = await openPublisher({ releases: 60, clockRate: 0 });
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await harness.sync({ mode: 'backfill' });
    await normaliseAll(harness);
    const latest = async () =>
      new Map(
        (
          await harness.rows<{ ocid: string; hash: string }>(
            `select distinct on (natural_key) natural_key as ocid, encode(hash, 'hex') as hash from raw.capture order by natural_key, response_id desc`,
          )
        ).map(({ ocid, hash }) => [ocid, hash]),
      );
    const before = await latest();
    await publisher.command('advance?days=90');
    await harness.sync({ mode: 'refetch' });
    const after = await latest();
    const { releases } = (await (await fetch(`${publisher.url}/__control/published`)).json()) as {
      releases: { ocid: string; sha256: string }[];
    };
    const known = releases.filter(({ ocid }) => before.has(ocid));
    expect(known.map(({ ocid }) => after.get(ocid))).toEqual(known.map(({ sha256 }) => sha256));
    expect([...before].some(([ocid, hash]) => after.get(ocid) !== hash)).toBe(true);
  });
});
