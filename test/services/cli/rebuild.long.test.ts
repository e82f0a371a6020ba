import { UnrecoverableError } from 'bullmq';
import { describe, expect, it, vi } from 'vitest';
import { harness as newHarness } from '#test/support/harness.ts';
import { shared } from '#test/support/shared.ts';
import { fillDatabase } from '#test/workers/filled-database.ts';
import { rebuildStages } from '#test/workers/rebuild-runs.ts';
import { difference, everyRecord } from '#test/workers/table-contents.ts';
import { openRun } from '#workers/rebuild/run.ts';
import { tenders, tendersJson, working } from './terminal.ts';

/** Maximum wait for a condition; no test depends on its length. */
const PATIENCE = { timeout: 20_000 };
const giveUp = () => {
  throw new UnrecoverableError('the disk is full');
};

describe('tenders rebuild', () => {
  const filled = shared(fillDatabase);

  it('requested twice at the same time runs once; both commands end when everything is published, and `tenders status` shows it', async () => {
    const harness = await filled.copy();
    const before = await everyRecord(harness);
    await harness.rows(`update core.tender set title = 'wrong'`);
    await harness.rows('delete from read.award');
    const printed: string[] = [];
    const [stored] = await harness.rows(
      'select count(*)::int as responses from raw.response where fault is null and captures > 0',
    );
    const following = tenders(['rebuild', '--json'], harness.settingsOf('tender_operator'), (text) =>
      printed.push(text),
    );
    const other = tendersJson(['rebuild'], harness.settings);
    await vi.waitFor(async () => {
      expect(printed.at(-1)).toContain('waiting for a worker to start the rebuild');
      expect((await harness.queues.counts()).rebuild).toMatchObject({ waiting: 2 });
    }, PATIENCE);
    const [{ code, stdout }, second] = await harness.stages.consuming(rebuildStages, () =>
      Promise.all([following, other]),
    );
    const document = JSON.parse(stdout);
    expect({ code, second }).toMatchObject({
      code: 0,
      second: { code: 0, document: { requestId: document.requestId, status: 'completed' } },
    });
    expect(document).toMatchObject({
      record: null,
      following: 'ended',
      status: 'completed',
      done: stored?.['responses'],
      responses: 0,
      outbox: 0,
      error: null,
    });
    expect(difference(before, await everyRecord(harness))).toEqual({});
    const { document: status } = await tendersJson(['status'], harness.settingsOf('tender_operator'));
    expect(status.runs).toContainEqual(
      expect.objectContaining({
        entity: 'rebuild',
        status: 'completed',
        requestId: document.requestId,
        rowsSynced: stored?.['responses'],
      }),
    );
    expect(new Set(status.reconciliation.map((row: { unaccounted: number }) => row.unaccounted))).toEqual(
      new Set([0]),
    );
  });

  it('accepts a resource in singular or plural', async () => {
    const harness = await filled.copy();
    await harness.rows('delete from read.award; delete from read.tender_document');
    await harness.stages.consuming(rebuildStages, async () => {
      expect(await tendersJson(['rebuild', 'award'], harness.settingsOf('tender_operator'))).toMatchObject({
        code: 0,
        document: { record: 'award', status: 'completed' },
      });
      expect(
        await tenders(['rebuild', 'tender-documents'], harness.settingsOf('tender_operator')),
      ).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^the rebuild of tender_documents is complete: \d+ records/),
      });
    });
    expect(
      await harness.rows(
        `select (select count(*) from core.award) = (select count(*) from read.award) as awards,
           (select count(*) from core.tender_document) = (select count(*) from read.tender_document) as responses`,
      ),
    ).toEqual([{ awards: true, responses: true }]);
  });

  it('that was given up can be requested again, and begins anew', async () => {
    const harness = await filled.copy();
    const before = await everyRecord(harness);
    await harness.rows('delete from read.award');
    const message = { kind: 'finish', record: 'award', requestId: 'given-up' } as const;
    await openRun(harness.context.pool, message);
    // It had come to its last step.
    await harness.rows(`update ops.sync_meta set cursor = '{"do":"words"}' where entity = 'rebuild award'`);
    await harness.queues.send('rebuild', message);
    await working(harness.settings, 'rebuild', giveUp, () =>
      vi.waitFor(async () => expect(await harness.queues.failed()).toHaveLength(1), PATIENCE),
    );
    const { code, document } = await harness.stages.consuming(rebuildStages, () =>
      tendersJson(['rebuild', 'award'], harness.settingsOf('tender_operator')),
    );
    expect({ code, status: document.status }).toEqual({ code: 0, status: 'completed' });
    expect(difference(before, await everyRecord(harness))).toEqual({});
    expect(
      await harness.rows(`select status, error_message from ops.cron_runs where invocation_id = 'given-up'`),
    ).toEqual([{ status: 'failed', error_message: expect.stringContaining('the disk is full') }]);
    expect(await harness.queues.failed()).toEqual([]);
  });
});

describe('a request for a rebuild', () => {
  it('is not followed with --no-wait', async () => {
    const settings = (await newHarness({})).settingsOf('tender_operator');
    const { code, document } = await tendersJson(['rebuild', '--no-wait'], settings);
    expect({ code, document }).toMatchObject({ code: 0, document: { record: null, following: 'no' } });
    const { document: status } = await tendersJson(['status'], settings);
    expect(status.queues.messages.rebuild).toMatchObject({ waiting: 1 });
  });

  it('that a worker gave up is an error with the reason', async () => {
    const settings = (await newHarness({})).settingsOf('tender_operator');
    const { code, document } = await working(settings, 'rebuild', giveUp, () =>
      tendersJson(['rebuild'], settings),
    );
    expect(code).toBe(1);
    expect(document).toMatchObject({ status: 'failed', following: 'ended' });
    expect(document.error).toContain('the disk is full');
  });

  it('that ended partial is an error with the reason', async () => {
    const { rows, settingsOf } = await newHarness({});
    const settings = settingsOf('tender_operator');
    const end = ({ requestId }: { requestId: string }) =>
      rows(
        `insert into ops.cron_runs (id, status, kind, entity, invocation_id, completed_at, error_message, rows_synced)
         values (gen_random_uuid(), 'partial', 'rebuild', 'rebuild', $1, now(), '2 responses could not be normalised', 7)`,
        [requestId],
      );
    const { code, stdout } = await working(settings, 'rebuild', end, () => tenders(['rebuild'], settings));
    expect(code).toBe(1);
    expect(stdout).toContain('ended partial: 2 responses could not be normalised (7 responses)');
  });

  it.each([
    [['rebuild', 'awrads'], 'did you mean award?'],
    [['rebuild', 'tender', 'award'], 'takes one resource'],
    [['rebuild', '--hard'], '--hard'],
  ])('%j is a usage error', async (argv, reason) => {
    const { code, stderr, stdout } = await tenders(argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(reason);
  });
});
