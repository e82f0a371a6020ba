import { expect, it } from 'vitest';
import { type Harness, harness } from '#test/support/harness.ts';
import { eachBackend } from '#test/support/redis.ts';
import { storedOcids } from './stored-ocids.ts';

/** Responses must add up to tasks, tasks to the run, and no page of a list may be stored twice. */
async function expectReconciled({ rows }: Harness): Promise<void> {
  expect(
    await rows(
      `select task.id from ops.task left join raw.response on task_id = task.id and fault is null
       group by task.id having sum(coalesce(response.captures, 0)) <> task.captures`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      `select task_id, page from raw.response where fault is null and page is not null group by 1, 2 having count(*) > 1`,
    ),
  ).toEqual([]);
  expect(await rows(`select id from ops.task where state <> 'done'`)).toEqual([]);
  expect(
    await rows(
      `select run.id from ops.cron_runs run join ops.task on run_id = run.id
       group by run.id having sum(captures) <> run.rows_synced or sum(task.pages) <> run.pages or min(status) <> 'completed'`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      `select id from raw.response join raw.page on response_id = id where captures <> cardinality(contents)`,
    ),
  ).toEqual([]);
}

// On both backends the crash test shows that a message of a killed worker is given out again.
it('a killed worker is continued page by page, nothing is lost or stored twice', async () => {
  const test = await harness({
    publisher: { releases: 40, seed: 7, clockRate: 0, pageCap: 3, faults: '500:0.1,truncated:0.1' },
    stages: [],
  });
  await test.requestSync({ source: 'ocds', mode: 'backfill' });

  for (const pages of [3, 15]) {
    const worker = await test.startWorkers(['plan', 'collect', 'schedule']);
    await test.until('select from ops.task having sum(pages) >= $1', [pages]);
    await worker.end('SIGKILL');
  }
  const [killed] = await test.rows(`select status from ops.cron_runs where entity = 'ocds'`);
  expect(killed).toEqual({ status: 'running' });

  await test.startWorkers(['plan', 'collect', 'schedule']);
  await test.until(`select from ops.cron_runs where entity = 'ocds' and status = 'completed'`);
  expect(await storedOcids(test)).toEqual(test.publisher.ocids());
  await expectReconciled(test);
});

eachBackend((backend) => {
  it('a request is received from the queue and worked on by one worker only', async () => {
    const test = await harness({
      backend,
      publisher: { releases: 10, seed: 7, clockRate: 0 },
      stages: ['plan', 'collect'],
    });
    await test.startWorkers(['plan', 'collect']);
    const id = await test.requestSync({ source: 'ocds', mode: 'backfill' });
    const run = await test.until(
      `select * from ops.cron_runs where invocation_id = $1 and status <> 'running'`,
      [id],
    );
    expect(run).toMatchObject({ status: 'completed', entity: 'ocds', error_message: null });
    expect(await storedOcids(test)).toEqual(test.publisher.ocids());
    await expectReconciled(test);
  });
});
