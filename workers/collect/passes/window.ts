import { UpstreamError } from '#shared/errors.ts';
import type { TaskScope } from '#shared/task-scope.ts';
import { askFor, keepPage, type PassWork, type Work } from '#workers/collect/passes/work.ts';
import type { WindowPass } from '#workers/collect/source.ts';

/**
 * Reads the list of one window of publication days, page by page. The list ends with an empty page, or with a short
 * page that has no link to a next one. A short page with such a link need not be the last.
 */
export const collectWindow: PassWork<'window'> = async (work) => {
  const { source, base, task } = work;
  const { pageSizes, short, maxPages, url, read } = source.passes.window as WindowPass;
  const { fromDay: from, toDay: to, repeat } = task;
  const pageSize = pageSizes.value[(repeat - 1) % pageSizes.value.length]!;
  for (;;) {
    const page = task.nextPage;
    if (page > maxPages.value)
      throw new UpstreamError('unexpected-shape', `the list has no end after ${maxPages.value} pages`);
    const { response, value } = await askFor(work, url({ base, from, to, page, pageSize }), read, { page });
    await keepPage(work, response, value.releases, page);
    const count = value.releases.length;
    if (count === 0 || (!value.next && count < Math.min(short.value, pageSize))) break;
  }
  return readAgain(work);
};

/** Adds a task to read the window again, where this reading has shown ocids that no response of another task had. */
async function readAgain({ source, task, client }: Work<'window'>): Promise<TaskScope[]> {
  const { fromDay, toDay, repeat } = task;
  const { min, max } = (source.passes.window as WindowPass).repeats.value;
  if (repeat < min || repeat >= max) return [];
  const { rows } = await client.query(
    `select exists (
       select from raw.response join raw.capture on response_id = response.id
       where task_id = $1 and not exists (
         select from raw.capture earlier join raw.response origin on origin.id = earlier.response_id
         where earlier.natural_key = capture.natural_key and origin.task_id is distinct from $1)) as new`,
    [task.id],
  );
  return rows[0].new ? [{ pass: 'window', fromDay, toDay, repeat: repeat + 1 }] : [];
}
