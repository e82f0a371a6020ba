import { describe, expect, it } from 'vitest';
import type { Executor } from '#shared/database/connection.ts';
import { conditions } from '#shared/health/conditions/index.ts';
import { createEvaluator } from '#shared/health/evaluate.ts';
import { readFindings } from '#shared/health/report.ts';
import { faults } from './faults/index.ts';

/** Every reason that the service can give: what each condition says, and that a server is silent. */
async function reasons(): Promise<string[]> {
  const silent = () => Promise.reject(new Error('silent'));
  const queues = { kind: 'redis', counts: silent, waits: silent, schedulers: silent } as const;
  const evaluate = createEvaluator({ database: { query: silent }, queues });
  const { findings } = await evaluate();
  const old = { checkedAt: '2026-08-14T06:00:00Z', age: 600, findings: [] };
  const database = { query: async () => ({ rows: [old] }) } as unknown as Executor;
  return [
    ...[...findings, ...(await readFindings(database))].map(({ reason }) => reason),
    ...conditions.map(({ sentence }) => sentence({ subject: 'publish', value: 60 })),
  ];
}

describe('a drill waits for a reason that the service gives', async () => {
  const given = await reasons();
  it.each(faults.flatMap(({ name, tells }) => (tells === null ? [] : [[name, tells] as const])))(
    '%s',
    (_, tells) => {
      expect(given.filter((reason) => tells.test(reason))).not.toEqual([]);
    },
  );
});
