import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { ListDeclaration } from '#services/site/lists/declaration.ts';
import { lists } from '#services/site/pages/index.ts';
import { queryOf } from '#services/site/query.ts';
import { publishExamples } from '#test/services/api/v2/support/examples.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { decoded } from './shown.ts';

/** The words in the address bar are those of /v2: what it takes, a page takes; what it refuses, a page refuses by the same rule. */

let described: Record<string, { get?: { parameters?: Described[] } }>;
const at = sharedTables(
  async () => {
    await publishExamples(at.readTables);
    const { json } = await at.api.get('/v2/openapi.json');
    described = json['paths'] as typeof described;
  },
  { settings: { TRUSTED_PROXIES: '1' } },
);

type Schema = { enum?: string[]; anyOf?: Schema[] };
type Described = { name: string; in: string; example?: unknown; schema?: Schema };

let asked = 0;
/** Asks as many readers would: one alone may not ask so much. */
const ask = (path: string) => {
  asked += 1;
  const from = `10.0.${Math.floor(asked / 200)}.1`;
  return at.api.page(path, { 'x-forwarded-for': from });
};
const queryFrom = (given: Record<string, string>) => queryOf(new URLSearchParams(given));
/** Words that the list is searched for; none for a list without a search box. */
const wordsOf = ({ placeholder }: ListDeclaration) => (placeholder === undefined ? [null] : [null, 'road']);

const parametersOf = (declared: ListDeclaration, words: string | null): Described[] => {
  const address = declared.address(queryFrom(words === null ? {} : { q: words }));
  return described[address.split('?')[0]!]!.get!.parameters!.filter((one) => one.in === 'query');
};
const valuesOf = ({ name, example, schema }: Described): string[] => {
  const listed = [schema, ...(schema?.anyOf ?? [])].flatMap((one) => one?.enum ?? []);
  // Names in snake_case are the same names.
  const values = [
    ...listed.filter((value) => !/^[ +-]?[a-z]+_/.test(value)),
    ...(example === undefined ? [] : [String(example)]),
  ];
  // Further pages too, and a value that no parameter takes.
  return [...new Set([...values, ...(name === 'page' ? ['2', '1000'] : []), '\u0000'])];
};

/** Parameters of /v2 that no page can follow. */
const REFUSED = ['fields', 'include'];

describe.each(lists)('the list $path', (declared) => {
  it('takes and refuses each parameter as /v2 does', async () => {
    for (const words of wordsOf(declared)) {
      for (const parameter of parametersOf(declared, words)) {
        for (const value of valuesOf(parameter)) {
          const query = queryFrom({ ...(words === null ? {} : { q: words }), [parameter.name]: value });
          const [page, answer] = [
            await ask(`${declared.path}${query.text()}`),
            await at.api.get(declared.address(query)),
          ];
          const about = `${declared.path}${query.text()}`;
          if (REFUSED.includes(parameter.name)) {
            expect(page.status, about).toBe(400);
            expect(page.text, about).toMatch(new RegExp(`<code>${parameter.name}</code> does not apply`));
            continue;
          }
          expect(page.status, about).toBe(answer.status);
          if (answer.status === 400)
            for (const { reason } of answer.json.details) expect(decoded(page.text), about).toContain(reason);
        }
      }
    }
  }, 120_000);

  it('offers no choice that /v2 refuses', async () => {
    for (const words of wordsOf(declared)) {
      const plain = queryFrom(words === null ? {} : { q: words });
      const choices = [
        ...declared
          .fields(plain)
          .flatMap(({ name, choices: of }) => (of ?? []).map(([value]) => [name, value])),
        ...declared.sorts.map(([value]) => ['sort', value]),
      ] as [string, string][];
      for (const [name, value] of choices) {
        const { status } = await ask(`${declared.path}${plain.with(name, value).text()}`);
        expect(status, `${name}=${value}`).toBe(200);
      }
    }
  }, 120_000);

  it('has a command for a table with the records of the same query', async () => {
    const { key } = await at.newKey({ tier: 'enterprise' });
    for (const words of wordsOf(declared)) {
      const { json: any } = await at.api.get(declared.address(queryFrom({})));
      const { title = '', name = '' } = (any.data as { title?: string; name?: string }[])[0]!;
      const query = queryFrom({
        ...(words === null ? {} : { q: (title || name).split(' ')[0]! }),
        limit: '2',
        sort: declared.sorts.at(-1)![0],
      });
      for (const asks of [query, query.without('sort')]) {
        const { text } = await ask(`${declared.path}${asks.text()}`);
        const call = /<pre[^>]* id="csv"><code>curl ([^<]+)<\/code>/.exec(text)![1]!;
        const address = /"https?:\/\/[^/]+([^"]+)"$/.exec(decoded(call))![1]!;
        const table = await at.api.get(address, { key, headers: { accept: 'text/csv' } });
        expect(table.status, address).toBe(200);
        const rows: Record<string, string>[] = parse(table.text, { columns: true });
        const { json } = await at.api.get(declared.address(asks.with('limit', '100')));
        const records = json.data as Record<string, string>[];
        const named = declared.path === '/tenders' ? 'tenderId' : 'id';
        expect(
          rows.map((row) => row[named]),
          address,
        ).toEqual(records.map((record) => record[named]));
        expect(rows.length, address).toBeGreaterThan(0);
        expect(text, address).toMatch(new RegExp(`<strong>${rows.length}\u00a0`));
      }
    }
  });

  it('is paged by number as by cursor', async () => {
    const seen = async (path: string): Promise<{ rows: string[]; next: string | null }> => {
      const { status, text } = await ask(path);
      expect(status, path).toBe(200);
      const found = /<div id="found">([\s\S]*?)<section class="elsewhere/.exec(text)![1]!;
      const rows = [...found.matchAll(/<(?:h2|th scope="row")>\s*<a href="([^"]+)"/g)].map(
        ([, href]) => href!,
      );
      return { rows, next: decoded(/rel="next" href="([^"]+)"/.exec(found)?.[1] ?? '') || null };
    };
    const state = declared.path === '/tenders' ? '&status=any' : '';
    const all = await seen(`${declared.path}?limit=100${state}`);
    const numbered: string[] = [];
    for (let path: string | null = `${declared.path}?page=1&limit=2${state}`; path !== null; ) {
      const page = await seen(path);
      numbered.push(...page.rows);
      path = page.next;
      if (path !== null) expect(path).toMatch(/[?&]page=\d+/);
    }
    expect(numbered).toEqual(all.rows);
    expect(numbered.length).toBeGreaterThan(2);
    const { text } = await ask(`${declared.path}?page=2&limit=2`);
    expect(text).toMatch(new RegExp(`href="${declared.path}\\?limit=2">First page`));
  });
});

it.each(['page=2', 'limit=1'])('the awards of a company take %s', async (query) => {
  const { json } = await at.api.get('/v2/companies');
  const { id } = (json.data as { id: string }[])[0]!;
  expect((await ask(`/companies/${id}?${query}`)).status).toBe(200);
  for (const wrong of ['fields=tenderId', 'cursor=garbage', 'sort=nothing', 'nonsense=1']) {
    const { status, text } = await ask(`/companies/${id}?${wrong}`);
    expect([wrong, status]).toEqual([wrong, 400]);
    // The company stays, with what is wrong where its awards would be.
    expect(text).toMatch(new RegExp(`<h2 id="awards">[\\s\\S]+<code>${wrong.split('=')[0]}</code> `));
    expect(text).toContain(`href="/companies/${id}">All awards`);
    expect(text).toContain('id="screening"');
  }
});

it('the check of names stays if the list of restricted suppliers is refused', async () => {
  const { status, text } = await ask('/restricted-suppliers?status=nothing');
  expect([status, text.includes('<textarea id="names"')]).toEqual([400, true]);
});

it('a feed refuses what its list refuses', async () => {
  const { status, text } = await ask('/feeds/tenders.atom?fields=title');
  expect([status, /<code>fields<\/code> does not apply/.test(text)]).toEqual([400, true]);
});
