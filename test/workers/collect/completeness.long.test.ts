import { describe, expect, it } from 'vitest';
import { type Harness, harness } from '#test/support/harness.ts';
import { ocds } from '#workers/collect/sources/ocds.ts';
import { storedOcids } from './stored-ocids.ts';

/** Everything that the publisher has been seen to do wrong, more often than it does. */
const EVERY_FAULT =
  '500:0.1,html:0.05,empty:0.05,truncated:0.05,broken:0.05,429:0.05:0,content-type:0.1,unstable,drift:0.2,small-pages:0.2';

const misses = ocds.passes.number!.misses.value;
const numberOf = (ocid: string) => Number(ocid.slice(ocid.lastIndexOf('-') + 1));

/** Makes all number checks a day older. */
const aDayLater = (test: Harness) =>
  test.rows(
    `update ops.number_check set last_at = last_at - interval '1 day', since = since - interval '1 day'`,
  );

describe('completeness', () => {
  it.each([1, 2])(
    'stores every release in spite of all faults, and the completeness view agrees (seed %i)',
    async (seed) => {
      const test = await harness({ publisher: { releases: 30, seed, faults: EVERY_FAULT, clockRate: 0 } });
      await test.stages.sync({ source: 'ocds', mode: 'backfill' });
      // What still failed after all attempts is recorded as failing, and the next run asks for it again. A number that was
      // published after it had been asked for is asked for again a day later.
      await aDayLater(test);
      await test.stages.sync({ source: 'ocds', mode: 'backfill' });
      await test.stages.normaliseAll();

      expect(await storedOcids(test)).toEqual(test.publisher.ocids());
      const numbers = test.publisher.ocids().map(numberOf);
      const [completeness] = await test.rows('select * from ops.completeness');
      expect(completeness).toMatchObject({
        source: 'ocds',
        first_number: Math.min(...numbers),
        max_number: Math.max(...numbers),
        published: String(numbers.length),
        failing: '0',
        unknown: '0',
      });
      const [reconciliation] = await test.rows<Record<string, string>>('select * from ops.reconciliation');
      expect(reconciliation).toMatchObject({ outstanding: '0' });
      expect(Number(reconciliation!['stored'])).toBe(
        Number(reconciliation!['normalised']) +
          Number(reconciliation!['unchanged']) +
          Number(reconciliation!['rejected']),
      );
      expect(Number(reconciliation!['faults'])).toBeGreaterThan(0);
    },
  );

  it('asks for the numbers above and below until enough in a row were never published, and for a gap again only after half its age', async () => {
    const test = await harness({ publisher: { releases: 25, seed: 7, clockRate: 0 } });
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    const numbers = test.publisher.ocids().map(numberOf);
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    const checks = await test.rows<{ number: number; outcome: string }>(
      'select number, outcome from ops.number_check order by number',
    );
    const expected = [];
    for (let number = first - misses; number <= last + misses; number += 1) {
      if (!numbers.includes(number)) expected.push({ number, outcome: 'never' });
    }
    expect(checks).toEqual(expected);

    const [gap] = await test.rows<{ number: number }>(
      `select number from ops.number_check where number < (select max(number) from raw.capture)
         and number > (select min(number) from raw.capture) limit 1`,
    );
    const age = (since: number, last: number) =>
      test.rows(
        `update ops.number_check set since = now() - $2 * interval '1 day', last_at = now() - $3 * interval '1 day', times = 1 where number = $1`,
        [gap!.number, since, last],
      );
    const times = async () =>
      (
        await test.rows<{ times: number }>('select times from ops.number_check where number = $1', [
          gap!.number,
        ])
      )[0]!.times;

    await age(40, 10);
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    expect(await times()).toBe(1);
    await test.stages.sync({ source: 'ocds', mode: 'gaps' });
    expect(await times()).toBe(1);
    await age(40, 25);
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    expect(await times()).toBe(2);
  });

  it('finds releases that no list shows: numbers above the highest and gaps that are filled late', async () => {
    const test = await harness({ publisher: { releases: 40, seed: 1, clockRate: 0 } });
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    const last = Math.max(...test.publisher.ocids().map(numberOf));
    const before = new Set(test.publisher.ocids());
    await test.publisher.command('publish?count=30');
    const added = test.publisher
      .ocids()
      .filter((ocid) => !before.has(ocid))
      .map(numberOf);
    // The test shows something only if the data has both kinds.
    expect(added.some((number) => number < last)).toBe(true);
    expect(added.some((number) => number > last)).toBe(true);

    await test.publisher.command('faults?spec=empty:1');
    await test.rows(
      `update ops.number_check set last_at = last_at - interval '1 day', since = since - interval '1 day'`,
    );
    await test.stages.sync({ source: 'ocds', mode: 'gaps' });
    expect(await storedOcids(test)).toEqual(test.publisher.ocids());
    const filled = await test.rows('select number from ops.number_check where number = any($1)', [added]);
    expect(filled).toEqual([]);
  });

  it('one absurdly high number does not make it ask for all numbers below', async () => {
    const test = await harness({ publisher: { releases: 20, seed: 7, clockRate: 0 } });
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    await test.rows(
      `update raw.capture set number = 2000000000 where ctid = (select min(ctid) from raw.capture)`,
    );
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    const [issue] = await test.rows(`select kind, detail from ops.issue where kind = 'number-outlier'`);
    expect(issue).toMatchObject({ detail: { outliers: 1 } });
    const [run] = await test.rows(`select status from ops.cron_runs order by started_at desc limit 1`);
    expect(run).toEqual({ status: 'completed' });
  });

  it('a refetch run stores what has changed in place', async () => {
    const test = await harness({ publisher: { releases: 12, seed: 7, clockRate: 0 } });
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    await test.stages.normaliseAll();
    const latest = async () =>
      new Map(
        (
          await test.rows<{ ocid: string; hash: string }>(
            `select distinct on (natural_key) natural_key as ocid, encode(hash, 'hex') as hash from raw.capture order by natural_key, response_id desc`,
          )
        ).map(({ ocid, hash }) => [ocid, hash]),
      );
    const before = await latest();
    await test.publisher.command('advance?days=90');
    await test.stages.sync({ source: 'ocds', mode: 'refetch' });
    const after = await latest();
    const { releases } = (await (await fetch(`${test.publisher.url}/__control/published`)).json()) as {
      releases: { ocid: string; sha256: string }[];
    };
    const known = releases.filter(({ ocid }) => before.has(ocid));
    expect(known.map(({ ocid }) => after.get(ocid))).toEqual(known.map(({ sha256 }) => sha256));
    expect([...before].some(([ocid, hash]) => after.get(ocid) !== hash)).toBe(true);
  });
});
