import { type Client, type Pool, transaction } from '#shared/database/connection.ts';
import { lockStored } from '#workers/pipeline/locks.ts';

/**
 * Maximum number of responses whose pages are removed in one transaction; collect waits for it before it stores the
 * source's next response.
 */
const RESPONSES = 1_000;
/** Maximum number of their records, so that one transaction takes about a second. */
const RECORDS = 20_000;

/** The responses of a source that may be removed: they are normalised, and no open task needs them. */
const REMOVABLE = `response.normalised_at is not null
  and not exists (select from ops.task where task.id = response.task_id and task.state in ('pending', 'running'))`;

/**
 * Removes the next pages of a source that are older than `before`. Their sightings are counted in their runs. A
 * response stays while a run begins with it or contents are stored with it; its removed pages are added to the totals.
 * Responses to which another stage is writing are left to the next call.
 * @returns how many pages were removed, and whether whole bytes may now be unused
 */
export const removePages = (
  pool: Pool,
  source: string,
  before: Date,
): Promise<{ pages: number; freed: boolean }> =>
  transaction(pool, async (client) => {
    await lockStored(client, source);
    const { rows } = await client.query<{ id: string; whole: boolean }>(
      `with oldest as (
         select response.id, response.fetched_at, response.captures, page.envelope is null as whole
         from raw.page join raw.response on response.id = page.response_id
         where page.source = $1 and page.fetched_at < $2 and ${REMOVABLE}
         order by page.fetched_at, page.response_id limit $3 for update of response skip locked
       )
       select id::text, whole from (
         select *, sum(captures) over (order by fetched_at, id) - captures as before from oldest
       ) as counted where before < $4`,
      [source, before, RESPONSES, RECORDS],
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) {
      await countSightings(client, source, ids);
      await removeResponses(client, source, ids);
    }
    return { pages: ids.length, freed: rows.some(({ whole }) => whole) };
  });

/** Adds the sightings of pages to their runs. */
async function countSightings(client: Client, source: string, ids: readonly string[]): Promise<void> {
  await client.query(
    `with sighting as (
       select response.fetched_at, response.id as response_id, item.position - 1 as position, content.natural_key
       from raw.response join raw.page on page.response_id = response.id
       cross join unnest(page.contents) with ordinality as item (id, position)
       join raw.content on content.id = item.id
       where response.id = any($2::bigint[]) and content.natural_key is not null
     ), counted as (
       select run.response_id, run.position, count(*) as times, max(sighting.fetched_at) as last_seen_at
       from sighting cross join lateral (
         select capture.response_id, capture.position
         from raw.capture join raw.response on response.id = capture.response_id
         where capture.natural_key = sighting.natural_key and capture.source = $1
           and (response.fetched_at, capture.response_id, capture.position)
             <= (sighting.fetched_at, sighting.response_id, sighting.position)
         order by response.fetched_at desc, capture.response_id desc, capture.position desc limit 1) as run
       group by run.response_id, run.position
     )
     update raw.capture set times = capture.times + counted.times,
       last_seen_at = greatest(capture.last_seen_at, counted.last_seen_at)
     from counted where counted.response_id = capture.response_id and counted.position = capture.position`,
    [source, ids],
  );
}

/**
 * Removes pages, and responses to which nothing refers. The outcome of a remaining response is reduced to its remaining
 * captures, because a rebuild normalises these again.
 */
async function removeResponses(client: Client, source: string, ids: readonly string[]): Promise<void> {
  await client.query(
    `with held as (
       select response.*, (select count(*)::int from raw.capture where capture.response_id = response.id) as runs,
         exists (select from raw.block where block.response_id = response.id)
           or exists (select from raw.content where content.response_id = response.id and text_hash is null) as stores
       from raw.response where id = any($2::bigint[])
     ), counted as (
       select held.*, runs > 0 or stores as stays, least(normalised, runs) as normalised_left,
         least(rejected, runs - least(normalised, runs)) as rejected_left from held
     ), removed as (
       delete from raw.response using counted where counted.id = response.id and not counted.stays
     ), removed_pages as (
       delete from raw.page where response_id = any($2::bigint[])
     ), reduced as (
       update raw.response set captures = runs, normalised = normalised_left, rejected = rejected_left,
         unchanged = runs - normalised_left - rejected_left
       from counted where counted.id = response.id and counted.stays
     )
     insert into raw.removed_total as total (source, day, responses, captures, normalised, unchanged, rejected)
     select $1, (fetched_at at time zone 'Africa/Johannesburg')::date, count(*) filter (where not stays),
       sum(captures - runs), sum(normalised - normalised_left),
       sum(unchanged - (runs - normalised_left - rejected_left)), sum(rejected - rejected_left)
     from counted group by 2
     on conflict (source, day) do update set responses = total.responses + excluded.responses,
       captures = total.captures + excluded.captures, normalised = total.normalised + excluded.normalised,
       unchanged = total.unchanged + excluded.unchanged, rejected = total.rejected + excluded.rejected`,
    [source, ids],
  );
}
