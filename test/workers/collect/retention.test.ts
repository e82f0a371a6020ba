import { describe, expect, it } from 'vitest';
import { formatOf } from '#shared/domain/captures/format.ts';
import { responseBytes } from '#shared/raw/response-bytes.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { shared } from '#test/support/shared.ts';
import { emptyAll } from '#test/workers/damage.ts';
import { fillDatabase } from '#test/workers/filled-database.ts';
import { normaliseResponse, storeResponse } from '#test/workers/normalise/responses.ts';
import { rebuildStages, rebuilt } from '#test/workers/rebuild-runs.ts';
import { difference, everyRecord } from '#test/workers/table-contents.ts';
import { removeOld } from '#workers/collect/retention/job.ts';
import { changesOf } from '#workers/normalise/captures.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

const balance = ({ rows }: Harness) =>
  rows(
    `select source, stored, normalised, unchanged, rejected, outstanding, faults from ops.reconciliation order by source`,
  );
const unbalanced = ({ rows }: Harness) =>
  rows(`select id from raw.response where fault is null and captures <> normalised + unchanged + rejected`);
const count = async ({ rows }: Harness, table: string): Promise<number> =>
  (await rows<{ n: number }>(`select count(*)::int as n from raw.${table}`))[0]!.n;

describe('after retention, of a database filled from both publishers', () => {
  const filled = shared(fillDatabase);

  it('every record is accounted for as before, and what is removed is removed once', async () => {
    const test = await filled.copy();
    const before = await balance(test);
    const responses = await count(test, 'response');
    const pages = await count(test, 'page');
    expect(await removeOld(test.context, inDays(20))).toBe(pages);
    expect(await removeOld(test.context, inDays(20))).toBe(0);
    expect(await count(test, 'page')).toBe(0);
    expect(await count(test, 'response')).toBeLessThan(responses / 2);
    expect(await balance(test)).toEqual(before);
    expect(await unbalanced(test)).toEqual([]);
    // Every sighting is counted in a run.
    expect(
      await test.rows(`select sum(times)::int = (select sum(stored)::int from ops.reconciliation) as counted,
        bool_and(last_seen_at >= fetched_at) as in_order from raw.capture join raw.response on id = response_id`),
    ).toEqual([{ counted: true, in_order: true }]);
  });

  it('everything can be computed again from contents and runs', async () => {
    const test = await filled.copy();
    const before = await everyRecord(test);
    await removeOld(test.context, inDays(20));
    await emptyAll(test);
    expect(await test.stages.consuming(rebuildStages, () => rebuilt(test))).toMatchObject({
      status: 'completed',
    });
    expect(difference(before, await everyRecord(test))).toEqual({});
    expect(await unbalanced(test)).toEqual([]);
  });

  it('pages stay for RAW_PAGE_DAYS days, with their bytes', async () => {
    const test = await filled.copy({ settings: { RAW_PAGE_DAYS: '30' } });
    const pages = await count(test, 'page');
    expect(await removeOld(test.context, inDays(29))).toBe(0);
    expect(await count(test, 'page')).toBe(pages);
    for (const { id } of await test.rows<{ id: string }>(
      'select id::text from raw.response where fault is null',
    ))
      expect(await responseBytes(test.pool(), id, formatOf)).not.toBeNull();
    await removeOld(test.context, inDays(31));
    expect(await count(test, 'page')).toBe(0);
  });
});

describe('retention', () => {
  const release = (title: string) => ({
    releases: [{ ocid: 'ocds-9t57fa-1', tag: ['compiled'], tender: { id: '1', title, description: title } }],
  });
  const hour = (at: number): string => `2026-08-15T${String(at).padStart(2, '0')}:00:00.000Z`;
  const take = async (test: Harness, title: string, at: number) => {
    const id = await storeResponse(test, { json: release(title), at: hour(at) });
    await normaliseResponse(test, id);
    return id;
  };
  const changes = async (test: Harness) =>
    (await changesOf(test.pool(), ['ocds-9t57fa-1'])).map(({ capturedAt }) => capturedAt.slice(11, 13));

  it('leaves what is not normalised, and responses of tasks that are still open', async () => {
    const test = await harness({});
    const waiting = await storeResponse(test, { json: release('A'), at: hour(1) });
    await test.rows(
      `insert into ops.cron_runs (id, kind, mode, status, entity, invocation_id) values (gen_random_uuid(), 'sync', 'refetch', 'running', 'ocds', 'x');
       insert into ops.task (run_id, source, pass, ocid_from, ocid_to, state) select id, 'ocds', 'refetch', 'a', 'b', 'running' from ops.cron_runs`,
    );
    const open = await take(test, 'A', 2);
    await test.rows('update raw.response set task_id = (select id from ops.task) where id = $1', [open]);
    expect(await removeOld(test.context, inDays(1_000))).toBe(0);
    await normaliseResponse(test, waiting);
    await test.rows(`update ops.task set state = 'done'`);
    expect(await removeOld(test.context, inDays(1_000))).toBe(2);
    // The first one stays for its run.
    expect(await test.rows('select id::text, captures from raw.response')).toEqual([
      { id: waiting, captures: 1 },
    ]);
  });

  it('knows that a run goes on after a late response, though its pages are removed', async () => {
    const test = await harness({});
    for (const at of [1, 3, 9]) await take(test, 'A', at);
    await removeOld(test.context, inDays(1_000));
    await take(test, 'B', 5);
    expect(await changes(test)).toEqual(['01', '05', '09']);
    expect(await test.rows('select title from core.tender')).toEqual([{ title: 'A' }]);
    expect(await unbalanced(test)).toEqual([]);
    expect(await balance(test)).toMatchObject([{ stored: '4', outstanding: '0' }]);
    // Another late one beside it, and one of the same content.
    await take(test, 'C', 4);
    await take(test, 'A', 2);
    expect(await changes(test)).toEqual(['01', '04', '05', '09']);
    await removeOld(test.context, inDays(1_000));
    expect(await changes(test)).toEqual(['01', '04', '05', '09']);
    expect(await balance(test)).toMatchObject([{ stored: '6', outstanding: '0' }]);
  });

  it('removes pages even if the bytes that an earlier release stored are broken, and says so', async () => {
    const test = await harness({});
    const broken = await take(test, 'A', 1);
    await take(test, 'A', 2);
    await test.rows(
      `with whole as (delete from raw.block where response_id = $1), blob as (
         insert into raw.blob (hash, encoding, size, body) select hash, 'zstd', 8, 'no zstd' from raw.response where id = $1)
       update raw.content set text_hash = null`,
      [broken],
    );
    await expect(removeOld(test.context, inDays(1_000))).rejects.toThrow();
    expect(await count(test, 'page')).toBe(0);
  });

  it('removes responses that cannot be used after 90 days, with their bytes, and counts them', async () => {
    const test = await harness({ publisher: { releases: 10, seed: 7, clockRate: 0, faults: 'html:1' } });
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    const faults = await count(test, 'response');
    expect(faults).toBeGreaterThan(0);
    await test.rows(`update raw.blob set created_at = created_at - interval '1 day'`);
    expect(await removeOld(test.context, inDays(89))).toBe(0);
    expect(await removeOld(test.context, inDays(91))).toBe(faults);
    expect([await count(test, 'response'), await count(test, 'blob')]).toEqual([0, 0]);
    expect(await balance(test)).toMatchObject([{ source: 'ocds', faults: String(faults), stored: '0' }]);
  });
});
