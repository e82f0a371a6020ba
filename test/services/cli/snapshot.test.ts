import { expect, it } from 'vitest';
import { openReadTables } from '#test/services/api/v2/support/read-tables.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { harness } from '#test/support/harness.ts';
import { type Backend, describeWithRedis, postgresBackend, redisBackend } from '#test/support/redis.ts';
import { tenders, tendersJson } from './terminal.ts';

function takesSnapshots(backend: Backend) {
  it(`tenders snapshot takes one and shows it, with queues in ${backend.name}`, async () => {
    const at = await harness({ backend });
    const tables = await openReadTables(at.database.url);
    await tables.tenders([tenderRow(1), tenderRow(2)]);
    await tables.close();
    const operator = { ...at.settingsOf('tender_operator') };
    expect((await tenders(['snapshot', 'list'], operator)).stdout).toContain('no snapshot was taken yet');
    const requested = await tendersJson(['snapshot', '--no-wait'], operator);
    expect(requested).toMatchObject({ code: 0, document: { following: 'no' } });
    await at.stages.consuming(['exports'], async () => {
      await at.until(`select from ops.snapshot where status = 'ready'`);
      const { code, document } = await tendersJson(['snapshot'], operator);
      expect([code, document]).toMatchObject([0, { status: 'ready', records: 2, following: 'ended' }]);
    });
    const { document } = await tendersJson(['snapshot', 'list'], operator);
    expect(document.snapshots).toHaveLength(2);
    expect(document.snapshots[1]).toMatchObject({ requestId: requested.document.requestId, status: 'ready' });
    await at.rows(
      `update ops.snapshot set status = 'failed', failure = 'the disk is gone' where request_id = $1`,
      [requested.document.requestId],
    );
    expect((await tenders(['snapshot', 'list'], operator)).stdout).toMatch(/failed .* the disk is gone/);
    expect((await tenders(['snapshot', 'now'], operator)).code).toBe(2);
  });
}

takesSnapshots(postgresBackend);
describeWithRedis('with Redis', () => takesSnapshots(redisBackend));

it('a snapshot that fails is reported with its reason', async () => {
  const at = await harness({ settings: { SNAPSHOT_DIR: '/dev/null/nowhere' } });
  await at.stages.consuming(['exports'], async () => {
    const asked = tenders(['snapshot'], at.settingsOf('tender_operator'));
    await at.until(`select from ops.snapshot where failure is not null`);
    // Its other attempts are not waited for.
    await at.rows(`update ops.snapshot set status = 'failed'`);
    const { code, stdout } = await asked;
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/has failed: .*ENOTDIR.*; the former one stays/),
    ]);
  });
});
