import { describe, expect, it } from 'vitest';
import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { standardSort } from '#services/api/v2/serve/plan.ts';
import { pageStatement } from '#services/api/v2/serve/sql/statement.ts';
import { resources } from '#shared/resources/index.ts';
import { shared } from '#test/support/shared.ts';
import { LARGE, large, ROWS } from './support/large-tables.ts';
import { combinationsOf, requestsOf } from './support/plan-requests.ts';
import { caller, openStatementPlans } from './support/statement-plans.ts';

const at = shared(() => openStatementPlans(LARGE));

describe('every statement of every path', () => {
  it.each(endpoints)('$path reads no large table whole', async (endpoint) => {
    const handle = at.handlerOf(endpoint);
    let count = 0;
    for (const { path, query } of requestsOf(endpoint)) {
      for (const statement of await at.statementsFor(handle, path, query)) {
        count += 1;
        const where = `${query}: ${statement.text}`;
        // Aggregates over all records have to read them.
        await (endpoint.kind === 'groups' ? at.expectNotWhole : at.expectCheap)(statement, where);
      }
    }
    if (endpoint.kind !== 'procedure') expect(count).toBeGreaterThan(0);
  });
});

describe('filters together', () => {
  const lists = endpoints.filter(
    (endpoint): endpoint is ListEndpoint => endpoint.kind === 'list' && large.has(endpoint.resource.name),
  );

  it.each(lists)('$path finds its page without reading many other rows', async (endpoint) => {
    const handle = at.handlerOf(endpoint);
    for (const { path, query } of combinationsOf(endpoint))
      for (const statement of await at.statementsFor(handle, path, query))
        await at.expectCheap(statement, `${query}: ${statement.text}`);
  });
});

describe('a search', () => {
  const endpoint = endpoints.find(({ path }) => path === '/v2/tenders/search')!;

  it.each([
    ['a word that all have', 'common'],
    ['a rare word', 'rare5'],
    ['several words', 'common rare5 name3'],
    ['a phrase', '"common rare5"'],
    ['a phrase of common words that nothing has', '"name3 common"'],
    ['an exclusion', 'common -rare5'],
    ['a number', 'C17'],
    ['a buyer', 'name3'],
    ['a word of descriptions', 'beside2'],
    ['a misspelt word', 'wrod77'],
    ['several misspelt words', 'comon commno'],
    ['what nothing has', 'nosuchthing'],
  ])('for %s reads only few tenders', async (_, words) => {
    const handle = at.handlerOf(endpoint);
    const wanted = `q=${encodeURIComponent(words)}&limit=10`;
    for (const beside of ['', '&province=gauteng', '&province=gauteng&status=active', '&page=20'])
      for (const statement of await at.statementsFor(handle, {}, wanted + beside))
        await at.expectCheap(statement, `${beside}: ${statement.text}`);
  });

  it('costs no more when it is continued from a cursor', async () => {
    const handle = at.handlerOf(endpoint);
    let cursor = '';
    for (let page = 0; page < 15; page += 1) {
      const { meta } = await handle({}, `q=common+name3&limit=20${cursor}`, caller);
      const next = /"nextCursor":"([^"]+)"/.exec(meta ?? '')?.[1];
      expect(next).toBeDefined();
      cursor = `&cursor=${next}`;
      for (const statement of await at.statementsFor(handle, {}, `q=common+name3&limit=20${cursor}`))
        await at.expectCheap(statement, statement.text);
    }
  });
});

describe('a page near the end', () => {
  it.each([resources.tender, resources.award])(
    'of $plural reads no more than page 1, in every sort',
    async (resource) => {
      for (const sort of Object.keys(resource.sorts).flatMap((name) => [name, `-${name}`])) {
        const plan = { conditions: [], sort: standardSort(resource, sort), limit: 10, page: null };
        const cost = async (after: { key: string | null; id: string } | null) => {
          const statement = pageStatement(resource, { ...plan, after }, 'body');
          await at.pool.query(statement.text, statement.values);
          return at.blocksOf(statement);
        };
        const { column, descending } = plan.sort;
        const direction = descending ? 'desc' : 'asc';
        const { rows } = await at.pool.query<{ key: string | null; id: string }>(
          `select ${column}::text as key, id from read.${resource.name} order by ${column} ${direction} nulls last, id ${direction} offset ${ROWS - 100} limit 1`,
        );
        expect(await cost(rows[0]!), sort).toBeLessThanOrEqual(1.2 * (await cost(null)));
      }
    },
  );
});
