import type { ListEndpoint, Parent } from '#services/api/v2/endpoint.ts';
import type { Parameters } from '#services/api/v2/router.ts';
import { pickFields, type Selection } from '#services/api/v2/serve/fields.ts';
import type { Caller, Handler, Services } from '#services/api/v2/serve/handler.ts';
import { authorizeParts, partReader, sourcesOf, withMembers } from '#services/api/v2/serve/include.ts';
import { pagingMeta } from '#services/api/v2/serve/pages.ts';
import { nounOf, type ParentRecord, parentFinder } from '#services/api/v2/serve/parent.ts';
import {
  firstPage,
  type ListPlan,
  listPlanner,
  pageAfter,
  variantAsked,
} from '#services/api/v2/serve/plan.ts';
import { takeCursor } from '#services/api/v2/serve/query.ts';
import { metaText, type PreparedResponse, prepareList } from '#services/api/v2/serve/response.ts';
import { askAllWords } from '#services/api/v2/serve/search/asking.ts';
import type { IndexWords } from '#services/api/v2/serve/search/index-words.ts';
import { matchesOf } from '#services/api/v2/serve/search/matches.ts';
import { facetsAsked, searchMeta } from '#services/api/v2/serve/search/meta.ts';
import type { ListPage, ListRow } from '#services/api/v2/serve/search/ranked.ts';
import { searchPage } from '#services/api/v2/serve/search/search.ts';
import { pageStatement } from '#services/api/v2/serve/sql/statement.ts';
import { absentParent } from '#services/api/v2/serve/withdrawn.ts';
import { readQuery } from '#shared/domain/search/query.ts';
import { badRequest } from '#shared/errors.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { fieldNames } from '#shared/resources/definition/resource.ts';

/** @returns the handler of a list */
export function serveList(endpoint: ListEndpoint, services: Services): Handler {
  const plan = listPlanner(endpoint, services.cursors);
  const { resource } = endpoint;
  const inLists = new Set(fieldNames(resource, 'list'));

  const parts = endpoint.include ?? {};
  const readParts = partReader(resource, parts, services, 'list');
  const shown: Selection = [...inLists].map((name) => ({ name, parts: null }));

  const indexFor = ({ where }: ListPlan): IndexWords | null =>
    endpoint.search ? services.words(resource, where ?? endpoint.search.where) : null;
  const matched = endpoint.search?.matched;

  const sortedPage = async (wanted: ListPlan, source: 'body' | 'detail'): Promise<ListPage> => {
    const index = indexFor(wanted);
    const asked = index ? await askAllWords(wanted, index) : wanted;
    const reading = services.pool.query<ListRow>(pageStatement(resource, asked, source));
    const counting = () => services.totals(resource, asked.conditions);
    // Most lists below one record fit on one page, which then gives the total.
    const [{ rows }, counted] = await Promise.all([reading, endpoint.parent ? null : counting()]);
    const isWhole = isFirst(wanted) && rows.length <= wanted.limit;
    const total = counted ?? (isWhole ? { count: rows.length, relation: 'eq' as const } : await counting());
    const page = rows.slice(0, wanted.limit);
    const last = rows.length > wanted.limit ? page.at(-1) : undefined;
    const next = last ? services.cursors.write({ key: last[1], id: last[2] }, wanted.scope) : null;
    return { rows: page, next, total };
  };

  const make = async (wanted: ListPlan): Promise<PreparedResponse> => {
    const included = wanted.include.length > 0;
    const source = included || wanted.fields?.some(({ name }) => !inLists.has(name)) ? 'detail' : 'body';
    const { pool, cursors } = services;
    const index = indexFor(wanted);
    const page =
      index && wanted.ranked
        ? await searchPage(
            { pool, resource, index, cursors, source, facets: facetsAsked(endpoint.search?.facets, wanted) },
            wanted,
          )
        : await sortedPage(wanted, source);
    const fields = wanted.fields ?? (included ? shown : null);
    const members = included
      ? await readParts(
          wanted.include,
          page.rows.map(([text, , id]) => [text, id]),
          fields,
        )
      : null;
    const [matches, said] = await Promise.all([
      matched && wanted.matches && page.searched
        ? matchesOf(
            pool,
            resource,
            { matched, passagesOf: endpoint.search?.passagesOf },
            page.searched.matching,
            page.rows.map(([, , id]) => id),
          )
        : null,
      page.searched ? searchMeta(pool, endpoint, wanted, page, page.searched) : NOTHING_SAID,
    ]);
    const texts: string[] = [];
    // The ETag is made of change numbers: records with the same change number have the same text.
    let content = wanted.fields ? JSON.stringify(wanted.fields) : '';
    for (const [nth, [text, , id, changeSeq]] of page.rows.entries()) {
      const record = fields ? pickFields(text, fields) : text;
      const whole = members ? withMembers(record, members[nth] ?? '') : record;
      texts.push(matches ? withMembers(whole, `"matches":${JSON.stringify(matches[nth])}`) : whole);
      content += ` ${id} ${changeSeq}`;
    }
    // Parts can change without a new change number of the record.
    const meta = listMeta(wanted, { ...page, ...said }, said.added);
    return prepareList(texts, meta, included || matches ? undefined : content);
  };

  const planOf = (path: Parameters, query: string, related: readonly Condition[]): ListPlan => {
    const { rest, cursor } = takeCursor(query);
    const plain = rest === '' && related.length === 0 && Object.keys(path).length === 0;
    const address = plain ? endpoint.path : JSON.stringify([endpoint.path, related, path, rest]);
    const known = services.plans.get(address);
    if (known && cursor === null) return known;
    const after =
      known && cursor !== null && known.page === null && known.after === null
        ? services.cursors.read(cursor, known.scope)
        : null;
    if (known && after) return pageAfter(known, after);
    const made = plan(path, query, related);
    services.plans.set(address, cursor === null ? made : firstPage(made));
    return made;
  };

  const respond = (path: Parameters, query: string, related: readonly Condition[], caller: Caller) => {
    const ready = planOf(path, query, related);
    if (ready.include.length > 0) authorizeParts(parts, ready.include, caller);
    return services.responses.get(sourcesOf(resource, parts, ready.include), ready.id, () => make(ready));
  };

  const { parent, variants } = endpoint;
  const behind = Object.values(variants?.of ?? {}).find((variant) => variant.behind)?.behind;
  if (behind) {
    const find = parentFinder(resource, behind, services);
    return async (path, query, caller) => {
      const found = variantAsked(endpoint, query).behind ? await find(path) : null;
      return respond(path, query, found?.conditions ?? [], caller);
    };
  }
  if (!parent) return (path, query, caller) => respond(path, query, [], caller);
  const find = parentFinder(resource, parent, services);
  return async (path, query, caller) => {
    const found = await find(path);
    if (found) {
      await assertSameOwner(find, found, parent, path, query);
      return respond(path, query, found.conditions, caller);
    }
    // A wrong query is reported before the missing parent.
    plan(path, query, []);
    throw await absentParent(parent, path, services);
  };
}

/** @throws RequestError 400 where the query names another parent than the path does */
async function assertSameOwner(
  find: (path: Parameters) => Promise<ParentRecord | null>,
  { id }: ParentRecord,
  { parameter, resource }: Parent,
  path: Parameters,
  query: string,
): Promise<void> {
  const repeated = new URLSearchParams(query).get(parameter)?.trim();
  if (!repeated || repeated === path[parameter]) return;
  if ((await find({ ...path, [parameter]: repeated }))?.id === id) return;
  throw badRequest({ parameter, reason: `must name the ${nounOf(resource)} in the path, or be left out` });
}

const NOTHING_SAID = { added: {} };
const isFirst = ({ after, page }: ListPlan): boolean => after === null && (page ?? 1) === 1;

/** Members of `meta` for both conventions: by page number, or by cursor. */
export function listMeta(
  { page, limit, after, query, filters, variant }: ListPlan,
  { total, next }: ListPage,
  added: Record<string, unknown>,
): string {
  const exact = total.relation === 'eq';
  const totals = {
    query: query ?? undefined,
    wordless: (query !== null && total.count === 0 && readQuery(query).terms.length === 0) || undefined,
    filters,
    ...(variant ? { [variant.parameter]: variant.value } : {}),
    totalCount: total.count,
    totalCountRelation: exact ? undefined : total.relation,
    totalIsExact: exact,
    ...added,
  };
  return metaText({
    ...totals,
    ...pagingMeta({ limit, page, cursor: after }, next, total.count, exact),
  });
}
