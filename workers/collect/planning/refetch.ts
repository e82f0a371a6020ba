import type { PlannedTask } from '#shared/task-scope.ts';
import { changeableProcesses } from '../changeable.ts';
import type { Work } from '../passes/work.ts';
import type { RefetchPass } from '../source.ts';

/** @returns tasks that ask for processes one by one, the newest first, because most of the open ones are new */
export async function planRefetch(
  { source, task, client }: Work<'plan'>,
  { closedFor, batch: { value: batch } }: RefetchPass,
): Promise<PlannedTask[]> {
  const ocids = await changeableProcesses(client, source.name, task, closedFor.value);
  const tasks: PlannedTask[] = [];
  for (let start = 0; start < ocids.length; start += batch) {
    const part = ocids.slice(start, start + batch);
    tasks.push({
      pass: 'refetch',
      ocidFrom: part.at(-1) ?? '',
      ocidTo: part[0] ?? '',
      expected: part.length,
    });
  }
  return tasks;
}
