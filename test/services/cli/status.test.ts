import { describe, expect, it } from 'vitest';
import { contracts } from '#shared/queues/contracts.ts';
import { harness } from '#test/support/harness.ts';
import { firstSyncs } from '#test/support/health.ts';
import { describeWithRedis, eachBackend } from '#test/support/redis.ts';
import { tenders, tendersJson, working } from './terminal.ts';

/** Data of a load that is still running: 10 stored releases, of which 2 are not yet normalised and 1 was rejected. */
const STORED = `
  insert into ops.cron_runs (id, started_at, completed_at, status, kind, mode, entity, rows_synced, pages, error_message, invocation_id)
  values ('00000000-0000-4000-8000-000000000001', '2026-08-14T09:00:00Z', '2026-08-14T09:01:30Z', 'partial', 'sync', 'incremental', 'ocds', 10, 3,
    '1 of 2 tasks is failing', 'request-1');
  insert into ops.task (run_id, source, pass, from_day, to_day, repeat, state, attempts, last_error, failing_since)
  values ('00000000-0000-4000-8000-000000000001', 'ocds', 'window', '2026-08-07', '2026-08-13', 1, 'failing', 5, 'answered 500',
    '2026-08-14T09:01:00Z');
  insert into ops.sync_meta (entity, mode, backfill_complete, last_incremental_sync_at, rows_synced_total, last_error, consecutive_failures)
  values ('ocds', 'incremental', 1, '2026-08-14T09:01:30Z', 10, 'answered 500', 1);
  insert into raw.blob (hash, encoding, size, body) values ('\\x00', 'identity', 2, '{}');
  insert into raw.response (source, url, status, hash, fetched_at, captures, normalised, unchanged, rejected, normalised_at) values
    ('ocds', 'http://publisher/1', 200, '\\x00', now(), 8, 6, 1, 1, now()),
    ('ocds', 'http://publisher/2', 200, '\\x00', now(), 2, 0, 0, 0, null);
  insert into raw.response (source, url, status, hash, fetched_at, fault) values ('ocds', 'http://publisher/3', 500, '\\x00', now(), 'server-error');
  insert into core.process (ocid, number, compiled_versions)
  values ('o-1', 1, '{"ocds": null}'), ('o-2', 2, '{"ocds": null}'), ('o-6', 6, '{"ocds": null}');
  insert into ops.number_check (source, number, outcome, since, last_at) values ('ocds', 3, 'never', now(), now()), ('ocds', 4, 'failing', now(), now());
  insert into ops.issue (stage, kind, severity, source, subject, detail, times) values
    ('normalise', 'suspect-amount', 'warning', 'ocds', 'o-1', '{}', 4), ('normalise', 'suspect-amount', 'warning', 'ocds', 'o-2', '{}', 1);
  insert into read.version (resource, change_seq) values ('tender', 7);
  insert into read.counter (resource, "column", value, n) values ('tender', '', '', 7);
`;

/** @returns the settings of a command, of a database with the rows of some statements, and what runs more of them */
async function operated(statements?: string) {
  const { rows, settingsOf } = await harness({});
  if (statements) await rows(statements);
  return { settings: settingsOf('tender_operator'), rows };
}

eachBackend((backend) => {
  describe('tenders status', () => {
    it('reports that an empty database holds nothing yet', async () => {
      const { settingsOf } = await harness({ backend });
      const { code, stdout } = await tenders(['status'], settingsOf('tender_operator'));
      expect(code).toBe(0);
      expect(stdout).toContain('nothing is stored yet');
      expect(stdout).toContain('nothing is published yet');
      expect(stdout).toContain(`queues, in ${backend.name === 'redis' ? 'Redis' : 'PostgreSQL'}`);
    });
  });
});

describe('tenders status', () => {
  it('prints everything as one JSON value with --json', async () => {
    const { settings } = await operated(STORED);
    const { code, document } = await tendersJson(['status'], settings);
    expect(code).toBe(0);
    expect(document).toMatchObject({
      reconciliation: [
        {
          source: 'ocds',
          responses: 2,
          faults: 1,
          stored: 10,
          normalised: 6,
          unchanged: 1,
          rejected: 1,
          outstanding: 2,
          unaccounted: 0,
        },
      ],
      completeness: [{ source: 'ocds', first: 1, last: 6, published: 3, never: 1, failing: 1, unknown: 1 }],
      runs: [
        {
          entity: 'ocds',
          status: 'partial',
          startedAt: '2026-08-14T11:00:00+02:00',
          seconds: 90,
          rowsSynced: 10,
          error: '1 of 2 tasks is failing',
        },
      ],
      sources: [
        { entity: 'ocds', backfillComplete: true, consecutiveFailures: 1, lastError: 'answered 500' },
      ],
      failingTasks: [
        { pass: 'window', scope: 'window 2026-08-07 to 2026-08-13, reading 1', error: 'answered 500' },
      ],
      issues: [{ kind: 'suspect-amount', severity: 'warning', subjects: 2, times: 5 }],
      published: [{ resource: 'tender', records: 7, changeSeq: 7 }],
      queues: { kind: 'postgres', messages: { collect: { waiting: 0, failed: 0 } } },
    });
  });

  it('describes the reconciliation and the gaps in sentences', async () => {
    const { settings } = await operated(STORED);
    const { stdout } = await tenders(['status'], settings);
    expect(stdout).toContain(
      'ocds: 10 stored = 6 normalised + 1 unchanged + 1 rejected + 2 outstanding, in 2 responses (and 1 unusable): all accounted for',
    );
    expect(stdout).toContain(
      'ocds: of 6 numbers from 1 to 6, 3 published, 1 never published, 1 failing: 1 not checked yet',
    );
    expect(stdout).toMatch(
      /ocds +incremental +partial +2026-08-14 11:00 +90 +10 +3 +1 of 2 tasks is failing/,
    );
  });

  it.each([
    ['normalised = 5', '1 release not accounted for'],
    ['normalised = 9', '3 releases counted twice'],
  ])('reports releases that are not accounted for (%s)', async (change, sentence) => {
    const { settings } = await operated(
      `${STORED}; update raw.response set ${change} where normalised_at is not null`,
    );
    const { stdout } = await tenders(['status'], settings);
    expect(stdout).toContain(sentence);
    expect(stdout).not.toContain('all accounted for');
  });

  it('says whether values from documents stand in their texts, and the result of asking a language model', async () => {
    const { settings, rows } = await operated();
    const { stdout: before } = await tenders(['status'], settings);
    expect(before).toContain('0 analysed documents: every passage is in the stored text');
    expect(before).toContain('none was asked');
    await rows(
      `insert into ops.issue (stage, kind, severity, source, subject, detail, times)
         values ('documents', 'evidence-missing', 'error', 'documents', 'd-1', '{}', 3);
       insert into core.model_day (day, model, documents, tokens, found, discarded, unanswered, failures)
         values ('2026-08-14', 'small-1', 12, 34567, 8, 5, 2, 1)`,
    );
    const { stdout } = await tenders(['status'], settings);
    expect(stdout).toContain('3 values left out because the passage was not in the stored text');
    expect(stdout).toMatch(/2026-08-14 +small-1 +12 +34,?567 +8 +5 +2 +1/);
  });

  it('shows how the time of a publisher is spent, its pause, and how long a run under way still takes', async () => {
    const { settings } = await operated(
      `insert into ops.cron_runs (id, status, kind, mode, entity, invocation_id)
       values ('00000000-0000-4000-8000-000000000002', 'running', 'sync', 'backfill', 'ocds', 'b');
       insert into ops.task (run_id, source, pass, from_day, to_day, repeat, state, pages, expected) values
         ('00000000-0000-4000-8000-000000000002', 'ocds', 'window', '2026-01-05', '2026-01-08', 1, 'done', 2, 1),
         ('00000000-0000-4000-8000-000000000002', 'ocds', 'window', '2026-01-01', '2026-01-04', 1, 'pending', 0, 10);
       insert into ops.publisher_time (source, hour, mode, pass, requests, failures, seconds)
       values ('ocds', date_trunc('hour', now()), 'refetch', 'window', 995, 3, 9950);
       insert into ops.sync_meta (entity, mode, paused_until, pause_reason)
       values ('ocds', 'backfill', now() + interval '1 hour', '429 for a list')`,
    );
    const { document } = await tendersJson(['status'], settings);
    const { publishers } = document as { publishers: Record<string, unknown>[] };
    expect(publishers[0]).toMatchObject({
      source: 'ocds',
      pauseReason: '429 for a list',
      secondsPerRequest: { window: expect.closeTo(10.2, 1), number: 3 },
      shares: { refetch: expect.closeTo(9950 / 84_600, 1) },
      runs: [{ mode: 'backfill', sent: 2, left: 10, hours: expect.closeTo(0.03, 1) }],
    });
    const { stdout } = await tenders(['status'], settings);
    expect(stdout).toMatch(/ocds: no request is sent until .*: 429 for a list/);
    expect(stdout).toMatch(/ocds: backfill: 2 requests sent, about 10 requests left, about \d minutes?/);
  });
});

describe('the verdict of tenders status', () => {
  const WELL = `
    insert into ops.process (id, title, stages, host, pid, operator) values (gen_random_uuid(), 'worker-all',
      '{${Object.keys(contracts).join(',')}}', 'here', 4711, 'http://127.0.0.1:9464');
    ${firstSyncs}
    insert into ops.sync_meta (entity, mode, last_incremental_sync_at) values ('ocds', 'incremental', now());
    insert into ops.health (checked_at, findings, measured) values (now() + interval '1 hour', '[]', '[]')`;

  it('comes first, with processes and conditions, and does not change the exit code', async () => {
    const { settings, rows } = await operated();
    const before = await tenders(['status'], settings);
    expect(before.code).toBe(0);
    expect(before.stdout).toMatch(
      /^unhealthy, 16 reasons\n {2}the schedule has never reported: .*\n {2}no process works/,
    );
    expect(before.stdout).toContain('no worker has reported in the last day');
    await rows(WELL);
    const { stdout } = await tenders(['status'], settings);
    expect(stdout).toMatch(/^healthy\n\nprocesses\n/);
    expect(stdout).toMatch(/worker-all +here +4711 +running +\d.*http:\/\/127.0.0.1:9464/);
    expect(stdout).toMatch(/stage-missing +\S+ +0 +no/);
  });

  it('is all that --check prints: healthy and 0, or a reason on each line and 1', async () => {
    const { settings, rows } = await operated(WELL);
    expect(await tenders(['status', '--check'], settings)).toMatchObject({ code: 0, stdout: 'healthy\n' });
    await rows(
      `update ops.sync_meta set circuit_until = now() + interval '30 minutes', last_incremental_sync_at = now() - interval '4 hours';
       update ops.health set checked_at = '2026-08-14T09:00:00Z';
       insert into ops.publisher_time (source, hour, mode, pass, requests, failures, seconds)
       values ('ocds', date_trunc('hour', now()), 'incremental', 'window', 5, 15, 60);
       insert into ops.scheduled_job (name, due_at, queued) values ('transition', now() - interval '20 minutes', true);
       insert into ops.process (id, title, stages, host, pid, started_at, seen_at)
       select gen_random_uuid(), 'worker-derive', '{derive}', 'here', i, now() - interval '5 minutes', now() - interval '4 minutes'
       from generate_series(1, 4) i`,
    );
    const { code, stdout } = await tenders(['status', '--check'], settings);
    expect(code).toBe(1);
    expect(stdout.trimEnd().split('\n')).toEqual([
      'the schedule has not reported since 2026-08-14T09:00:00Z: nobody watches the other processes, and work whose message was lost waits',
      'worker-derive is in a crash loop: 4 crashes in 15 minutes',
      'the job transition is overdue by 20 minutes',
      'the queue has lost 1 job scheduler',
      'ocds is late: no sync has been completed for 4 hours',
      'the circuit to ocds is open: no request is sent for another 30 minutes',
      '75 % of the requests to ocds fail',
    ]);
    expect(await tendersJson(['status', '--check'], settings)).toMatchObject({
      code: 1,
      document: { healthy: false, reasons: { length: 7 } },
    });
  });

  it('counts messages that were given up', async () => {
    const test = await harness({ patience: 0.1 });
    await test.rows(WELL);
    await test.queues.send('derive', { cause: 'test' });
    await working(
      test.settings,
      'derive',
      () => Promise.reject(new Error('no')),
      () => expect.poll(async () => (await test.queues.counts()).derive['failed']).toBe(1),
    );
    const { stdout } = await tenders(['status', '--check'], test.settings);
    expect(stdout).toBe('messages of derive that were given up: 1; see tenders failed list\n');
  });
});

describeWithRedis('tenders status without Redis', () => {
  it('says so, and shows what the database knows', async () => {
    const { settings } = await harness({});
    const { code, stdout } = await tenders(['status'], { ...settings, REDIS_URL: 'redis://127.0.0.1:1' });
    expect(code).toBe(0);
    expect(stdout).toContain('the queue does not answer: what is published is served, and nothing new until');
    expect(stdout).toContain('nothing is stored yet');
    expect(stdout).toContain('the queues do not respond');
  });
});
