import { describe, expect, it } from 'vitest';
import { conditions } from '#shared/health/conditions/index.ts';
import {
  createEvaluator,
  DATABASE_SILENT,
  type HealthVerdict,
  LOGIN_REFUSED,
} from '#shared/health/evaluate.ts';
import { findingsOf, readFindings, stateOf, storeVerdict } from '#shared/health/report.ts';
import { contracts } from '#shared/queues/contracts.ts';
import { sourceNames } from '#shared/sources.ts';
import { withClient } from '#test/support/database.ts';
import { harness } from '#test/support/harness.ts';
import { firstSyncs } from '#test/support/health.ts';
import { sharedHarness } from '#test/support/shared.ts';

const breachOfFirstSync = (source: string) => `the first sync of ${source} has not been published yet`;
const ID = '00000000-0000-4000-8000-000000000001';
const process = (title: string, stages: string, times: string) =>
  `insert into ops.process (id, title, stages, host, pid, started_at, seen_at) values (gen_random_uuid(), '${title}', ${stages}, 'here', 1, ${times})`;

/** What a healthy service has: a process for each stage, and sources that were synced. */
const WELL = `
  ${process('worker-all', `'{${Object.keys(contracts).join(',')}}'`, 'now(), now()')};
  ${firstSyncs}
  insert into ops.sync_meta (entity, mode, last_incremental_sync_at) values ('ocds', 'incremental', now());
  insert into raw.blob (hash, encoding, size, body) values ('\\x00', 'identity', 2, '{}')`;

const response = (rest: string) =>
  `insert into raw.response (source, url, status, hash, task_id, fetched_at, captures, normalised, normalised_at) values ('ocds', 'u', 200, '\\x00', ${rest})`;

/** For each condition with a limit: what breaches it, and what it then says. */
const breaches: Record<string, { plant: string; says: string | RegExp }> = {
  'stage-missing': {
    plant: `update ops.process set stages = array_remove(stages, 'publish')`,
    says: 'no process works on the stage publish',
  },
  crashes: {
    plant: Array.from({ length: 3 }, () =>
      process('worker-derive', `'{derive}'`, `now() - interval '5 minutes', now() - interval '4 minutes'`),
    ).join(';'),
    says: 'worker-derive is in a crash loop: 3 crashes in 15 minutes',
  },
  'job-overdue-seconds': {
    plant: `insert into ops.scheduled_job (name, due_at, queued) values ('requeue', now() - interval '10 minutes', false)`,
    says: 'the job requeue is overdue by 10 minutes',
  },
  'scheduler-missing': {
    plant: `insert into ops.scheduled_job (name, due_at, queued) values ('transition', now() + interval '1 minute', true)`,
    says: 'the queue has lost 1 job scheduler',
  },
  'outstanding-seconds': {
    plant: response(`1, now() - interval '40 minutes', 2, 0, null`),
    says: 'a response of ocds has been waiting to be normalised for 40 minutes',
  },
  'first-sync-missing': {
    plant: `update ops.cron_runs set status = 'running' where entity = 'etenders'`,
    says: 'the first sync of etenders has not been published yet',
  },
  'outbox-seconds': {
    plant: `insert into core.outbox (resource, entity_id, at) values ('tender', '${ID}', now() - interval '3 hours')`,
    says: 'a change of tender has been waiting to be published for 3 hours',
  },
  'stale-seconds': {
    plant: `insert into derived.stale (derivation, key, at) values ('tender_relation', '${ID}', now() - interval '2 hours')`,
    says: 'a key of the derivation tender_relation has been stale for 2 hours',
  },
  'not-accounted-for': {
    plant: response('1, now(), 3, 1, now()'),
    says: 'of ocds, 2 stored records are not accounted for',
  },
  'snapshot-waiting-seconds': {
    plant: `insert into ops.snapshot (request_id, status, created_at) values ('daily-1', 'failed', now() - interval '4 hours')`,
    says: 'the downloads are late: a snapshot was requested 4 hours ago; see tenders snapshot list',
  },
  'sync-age-seconds': {
    plant: `update ops.sync_meta set last_incremental_sync_at = now() - interval '5 hours'`,
    says: 'ocds is late: no sync has been completed for 5 hours',
  },
  'publication-age-seconds': {
    plant: `insert into read.tender (id, change_seq, published_at, body, detail, tender_id, status, publication_type, ocid, slug, category_slugs, company_record_ids, publication_date_time, updated_at, placeholder)
      values ('${ID}', 1, now(), '', '', 't', 'active', 'TENDER', 'o', 's', '{}', '{}', now() - interval '10 days', now(), 0)`,
    says: 'ocds is late: its newest publication is 10 days old by its own clock',
  },
  'circuit-open-seconds': {
    plant: `update ops.sync_meta set circuit_until = now() + interval '10 minutes'`,
    says: 'the circuit to ocds is open: no request is sent for another 10 minutes',
  },
  'failed-requests-share': {
    plant: `insert into ops.publisher_time (source, hour, mode, pass, requests, failures, seconds)
      values ('ocds', date_trunc('hour', now()), 'incremental', 'window', 3, 9, 60)`,
    says: '75 % of the requests to ocds fail',
  },
  'list-refused-seconds': {
    plant: `
      insert into raw.response (source, url, status, hash, task_id, fetched_at, captures, rejected, normalised_at)
        values ('treasury-restricted', 'u', 200, '\\x00', 1, now() - interval '3 hours', 1, 1, now());
      insert into core.supplier_list_edition (id, register, sha256, response_id, form, received_at, last_received_at, entries, problems, state, refusal, accepted, content)
        values ('${ID}', 'treasury-restricted', '00', '1', 'pdf', now() - interval '3 hours', now(), 0, 0, 'refused', 'it is empty', false, '[]')`,
    says: "treasury-restricted: the publisher's current edition was refused 3 hours ago; the last good one stays in use; tenders status shows the reason",
  },
  'lost-message-seconds': {
    plant: `insert into core.outbox (resource, entity_id, at) values ('tender', '${ID}', now() - interval '3 minutes')`,
    says: 'work of publish has been waiting for 3 minutes without a message in the queue; the schedule sends one within two minutes',
  },
  'disk-low': {
    plant: `insert into ops.disk (host, path, free, total, low) values ('here', '/data', 5000000, 100000000, true)`,
    says: 'the disk of /data is low: collecting, documents and exports wait for room',
  },
};
/** The one condition that needs a message in a queue; `test/services/cli/status.test.ts` breaches it. */
const elsewhere = ['messages-given-up'];

/** Messages stand for the work that is planted. */
const sent = sharedHarness({}, async () => {
  await sent.queues.send('normalise', { responseId: '1' });
  await sent.queues.send('derive', { cause: 'planted' });
  await sent.queues.send('publish', { resource: 'tender', cause: 'planted' });
});
const unsent = sharedHarness({});

/** Plants and evaluates in a transaction that is rolled back. @param test whose queues hold the messages, or none */
const planted = (statements: string, test = sent): Promise<HealthVerdict> =>
  withClient(test.database.url, async (client) => {
    await client.query(
      `begin; set local role tender_worker; ${WELL};${statements}; set local role tender_operator`,
    );
    return await createEvaluator({ database: client, queues: test.queues })();
  });
const reasons = ({ findings }: HealthVerdict) => findings.map(({ reason }) => reason);

describe('conditions', () => {
  it('have names of their own, reasons for their limits, and each limit is breached in a test', () => {
    expect(new Set(conditions.map(({ name }) => name)).size).toBe(conditions.length);
    const limited = conditions.filter(({ limit }) => limit !== null);
    for (const { limit } of limited) expect(limit?.reason).not.toBe('');
    expect(limited.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(breaches), ...elsewhere].toSorted(),
    );
  });

  it('find nothing if all is well, and measure what there is', async () => {
    const verdict = await planted('');
    expect(verdict.findings).toEqual([]);
    const measured = new Set(verdict.measured.map(({ condition }) => condition));
    for (const name of ['stage-missing', 'sync-age-seconds', 'queue-waiting', 'dependency-up'])
      expect(measured).toContain(name);
    for (const { value } of verdict.measured) expect(value).toBeTypeOf('number');
  });

  it.each(Object.entries(breaches))('%s: a breach is the only finding', async (name, { plant, says }) => {
    const verdict = await planted(plant, name === 'lost-message-seconds' ? unsent : sent);
    expect(reasons(verdict)).toEqual([says]);
  });

  it.each([
    [
      `insert into core.outbox (resource, entity_id, at) values ('tender', '${ID}', now() - interval '30 seconds')`,
      [],
    ],
    [
      `insert into derived.stale (derivation, key, at) values ('tender_relation', '${ID}', now() - interval '1 minute')`,
      [/^work of derive /],
    ],
    [response(`1, now() - interval '1 minute', 2, 0, null`), [/^work of normalise /]],
    // Keys wait for the end of a load.
    [
      `insert into derived.stale (derivation, key, at) values ('tender_relation', '${ID}', now() - interval '1 minute');
       ${response(`1, now(), 2, 0, null`)}`,
      [],
    ],
    // A message that was given up is a finding of its own, and is not sent again.
    [
      `${response(`1, now() - interval '1 minute', 2, 0, null`)};
       insert into ops.issue (stage, kind, severity, source, subject, detail)
       select 'normalise', 'message-failed', 'error', 'ocds', 'response-' || id, '{}' from raw.response where normalised_at is null`,
      [],
    ],
  ])('work without a message is reported within a minute: %s', async (plant, says) => {
    const verdict = await planted(plant, unsent);
    expect(reasons(verdict)).toEqual(says.map((text) => expect.stringMatching(text)));
  });

  it('a service whose first syncs are not published is starting, and unhealthy if something else is wrong', async () => {
    const starting = `delete from ops.cron_runs; update read.version set change_seq = 0;`;
    const verdict = await planted(starting);
    expect(reasons(verdict)).toEqual(sourceNames.map((name) => breachOfFirstSync(name)));
    expect(stateOf(verdict.findings)).toBe('starting');
    expect(stateOf((await planted(`${starting} ${breaches['disk-low']!.plant}`)).findings)).toBe('unhealthy');
    expect(stateOf((await planted('')).findings)).toBe('healthy');
  });

  it('a first sync that has ended is published when a record shows it; one without any record is over with its end', async () => {
    const ended = `update read.version set change_seq = 0; ${response('1, now(), 2, 2, now()')}`;
    expect(reasons(await planted(ended))).toEqual([breachOfFirstSync('ocds')]);
    expect(reasons(await planted('update read.version set change_seq = 0'))).toEqual([]);
    const imported = `update ops.cron_runs set kind = 'import', mode = null, entity = 'import-ocds' where entity = 'ocds'`;
    expect(reasons(await planted(imported))).toEqual([]);
  });

  it('a crash loop is over once the process has lived for a while', async () => {
    const again = (started: string) =>
      `${breaches['crashes']!.plant};${process('worker-derive', `'{derive}'`, `now() - interval '${started}', now()`)}`;
    expect(reasons(await planted(again('5 seconds')))).toEqual([breaches['crashes']!.says]);
    expect(reasons(await planted(again('1 minute')))).toEqual([]);
  });

  it('a response that a rebuild normalises again, or that an import has just dated back, is not late', async () => {
    const verdict = await planted(`
      ${response(`null, now() - interval '3 years', 1, 0, null`)};
      insert into ops.cron_runs (id, status, kind, entity, invocation_id, completed_at)
      values ('${ID}', 'completed', 'import', 'import-ocds', 'i', now())`);
    expect(reasons(verdict)).toEqual([]);
    const rebuilding = await planted(`
      ${response(`1, now() - interval '3 years', 1, 0, null`)};
      insert into ops.cron_runs (id, status, kind, entity, invocation_id) values ('${ID}', 'running', 'rebuild', 'rebuild', 'r')`);
    expect(reasons(rebuilding)).toEqual([]);
  });

  it('a server that does not answer is a finding, and what would ask it is not measured', async () => {
    const never = new Promise<never>(() => {});
    const test = await harness({});
    await test.pool().query(WELL);
    const queues = { kind: null, counts: () => never, waits: () => never, schedulers: () => never };
    const withoutQueue = createEvaluator({ database: test.pool(), queues }, { silenceMs: 50 });
    expect(reasons(await withoutQueue())).toEqual([
      expect.stringMatching(/^the queue does not answer: what is published is served/),
    ]);
    const silent = { query: () => never } as never;
    const answering = { ...queues, counts: async () => ({}) as never };
    const withoutDatabase = createEvaluator({ database: silent, queues: answering }, { silenceMs: 50 });
    expect(reasons(await withoutDatabase())).toEqual([DATABASE_SILENT]);
    const refusal = Object.assign(new Error('refused'), { code: '28P01' });
    const refusing = { query: () => Promise.reject(refusal) } as never;
    const withoutLogin = createEvaluator({ database: refusing, queues: answering }, { silenceMs: 50 });
    expect(reasons(await withoutLogin())).toEqual([LOGIN_REFUSED]);
  });

  it('a condition that cannot be measured is a finding, never silence', async () => {
    const broken = { ...conditions[0]!, name: 'broken', measure: 'select nonsense' };
    const evaluate = createEvaluator(
      { database: unsent.pool(), queues: unsent.queues },
      { conditions: [broken] },
    );
    expect(reasons(await evaluate())).toEqual([
      'broken could not be measured: column "nonsense" does not exist',
    ]);
  });
});

describe('a stored verdict', () => {
  const finding = { condition: 'crashes', subject: 'x', reason: 'x crashes' };

  it('counts while it is fresh', () => {
    expect(findingsOf({ checkedAt: 't', age: 10, findings: [finding] })).toEqual([finding]);
  });

  it('is stored by the pipeline, replaces the one before, and is read by the API', async () => {
    const test = await harness({});
    await storeVerdict(test.pool(), { findings: [], measured: [] });
    await storeVerdict(test.pool(), { findings: [finding], measured: [] });
    expect(await readFindings(test.pool('tender_api'))).toEqual([finding]);
    await expect(test.pool('tender_api').query('delete from ops.health')).rejects.toThrow(
      'permission denied',
    );
  });

  it('records once what begins and ends, and not that the service begins', async () => {
    const test = await harness({});
    const beginning = { condition: 'first-sync', subject: 'ocds', reason: 'begins', starting: true } as const;
    const incidents = () =>
      test.rows('select condition, subject, reason, ended_at is null as lasts from ops.incident order by id');
    await storeVerdict(test.pool(), { findings: [finding, beginning], measured: [] });
    const other = { ...finding, reason: 'x crashes again' };
    // Two processes may store verdicts at the same time.
    await Promise.all([1, 2, 3].map(() => storeVerdict(test.pool(), { findings: [other], measured: [] })));
    expect(await incidents()).toEqual([{ ...finding, lasts: true }]);
    await storeVerdict(test.pool(), { findings: [], measured: [] });
    expect(await incidents()).toEqual([{ ...finding, lasts: false }]);
    await storeVerdict(test.pool(), { findings: [other], measured: [] });
    expect(await incidents()).toEqual([
      { ...finding, lasts: false },
      { ...other, lasts: true },
    ]);
  });

  it('says nothing once it is old, except that the schedule is silent', () => {
    expect(findingsOf({ checkedAt: '2026-11-21T10:00:00Z', age: 46, findings: [] })).toMatchObject([
      {
        reason: expect.stringMatching(
          /^the schedule has not reported since 2026-11-21T10:00:00Z: nobody watches/,
        ),
      },
    ]);
    expect(findingsOf(undefined)).toMatchObject([
      { reason: expect.stringMatching(/^the schedule has never reported: /) },
    ]);
  });
});
