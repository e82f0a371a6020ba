import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import type { Cursors, Position } from '#services/api/v2/serve/cursor.ts';
import { writeProgress } from '#services/api/v2/serve/feed.ts';
import { pickFields } from '#services/api/v2/serve/fields.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { type ListPlan, listPlanner } from '#services/api/v2/serve/plan.ts';
import { metaText } from '#services/api/v2/serve/response.ts';
import { askAllWords } from '#services/api/v2/serve/search/asking.ts';
import { openIndexWords } from '#services/api/v2/serve/search/index-words.ts';
import { pageStatement } from '#services/api/v2/serve/sql/statement.ts';
import { badRequest } from '#shared/errors.ts';
import { fieldNames } from '#shared/resources/definition/resource.ts';

/**
 * A whole list as a stream of lines. Each line is a record as in the list with its `id`, or an object with the one member `meta`: every
 * 500 records the cursor from which a broken stream can be continued, and at the end the number of records and the cursor
 * of the changes since the stream began.
 */
export type Snapshot = (query: string) => AsyncGenerator<string>;

/**
 * Records read at a time, which are all that is in memory. Larger batches are not faster, and their texts leave memory
 * behind that is hardly reused.
 */
const BATCH = 100;
/** Number of records after which a cursor is written. */
const MARKED_EVERY = 500;

type Row = [text: string, key: string | null, id: string];

/** Progress of a stream: last sort key, version of the resource when it began, number of records sent. */
type Mark = [key: string | null, version: string, sent: number];

/**
 * @returns a function that streams a list; it throws RequestError 400 at once for a wrong query
 */
export function snapshotOf(endpoint: ListEndpoint, services: Services): Snapshot {
  const { resource } = endpoint;
  const plan = listPlanner(endpoint, streamCursors(services.cursors));
  const inLists = new Set(fieldNames(resource, 'list'));
  const index = endpoint.search ? openIndexWords(services.pool, resource) : null;
  /** The record with its id, by which /v2/changes names it. */
  const identified = (record: string, id: string): string =>
    inLists.has('id') ? record : `{"id":${JSON.stringify(id)},${record.slice(1)}`;
  return (query) => {
    const wanted = plan({}, query, []);
    const given = new URLSearchParams(query);
    const rejected = ['page', 'limit'].filter((name) => given.has(name));
    if (rejected.length > 0) {
      throw badRequest(
        ...rejected.map((parameter) => ({
          parameter,
          reason: 'does not apply to a stream, which gives all',
        })),
      );
    }
    return lines(wanted);
  };

  async function* lines(wanted: ListPlan): AsyncGenerator<string> {
    const mark: Mark | null = wanted.after && JSON.parse(wanted.after.key ?? 'null');
    const version = mark?.[1] ?? (await versionNow());
    let sent = mark?.[2] ?? 0;
    let after: Position | null = wanted.after && { key: mark?.[0] ?? null, id: wanted.after.id };
    const source = wanted.fields?.some(({ name }) => !inLists.has(name)) ? 'detail' : 'body';
    const { fields } = wanted;
    const asked = index ? await askAllWords(wanted, index) : wanted;
    for (;;) {
      const { rows } = await services.pool.query<Row>(
        pageStatement(resource, { ...asked, page: null, after, limit: BATCH }, source),
      );
      const batch = rows.slice(0, BATCH);
      const last = batch.at(-1);
      sent += batch.length;
      let text = '';
      for (const [record, , id] of batch)
        text += `${fields ? pickFields(record, fields) : identified(record, id)}\n`;
      if (!last || rows.length <= BATCH) {
        const from = BigInt(version);
        const changes = writeProgress(services.cursors, { [resource.name]: { seen: from, from } });
        yield `${text}${metaLine({ complete: true, count: sent, changes })}`;
        return;
      }
      after = { key: last[1], id: last[2] };
      if (sent % MARKED_EVERY !== 0) {
        yield text;
        continue;
      }
      const key = JSON.stringify([after.key, version, sent] satisfies Mark);
      const cursor = streamCursors(services.cursors).write({ key, id: after.id }, wanted.scope);
      yield `${text}${metaLine({ complete: false, count: sent, cursor })}`;
    }
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

const metaLine = (members: Record<string, unknown>): string => `{"meta":{${metaText(members).slice(1)}}}\n`;

/** A cursor of a stream is not valid for a list, and vice versa. */
const streamCursors = (cursors: Cursors): Cursors => ({
  write: (position, scope) => cursors.write(position, `stream ${scope}`),
  read: (text, scope) => cursors.read(text, `stream ${scope}`),
});
