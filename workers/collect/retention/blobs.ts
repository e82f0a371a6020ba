import { hash } from 'node:crypto';
import { type Pool, transaction } from '#shared/database/connection.ts';
import { type Format, fileSources } from '#shared/domain/captures/format.ts';
import { listOf, recordSpans } from '#shared/domain/captures/record-spans.ts';
import { compressed } from '#shared/raw/compression.ts';
import { storedLists } from '#shared/raw/contents.ts';
import { lockStored } from '#workers/pipeline/locks.ts';

/** Maximum number of faults removed in one statement. */
const FAULTS = 5_000;

/**
 * @returns the next responses, after the given one, whose whole bytes still include contents; without files, which stay
 *   whole
 */
export async function responsesWithContents(pool: Pool, after: string, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct response_id as id from raw.content where text_hash is null and response_id > $1
       and source <> all($3::text[]) order by response_id limit $2`,
    [after, limit, fileSources],
  );
  return rows.map(({ id }) => id);
}

/**
 * Moves the contents in the whole bytes of a response into a block, so that the bytes can be removed. Bytes that cannot
 * be cut into records stay.
 * @returns how many contents were moved
 */
export const moveContents = (
  pool: Pool,
  responseId: string,
  formatOf: (source: string) => Format,
): Promise<number> =>
  transaction(pool, async (client) => {
    const { value: list } = await storedLists(client, [responseId]).next();
    if (list === undefined) return 0;
    await lockStored(client, list.source);
    const { rows } = await client.query<{ id: string; place: number }>(
      `select id::text, place from raw.content where response_id = $1 and text_hash is null order by place for update`,
      [responseId],
    );
    const spans = recordSpans(list.bytes, formatOf(list.source).lists);
    const texts = rows.flatMap(({ place }) => {
      const span = spans[place];
      return span === undefined ? [] : [list.bytes.subarray(span.start, span.end)];
    });
    if (texts.length === 0 || texts.length < rows.length) return 0;
    const { encoding, body } = await compressed(listOf(texts));
    await client.query(
      `with block as (insert into raw.block (response_id, encoding, body) values ($1, $2, $3))
       update raw.content set place = given.at - 1, text_hash = substring($5::bytea from (at * 32 - 31)::int for 32)
       from unnest($4::bigint[]) with ordinality as given (id, at) where content.id = given.id`,
      [
        responseId,
        encoding,
        body,
        rows.map(({ id }) => id),
        Buffer.concat(texts.map((text) => hash('sha256', text, 'buffer'))),
      ],
    );
    return texts.length;
  });

/** Removes responses with a fault that are older than `before`. @returns how many */
export async function removeFaults(pool: Pool, before: Date): Promise<number> {
  const { rows } = await pool.query<{ faults: number }>(
    `with removed as (
       delete from raw.response where id in (
         select id from raw.response where fault is not null and fetched_at < $1 limit $2)
       returning source, fetched_at
     ), counted as (
       insert into raw.removed_total as total (source, day, faults)
       select source, (fetched_at at time zone 'Africa/Johannesburg')::date, count(*) from removed group by 1, 2
       on conflict (source, day) do update set faults = total.faults + excluded.faults
     )
     select count(*)::int as faults from removed`,
    [before, FAULTS],
  );
  return rows[0]?.faults ?? 0;
}

/**
 * Removes whole bytes that nothing refers to: no fault, no page without an envelope, no content.
 * @param before bytes stored later stay, because a response that is being stored may refer to them
 */
export async function removeBlobs(pool: Pool, before: Date): Promise<void> {
  await pool.query(
    `delete from raw.blob where created_at < $1 and not exists (
       select from raw.response left join raw.page on page.response_id = response.id
       where response.hash = blob.hash and (response.fault is not null
         or page.response_id is not null and page.envelope is null
         or exists (select from raw.content where content.response_id = response.id and text_hash is null)))`,
    [before],
  );
}
