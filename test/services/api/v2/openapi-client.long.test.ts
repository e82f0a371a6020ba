import { afterAll, describe, expect, it } from 'vitest';
import { NDJSON } from '#services/api/http/negotiate.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { openapiDocument } from '#services/api/v2/openapi/document.ts';
import { STREAMS } from '#services/api/v2/openapi/success.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import { linesIn } from '#test/support/api.ts';
import {
  document,
  narrowed,
  type Operation,
  operations,
  problemsOf,
  withStreams,
} from './support/contract.ts';
import { publishExamples } from './support/examples.ts';
import { type Lie, lies } from './support/lies.ts';
import { sharedTables } from './support/served-tables.ts';
import { openTypeCheck, typesOf } from './support/type-check.ts';
import {
  answersFile,
  type Calls,
  callsFile,
  everyExampleFile,
  linesFile,
  type Reply,
  readsFile,
  TEN_CALLS,
} from './support/typed-client.ts';

/** What a generated client, compiled and run, makes of the API. Types, calls and answers are files that are compiled once. */
const streamed: Record<string, unknown[]> = {};
let errors: Record<string, string[]>;
let replies: Record<'whole' | 'fields' | 'sorted', Record<string, Reply>>;

const byPath = new Map(operations.map((operation) => [operation.path, operation]));
const lists = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'sort'));
const withFields = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'fields'));

/** Asks with the example of one parameter beside those that are required. */
const beside = (name: string) => (operation: Operation) => ({
  [name]: operation.parameters.find((parameter) => parameter.name === name)?.example,
});
const defaultSort = ({ parameters }: Operation) =>
  parameters.find(({ name }) => name === 'sort')?.schema['default'];
const sortable = lists.filter((operation) => defaultSort(operation) !== undefined);

const streams = operations.filter(({ responses }) => STREAMS in responses['200']!);
/** All but the description itself have their records in `data`. */
const enveloped = operations.filter(({ path }) => path !== '/v2/openapi.json');

const calls: Calls[] = [
  { name: 'whole', operations, query: () => ({}) },
  { name: 'fields', operations: withFields, query: beside('fields') },
  { name: 'sorted', operations: sortable, query: (operation) => ({ sort: defaultSort(operation) }) },
];

const project = openTypeCheck();
const at = sharedTables(async () => {
  await publishExamples(at.readTables);
  const [types, whole, partial] = await Promise.all(
    [document, narrowed(document, false), narrowed(document, true)].map(typesOf),
  );
  project.write('types.ts', types!);
  project.write('calls.ts', callsFile(calls));
  project.write('examples.ts', everyExampleFile(operations));
  project.write('reads.ts', readsFile(enveloped));
  project.write('ten.ts', TEN_CALLS);
  replies = JSON.parse(await project.run('calls.ts', { API: at.api.url, KEY: at.api.key }));
  project.write('whole-types.ts', whole!);
  project.write('whole.ts', answersFile('./whole-types.ts', replies.whole));
  project.write('partial-types.ts', partial!);
  project.write('partial.ts', answersFile('./partial-types.ts', replies.fields));
  const documented = operations.map(({ path, responses }) => [path, exampleOf(responses)] as const);
  project.write('documented.ts', answersFile('./whole-types.ts', Object.fromEntries(documented)));
  for (const { name, path, tell } of lies) {
    const told = tell(openapiDocument(endpoints.filter((endpoint) => endpoint.path === path)));
    project.write(`${name}-types.ts`, await typesOf(narrowed(told, false)));
    project.write(`${name}.ts`, answersFile(`./${name}-types.ts`, { [path]: replies.whole[path]! }));
  }
  // One after the other: a key may read four streams at the same time.
  for (const operation of streams) streamed[operation.path] = await linesOf(operation);
  project.write('streams-types.ts', await typesOf(narrowed(withStreams(document), false)));
  project.write('lines.ts', linesFile('./streams-types.ts', streamed));
  errors = await project.errors();
});
afterAll(() => project.close());

async function linesOf({ path, parameters }: Operation): Promise<unknown[]> {
  const needed = parameters.filter(({ in: place, required }) => place === 'query' && required);
  const query = new URLSearchParams(
    needed.map(({ name, example }) => [name, String(example)] as [string, string]),
  );
  const { status, text } = await at.api.get(`${path}?${query}`, { headers: { accept: NDJSON } });
  expect({ path, status }).toEqual({ path, status: 200 });
  return linesIn(text);
}

const isStreamed = (endpoint: Endpoint): boolean =>
  (endpoint.kind === 'list' && endpoint.snapshot === true) ||
  (endpoint.kind === 'procedure' && procedures[endpoint.procedure].snapshot !== undefined);

function exampleOf(responses: Operation['responses']): Reply {
  const { content } = responses['200'] as { content: Record<string, { example: unknown }> };
  return { status: 200, body: content['application/json']?.example };
}

const problems = (found: Record<string, Reply>, sparse = false) =>
  Object.entries(found).flatMap(([path, { status, body }]) =>
    problemsOf(byPath.get(path)!, { status, json: body }, sparse).map((problem) => `${path}: ${problem}`),
  );

describe('a client that is generated from the description', () => {
  it('compiles, with every example of every parameter', () => {
    expect([errors['types.ts'], errors['calls.ts'], errors['examples.ts']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('types the records of every operation, without being told a content type', () => {
    expect(enveloped.length).toBe(operations.length - 1);
    expect(errors['reads.ts']).toBeUndefined();
  });

  it('types ten calls as people write them', () => {
    expect(errors['ten.ts']).toBeUndefined();
  });

  it('calls every operation with its example, and gets what is described', () => {
    expect(Object.keys(replies.whole)).toEqual(operations.map(({ path }) => path));
    for (const [path, { status }] of Object.entries(replies.whole))
      expect({ path, status }).toEqual({ path, status: 200 });
    expect(problems(replies.whole)).toEqual([]);
    expect(errors['whole.ts']).toBeUndefined();
  });

  it('gets partial records with `fields`', () => {
    expect(Object.keys(replies.fields).length).toBeGreaterThan(50);
    expect(problems(replies.fields, true)).toEqual([]);
    expect(errors['partial.ts']).toBeUndefined();
  });

  it('reads the examples of the description as answers', () => {
    expect(errors['documented.ts']).toBeUndefined();
  });

  it('reads every line of a stream as described', () => {
    expect(streams.map(({ path }) => path)).toEqual(
      endpoints.flatMap((endpoint) => (isStreamed(endpoint) ? [endpoint.path] : [])),
    );
    for (const lines of Object.values(streamed)) expect(lines.length).toBeGreaterThan(1);
    expect(errors['lines.ts']).toBeUndefined();
  });

  it('gets the same order with the default sort as without', () => {
    const dataOf = (reply: Reply | undefined) => (reply?.body as { data: unknown[] } | undefined)?.data;
    expect(sortable.length).toBeGreaterThan(30);
    for (const { path } of sortable)
      expect({ path, data: dataOf(replies.sorted[path]) }).toEqual({
        path,
        data: dataOf(replies.whole[path]),
      });
  });

  it.each(lies)('does not compile where the description $means', ({ name }: Lie) => {
    expect(errors[`${name}.ts`]?.length).toBeGreaterThan(0);
    expect(errors[`${name}-types.ts`]).toBeUndefined();
  });
});
