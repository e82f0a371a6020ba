import { expect, it, onTestFinished } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { serveRequests } from '#test/services/api/requests/served-requests.ts';
import { randomOf, randomRequest } from '#test/services/api/requests/values.ts';
import { fillDatabase } from '#test/workers/filled-database.ts';

/** Requests in all, how many at a time, and how many failures are shown. FUZZ_REQUESTS and FUZZ_SEED change the first two. */
const { FUZZ_REQUESTS, FUZZ_SEED } = surroundings.childEnvironment({});
const REQUESTS = Number(FUZZ_REQUESTS ?? 50_000);
const SEED = Number(FUZZ_SEED ?? Date.now() % 1_000_000);
const AT_ONCE = 8;
const SHOWN = 20;
const LIMIT_MS = 3_600_000;

it(
  `${REQUESTS} requests of every operation cause no server error, and rejections name their cause (seed ${SEED})`,
  async () => {
    process.stdout.write(`fuzz: ${REQUESTS} requests, seed ${SEED}\n`);
    const filled = await fillDatabase();
    onTestFinished(filled.close);
    const { operations, judge } = await serveRequests(await filled.copy());
    const random = randomOf(SEED);
    const problems: string[] = [];
    let left = REQUESTS;
    const send = async () => {
      while (left > 0) {
        left -= 1;
        const operation = operations[Math.floor(random() * operations.length)]!;
        const problem = await judge(randomRequest(random, operation));
        if (problem !== null && problems.push(problem) <= SHOWN) process.stdout.write(`  ✗ ${problem}\n`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    expect(problems.length).toBe(0);
  },
  LIMIT_MS,
);
