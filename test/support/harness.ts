import { onTestFinished } from 'vitest';
import {
  type Publisher,
  type PublisherOptions,
  startPublisher,
} from '#services/sample-publisher/http/server.ts';
import { loadConfig } from '#shared/config.ts';
import { openPool, type Pool } from '#shared/database.ts';
import { openQueues, type Queues } from '#shared/queues/enqueue.ts';
import { freshDatabase } from '#test/support/database.ts';
import type { Backend } from '#test/support/redis.ts';

/** A publisher, a database and queues of one test's own, and the settings that point processes to them. */
export type Rig = {
  publisher: Publisher;
  pool: Pool;
  queues: Queues;
  settings: Record<string, string>;
  /** Waits until every requested run has ended and all it stored is published. */
  settled: () => Promise<void>;
};

const POLL_MS = 100;

export async function rig(
  backend: Backend,
  options: PublisherOptions,
  extra: Record<string, string> = {},
): Promise<Rig> {
  const database = await freshDatabase();
  const publisher = await startPublisher(options);
  const settings = {
    ...(await backend.settings(database.url)),
    OCDS_BASE_URL: publisher.url,
    ETENDERS_BASE_URL: publisher.url,
    COLLECT_DELAY_MS: '0',
    COLLECT_RETRY_MS: '10',
    COLLECT_TIMEOUT_MS: '2000',
    QUEUE_LOCK_MS: '1000',
    JWT_SECRET: 'a secret for tests only',
    PORT: '0',
    ...(publisher.since ? { COLLECT_FROM: publisher.since.toISOString().slice(0, 10) } : {}),
    ...extra,
  };
  const pool = openPool({ url: database.url, role: 'tender_operator', name: 'test' });
  const queues = openQueues(loadConfig(settings));
  onTestFinished(async () => {
    await queues.close();
    await pool.end();
    await publisher.close();
    await database.drop();
  });
  const settled = async () => {
    for (;;) {
      const { rows } = await pool.query(
        `select (select count(*) from ops.cron_runs run where exists (select from ops.task where run_id = run.id)) as runs,
           (select count(*) from ops.task where state in ('pending', 'running')) as tasks,
           (select count(*) from raw.response where normalised_at is null and fault is null) as responses,
           (select count(*) from core.outbox) + (select count(*) from derived.stale) as changes`,
      );
      const { runs, tasks, responses, changes } = rows[0];
      if (Number(runs) > 0 && Number(tasks) + Number(responses) + Number(changes) === 0) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  return { publisher, pool, queues, settings, settled };
}

/** What must hold at the end whatever happened: nothing lost, nothing doubled, the books balanced. */
export async function books({ pool, publisher }: Rig) {
  const published = [...publisher.catalogue.ocids()].toSorted();
  const one = async (sql: string) => (await pool.query(sql)).rows;
  return {
    published,
    stored: (await one('select ocid from core.tender order by ocid collate "C"')).map(
      (row) => row.ocid as string,
    ),
    served: (await one('select ocid from read.tender order by ocid collate "C"')).map(
      (row) => row.ocid as string,
    ),
    doubled: await one('select ocid from read.tender group by ocid having count(*) > 1'),
    balance: await one(
      'select source, (stored - normalised - unchanged - rejected)::int as difference, outstanding::int from ops.reconciliation order by source',
    ),
    completeness: await one('select unknown::int, failing::int from ops.completeness'),
    awards: await one(
      `select (select count(*) from core.award)::int as core, (select count(*) from read.award)::int as read`,
    ),
    counters: await one(
      `select (select n::int from read.counter where resource = 'tender' and "column" = '') as counted, (select count(*)::int from read.tender) as rows`,
    ),
    loose: await one(
      `select (select count(*) from raw.capture left join raw.response on response.id = response_id where response.id is null)::int as captures,
         (select count(*) from (select response_id, position from raw.capture group by 1, 2 having count(*) > 1) twice)::int as twice`,
    ),
  };
}
