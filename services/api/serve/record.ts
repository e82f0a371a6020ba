import type { RecordEndpoint } from '#services/api/endpoint.ts';
import { createAnswer } from '#services/api/serve/answer.ts';
import type { Handler, Services } from '#services/api/serve/handler.ts';
import { readFields, take } from '#services/api/serve/parameters.ts';
import { readQuery } from '#services/api/serve/query.ts';
import { recordStatement } from '#services/api/serve/statement.ts';
import { badRequest, type ParameterProblem, RequestError } from '#shared/errors.ts';

/** Query parameters of every record. */
export const recordParameters: readonly string[] = ['fields'];

/** @returns what serves one record by any of its identifiers */
export function serveRecord({ resource }: RecordEndpoint, services: Services): Handler {
  return (path, query) => {
    const problems: ParameterProblem[] = [];
    const given = query === '' ? undefined : readQuery(query, recordParameters, problems).get('fields');
    const fields = given === undefined ? null : take(readFields(given, resource), 'fields', problems, null);
    if (problems.length > 0) throw badRequest(...problems);
    const [identifier = ''] = Object.values(path);
    return services.answers.get(
      resource.name,
      JSON.stringify([resource.name, identifier, fields]),
      async () => {
        const { rows } = await services.pool.query<[string]>(recordStatement(resource, identifier));
        const text = rows[0]?.[0];
        if (text === undefined) {
          throw new RequestError(
            'NOT_FOUND',
            `There is no ${resource.title.toLowerCase()} "${identifier.slice(0, 200)}".`,
          );
        }
        return createAnswer(fields ? pickFields(text, fields) : text, '');
      },
    );
  };
}

/** @returns the JSON text of a record with these fields only */
export function pickFields(text: string, fields: readonly string[]): string {
  const record = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(fields.map((name) => [name, record[name] ?? null])));
}
