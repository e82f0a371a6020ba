import { expect, it } from 'vitest';
import { startProcess } from '#test/support/processes.ts';
import { eachBackend } from '#test/support/redis.ts';
import { beginningOf, type Harness, openHarness, openPublisher, storedOcids, until } from './harness.ts';

/** Responses must add up to tasks, tasks to the run, and no page of a list may be stored twice. */
async function expectBalanced({ rows }: Harness): Promise<void> {
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
      `select id from raw.response where captures <> (select count(*) from raw.capture where response_id = response.id)`,
    ),
  ).toEqual([]);
}

eachBackend(({ settings }) => {
  it('a killed worker is continued page by page, nothing is lost or stored twice', async () => {
    const publisher = await openPublisher({
      releases: 100,
      clockRate: 0,
      pageCap: 4,
      faults: '500:0.1,truncated:0.1',
    });
    const harness = await openHarness(
      { OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) },
      settings,
    );
    const environment = { ...harness.settings, LOG_LEVEL: 'warn' };
    await harness.context.queues.requestSync({ source: 'ocds', mode: 'backfill' });

    for (const pages of [3, 15, 30, 45]) {
      const worker = await startProcess('workers/main.ts', ['collect', 'schedule'], environment);
      await until(harness, 'select from ops.task having sum(pages) >= $1', [pages]);
      await worker.end('SIGKILL');
    }
    const [killed] = await harness.rows(`select status from ops.cron_runs where entity = 'ocds'`);
    expect(killed).toEqual({ status: 'running' });

    await startProcess('workers/main.ts', ['collect', 'schedule'], environment);
    await until(harness, `select from ops.cron_runs where entity = 'ocds' and status = 'completed'`);
    expect(await storedOcids(harness)).toEqual(await publisher.published());
    await expectBalanced(harness);
  }, 90_000);

  it('a request comes through the queue and is worked on once', async () => {
    const publisher = await openPublisher({ releases: 30, clockRate: 0 });
    const harness = await openHarness(
      { OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) },
      settings,
    );
    await startProcess('workers/main.ts', ['collect'], harness.settings);
    await startProcess('workers/main.ts', ['collect'], harness.settings);
    const id = await harness.context.queues.requestSync({ source: 'ocds', mode: 'backfill' });
    const run = await until(
      harness,
      `select * from ops.cron_runs where invocation_id = $1 and status <> 'running'`,
      [id],
    );
    expect(run).toMatchObject({ status: 'completed', entity: 'ocds', error_message: null });
    expect(await storedOcids(harness)).toEqual(await publisher.published());
    await expectBalanced(harness);
  });
});
