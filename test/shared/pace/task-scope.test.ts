import { expect, it } from 'vitest';
import { describeTask, type TaskScope } from '#shared/pace/task-scope.ts';

it.each<[TaskScope, string]>([
  [
    { pass: 'window', fromDay: '2026-08-07', toDay: '2026-08-13', repeat: 2 },
    'window 2026-08-07 to 2026-08-13, reading 2',
  ],
  [{ pass: 'list', list: 'cancelled', maxPages: null, repeat: 1 }, 'list cancelled, reading 1'],
  [{ pass: 'list', list: 'cancelled', maxPages: 40, repeat: 1 }, 'list cancelled, first 40 pages, reading 1'],
  [{ pass: 'plan', repeat: 1 }, 'plan of what the lists have not shown, 1'],
  [{ pass: 'number', numberFrom: 165_000, numberTo: 165_499 }, 'numbers 165000 to 165499'],
  [{ pass: 'number', numberFrom: 165_500, numberTo: null }, 'numbers from 165500 upwards'],
  [{ pass: 'number', numberFrom: null, numberTo: 164_999 }, 'numbers from 164999 downwards'],
  [{ pass: 'refetch', ocidFrom: 'ocds-a-1', ocidTo: 'ocds-a-9' }, 'refetch of ocds-a-1 to ocds-a-9'],
])('%j is %s', (task, text) => {
  expect(describeTask(task)).toBe(text);
});
