import { describe, expect, it } from 'vitest';
import { ocds } from '#workers/collect/sources/ocds.ts';
import { beginningOf, normaliseAll, openPublisher, openRig, storedOcids } from './rig.ts';

/** Everything that upstream has been seen to do, often. */
const EVERYTHING =
  '500:0.1,html:0.05,empty:0.05,truncated:0.05,broken:0.05,429:0.05:0,content-type:0.1,unstable,drift:0.2,small-pages:0.2';

const misses = ocds.passes.number!.misses.value;
const numberOf = (ocid: string) => Number(ocid.slice(ocid.lastIndexOf('-') + 1));

describe('completeness', () => {
  it.each([1, 2, 3])(
    'every release is stored in spite of all faults, and the ledger says so (seed %i)',
    async (seed) => {
      const publisher = await openPublisher({ releases: 120, seed, faults: EVERYTHING, clockRate: 0 });
      const rig = await openRig({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
      await rig.sync({ mode: 'backfill' });
      // What still failed after all attempts is failing in the books, and the next run asks for it again.
      await rig.sync({ mode: 'backfill' });
      await normaliseAll(rig);

      expect(await storedOcids(rig)).toEqual(await publisher.published());
      const numbers = (await publisher.published()).map(numberOf);
      const [ledger] = await rig.rows('select * from ops.completeness');
      expect(ledger).toMatchObject({
        source: 'ocds',
        first_number: Math.min(...numbers),
        max_number: Math.max(...numbers),
        published: String(numbers.length),
        failing: '0',
        unknown: '0',
      });
      const [balance] = await rig.rows<Record<string, string>>('select * from ops.reconciliation');
      expect(balance).toMatchObject({ outstanding: '0' });
      expect(Number(balance!['stored'])).toBe(
        Number(balance!['normalised']) + Number(balance!['unchanged']) + Number(balance!['rejected']),
      );
      expect(Number(balance!['faults'])).toBeGreaterThan(0);
    },
  );

  it('numbers are asked for until so many in a row were never published, above and below', async () => {
    const publisher = await openPublisher({ releases: 60, clockRate: 0 });
    const rig = await openRig({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await rig.sync({ mode: 'backfill' });
    const numbers = (await publisher.published()).map(numberOf);
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    const probes = await rig.rows<{ number: number; outcome: string }>(
      'select number, outcome from ops.number_check order by number',
    );
    const expected = [];
    for (let number = first - misses; number <= last + misses; number += 1) {
      if (!numbers.includes(number)) expected.push({ number, outcome: 'never' });
    }
    expect(probes).toEqual(expected);
  });

  it('finds what no list shows: numbers beyond the highest and holes that fill late', async () => {
    const publisher = await openPublisher({ releases: 80, clockRate: 0 });
    const rig = await openRig({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await rig.sync({ mode: 'backfill' });
    const last = Math.max(...(await publisher.published()).map(numberOf));
    const before = new Set(await publisher.published());
    await publisher.command('publish?count=60');
    const added = (await publisher.published()).filter((ocid) => !before.has(ocid)).map(numberOf);
    // The case is only tested if the data has it.
    expect(added.some((number) => number < last)).toBe(true);
    expect(added.some((number) => number > last)).toBe(true);

    await publisher.command('faults?spec=empty:1');
    await rig.sync({ mode: 'incremental' });
    expect(await storedOcids(rig)).toEqual(await publisher.published());
    const filled = await rig.rows('select number from ops.number_check where number = any($1)', [added]);
    expect(filled).toEqual([]);
  });

  it('an old hole is left alone for half its age, a recent one is asked for by every incremental run', async () => {
    const publisher = await openPublisher({ releases: 60, clockRate: 0 });
    const rig = await openRig({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await rig.sync({ mode: 'backfill' });
    const [hole] = await rig.rows<{ number: number }>(
      `select number from ops.number_check where number < (select max(number) from raw.capture)
         and number > (select min(number) from raw.capture) limit 1`,
    );
    const age = (since: number, last: number) =>
      rig.rows(
        `update ops.number_check set since = now() - $2 * interval '1 day', last_at = now() - $3 * interval '1 day', times = 1 where number = $1`,
        [hole!.number, since, last],
      );
    const times = async () =>
      (
        await rig.rows<{ times: number }>('select times from ops.number_check where number = $1', [
          hole!.number,
        ])
      )[0]!.times;

    await age(40, 10);
    await rig.sync({ mode: 'backfill' });
    expect(await times()).toBe(1);
    await rig.sync({ mode: 'incremental' });
    expect(await times()).toBe(2);
    await age(40, 25);
    await rig.sync({ mode: 'backfill' });
    expect(await times()).toBe(2);
  });

  it('one absurd number does not send us through a million others', async () => {
    const publisher = await openPublisher({ releases: 40, clockRate: 0 });
    const rig = await openRig({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await rig.sync({ mode: 'backfill' });
    await rig.rows(
      `update raw.capture set number = 2000000000 where ctid = (select min(ctid) from raw.capture)`,
    );
    await rig.sync({ mode: 'backfill' });
    const [note] = await rig.rows(`select kind, detail from ops.issue where kind = 'number-outlier'`);
    expect(note).toMatchObject({ detail: { outliers: 1 } });
    const [run] = await rig.rows(`select status from ops.cron_runs order by started_at desc limit 1`);
    expect(run).toEqual({ status: 'completed' });
  });

  it('fetching again shows what changed in place', async () => {
    const publisher = await openPublisher({ releases: 60, clockRate: 0 });
    const rig = await openRig({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await rig.sync({ mode: 'backfill' });
    await normaliseAll(rig);
    const latest = async () =>
      new Map(
        (
          await rig.rows<{ ocid: string; hash: string }>(
            `select distinct on (natural_key) natural_key as ocid, encode(hash, 'hex') as hash from raw.capture order by natural_key, response_id desc`,
          )
        ).map(({ ocid, hash }) => [ocid, hash]),
      );
    const before = await latest();
    await publisher.command('advance?days=90');
    await rig.sync({ mode: 'refetch' });
    const after = await latest();
    const { releases } = (await (await fetch(`${publisher.url}/__control/published`)).json()) as {
      releases: { ocid: string; sha256: string }[];
    };
    const known = releases.filter(({ ocid }) => before.has(ocid));
    expect(known.map(({ ocid }) => after.get(ocid))).toEqual(known.map(({ sha256 }) => sha256));
    expect([...before].some(([ocid, hash]) => after.get(ocid) !== hash)).toBe(true);
  });
});
