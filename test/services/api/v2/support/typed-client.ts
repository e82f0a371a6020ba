import { NDJSON } from '#services/api/http/negotiate.ts';
import type { Operation } from './contract.ts';

/** A response as the client hands it over. */
export type Reply = { status: number; body: unknown };

/** Calls of one kind: operations, and what is sent with each beside its required parameters. */
export type Calls = {
  name: string;
  operations: readonly Operation[];
  query: (operation: Operation) => Record<string, unknown>;
};

/** The parameters of a call as TypeScript: examples of the path and of what is required, and the given query. */
function parametersText({ parameters }: Operation, beside: Record<string, unknown>): string {
  const exampleOf = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required === true)
        .map(({ name, example }) => [name, example]),
    );
  const query = { ...exampleOf('query'), ...beside };
  const parts = { path: exampleOf('path'), query };
  const given = Object.entries(parts).filter(([, values]) => Object.keys(values).length > 0);
  return JSON.stringify({ params: Object.fromEntries(given) });
}

const CLIENT = `import createClient from 'openapi-fetch';
import type { paths } from './types.ts';

const client = createClient<paths>({
  baseUrl: process.env['API'] ?? '',
  headers: { authorization: \`Bearer \${process.env['KEY']}\` },
});
`;

/** @returns a program that makes these calls and prints the replies as JSON, by kind and path */
export function callsFile(calls: readonly Calls[]): string {
  const lines = calls.map(({ name, operations, query }) => {
    const made = operations.map((operation) => {
      const path = JSON.stringify(operation.path);
      return `    ${path}: await replyTo(client.GET(${path}, ${parametersText(operation, query(operation))})),`;
    });
    return `  ${name}: {\n${made.join('\n')}\n  },`;
  });
  return `${CLIENT}
async function replyTo(call: Promise<{ data?: unknown; error?: unknown; response: Response }>) {
  const { data, error, response } = await call;
  return { status: response.status, body: data ?? error };
}

process.stdout.write(JSON.stringify({
${lines.join('\n')}
}));
`;
}

/** @returns a file that calls each operation with the example of each of its parameters; it is compiled only */
export function everyExampleFile(operations: readonly Operation[]): string {
  const made = operations.flatMap((operation) =>
    operation.parameters
      .filter(({ in: place, example }) => place === 'query' && example !== undefined)
      .map(
        ({ name, example }) =>
          `  client.GET(${JSON.stringify(operation.path)}, ${parametersText(operation, { [name]: example })});`,
      ),
  );
  return `${CLIENT}
export function calls(): void {
${made.join('\n')}
}
`;
}

/** @returns a file that reads `data.data` of each operation; it is compiled only */
export function readsFile(operations: readonly Operation[]): string {
  const read = operations.map(
    (operation) =>
      `  async () => (await client.GET(${JSON.stringify(operation.path)}, ${parametersText(operation, {})})).data?.data,`,
  );
  return `${CLIENT}
export const reads: readonly (() => Promise<unknown>)[] = [
${read.join('\n')}
];
`;
}

/** Ten calls as somebody would write them; they are compiled only. */
export const TEN_CALLS = `${CLIENT}
type Text = string | null | undefined;

export async function ten(): Promise<void> {
  const open = await client.GET('/v2/tenders', { params: { query: { province: 'gauteng', limit: 5 } } });
  open.data?.data[0]?.title satisfies Text;
  open.data?.meta.nextCursor satisfies Text;
  const one = await client.GET('/v2/tenders/{id}', { params: { path: { id: '165050' } } });
  one.data?.data.awards?.[0]?.currency satisfies Text;
  const found = await client.GET('/v2/tenders/search', { params: { query: { q: 'bridge' } } });
  found.data?.data[0]?.closingDate satisfies Text;
  const awards = await client.GET('/v2/awards', { params: { query: { enterpriseType: 'EME' } } });
  awards.data?.data[0]?.enterpriseType satisfies 'EME' | 'QSE' | 'Large' | 'UNSPECIFIED' | undefined;
  const companies = await client.GET('/v2/companies', {});
  companies.data?.data[0]?.directors?.[0]?.name satisfies Text;
  const company = await client.GET('/v2/companies/{name}', { params: { path: { name: 'Mahika' } } });
  company.data?.data.awards?.[0]?.tenderReference satisfies Text;
  const buyers = await client.GET('/v2/organizations/search', { params: { query: { q: 'water' } } });
  buyers.data?.data[0]?.organizationType satisfies Text;
  const levels = await client.GET('/v2/awards/analytics/bee-level', {});
  levels.data?.data[0]?.totalAwards satisfies number | undefined;
  const changes = await client.GET('/v2/changes', { params: { query: { since: '0' } } });
  changes.data?.data[0]?.resource satisfies Text;
  const status = await client.GET('/v2/meta/status', {});
  status.data?.data.cron[0]?.startedAt satisfies Text;
}
`;

/**
 * @param types the file with the types of a description
 * @returns a file that says of each reply that it is what the description promises
 */
export function answersFile(types: string, replies: Readonly<Record<string, Reply>>): string {
  const typed = Object.entries(replies).map(
    ([path, { body }], place) =>
      `export const answer${place}: Answer<${JSON.stringify(path)}> = ${JSON.stringify(body)};`,
  );
  return `import type { paths } from '${types}';

type Answer<Path extends keyof paths> = paths[Path]['get']['responses'][200]['content']['application/json'];

${typed.join('\n')}
`;
}

/** @returns a file that says of each line of these streams that it is what the description promises */
export function linesFile(types: string, streams: Readonly<Record<string, readonly unknown[]>>): string {
  const typed = Object.entries(streams).map(
    ([path, lines], place) =>
      `export const stream${place}: Line<${JSON.stringify(path)}>[] = ${JSON.stringify(lines)};`,
  );
  return `import type { paths } from '${types}';

type Streamed = { get: { responses: { 200: { content: { '${NDJSON}': unknown } } } } };
type Line<Path extends keyof paths> = paths[Path] extends Streamed
  ? paths[Path]['get']['responses'][200]['content']['${NDJSON}']
  : never;

${typed.join('\n')}
`;
}
