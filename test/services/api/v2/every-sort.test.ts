import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { listSorts } from '#services/api/v2/serve/plan.ts';
import { promotedColumns } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { addressOf, type Operation, operations } from './support/contract.ts';
import { COPIES, idOf, publishExamples } from './support/examples.ts';
import { sharedTables } from './support/served-tables.ts';

/** Random scans of each list and sort, besides the fixed one; there are some two hundred lists and sorts. */
const SCANS = 1;

const at = sharedTables(async () => {
  await publishExamples(at.readTables);
  // Ties and gaps in every sort column: the last record repeats the key of the one before, the first has none.
  for (const resource of Object.values(resources)) {
    for (const column of new Set<string>(Object.values(resource.sorts))) {
      await at.readTables.client.query(
        `update read.${resource.name} set ${column} = (select ${column} from read.${resource.name} where id = $2) where id = $1`,
        [idOf(resource, COPIES - 1), idOf(resource, COPIES - 2)],
      );
      const required = promotedColumns(resource).find(({ name }) => name === column)?.required;
      if (required) continue;
      await at.readTables.client.query(`update read.${resource.name} set ${column} = null where id = $1`, [
        idOf(resource, 0),
      ]);
    }
  }
});

const lists = endpoints.filter((endpoint): endpoint is ListEndpoint => endpoint.kind === 'list');
const cases = lists.flatMap((endpoint) => {
  const operation = operations.find(({ path }) => path === endpoint.path)!;
  return Object.keys(listSorts(endpoint)).flatMap((sort) =>
    ['', '-'].map((direction) => [endpoint.path, `${direction}${sort}`, operation] as const),
  );
});

async function page(operation: Operation, beside: Record<string, string>) {
  const address = addressOf(operation, beside);
  const { status, json, text } = await at.api.get(address);
  expect({ address, status, text: status === 200 ? '' : text }).toEqual({ address, status: 200, text: '' });
  return { records: json.data as unknown[], meta: json.meta };
}

/** Reads a list by cursor with pages of the given sizes, over and over. */
async function scan(operation: Operation, sort: string, sizes: readonly number[]): Promise<unknown[]> {
  const found: unknown[] = [];
  let cursor: Record<string, string> = {};
  for (let turn = 0; turn <= COPIES; turn += 1) {
    const limit = String(sizes[turn % sizes.length]);
    const { records, meta } = await page(operation, { sort, limit, ...cursor });
    found.push(...records);
    if (meta.nextCursor === null || meta.nextCursor === undefined) return found;
    cursor = { cursor: meta.nextCursor };
  }
  throw new Error(`${operation.path} by ${sort} never ends`);
}

describe('every list, by every sort, with ties and without keys', () => {
  it.each(cases)('%s by %s gives each record once, however it is read', async (_, sort, operation) => {
    const { records: whole, meta } = await page(operation, { sort, limit: '100' });
    expect(whole).toHaveLength(meta.totalCount ?? -1);
    expect(new Set(whole.map((record) => JSON.stringify(record))).size).toBe(whole.length);
    const byPage: unknown[] = [];
    for (let number = 1; number <= Math.ceil(whole.length / 2); number += 1) {
      byPage.push(...(await page(operation, { sort, limit: '2', page: String(number) })).records);
    }
    expect(byPage).toEqual(whole);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
        async (sizes) => {
          expect(await scan(operation, sort, sizes)).toEqual(whole);
        },
      ),
      { numRuns: SCANS, examples: [[[1]]] },
    );
  });
});
