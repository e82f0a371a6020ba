import { z } from 'zod';
import type { ProfileEndpoint } from '#services/api/v2/endpoint.ts';
import { pickFields, readFields, type Selection } from '#services/api/v2/serve/fields.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import { pageParameters, pagingMeta, readPaging } from '#services/api/v2/serve/pages.ts';
import { limits } from '#services/api/v2/serve/parameters.ts';
import { childOf, lookupTerms } from '#services/api/v2/serve/parent.ts';
import { standardSort } from '#services/api/v2/serve/plan.ts';
import { readParameters } from '#services/api/v2/serve/query.ts';
import { metaText, prepareResponse } from '#services/api/v2/serve/response.ts';
import { alternativesStatement, lookUp, pageStatement } from '#services/api/v2/serve/sql/statement.ts';
import { absent } from '#services/api/v2/serve/withdrawn.ts';
import { badRequest } from '#shared/errors.ts';
import type { Position } from '#shared/reading/parts.ts';
import { pascalCase } from '#shared/text/case.ts';

/** Query parameters of every profile: all except `fields` concern the embedded list. */
export const profileParameters = [...pageParameters, 'fields'] as const;

/** @returns the member of `meta` with the length of the embedded list, such as `totalAwards` */
export const totalName = ({ embedded }: ProfileEndpoint): string => `total${pascalCase(embedded.field)}`;

/** @returns the handler of a record with its embedded list */
export function serveProfile(endpoint: ProfileEndpoint, services: Services): Handler {
  const { resource, embedded, lookup = {} } = endpoint;
  const sort = standardSort(embedded.resource);
  const item = itemFields(endpoint);
  const others = (endpoint.alternatives ?? []).map((name) => ({ name, parts: null }));
  const sources = [resource.name, embedded.resource.name];

  return async (path, query) => {
    const { paging, fields } = readParameters(query, profileParameters, (read, given, problems) => ({
      paging: readPaging(given, limits.limit, problems),
      fields: read('fields', (text) => readFields(text, resource), null),
    }));
    const terms = lookupTerms(resource, path, lookup);
    const { limit, page, cursor } = paging;
    const id = JSON.stringify([endpoint.path, terms, paging, fields]);
    return services.responses.get(sources, id, async () => {
      const row = await lookUp<[text: string, id: string]>(services.pool, resource, terms, ['detail', 'id']);
      if (!row) throw await absent(resource, path, terms, services);
      const [text, owner] = row;
      const scope = JSON.stringify([endpoint.path, owner]);
      const after = readPosition(cursor, scope, services);
      const conditions = [childOf(embedded.resource, embedded.column, owner)];
      const [found, total, alternatives] = await Promise.all([
        services.pool.query<[text: string, key: string | null, id: string]>(
          pageStatement(embedded.resource, { conditions, sort, limit, after, page }, 'body'),
        ),
        services.totals(embedded.resource, conditions),
        others.length === 0
          ? null
          : services.pool.query<[body: string]>(alternativesStatement(resource, terms, owner)),
      ]);
      const shown = found.rows.slice(0, limit);
      const last = found.rows.length > limit ? shown.at(-1) : undefined;
      const next = last ? services.cursors.write({ key: last[1], id: last[2] }, scope) : null;
      const list = shown.map(([record]) => JSON.parse(pickFields(record, item)));
      // Known clients read the record either from `data` itself or from `data.profile`.
      const record = JSON.parse(text) as Record<string, unknown>;
      const { [embedded.field]: _, ...profile } = record;
      const whole = JSON.stringify({ ...record, [embedded.field]: list, profile });
      return prepareResponse(
        fields ? pickFields(whole, fields) : whole,
        metaText({
          [totalName(endpoint)]: total.count,
          alternatives: alternatives?.rows.map(([body]) => JSON.parse(pickFields(body, others))),
          ...pagingMeta(paging, next, total.count, total.relation === 'eq'),
        }),
      );
    });
  };
}

function readPosition(cursor: string | null, scope: string, { cursors }: Services): Position | null {
  if (cursor === null) return null;
  const position = cursors.read(cursor, scope);
  if (position) return position;
  throw badRequest({ parameter: 'cursor', reason: 'is not a cursor of this list' });
}

/** Fields of the embedded records, in the order of the record's own declaration. */
function itemFields({ path, resource, embedded }: ProfileEndpoint): Selection {
  const shape = resource.fields[embedded.field]?.shape;
  if (!(shape instanceof z.ZodObject)) throw new Error(`${path}: ${embedded.field} is no list of objects`);
  return Object.keys(shape.shape).map((name) => {
    if (embedded.resource.fields[name]?.level !== 'list')
      throw new Error(`${path}: ${embedded.resource.name} has no ${name} in lists`);
    return { name, parts: null };
  });
}
