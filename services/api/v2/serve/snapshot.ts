import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import { writeProgress } from '#services/api/v2/serve/feed.ts';
import { pickFields } from '#services/api/v2/serve/fields.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { linesOf, MAX_PART, type Snapshot, streamCursors } from '#services/api/v2/serve/lines.ts';
import { readCount, take } from '#services/api/v2/serve/parameters.ts';
import { type ListPlan, listPlanner } from '#services/api/v2/serve/plan.ts';
import { askAllWords } from '#services/api/v2/serve/search/asking.ts';
import { pageStatement } from '#services/api/v2/serve/sql/statement.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';
import type { Position } from '#shared/reading/parts.ts';
import { fieldNames } from '#shared/resources/definition/resource.ts';

type Row = [text: string, key: string | null, id: string];

/** Progress of a stream: last sort key, version of the resource when it began, number of records sent. */
type Mark = [key: string | null, version: string, sent: number];

/** @returns a function that streams a whole list, each record as in the list with its `id` */
export function snapshotOf(endpoint: ListEndpoint, services: Services): Snapshot {
  const { resource } = endpoint;
  const cursors = streamCursors(services.cursors);
  const plan = listPlanner(endpoint, cursors);
  const inLists = new Set(fieldNames(resource, 'list'));
  const index = endpoint.search ? services.words(resource, endpoint.search.where) : null;
  /** The record with its id, by which /v2/changes names it. */
  const identified = (record: string, id: string): string =>
    inLists.has('id') ? record : `{"id":${JSON.stringify(id)},${record.slice(1)}`;
  return (query) => {
    const { limit, rest } = takeLimit(query);
    const wanted = plan({}, rest, []);
    if (wanted.page !== null)
      throw badRequest({
        parameter: 'page',
        reason: 'does not apply to a stream, which gives the whole list',
      });
    if (wanted.include.length > 0)
      throw badRequest({ parameter: 'include', reason: 'does not apply to a stream; use `fields` instead' });
    return lines(wanted, limit);
  };

  async function* lines(wanted: ListPlan, limit: number | null): AsyncGenerator<string> {
    const mark: Mark | null = wanted.after && JSON.parse(wanted.after.key ?? 'null');
    const version = mark?.[1] ?? (await versionNow());
    const source = wanted.fields?.some(({ name }) => !inLists.has(name)) ? 'detail' : 'body';
    const { fields } = wanted;
    const asked = index ? await askAllWords(wanted, index) : wanted;
    yield* linesOf<Position | null>({
      start: {
        place: wanted.after && { key: mark?.[0] ?? null, id: wanted.after.id },
        sent: mark?.[2] ?? 0,
      },
      limit,
      read: async (after, size) => {
        const { rows } = await services.pool.query<Row>(
          pageStatement(resource, { ...asked, page: null, after, limit: size }, source),
        );
        const batch = rows.slice(0, size);
        const last = batch.at(-1);
        let text = '';
        for (const [record, , id] of batch)
          text += `${fields ? pickFields(record, fields) : identified(record, id)}\n`;
        const place = last ? { key: last[1], id: last[2] } : after;
        return { text, count: batch.length, place, more: rows.length > size };
      },
      cursor: (place, sent) => {
        const key = JSON.stringify([place?.key ?? null, version, sent] satisfies Mark);
        return cursors.write({ key, id: place?.id ?? '' }, wanted.scope);
      },
      changes: () => {
        const from = BigInt(version);
        return writeProgress(services.cursors, { [resource.name]: { seen: from, from } });
      },
    });
  }

  /** Read before the first record, so that the changes since then include everything that changes meanwhile. */
  async function versionNow(): Promise<string> {
    const { rows } = await services.pool.query<{ change_seq: string }>(
      'select change_seq from read.version where resource = $1',
      [resource.name],
    );
    return rows[0]?.change_seq ?? '0';
  }
}

const isLimit = (pair: string): boolean => new URLSearchParams(pair).has('limit');

/** @returns the `limit` of a stream, which may be greater than that of a page, and the rest of the query */
function takeLimit(query: string): { limit: number | null; rest: string } {
  const pairs = query.split('&');
  const [given, ...repeated] = pairs.filter(isLimit);
  // Repeated parameters are rejected with the rest of the query.
  if (given === undefined || repeated.length > 0) return { limit: null, rest: query };
  const problems: ParameterProblem[] = [];
  const text = new URLSearchParams(given).get('limit') ?? '';
  const limit = take(readCount(text, MAX_PART), 'limit', problems, null);
  if (problems.length > 0) throw badRequest(...problems);
  return { limit, rest: pairs.filter((pair) => !isLimit(pair)).join('&') };
}
