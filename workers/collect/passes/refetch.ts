import { UpstreamError } from '#shared/errors.ts';
import { describeTask } from '#shared/pace/task-scope.ts';
import { changeableProcesses } from '#workers/collect/changeable.ts';
import { askFor, keepPage, type PassWork, type Work } from '#workers/collect/passes/work.ts';
import { suspends } from '#workers/collect/publisher-failures.ts';
import type { RefetchPass } from '#workers/collect/source.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';

/** Requests each process of a batch, except those that this task has already requested. */
export const collectAgain: PassWork<'refetch'> = async (work) => {
  const { source, base, task } = work;
  const { url, read } = source.passes.refetch as RefetchPass;
  const failures: string[] = [];
  for (const ocid of await remaining(work)) {
    try {
      const { response, value } = await askFor(work, url({ base, ocid }), (json) => read(json, ocid));
      // For a removed release an empty response is stored; the record stays as it was last seen.
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
  const { ocidFrom: from, ocidTo: to } = task;
  const ocids = await changeableProcesses(client, source.name, task, closedFor.value, { from, to });
  const asked = await client.query(`select url from raw.response where task_id = $1 and fault is null`, [
    task.id,
  ]);
  const done = new Set(asked.rows.map((row) => row.url));
  return ocids.filter((ocid) => !done.has(url({ base, ocid })));
}

const reportWithdrawn = ({ source, client }: Work<'refetch'>, ocid: string): Promise<void> =>
  recordIssues(client, [stageIssues('collect').info('withdrawn', source.name, ocid)]);
