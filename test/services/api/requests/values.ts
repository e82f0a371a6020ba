import { identityNumber, spellings } from '#test/support/identity-numbers.ts';
import { type Operation, type Parameter, type Request, requestOf, type Schema } from './operations.ts';

/** Values that requests are made of: those that are right, and those that somebody types, pastes or tries. */

/** A number from 0 up to 1, the next of a row that its seed decides. */
export type Random = () => number;

/** @returns a source of numbers by a seed (mulberry32) */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const below = (random: Random, most: number): number => Math.floor(random() * most);
export const pick = <Value>(random: Random, of: readonly Value[]): Value => of[below(random, of.length)]!;

/** Texts over which programs stumble: what ends, reverses, combines, escapes, or is no character at all. */
const TRAPS: readonly string[] = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udfffb', '\u202eabc', 'e\u0301'.repeat(200), '\ufeff', '\u200b'],
  ...[
    '\u0000\u0001',
    '\r\nX-Injected: 1',
    "' or 1=1 --",
    "'; drop table read.tender; --",
    '"unclosed phrase',
  ],
  ...['") union select body from tender --', "\\'; select pg_sleep(10); --", 'Root & Sons (Pty) Ltd'],
  ...String.raw`
    % %zz %00 .. ../../etc/passwd ' ';-- " \ { [ ((((( * ? & # / $1::text !!&|()<->:* #{7*7} , ,,, a,b,,c a:b
    {"$gt":""} __proto__ constructor toString <script>alert(1)</script> null true undefined all
    İstanbul ß ﬃ ١٢٣ 𝟠𝟘 👩‍👩‍👧‍👦 ٣ NaN Infinity - + -0 0 -1 1.5 1e308 1e999 -9223372036854775809 0x10 1_000
    2026-02-30 0000-00-00 9999-12-31 2026-06-15T25:00:00Z 275760-09-13T00:00:00Z 99999-01-01 ocds-9t57fa-100001
  `
    .trim()
    .split(/\s+/),
  '9'.repeat(30),
];

const trap = (random: Random): string => {
  const kind = random();
  if (kind < 0.25) return pick(random, spellings)(identityNumber(below(random, 20_000)));
  if (kind < 0.32) return pick(random, TRAPS).repeat(1 + below(random, 40));
  if (kind < 0.36) return 'x'.repeat(below(random, 9_000));
  return pick(random, TRAPS);
};

/** A value of the schema's type, within its limits or just outside of them, as text. */
function validText(random: Random, schema: Schema, examples: readonly unknown[]): string {
  const choices = schema['enum'] ?? (schema['items'] as Schema | undefined)?.['enum'];
  if (Array.isArray(choices)) return String(pick(random, choices));
  if (examples.length > 0 && random() < 0.5) return String(pick(random, examples));
  const one = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (one) return validText(random, pick(random, one), []);
  switch (schema['type']) {
    case 'integer':
    case 'number': {
      const [least, most] = [Number(schema['minimum'] ?? 0), Number(schema['maximum'] ?? 1_000_000)];
      return String(
        pick(random, [least, most, least - 1, most + 1, least + below(random, most - least + 1)]),
      );
    }
    case 'boolean':
      return pick(random, ['true', 'false']);
    default:
      if (schema['format'] === 'date') return `2026-0${1 + below(random, 9)}-1${below(random, 10)}`;
      if (schema['format'] === 'date-time') return `2026-0${1 + below(random, 9)}-10T08:00:00Z`;
      if (schema['format'] === 'uuid')
        return '00000000-0000-4000-8000-00000000000'.concat(String(below(random, 10)));
      return pick(random, ['road', 'gauteng', 'Bridge repairs', 'a', 'id', '-id', 'title', 'construction']);
  }
}

const textOf = (random: Random, parameter: Parameter): string => {
  const { example, examples } = parameter as unknown as {
    example?: unknown;
    examples?: Record<string, { value: unknown }>;
  };
  const known = [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples ?? {}).map(({ value }) => value),
  ];
  return random() < 0.45 ? trap(random) : validText(random, parameter.schema, known);
};

/** A value of JSON for a schema, or something else in its place; `depth` is how deep what is wrong may go. */
function jsonOf(random: Random, { resolve }: Operation, given: Schema, depth: number): unknown {
  const schema = resolve(given);
  const kind = random();
  if (kind < 0.15) return trap(random);
  if (kind < 0.2)
    return pick(random, [null, true, -1, 1e300, [], {}, 8001015009087, [[]], { constructor: {} }]);
  if (kind < 0.23) return nested(below(random, depth));
  const properties = schema['properties'] as Record<string, Schema> | undefined;
  if (properties === undefined) {
    const text = validText(random, schema, []);
    return ['integer', 'number', 'boolean'].includes(String(schema['type'])) ? JSON.parse(text) : text;
  }
  const members = Object.entries(properties).filter(() => random() < 0.8);
  if (random() < 0.1) members.push([trap(random), { type: 'string' }]);
  return Object.fromEntries(
    members.map(([name, member]) => [name, jsonOf(random, { resolve } as Operation, member, depth)]),
  );
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** How deep a value within a body goes, and a body that is nothing else. */
const DEPTH = { value: 100, body: 30_000 };

/** As text, because programs that make JSON do not go so deep. */
function deepText(random: Random): string {
  const depth = below(random, DEPTH.body);
  return random() < 0.5
    ? '['.repeat(depth) + ']'.repeat(depth)
    : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

/** @returns a request of an operation with some of its parameters and, if it has one, a body */
export function randomRequest(random: Random, operation: Operation): Request {
  const values = new Map<string, string>();
  for (const parameter of operation.parameters)
    if (parameter.in === 'path' || random() < 0.3) values.set(parameter.name, textOf(random, parameter));
  if (operation.body === null) return requestOf(operation, values);
  if (!/json/.test(operation.body.type)) return requestOf(operation, values, trap(random));
  const body = jsonOf(random, operation, operation.body.schema, DEPTH.value);
  const kind = random();
  const text = kind < 0.05 ? trap(random) : kind < 0.08 ? deepText(random) : JSON.stringify(body);
  return requestOf(operation, values, text);
}

/** @returns a request for each parameter of an operation, in which that one is an identity number */
export const identityNumberRequests = (operation: Operation): Request[] =>
  operation.parameters
    .filter(({ in: place }) => place === 'query' || place === 'path')
    .map(({ name }, n) => requestOf(operation, new Map([[name, identityNumber(n)]])));
