import type { Resolve, Schema } from '#services/site/docs/reference/description.ts';
import type { Operation } from '#services/site/docs/reference/operations.ts';
import { type ShapeMember, shapeOf } from '#services/site/docs/reference/shape.ts';
import { exampleOf, orNothing, valuesFor } from '#services/site/docs/reference/values.ts';
import { encoded } from '#services/site/docs/samples.ts';
import type { ReadPaths } from '#services/site/page.ts';

/** A request and its answer, for a page. */
export type Example = {
  /** Path and query. */
  address: string;
  /** The current answer of the service, or the example of the description; undefined if it is not JSON. */
  answer: unknown;
  /** Whether this service has just given the answer, has no record to show, or is not called. */
  from: 'service' | 'no record' | 'description';
};

/** Paths that are not called: answers that depend on the key, and one that is longer than a page. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['/v2/meta/usage', '/v2/changes', '/v2/openapi.json']);
const RECORDS = '2';

/**
 * @param value of the parameter in the path
 * @returns path and query with the required values, and a small limit for lists
 */
export function addressOf({ path, parameters }: Operation, value?: string): string {
  const query = parameters
    .filter(({ in: place, name, required }) => place === 'query' && (required || name === 'limit'))
    .map((parameter) => {
      const given = parameter.name === 'limit' ? RECORDS : exampleOf(parameter);
      return `${parameter.name}=${encoded(given)}`;
    });
  const filled = parameters
    .filter(({ in: place }) => place === 'path')
    .reduce(
      (text, parameter) => text.replace(`{${parameter.name}}`, encoded(value ?? exampleOf(parameter))),
      path,
    );
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** @returns a request with values of this service, and its answer; otherwise those of the description */
export async function exampleFor(operation: Operation, read: ReadPaths): Promise<Example> {
  const described = describedAnswer(operation);
  const { path } = operation;
  const readable = path.startsWith('/v2/') && !NOT_SHOWN.has(path);
  const values = readable ? await orNothing(valuesFor(operation, read)) : null;
  if (values === null) return { address: addressOf(operation), answer: described, from: 'description' };
  const wanted = values.length === 0 ? [undefined] : values;
  for (const value of wanted) {
    const address = addressOf(operation, value);
    const found = await orNothing(answerOf(operation, address, described, read));
    if (found !== null) return { address, answer: found, from: 'service' };
  }
  return { address: addressOf(operation), answer: described, from: 'no record' };
}

/**
 * @returns the answer in its envelope; null if there is no answer yet. Values of a call, such as its id, come from the
 *   description.
 */
async function answerOf(operation: Operation, address: string, described: unknown, read: ReadPaths) {
  const meta = (described as { meta?: object } | undefined)?.meta;
  if (!isList(operation)) {
    const record = await read.maybe(address);
    return record && { success: true, data: record.all, ...(meta ? { meta } : {}) };
  }
  const { records, meta: own } = await read.list(address);
  if (records.length === 0) return null;
  return { success: true, data: records.map(({ all }) => all), meta: { ...meta, ...own.all } };
}

/** @returns the schema of the JSON answer of an operation */
export const answerSchema = ({ successes }: Operation): Schema | undefined =>
  successes.find(({ status }) => status >= 200 && status < 300)?.content['application/json']?.schema;

function isList(operation: Operation): boolean {
  const schema = answerSchema(operation);
  const data = schema?.properties?.['data'];
  return data !== undefined && shapeOf(operation.resolve, data).type.startsWith('list');
}

function describedAnswer(operation: Operation): unknown {
  const [success] = operation.successes;
  const media = success?.content['application/json'];
  if (media?.example !== undefined) return media.example;
  return media?.schema ? madeExample(operation.resolve, media.schema) : undefined;
}

/** Example values by format, if the description has none. */
const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-26',
  'date-time': '2026-11-26T09:00:00.000Z',
  uuid: 'd7f2a0f4-7d7e-5b0e-8a55-0d6a3a5f1e11',
  email: 'thandi@example.org',
  uri: 'https://example.org/',
};
const BY_TYPE: Readonly<Record<string, unknown>> = {
  string: '…',
  day: FORMATS['date'],
  moment: FORMATS['date-time'],
  integer: 1,
  number: 1,
  boolean: true,
};

const DEEPEST = 6;

/**
 * @returns a value of the schema: its examples if it has any, one entry in each list, and members that are required or
 *   have an example
 */
export function madeExample(resolve: Resolve, schema: Schema, depth = 0): unknown {
  const own = resolve(schema);
  if (own.examples && own.examples.length > 0) return own.examples[0];
  if (own.default !== undefined) return own.default;
  const { type, values, members, kinds } = shapeOf(resolve, schema);
  if (own.items && depth < DEEPEST) return [madeExample(resolve, own.items, depth + 1)];
  if (values.length > 0) return values[0];
  if (members.length > 0 && depth < DEEPEST) return madeMembers(resolve, members, depth);
  const [first] = kinds;
  if (first) return madeExample(resolve, first, depth + 1);
  return FORMATS[own.format ?? ''] ?? BY_TYPE[type.replace(/ or null$/, '')] ?? null;
}

const madeMembers = (resolve: Resolve, members: readonly ShapeMember[], depth: number) =>
  Object.fromEntries(
    members
      .filter(
        ({ name, always, schema }) => name !== '*' && (always || resolve(schema).examples !== undefined),
      )
      .map(({ name, schema }) => [name, madeExample(resolve, schema, depth + 1)]),
  );

/**
 * How much of an answer is shown: length of texts, entries of lists. The first limits that make the answer short enough
 * are used, otherwise the last ones.
 */
const SIZES = [
  { text: 300, entries: 3 },
  { text: 120, entries: 1 },
  { text: 40, entries: 1 },
] as const;
const MAX_LETTERS = 3_500;
type Size = (typeof SIZES)[number];

/** @returns indented JSON, with long texts and lists shortened */
export function shortened(value: unknown): string {
  const texts = SIZES.map((size) => JSON.stringify(short(value, size), null, 2));
  const last = texts.at(-1) ?? '';
  return (
    texts.find((text) => text.length <= MAX_LETTERS) ??
    `${last.slice(0, last.lastIndexOf('\n', MAX_LETTERS))}\n  …`
  );
}

function short(value: unknown, size: Size): unknown {
  if (typeof value === 'string') return value.length > size.text ? `${value.slice(0, size.text)}…` : value;
  if (Array.isArray(value))
    return [
      ...value.slice(0, size.entries).map((entry) => short(entry, size)),
      ...(value.length > size.entries ? [`… ${value.length - size.entries} more`] : []),
    ];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, short(member, size)]));
}
