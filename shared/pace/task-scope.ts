/** What one task of a sync covers, by the pass that works on it. Columns of ops.task. */
export type TaskScope =
  /** Publication days, inclusive; `repeat` counts the readings of the same window, from 1. */
  | { pass: 'window'; fromDay: string; toDay: string; repeat: number }
  /** One of the publisher's lists, all of it where `maxPages` is null. */
  | { pass: 'list'; list: string; maxPages: number | null; repeat: number }
  /** The file that the source publishes. */
  | { pass: 'file' }
  /** Finds out, once the lists are read, what they have not shown; `repeat` counts from 1. */
  | { pass: 'plan'; repeat: number }
  /** Numbers, inclusive; without one end the task goes on in that direction until nothing is published any more. */
  | { pass: 'number'; numberFrom: number | null; numberTo: number | null }
  /** Processes that are asked for again, from one ocid to another in the order of their numbers. */
  | { pass: 'refetch'; ocidFrom: string; ocidTo: string };

export type Pass = TaskScope['pass'];

/** A task to add, with the number of requests that it is expected to take; null where nobody can know. */
export type PlannedTask = TaskScope & { expected: number | null };

/** @returns what a task covers, in words, for logs, issues and `tenders status` */
export function describeTask(task: TaskScope): string {
  switch (task.pass) {
    case 'window':
      return `window ${task.fromDay} to ${task.toDay}, reading ${task.repeat}`;
    case 'list':
      return `list ${task.list}${task.maxPages === null ? '' : `, first ${task.maxPages} pages`}, reading ${task.repeat}`;
    case 'file':
      return 'its file';
    case 'plan':
      return `plan of what the lists have not shown, ${task.repeat}`;
    case 'number':
      if (task.numberTo === null) return `numbers from ${task.numberFrom} upwards`;
      if (task.numberFrom === null) return `numbers from ${task.numberTo} downwards`;
      return `numbers ${task.numberFrom} to ${task.numberTo}`;
    case 'refetch':
      return `refetch of ${task.ocidFrom} to ${task.ocidTo}`;
  }
}
