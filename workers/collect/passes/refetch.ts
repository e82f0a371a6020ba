import type { Executor } from '#shared/database.ts';
import { UpstreamError } from '#shared/errors.ts';
import { describeTask, type TaskScope } from '#shared/task-scope.ts';
import { askFor, keepPage, type PassWork, type Work } from '#workers/collect/passes/work.ts';
import { suspends } from '#workers/collect/publisher-failures.ts';
import type { RefetchPass } from '#workers/collect/source.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';

/** Processes that may still change: open ones, and those closed within the last days. `$1` source, `$2` days. */
const CHANGEABLE = `from core.tender join core.process using (ocid)
  where process.compiled_versions ? $1
    and coalesce(tender.closing_date_time, tender.publication_date_time, tender.captured_at) > now() - $2 * interval '1 day'`;

/** @returns tasks for all processes that may have changed, the newest first, because most of the open ones are new */
export async function planRefetch(client: Executor, source: string, pass: RefetchPass): Promise<TaskScope[]> {
  const { rows } = await client.query(
    `select ocid ${CHANGEABLE} order by coalesce(process.number, 0) desc, ocid desc`,
    [source, pass.closedFor.value],
  );
  const tasks: TaskScope[] = [];
  for (let start = 0; start < rows.length; start += pass.batch.value) {
    const batch = rows.slice(start, start + pass.batch.value);
    tasks.push({ pass: 'refetch', ocidFrom: batch.at(-1).ocid, ocidTo: batch[0].ocid });
  }
  return tasks;
}

/** Asks for each process of a batch, except those that this task has asked for already. */
export const collectAgain: PassWork<'refetch'> = async (work) => {
  const { source, base, task } = work;
  const { url, read } = source.passes.refetch as RefetchPass;
  const failures: string[] = [];
  for (const ocid of await remaining(work)) {
    try {
      const { response, value } = await askFor(work, url({ base, ocid }), (json) => read(json, ocid));
      // For a release that is gone an empty response is stored; the record stays as it was last seen.
      await keepPage(work, response, value === null ? [] : [value], null);
      if (value === null) await reportWithdrawn(work, ocid);
    } catch (error) {
      if (!(error instanceof UpstreamError) || suspends(error)) throw error;
      failures.push(error.message);
    }
  }
  if (failures.length > 0) {
    throw new UpstreamError(
      'server-error',
      `${failures.length} processes could not be fetched in ${describeTask(task)}: ${failures[0]}`,
    );
  }
  return [];
};

async function remaining({ source, base, task, client }: Work<'refetch'>): Promise<string[]> {
  const { closedFor, url } = source.passes.refetch as RefetchPass;
  const { rows } = await client.query(
    `select ocid ${CHANGEABLE}
       and (coalesce(process.number, 0), ocid) >= (select coalesce(number, 0), ocid from core.process where ocid = $3)
       and (coalesce(process.number, 0), ocid) <= (select coalesce(number, 0), ocid from core.process where ocid = $4)
     order by coalesce(process.number, 0) desc, ocid desc`,
    [source.name, closedFor.value, task.ocidFrom, task.ocidTo],
  );
  const asked = await client.query(`select url from raw.response where task_id = $1 and fault is null`, [
    task.id,
  ]);
  const done = new Set(asked.rows.map((row) => row.url));
  return rows.map((row) => row.ocid as string).filter((ocid) => !done.has(url({ base, ocid })));
}

const reportWithdrawn = ({ source, client }: Work<'refetch'>, ocid: string): Promise<void> =>
  recordIssues(client, [
    { stage: 'collect', kind: 'withdrawn', severity: 'info', source: source.name, subject: ocid },
  ]);
