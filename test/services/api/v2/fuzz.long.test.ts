import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openapiDocument } from '#services/api/v2/openapi/document.ts';
import { addressOf, operations as described } from '#test/services/api/v2/support/contract.ts';
import { publishExamples } from '#test/services/api/v2/support/examples.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

/** About forty for each path, besides one with values that it accepts. */
const REQUESTS = 2_400;
const LANES = 8;

// Records of every resource, those that the examples of the parameters name among them.
const at = sharedTables(() => publishExamples(at.readTables));
const agent = new Agent({ keepAlive: true, maxSockets: LANES });
afterAll(() => agent.destroy());

type Parameter = {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  example?: unknown;
  schema: { enum?: unknown[]; minimum?: number; maximum?: number; maxLength?: number };
};
const document = openapiDocument() as {
  paths: Record<string, { get: { parameters: Parameter[] } }>;
};
const operations = Object.entries(document.paths).map(([path, { get }]) => ({
  path,
  parameters: get.parameters,
}));

const HOSTILE = [
  "' or 1=1 --",
  "'; drop table read.tender; --",
  '") union select body from read.tender --',
  "\\'; select pg_sleep(10); --",
  '$1::text',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  'a\0b',
  '\u202Eabc',
  '😀'.repeat(50),
  '\uFFFF',
  '٣٤',
  '1e309',
  '-1',
  '0',
  '9007199254740993',
  '99999999999999999999999999',
  '-0.0000001',
  'NaN',
  'Infinity',
  '0x10',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '275760-09-13T00:00:00Z',
  '[object Object]',
  '{"$gt":""}',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  '#{7*7}',
  'a'.repeat(2_000),
  '"',
  '"unclosed phrase',
  '-',
  '!!&|()<->:*',
  ' ',
  '',
  ',',
  ',,,',
  'null',
  'undefined',
  'true',
  '00000000-0000-4000-8000-000000000001',
  'ocds-9t57fa-100001',
  'Root & Sons (Pty) Ltd',
];

const boundary = ({ schema }: Parameter): string[] =>
  [schema.minimum, schema.maximum].flatMap((edge) =>
    edge === undefined ? [] : [edge, edge - 1, edge + 1, edge + 0.5].map(String),
  );
const valid = ({ example, schema }: Parameter): string[] => [
  ...(example === undefined ? [] : [String(example)]),
  ...(schema.enum ?? []).map(String),
];

/** A value of a parameter: as declared, at an edge, hostile, or any text at all. */
const valueFor = (parameter: Parameter): fc.Arbitrary<string> => {
  const [right, edges] = [valid(parameter), boundary(parameter)];
  return fc.oneof(
    { weight: 4, arbitrary: right.length > 0 ? fc.constantFrom(...right) : fc.constant('a') },
    { weight: 1, arbitrary: edges.length > 0 ? fc.constantFrom(...edges) : fc.constant('0') },
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  );
};

/** Text as it stands in an address; a lone surrogate has no UTF-8, so it is sent as a broken escape. */
const encode = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};

const address = fc.constantFrom(...operations).chain(({ path, parameters }) => {
  const [inPath, inQuery] = [
    parameters.filter((each) => each.in === 'path'),
    parameters.filter((each) => each.in === 'query'),
  ];
  const given = inQuery.map((parameter) =>
    fc.tuple(
      fc.constant(parameter.name),
      valueFor(parameter),
      fc.constantFrom(...(['', '', '', '', '', '[]', '[0]'] as const)),
    ),
  );
  // Left out now and then, and sometimes given twice.
  const needed = inQuery
    .filter(({ required }) => required)
    .map((parameter) =>
      fc.option(fc.tuple(fc.constant(parameter.name), valueFor(parameter), fc.constant('')), { freq: 9 }),
    );
  const odd = fc.tuple(fc.constantFrom(...HOSTILE), fc.constantFrom(...HOSTILE), fc.constant(''));
  return fc
    .record({
      names: fc.tuple(...inPath.map(valueFor)),
      needs: fc.tuple(...needed),
      // A parameter that is drawn twice is repeated.
      pairs: fc.array(
        given.length > 0
          ? fc.oneof({ weight: 12, arbitrary: fc.oneof(...given) }, { weight: 1, arbitrary: odd })
          : odd,
        {
          maxLength: 4,
        },
      ),
    })
    .map(({ names, needs, pairs }) => {
      const whole = inPath.reduce(
        (text, { name }, nth) => text.replace(`{${name}}`, () => encode(names[nth] ?? '')),
        path,
      );
      const query = [...needs.filter((pair) => pair !== null), ...pairs]
        .map(([name, value, suffix]) => `${encode(name)}${suffix}=${encode(value)}`)
        .join('&');
      return { path, asked: query === '' ? whole : `${whole}?${query}` };
    });
});

/** Text that only a message from inside the service contains. */
const LEAK =
  /\bselect\b.+\bfrom read\b|syntax error|pg_catalog|relation "|column "|operator does not exist|node_modules|\.ts:\d|\bat \w+ \(|\/work\/|\/services\/api|ECONN|invalid input syntax|out of range for type/i;

type Reply = { status: number; type: string; text: string };
/** How often a request is asked again that the service could not answer now, as its answer says; a machine may be this busy. */
const AGAIN = 5;

/** @returns the answer; 503 only where it was the answer every time */
async function ask(path: string): Promise<Reply> {
  let reply = await askOnce(path);
  for (let time = 0; time < AGAIN && reply.status === 503; time += 1) {
    process.stderr.write(`answered with 503, asked again: ${path}\n`);
    await setTimeout(1_000);
    reply = await askOnce(path);
  }
  return reply;
}

const askOnce = (path: string): Promise<Reply> =>
  new Promise((done, fail) => {
    const asking = request(
      at.api.url + path,
      { agent, headers: { authorization: `Bearer ${at.api.key}` } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
        );
      },
    );
    asking.on('error', fail);
    asking.end();
  });

function judge(path: string, { status, type, text }: Reply): void {
  const where = `${status} ${path}\n${text.slice(0, 300)}`;
  expect(status, where).toBeLessThan(500);
  expect(type, where).toBe('application/json; charset=utf-8');
  const envelope = JSON.parse(text) as Record<string, unknown>;
  if (status === 200) return;
  expect([400, 404, 410, 414], where).toContain(status);
  expect(envelope, where).toMatchObject({ success: false });
  for (const member of ['error', 'code', 'message', 'requestId', 'docs', 'timestamp'])
    expect(typeof envelope[member], where).toBe('string');
  // The message may quote the caller's own text, which may look like anything.
  const details = Array.isArray(envelope['details']) ? (envelope['details'] as Record<string, string>[]) : [];
  let shown = [envelope['message'], ...details.flatMap((detail) => Object.values(detail))].join('\n');
  for (const own of REPEATED) shown = shown.replaceAll(own, '');
  expect(shown, where).not.toMatch(LEAK);
}

/** Longest first, so that no part of one is left by another. */
const REPEATED = HOSTILE.filter((text) => text.length > 5).toSorted(
  (one, other) => other.length - one.length,
);

describe('random requests', () => {
  it(`get a documented response, never a failure of the server or a message from its inside (${REQUESTS})`, async () => {
    expect(operations.length).toBeGreaterThan(10);
    const statuses = new Map<number, number>();
    const reached = new Set<string>();
    const accepted = described.map((operation) => ({ path: operation.path, asked: addressOf(operation) }));
    const lane = (_: unknown, nth: number) =>
      fc.assert(
        fc.asyncProperty(address, async ({ path, asked }) => {
          const answer = await ask(asked);
          try {
            judge(asked, answer);
          } catch (cause) {
            // At once: the report follows at the end of a run, which may never come.
            process.stderr.write(`${cause}\n`);
            throw cause;
          }
          if (answer.status === 200) reached.add(path);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        }),
        { numRuns: REQUESTS / LANES, examples: nth === 0 ? accepted.map((each) => [each]) : [] },
      );
    await Promise.all(Array.from({ length: LANES }, lane));
    // Every path has accepted some request, so that its statements were tested too.
    expect(operations.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
    expect(statuses.get(404)).toBeGreaterThan(0);
  });
});
