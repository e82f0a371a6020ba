import { UpstreamError } from '#shared/errors.ts';
import { askFor, keepPage, type PassWork, type Work } from '#workers/collect/passes/work.ts';
import type { ListPass, PublishedList } from '#workers/collect/source.ts';
import type { NewTask } from '#workers/collect/tasks.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';

/**
 * Reads one list page by page to its end, or as far as an incremental run wants. The publisher says how many rows the
 * list has; rows move between pages while it is read, so the proof is the number of distinct rows seen.
 */
export const collectList: PassWork = async (work) => {
  const { source, base, task } = work;
  const pass = source.passes.list as ListPass;
  const { list, pages, repeat } = readScope(pass, task.scope);
  let total: number | null = null;
  for (;;) {
    const page = task.nextPage;
    const start = (page - 1) * list.length.value;
    const { answer, value } = await askFor(
      work,
      pass.url({ base, list, start, repeat }),
      (json, url) => pass.read(json, url),
      { page },
    );
    await keepPage(work, answer, value.items, page);
    total = value.total ?? total;
    const end = start + list.length.value;
    if (value.items.length === 0 || page === pages || (total !== null && end >= total)) break;
    if (total === null && value.items.length < list.length.value) break;
  }
  return pages === null ? readAgain(work, pass, list, repeat, total) : [];
};

/** The list once more, while it has rows that no reading of this run has shown. */
async function readAgain(
  { source, task, client }: Work,
  pass: ListPass,
  list: PublishedList,
  repeat: number,
  total: number | null,
): Promise<NewTask[]> {
  const { rows } = await client.query<{ seen: number }>(
    `select count(distinct coalesce(capture.natural_key, response_id || '/' || position))::int as seen
     from ops.task join raw.response on response.task_id = task.id join raw.capture on response_id = response.id
     where task.run_id = $1 and task.pass = 'list' and task.scope like $2`,
    [task.runId, `${list.name}#%`],
  );
  const seen = rows[0]?.seen ?? 0;
  if (total === null || seen >= total) return [];
  if (repeat < pass.repeats.value) return [{ pass: 'list', scope: `${list.name}#${repeat + 1}` }];
  const subject = `list ${list.name}`;
  await recordIssues(client, [
    {
      stage: 'collect',
      kind: 'list-incomplete',
      source: source.name,
      subject,
      detail: { seen, total, repeat },
    },
  ]);
  return [];
}

function readScope(
  pass: ListPass,
  scope: string,
): { list: PublishedList; pages: number | null; repeat: number } {
  const [, name, pages, repeat] = /^([\w-]+)(?::(\d+))?#(\d+)$/.exec(scope) ?? [];
  const list = pass.lists.find((candidate) => candidate.name === name);
  if (!list) throw new UpstreamError('unexpected-shape', `there is no list for ${scope}`);
  return { list, pages: pages === undefined ? null : Number(pages), repeat: Number(repeat) };
}
