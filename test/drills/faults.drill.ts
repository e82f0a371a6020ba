import { describe, expect, it } from 'vitest';
import { findRedisProgram } from '#services/local/redis.ts';
import { drill, nameOf, type Result, undisturbed } from './drill.ts';
import { faults } from './faults/index.ts';

/** Longer than any drill: the runner gives up by itself. */
const LIMIT_MS = 1_800_000;

/** What the same load leaves without a fault, wherever the queues are. */
let reference: Promise<Result> | undefined;

// A part of a name chooses: `npm run drill -- -t 'PostgreSQL stopped.*queues in Redis'`.
describe.each(['postgres', 'redis'] as const)('in the middle of a load', (queues) => {
  const possible = queues === 'postgres' || findRedisProgram() !== null;
  const here = faults.filter(({ only = queues }) => only === queues);
  it
    .runIf(possible)
    .each(here.map((fault) => [`${fault.name}, queues in ${nameOf[queues]}`, fault] as const))(
    '%s',
    async (name, fault) => {
      const reason = await fault.impossible?.();
      if (reason) {
        process.stdout.write(`\n${name}: skipped, ${reason}\n`);
        return;
      }
      reference ??= undisturbed('postgres');
      expect(await drill(fault, queues, await reference)).toEqual([]);
    },
    LIMIT_MS,
  );
});
