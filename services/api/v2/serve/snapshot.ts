import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import type { Cursors } from '#services/api/v2/serve/cursor.ts';
import { upTo, writeProgress } from '#services/api/v2/serve/feed.ts';
import { pickFields } from '#services/api/v2/serve/fields.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { linesOf, MAX_PART, type Snapshot, streamCursors } from '#services/api/v2/serve/lines.ts';
import { readCount } from '#services/api/v2/serve/parameters.ts';
import { type ListPlan, listPlanner } from '#services/api/v2/serve/plan.ts';
import { askAllWords } from '#services/api/v2/serve/search/asking.ts';
import type { IndexWords } from '#services/api/v2/serve/search/index-words.ts';
import { searchPage } from '#services/api/v2/serve/search/search.ts';
import { pageStatement } from '#services/api/v2/serve/sql/statement.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';
import type { Position } from '#shared/reading/parts.ts';
import { fieldNames } from '#shared/resources/definition/resource.ts';

type Row = [text: string, key: string | null, id: string];

/** Progress of a stream: last sort key, version of the resource when it began, number of records sent. */
type Mark = [key: string | null, version: string, sent: number];

/** Rows of a list, the place after them, and whether more follow. */
type Part = { rows: readonly Row[]; place: Position | null; more: boolean };
type ReadPart = (after: Position | null, size: number) => Promise<Part>;

/**
 * @returns a function that streams a whole list, each record as in the list with its `id`; the results of a search in
 *   the order of its pages
 */
export function snapshotOf(endpoint: ListEndpoint, services: Services): Snapshot {
  const { resource } = endpoint;
  const cursors = streamCursors(services.cursors);
  const plan = listPlanner(endpoint, cursors);
  const inLists = new Set(fieldNames(resource, 'list'));
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
    rejectOfPages(wanted);
    return lines(wanted, limit);
  };

  async function* lines(wanted: ListPlan, limit: number | null): AsyncGenerator<string> {
    const mark: Mark | null = wanted.after && JSON.parse(wanted.after.key ?? 'null');
    const version = mark?.[1] ?? (await versionNow());
    const source = wanted.fields?.some(({ name }) => !inLists.has(name)) ? 'detail' : 'body';
    const { fields } = wanted;
    const readPart = await partsOf(wanted, source);
    yield* linesOf<Position | null>({
      start: {
        place: wanted.after && { key: mark?.[0] ?? null, id: wanted.after.id },
        sent: mark?.[2] ?? 0,
      },
      limit,
      read: async (after, size) => {
        const { rows, place, more } = await readPart(after, size);
        let text = '';
        for (const [record, , id] of rows)
          text += `${fields ? pickFields(record, fields) : identified(record, id)}\n`;
        return { text, count: rows.length, place, more };
      },
      cursor: (place, sent) => {
        const key = JSON.stringify([place?.key ?? null, version, sent] satisfies Mark);
        return cursors.write({ key, id: place?.id ?? '' }, wanted.scope);
      },
      changes: () => writeProgress(services.cursors, upTo({ [resource.name]: version })),
    });
  }

  /** @returns a function that reads a list part by part, each from the end of the previous one */
  async function partsOf(wanted: ListPlan, source: 'body' | 'detail'): Promise<ReadPart> {
    const { pool } = services;
    const index: IndexWords | null = endpoint.search
      ? services.words(resource, wanted.where ?? endpoint.search.where)
      : null;
    if (index && wanted.ranked)
      return async (after, size) => {
        let place = after;
        const held: Cursors = {
          ...cursors,
          write: (position) => {
            place = position;
            return '';
          },
        };
        const searching = { pool, resource, index, cursors: held, source };
        const { rows, next } = await searchPage(searching, { ...wanted, after, limit: size });
        return { rows: rows.map(([text, key, id]) => [text, key, id]), place, more: next !== null };
      };
    const asked = index ? await askAllWords(wanted, index) : wanted;
    return async (after, size) => {
      const { rows } = await pool.query<Row>(
        pageStatement(resource, { ...asked, page: null, after, limit: size }, source),
      );
      const batch = rows.slice(0, size);
      const last = batch.at(-1);
      return { rows: batch, place: last ? { key: last[1], id: last[2] } : after, more: rows.length > size };
    };
  }

  /** Read before the first record, so that the changes since then include everything that changes during the stream. */
  async function versionNow(): Promise<string> {
    const { rows } = await services.pool.query<{ change_seq: string }>(
      'select change_seq from read.version where resource = $1',
      [resource.name],
    );
    return rows[0]?.change_seq ?? '0';
  }
}

/** @throws RequestError 400 naming the parameters for what the pages of a search have besides records */
function rejectOfPages({ fields, matches, highlight, facets }: ListPlan): void {
  const problems: ParameterProblem[] = [];
  if (fields !== null && matches)
    problems.push({ parameter: 'fields', reason: 'must not have matches, which no stream gives' });
  if (highlight) problems.push({ parameter: 'highlight', reason: 'does not apply to a stream' });
  if (facets.length > 0) problems.push({ parameter: 'facets', reason: 'does not apply to a stream' });
  if (problems.length > 0) throw badRequest(...problems);
}

const isLimit = (pair: string): boolean => new URLSearchParams(pair).has('limit');

/** @returns the `limit` of a stream, which may be greater than that of a page, and the rest of the query */
function takeLimit(query: string): { limit: number | null; rest: string } {
  const pairs = query.split('&');
  const [given, ...repeated] = pairs.filter(isLimit);
  // Repeated parameters are rejected with the rest of the query.
  if (given === undefined || repeated.length > 0) return { limit: null, rest: query };
  const read = readCount(new URLSearchParams(given).get('limit') ?? '', MAX_PART);
  if ('problem' in read) throw badRequest({ parameter: 'limit', reason: read.problem });
  return { limit: read.value, rest: pairs.filter((pair) => !isLimit(pair)).join('&') };
}
