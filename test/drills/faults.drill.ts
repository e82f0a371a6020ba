import { beforeAll, describe, expect, it } from 'vitest';
import { findRedisProgram } from '#services/local/redis.ts';
import { drill, type Result, undisturbed } from './drill.ts';
import { faults } from './faults/index.ts';

/** Longer than any drill: the runner gives up by itself. */
const LIMIT_MS = 600_000;

describe.runIf(findRedisProgram())('in the middle of a load', () => {
  let expected: Result;
  beforeAll(async () => {
    expected = await undisturbed();
  }, LIMIT_MS);

  it.each(faults.map((fault) => [fault.name, fault] as const))(
    '%s',
    async (_, fault) => {
      const reason = await fault.impossible?.();
      if (reason) {
        process.stdout.write(`\n${fault.name}: skipped, ${reason}\n`);
        return;
      }
      expect(await drill(fault, expected)).toEqual([]);
    },
    LIMIT_MS,
  );
});
