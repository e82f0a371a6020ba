import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import type { Envelope } from '#test/support/api.ts';
import { single } from './support/answers-with-records.ts';
import { addressOf, type Operation, operations, problemsOf } from './support/contract.ts';
import { COPIES, publishExamples } from './support/examples.ts';
import { sharedTables } from './support/served-tables.ts';

const at = sharedTables(() => publishExamples(at.readTables));

const declared = new Map<string, Endpoint>(endpoints.map((endpoint) => [endpoint.path, endpoint]));
const cases = operations.map(
  (operation) => [operation.path, operation, declared.get(operation.path)!] as const,
);

const ask = async (operation: Operation, beside: Record<string, string> = {}, sparse = false) => {
  const address = addressOf(operation, beside);
  const reply = await at.api.get(address);
  expect({ address, status: reply.status, text: reply.status === 200 ? '' : reply.text }).toEqual({
    address,
    status: 200,
    text: '',
  });
  expect({ address, problems: problemsOf(operation, reply, sparse) }).toEqual({ address, problems: [] });
  return reply;
};

describe.each(cases)('%s', (path, operation, endpoint) => {
  it('has a complete example of its success, which its own schema accepts', () => {
    const { content } = operation.responses['200'] as { content: Record<string, { example: Envelope }> };
    const json = content['application/json']?.example;
    expect(problemsOf(operation, { status: 200, json })).toEqual([]);
    expect(json?.data).not.toEqual([]);
  });

  it('responds as described, with a record', async () => {
    const { json } = await ask(operation);
    if (path === '/v2/openapi.json') return;
    if (endpoint.kind === 'list') expect(json.data).not.toEqual([]);
  });

  it('responds to every example of a parameter as described', async () => {
    for (const { name, example, in: place } of operation.parameters) {
      if (place === 'path' || example === undefined) continue;
      await ask(operation, { [name]: String(example) }, name === 'fields');
    }
  });

  if (endpoint.kind === 'list')
    it('responds to pages and cursors as described', async () => {
      await ask(operation, { page: '1', limit: '2' });
      const { json } = await ask(operation, { limit: '1' });
      if (json.meta.nextCursor !== null) await ask(operation, { limit: '1', cursor: json.meta.nextCursor });
    });

  if (['list', 'record', 'profile'].includes(endpoint.kind))
    it('responds to any choice of fields as described', async () => {
      const { resource } = endpoint as { resource: Resource };
      const names = Object.keys(resource.fields);
      const { json } = await ask(operation, { fields: names.join(',') }, true);
      const [record] = [json.data].flat() as Record<string, unknown>[];
      expect(Object.keys(record ?? {})).toEqual(names);
      for (const name of names.slice(0, 5)) {
        const { json: one } = await ask(operation, { fields: name }, true);
        for (const item of [one.data].flat() as object[]) expect(Object.keys(item)).toEqual([name]);
      }
    });

  if (operation.parameters.some(({ in: place }) => place === 'path'))
    it('describes its errors', async () => {
      const nowhere = {
        ...operation,
        parameters: operation.parameters.map((parameter) =>
          parameter.in === 'path' ? { ...parameter, example: 'nosuch-zz' } : parameter,
        ),
      };
      const reply = await at.api.get(addressOf(nowhere));
      const narrowed = endpoint.kind === 'list' && !endpoint.parent;
      if (narrowed) expect([200, 400]).toContain(reply.status);
      else expect(reply.status).toBe(404);
      expect(problemsOf(operation, reply)).toEqual([]);
    });

  if (endpoint.access === 'key')
    it('describes a call without a key, and a call with a wrong parameter', async () => {
      const stranger = await at.api.get(addressOf(operation), { key: null });
      expect(stranger.status).toBe(401);
      expect(problemsOf(operation, stranger)).toEqual([]);
      const mistaken = await at.api.get(addressOf(operation, { nosuch: '1' }));
      expect(mistaken.status).toBe(400);
      expect(problemsOf(operation, mistaken)).toEqual([]);
    });
});

const parts = cases.filter(
  ([, , endpoint]) => endpoint.kind === 'list' && endpoint.parent && 'column' in endpoint.parent,
);

describe('child records', () => {
  it.each(parts)('%s is empty if the record has none', async (_, operation, endpoint) => {
    const { parent } = endpoint as Extract<Endpoint, { kind: 'list' }>;
    const { columns = parent!.resource.identifiers } = parent!;
    const lonely = await at.readTables.client.query<Record<string, string>>(
      `select ${columns.map((column) => `${single(parent!.resource, column)}::text as ${column}`).join(', ')} from read.${parent!.resource.name}
       order by change_seq desc offset 1 limit 1`,
    );
    for (const [column, value] of Object.entries(lonely.rows[0] ?? {})) {
      const named = {
        ...operation,
        parameters: operation.parameters.map((parameter) =>
          parameter.in === 'path' ? { ...parameter, example: value } : parameter,
        ),
      };
      const { json } = await ask(named);
      expect({ column, data: json.data, total: json.meta.totalCount }).toEqual({
        column,
        data: [],
        total: 0,
      });
    }
  });
});

/** Reads a list as a client that knows only the envelope. */
async function readAll(address: string, by: 'page' | 'cursor'): Promise<unknown[]> {
  const records: unknown[] = [];
  const query = new URLSearchParams({ limit: '2' });
  for (let page = 1; page <= COPIES; page += 1) {
    if (by === 'page') query.set('page', String(page));
    const { status, json } = await at.api.get(`${address}${address.includes('?') ? '&' : '?'}${query}`, {
      headers: { accept: 'application/json', 'user-agent': 'tender-client/1.0' },
    });
    expect(status).toBe(200);
    records.push(...(json.data as unknown[]));
    if (json.meta.hasNext !== true) return records;
    if (by === 'cursor') query.set('cursor', json.meta.nextCursor ?? '');
  }
  throw new Error(`${address} never ends`);
}

describe('a generic client', () => {
  it.each(cases.filter(([, , { kind }]) => kind === 'list'))(
    'reads %s by page and by cursor, and finds the same',
    async (_, operation) => {
      const address = addressOf(operation);
      const [byPage, byCursor] = [await readAll(address, 'page'), await readAll(address, 'cursor')];
      expect(byPage).toEqual(byCursor);
      expect(new Set(byPage.map((record) => JSON.stringify(record))).size).toBe(byPage.length);
      const { json } = await at.api.get(address);
      expect(byPage).toHaveLength(json.meta.totalCount);
    },
  );
});
