import { afterAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { addressOf, document, narrowed, operations } from './support/contract.ts';
import { publishExamples } from './support/examples.ts';
import { KNOWN_HEAD, readAs } from './support/known-reads.ts';
import { sharedTables } from './support/served-tables.ts';
import { openTypeCheck, typesOf, writeKnownTypes } from './support/type-check.ts';

/** Whether programs that were written for an API with these paths can read the responses: by the compiler, and as it runs. */
let errors: Record<string, string[]>;
const answered = new Map<string, { status: number; records: number }>();

const read = endpoints.flatMap((endpoint): { endpoint: Endpoint; type: string }[] => {
  const type = readAs(endpoint);
  return type === null ? [] : [{ endpoint, type }];
});

const project = openTypeCheck();
const at = sharedTables(async () => {
  await publishExamples(at.readTables);
  writeKnownTypes(project);
  project.write('types.ts', await typesOf(narrowed(document, false)));
  const described: string[] = [];
  const received: string[] = [];
  for (const [place, { endpoint, type }] of read.entries()) {
    const { path } = endpoint;
    const { status, json } = await at.api.get(addressOf(operations.find((one) => one.path === path)!));
    answered.set(path, { status, records: [json.data].flat().length });
    const known = `Envelope<${type.replace(/^(\w+)/, 'known.$1')}>`;
    described.push(`export const described${place}: ${known} = {} as Answer<'${path}'>;`);
    received.push(`export const received${place}: Open<${known}> = ${JSON.stringify(json)};`);
  }
  const answer = `import type { paths } from './types.ts';
type Answer<Path extends keyof paths> = paths[Path]['get']['responses'][200]['content']['application/json'];
`;
  project.write('described.ts', `${KNOWN_HEAD}${answer}${described.join('\n')}\n`);
  project.write('received.ts', `${KNOWN_HEAD}${received.join('\n')}\n`);
  const { json: paged } = await at.api.get('/v2/tenders?page=1&limit=2');
  project.write(
    'paged.ts',
    `${KNOWN_HEAD}export const paged: Open<{ data: known.Tender[]; meta: Required<Omit<known.Meta, NotPaged>> }> = ${JSON.stringify(paged)};
type NotPaged = 'nextCursor' | 'query';\n`,
  );
  project.write('failures.ts', `${KNOWN_HEAD}${await failures()}`);
  const [first = ''] = received;
  project.write('wrong.ts', `${KNOWN_HEAD}${first.replace(/"title":/, '"headline":')}\n`);
  errors = await project.errors();
});
afterAll(() => project.close());

/** A wrong parameter, a missing record, and a quota that is used up. */
async function failures(): Promise<string> {
  const { key } = await at.newKey({ limits: { daily: 1, monthly: 1 } });
  const found = [
    await at.api.get('/v2/tenders?limit=0'),
    await at.api.get('/v2/tenders/nosuch'),
    await at.api.get('/v2/tenders', { key: null }),
  ];
  await at.api.get('/v2/tenders', { key });
  const limited = await at.api.get('/v2/tenders', { key });
  expect([...found, limited].map(({ status }) => status)).toEqual([400, 404, 401, 429]);
  return [
    ...found.map(
      ({ json }, place) => `export const failure${place}: Open<known.Failure> = ${JSON.stringify(json)};`,
    ),
    `export const limited: Open<known.Failure & { details: known.QuotaDetails }> = ${JSON.stringify(limited.json)};`,
  ].join('\n');
}

describe('the types of known clients', () => {
  it('are read from a response with records on every path that has a known client', () => {
    expect(read.length).toBeGreaterThan(85);
    for (const [path, { status, records }] of answered)
      expect({ path, status, some: records > 0 }).toEqual({ path, status: 200, some: true });
  });

  it('fit everything that the description allows', () => {
    expect(errors['described.ts']).toBeUndefined();
  });

  it('fit every response', () => {
    expect(errors['received.ts']).toBeUndefined();
  });

  it('fit a page that is read by its number', () => {
    expect(errors['paged.ts']).toBeUndefined();
  });

  it('fit failures, and the details of a quota that is used up', () => {
    expect(errors['failures.ts']).toBeUndefined();
  });

  it('do not fit a response without a field that they have', () => {
    expect(errors['wrong.ts']).toHaveLength(1);
    expect(Object.keys(errors)).toEqual(['wrong.ts']);
  });
});
