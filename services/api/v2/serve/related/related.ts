import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import { cursorsOf } from '#services/api/v2/serve/cursor.ts';
import { pickFields } from '#services/api/v2/serve/fields.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import { listMeta, serveList } from '#services/api/v2/serve/list.ts';
import { parentFinder } from '#services/api/v2/serve/parent.ts';
import { type ListPlan, listPlanner } from '#services/api/v2/serve/plan.ts';
import { wordsOf } from '#services/api/v2/serve/related/related-records.ts';
import { type RelatedRow, relatedStatement } from '#services/api/v2/serve/related/related-statement.ts';
import { type PreparedResponse, prepareList } from '#services/api/v2/serve/response.ts';
import { absentParent } from '#services/api/v2/serve/withdrawn.ts';
import type { TellingWord } from '#shared/domain/search/telling-words.ts';
import { fieldNames } from '#shared/resources/definition/resource.ts';

/** Why a record is related; `words` are those that both have, as the subject writes them. */
type Reason = { reason: string; words?: string[] };

/** A record with the greatest number of points that two tenders can have without being the same has this score. */
const FULL = 100;

/**
 * Lists records by how much they have in common with one record: rare words, category, buyer, province, value. If the
 * record advertises an earlier one again, that one comes first. With `sort` or `q` it is an ordinary list of the same
 * category and province.
 * @returns the handler of a list with `related`
 */
export function serveRelated(endpoint: ListEndpoint, services: Services): Handler {
  const { resource, parent } = endpoint;
  if (!parent) throw new Error(`${endpoint.path} needs a parent`);
  const asList = serveList(endpoint, services);
  const find = parentFinder(resource, parent, services);
  const cursors = cursorsOf('related', services.cursors);
  const plan = listPlanner(endpoint, cursors);
  const index = services.words(resource);
  const inLists = new Set(fieldNames(resource, 'list'));

  const make = async (id: string, wanted: ListPlan): Promise<PreparedResponse> => {
    const { limit, page, after, fields } = wanted;
    const words = await wordsOf(services, resource.name, id, index);
    const source = fields?.some(({ name }) => !inLists.has(name)) ? 'detail' : 'body';
    const place = after && { score: Number(after.key), id: after.id };
    const skip = page === null ? 0 : (page - 1) * limit;
    const asked = relatedStatement(
      resource,
      id,
      words,
      wanted.conditions,
      { limit, skip, after: place },
      source,
    );
    const { rows } = await services.pool.query<RelatedRow>(asked);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const next = last ? cursors.write({ key: String(last[3]), id: last[1] }, wanted.scope) : null;
    const texts = shown.map(([text]) => (fields ? pickFields(text, fields) : text));
    const total = { count: rows[0]?.[6] ?? 0, relation: 'eq' } as const;
    const related = shown.map(([, record, , score, has, same]) => ({
      id: record,
      score: Math.min(FULL, score) / FULL,
      reasons: reasonsOf(words, has, same),
    }));
    const content = shown.map(([, record, seq]) => `${record} ${seq}`).join(' ');
    const meta = listMeta(wanted, { rows: [], next, total }, { related });
    return prepareList(texts, meta, `${JSON.stringify(fields)} ${content}`);
  };

  return async (path, query, caller) => {
    if (/(?:^|&)(?:sort|q)=/.test(query)) return asList(path, query, caller);
    const found = await find(path);
    // The parent's id is part of the list to which a cursor belongs.
    const wanted = plan(path, query, found ? [{ match: 'not', column: 'id', value: found.id }] : []);
    if (!found) throw await absentParent(parent, path, services);
    return services.responses.get(resource.name, `related ${wanted.id}`, () => make(found.id, wanted));
  };
}

function reasonsOf(words: readonly TellingWord[], has: readonly boolean[], same: RelatedRow[5]): Reason[] {
  const both = words.filter((_, place) => has[place]).map(({ word }) => word);
  const named = Object.entries(same).flatMap(([reason, holds]) => (holds ? [{ reason }] : []));
  return both.length === 0 ? named : [...named, { reason: 'words', words: both }];
}
