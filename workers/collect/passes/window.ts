import { UpstreamError } from '#shared/errors.ts';
import { endsList } from '#shared/pace/windows.ts';
import { askFor, keepPage, type PassWork } from '#workers/collect/passes/work.ts';

/** Reads the list of one window of publication days, page by page. */
export const collectWindow: PassWork<'window'> = async (work) => {
  const { source, base, task } = work;
  const { window: pass } = source.passes;
  const { windows: pace } = source.pace;
  if (!pass || pace === null)
    throw new UpstreamError('unexpected-shape', `the source ${source.name} declares no lists by day`);
  const { fromDay: from, toDay: to } = task;
  const pageSize = pace.pageSize.value;
  for (;;) {
    const page = task.nextPage;
    if (page > pass.maxPages.value)
      throw new UpstreamError('unexpected-shape', `the list has no end after ${pass.maxPages.value} pages`);
    const url = pass.url({ base, from, to, page, pageSize });
    const { response, value } = await askFor(work, url, pass.read, { page });
    await keepPage(work, response, value.releases, page);
    if (endsList(pace, { count: value.releases.length, next: value.next })) return [];
  }
};
