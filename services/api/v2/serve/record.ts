import type { RecordEndpoint } from '#services/api/v2/endpoint.ts';
import { pickFields, readFields, type Selection } from '#services/api/v2/serve/fields.ts';
import type { Caller, Handler, Services } from '#services/api/v2/serve/handler.ts';
import { authorizeParts, partReader, sourcesOf, withMembers } from '#services/api/v2/serve/include.ts';
import { readNames } from '#services/api/v2/serve/parameters.ts';
import { lookupTerms, parentFinder, without } from '#services/api/v2/serve/parent.ts';
import { readParameters } from '#services/api/v2/serve/query.ts';
import { prepareResponse } from '#services/api/v2/serve/response.ts';
import { firstRecords, lookUp } from '#services/api/v2/serve/sql/statement.ts';
import { absent, absentParent } from '#services/api/v2/serve/withdrawn.ts';
import type { RequestError } from '#shared/errors.ts';

/** @returns names of the query parameters of a record */
export const recordParameters = ({ include }: Pick<RecordEndpoint, 'include'>): string[] =>
  include ? ['fields', 'include'] : ['fields'];

/** The fields and additions that a caller asks for. */
type Wanted = { fields: Selection | null; include: readonly string[] };

/** @returns the handler of one record */
export function serveRecord(endpoint: RecordEndpoint, services: Services): Handler {
  const { resource, include = {}, parent } = endpoint;
  const readParts = partReader(resource, include, services, 'record');
  const respond = (
    id: string,
    wanted: Wanted,
    read: () => Promise<Row | undefined>,
    none: () => Promise<RequestError> | RequestError,
  ) =>
    services.responses.get(
      sourcesOf(resource, include, wanted.include),
      JSON.stringify([endpoint.path, id, wanted]),
      async () => {
        const row = await read();
        if (!row) throw await none();
        const { fields, include: names } = wanted;
        const text = fields ? pickFields(row[0], fields) : row[0];
        if (names.length === 0) return prepareResponse(text, '');
        const [members = ''] = await readParts(names, [row], fields);
        return prepareResponse(withMembers(text, members), '');
      },
    );
  const readWanted = (query: string, caller: Caller): Wanted => {
    if (query === '') return { fields: null, include: [] };
    const wanted = parseWanted(endpoint, query);
    authorizeParts(include, wanted.include, caller);
    return wanted;
  };

  if (!parent) {
    return (path, query, caller) => {
      const wanted = readWanted(query, caller);
      const terms = lookupTerms(resource, path, endpoint.lookup ?? {});
      return respond(
        JSON.stringify(terms),
        wanted,
        () => lookUp<Row>(services.pool, resource, terms, ['detail', 'id']),
        () => absent(resource, path, terms, services),
      );
    };
  }
  const find = parentFinder(resource, parent, services);
  return async (path, query, caller) => {
    const wanted = readWanted(query, caller);
    const found = await find(path);
    if (!found) throw await absentParent(parent, path, services);
    return respond(
      found.id,
      wanted,
      async () => (await firstRecords(services.pool, resource, found.conditions, 1, 'detail'))[0],
      () => without(resource, parent.resource, path),
    );
  };
}

/** A record's JSON text and its id. */
type Row = [text: string, id: string];

const parseWanted = (endpoint: RecordEndpoint, query: string): Wanted =>
  readParameters(query, recordParameters(endpoint), (read) => ({
    fields: read('fields', (text) => readFields(text, endpoint.resource), null),
    include: read('include', (text) => readNames(text, Object.keys(endpoint.include ?? {})), []),
  }));
