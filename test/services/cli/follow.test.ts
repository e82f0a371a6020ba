import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { UnrecoverableError } from 'bullmq';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { openBackend } from '#shared/queues/backend.ts';
import { sourceNames } from '#shared/sources.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { projectRoot } from '#test/support/processes.ts';
import { tenders, tendersJson, working } from './terminal.ts';

/** Maximum wait for another process; no test depends on its length. */
const PATIENCE_MS = 20_000;

/** Stands in for the workers: reads the request from the queue and writes what they would write. */
function worker({ config, rows }: Harness) {
  const backend = openBackend(config);
  const queue = backend.queue('plan');
  onTestFinished(async () => {
    await queue.close();
    await backend.close();
  });
  const run = '00000000-0000-4000-8000-000000000001';
  return {
    /** Waits for the request and begins its run. @returns the message */
    take: async () => {
      const [job] = await vi.waitFor(
        async () => {
          const jobs = await queue.getJobs(['waiting']);
          expect(jobs).toHaveLength(1);
          return jobs;
        },
        { timeout: PATIENCE_MS },
      );
      const message = job!.data as Record<string, string>;
      await rows(
        `insert into ops.cron_runs (id, status, kind, mode, entity, invocation_id) values ($1, 'running', 'sync', 'incremental', 'ocds', $2)`,
        [run, message['requestId']],
      );
      return message;
    },
    /** Stores a response with the given number of releases. */
    store: async (captures: number) => {
      await rows(
        `with task as (
           insert into ops.task (run_id, source, pass, ocid_from, ocid_to, state, captures) values ($1, 'ocds', 'refetch', gen_random_uuid()::text, '', 'done', $2)
           returning id
         ), blob as (
           insert into raw.blob (hash, encoding, size, body) values (sha256(random()::text::bytea), 'identity', 2, '{}') returning hash
         )
         insert into raw.response (source, task_id, url, status, hash, fetched_at, captures)
         select 'ocds', task.id, 'http://publisher', 200, hash, now(), $2 from task, blob`,
        [run, captures],
      );
    },
    end: (status: string, error: string | null = null) =>
      rows(`update ops.cron_runs set status = $2, error_message = $3, completed_at = now() where id = $1`, [
        run,
        status,
        error,
      ]),
    normalise: () =>
      rows(
        `with settled as (update raw.response set normalised = captures, normalised_at = now() where normalised_at is null returning captures)
         insert into core.outbox (resource, entity_id)
         select 'tender', gen_random_uuid() from settled, generate_series(1, captures)`,
      ),
    /** Makes keys stale, as a change of records does. */
    makeStale: () =>
      rows(`insert into derived.stale (derivation, key) values ('province_count', gen_random_uuid())`),
    /** Computes the stale keys and emits one record, in one transaction as derive does. */
    derive: () =>
      rows(
        `with taken as (delete from derived.stale returning key)
         insert into core.outbox (resource, entity_id) select 'province', key from taken`,
      ),
    publish: () => rows('delete from core.outbox'),
  };
}

/** @returns the settings of a command, and what stands in for the workers of its database */
async function operated() {
  const test = await harness({});
  return { settings: test.settingsOf('tender_operator'), workers: worker(test) };
}

describe('following a run', () => {
  it('ends only when the run has ended and everything it stored is published', async () => {
    const { settings, workers } = await operated();
    let over = false;
    const printed: string[] = [];
    const following = tenders(['sync', 'ocds', '--json'], settings, (text) => printed.push(text)).finally(
      () => {
        over = true;
      },
    );
    expect(await workers.take()).toMatchObject({ source: 'ocds', mode: 'incremental' });
    await workers.store(3);
    for (const step of [() => workers.end('completed'), workers.normalise]) {
      await step();
      // Long enough for several polls; none of them may end the following.
      await wait(1_200);
      expect(over).toBe(false);
    }
    await workers.publish();
    const { code, stdout } = await following;
    expect(code).toBe(0);
    expect(JSON.parse(stdout).runs).toMatchObject([
      {
        source: 'ocds',
        mode: 'incremental',
        following: 'ended',
        status: 'completed',
        stored: 3,
        settled: 3,
        tasks: { total: 1, done: 1, failing: 0 },
      },
    ]);
    expect(printed.at(-1)).toContain('1 of 1 task, 3 releases stored; 3 normalised, 3 changes to publish');
  });

  it('waits until derived values are computed and published, but not for those of later changes', async () => {
    const { settings, workers } = await operated();
    let over = false;
    const following = tendersJson(['sync', 'ocds'], settings).finally(() => {
      over = true;
    });
    await workers.take();
    await workers.store(1);
    await workers.makeStale();
    await workers.normalise();
    for (const step of [() => workers.end('completed'), workers.publish, workers.derive]) {
      await step();
      await wait(1_200);
      expect(over).toBe(false);
    }
    await workers.makeStale();
    await workers.publish();
    const { code, document } = await following;
    expect(code).toBe(0);
    expect(document.runs).toMatchObject([{ following: 'ended', status: 'completed', stale: 1, outbox: 0 }]);
  });

  it.each(['partial', 'failed'])('a run that ended %s is an error with the reason', async (status) => {
    const { settings, workers } = await operated();
    const following = tenders(['sync', 'ocds', '--mode', 'refetch'], settings);
    expect(await workers.take()).toMatchObject({ mode: 'refetch' });
    await workers.end(status, 'the publisher answered 500');
    const { code, stdout } = await following;
    expect(code).toBe(1);
    expect(stdout).toContain(`refetch of ocds ended ${status}: the publisher answered 500`);
  });

  it('passes on the days of a backfill', async () => {
    const { settings, workers } = await operated();
    const following = tenders(['backfill', 'ocds', '--from', '2026-01-01', '--to', '2026-01-31'], settings);
    expect(await workers.take()).toMatchObject({ mode: 'backfill', from: '2026-01-01', to: '2026-01-31' });
    await workers.end('completed');
    expect(await following).toMatchObject({ code: 0 });
  });

  it('a request that a worker gave up is an error with the reason', async () => {
    const { settings } = await operated();
    const giveUp = ({ source }: { source: string }) => {
      throw new UnrecoverableError(`${source} has no lists of that day`);
    };
    const { code, document } = await working(settings, 'plan', giveUp, () =>
      tendersJson(['sync', 'ocds'], settings),
    );
    expect(code).toBe(1);
    expect(document.runs[0]).toMatchObject({ status: 'failed', following: 'ended' });
    expect(document.runs[0].error).toContain('ocds has no lists of that day');
  });

  it('--no-wait requests the run without following it', async () => {
    const { settings, workers } = await operated();
    const { code, document } = await tendersJson(['sync', 'ocds', '--no-wait'], settings);
    expect(code).toBe(0);
    expect(document.runs).toMatchObject([{ source: 'ocds', mode: 'incremental', following: 'no' }]);
    const message = await workers.take();
    expect(message['requestId']).toBe(document.runs[0].requestId);
  });

  it('without a source requests runs of all sources', async () => {
    const { settings } = await operated();
    const { document } = await tendersJson(['sync', '--no-wait'], settings);
    expect(document.runs).toMatchObject(
      sourceNames.map((source) => ({ source, mode: 'incremental', following: 'no' })),
    );
  });

  it('Ctrl-C ends the following, not the run', async () => {
    const { settings, workers } = await operated();
    const child = spawn(process.execPath, ['services/cli/main.ts', 'sync', 'ocds'], {
      cwd: projectRoot,
      env: surroundings.childEnvironment(settings),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
    const ended = new Promise((done) => child.once('close', done));
    await workers.take();
    await workers.store(2);
    await vi.waitFor(() => expect(stderr()).toContain('2 releases stored'), { timeout: PATIENCE_MS });
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(stdout()).toContain('continues in the background');
    const { document } = await tendersJson(['status'], settings);
    expect(document.runs).toMatchObject([{ entity: 'ocds', status: 'running' }]);
  });
});

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}
