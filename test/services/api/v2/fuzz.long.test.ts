import { expect, it } from 'vitest';
import { serveRequests } from '#test/services/api/requests/served-requests.ts';
import { randomOf, randomRequest } from '#test/services/api/requests/values.ts';
import { publishExamples } from './support/examples.ts';
import { sharedTables } from './support/served-tables.ts';

/** Some for each operation. */
const REQUESTS = 4_000;
const LANES = 8;
const SEED = Date.now() % 1_000_000;

// Records of every resource, those that the examples of the parameters name among them.
const at = sharedTables(() => publishExamples(at.readTables));

it(`random requests get a documented response, never a failure of the server or a message from its inside (${REQUESTS}, seed ${SEED})`, async () => {
  const { operations, judge } = await serveRequests(at);
  const random = randomOf(SEED);
  const problems: string[] = [];
  const lane = async (_: unknown, nth: number) => {
    for (let sent = nth; sent < REQUESTS; sent += LANES) {
      const problem = await judge(randomRequest(random, operations[sent % operations.length]!));
      if (problem !== null) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect(problems).toEqual([]);
});
