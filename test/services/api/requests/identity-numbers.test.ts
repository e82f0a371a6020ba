import { expect, it } from 'vitest';
import { fillDatabase } from '#test/workers/filled-database.ts';
import { serveRequests } from './served-requests.ts';
import { identityNumberRequests } from './values.ts';

it('an identity number in any parameter of any operation is not an error, and finds nobody', async () => {
  const filled = await fillDatabase();
  const { operations, judge } = await serveRequests(await filled.copy());
  expect(operations.length).toBeGreaterThan(100);
  const requests = operations.flatMap(identityNumberRequests);
  expect(requests.length).toBeGreaterThan(500);
  const problems: string[] = [];
  for (const request of requests) {
    const problem = await judge(request);
    if (problem !== null) problems.push(problem);
  }
  expect(problems).toEqual([]);
});
