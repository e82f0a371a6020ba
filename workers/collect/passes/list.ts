import { UpstreamError } from '#shared/errors.ts';
import type { PlannedTask } from '#shared/pace/task-scope.ts';
import { askFor, keepPage, type PassWork, type Work } from '#workers/collect/passes/work.ts';
import type { ListPass, PublishedList } from '#workers/collect/source.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';

/**
 * Reads one list page by page to its end, or to the last page that the task needs. Rows move between pages while the
 * list is read, so it is complete when the number of distinct rows that were seen equals the publisher's total.
 */
export const collectList: PassWork<'list'> = async (work) => {
  const { source, base, task } = work;
  const pass = source.passes.list as ListPass;
  const { maxPages, repeat } = task;
  const list = listOf(pass, task.list);
  let total: number | null = null;
  for (;;) {
    const page = task.nextPage;
    const start = (page - 1) * list.length.value;
    const { response, value } = await askFor(
      work,
      pass.url({ base, list, start, repeat }),
      (json, url) => pass.read(json, url),
      { page },
    );
    await keepPage(work, response, value.items, page);
    total = value.total ?? total;
    const end = start + list.length.value;
    if (value.items.length === 0 || page === maxPages || (total !== null && end >= total)) break;
    if (total === null && value.items.length < list.length.value) break;
  }
  return maxPages === null ? readAgain(work, pass, total) : [];
};

/**
 * Adds a task to read the list again while some of its rows have not been shown in this run. Records an issue if rows
 * are still missing after the last reading.
 */
async function readAgain(
  { source, task, client }: Work<'list'>,
  pass: ListPass,
  total: number | null,
): Promise<PlannedTask[]> {
  const { list, repeat } = task;
  const { rows } = await client.query<{ seen: number }>(
    `select count(distinct coalesce(content.natural_key, response.id || '/' || position))::int as seen
     from ops.task join raw.response on response.task_id = task.id join raw.page on page.response_id = response.id
     cross join unnest(contents) with ordinality as item (id, position) join raw.content on content.id = item.id
     where task.run_id = $1 and task.pass = 'list' and task.list = $2 and task.max_pages is null`,
    [task.runId, list],
  );
  const seen = rows[0]?.seen ?? 0;
  if (total === null || seen >= total) return [];
  if (repeat < pass.repeats.value)
    return [{ pass: 'list', list, maxPages: null, repeat: repeat + 1, expected: task.nextPage - 1 }];
  const detail = { seen, total, repeat };
  await recordIssues(client, [
    stageIssues('collect').warning('list-incomplete', source.name, `list ${list}`, detail),
  ]);
  return [];
}

function listOf(pass: ListPass, name: string): PublishedList {
  const list = pass.lists.find((candidate) => candidate.name === name);
  if (!list) throw new UpstreamError('unexpected-shape', `the source declares no list ${name}`);
  return list;
}
