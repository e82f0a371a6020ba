import {
  type IntelSourceEntry,
  sampleIntelSources,
  shippedIntelSources,
} from '#shared/codelists/intel-sources.ts';
import type { Config } from '#shared/config.ts';
import type { Executor, Pool } from '#shared/database/connection.ts';
import { intelSourceIdentity } from '#shared/text/identity.ts';
import { LONGEST_MINUTES, MAX_FAILURES } from '#workers/collect/intel/politeness.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';

/** The rows of ops.intel_source: which publishers are read, when each is due, and the results. */

export type IntelSource = Pick<
  IntelSourceEntry,
  'slug' | 'name' | 'url' | 'format' | 'selector' | 'pattern' | 'fullText'
> & {
  id: string;
  state: 'active' | 'paused' | 'removed';
  failures: number;
  etag: string | null;
  lastModified: string | null;
  isDue: boolean;
  /** The stored response whose items are not read yet; null if there is none. */
  unread: string | null;
};

/** Why a source that comes with the service is not read. */
const SAMPLE_INSTEAD = 'the sample publisher takes its place';
const NOT_YET = 'INTEL_SOURCES: an operator resumes it';

/** Name of the source in raw, in the run log and in issues. */
export const storedAs = ({ slug }: Pick<IntelSource, 'slug'>): string => `intel:${slug}`;

/** @returns null where there is no such source */
export async function readSource(database: Executor, id: string): Promise<IntelSource | null> {
  const { rows } = await database.query<IntelSource>(
    `select id, slug, name, url, format, selector, pattern, full_text as "fullText", state, failure_count as failures, etag,
       last_modified as "lastModified", state = 'active' and next_poll_at <= now() as "isDue",
       case when response_id is distinct from read_response_id then response_id end as unread
     from ops.intel_source where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/**
 * @returns ids of sources with work to do, the one that has waited longest first; removed ones while they have items
 */
export async function sourcesToDo(database: Executor, minAge = 0): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from ops.intel_source source
     where (state = 'active' and (next_poll_at <= now() - $1 * interval '1 second' or response_id is distinct from read_response_id))
       or (state = 'removed' and exists (select from core.intel_item where source_id = source.id))
     order by next_poll_at`,
    [minAge],
  );
  return rows.map(({ id }) => id);
}

/**
 * Records that the publisher responded, in the caller's transaction. `response` is the id of the stored response; null
 * if nothing is new.
 */
export async function recordAnswer(
  database: Executor,
  { id }: IntelSource,
  response: { id: string; etag: string | null; lastModified: string | null } | null,
): Promise<void> {
  await database.query(
    `update ops.intel_source set last_polled_at = now(), next_poll_at = now() + every_minutes * interval '1 minute',
       last_success_at = case when $2::bigint is null then now() else last_success_at end,
       failure_count = case when $2::bigint is null then 0 else failure_count end,
       last_error = case when $2::bigint is null then null else last_error end,
       response_id = coalesce($2, response_id),
       etag = case when $2::bigint is null then etag else $3 end,
       last_modified = case when $2::bigint is null then last_modified else $4 end
     where id = $1`,
    [id, response?.id ?? null, response?.etag ?? null, response?.lastModified ?? null],
  );
}

/** Records that the items of a response are stored, in the caller's transaction. */
export async function recordReading(
  database: Executor,
  { id }: IntelSource,
  responseId: string,
): Promise<void> {
  await database.query(
    `update ops.intel_source set read_response_id = $2, last_success_at = now(), failure_count = 0, last_error = null where id = $1`,
    [id, responseId],
  );
  await emitChanges(database, 'intel_source', [id]);
}

/**
 * Records a failure. The next request waits twice as long after each, up to a day; after ten in a row the source is
 * paused until an operator resumes it.
 * @param failure `retryAfter` in milliseconds, if the publisher asked for a pause; `responseId` of a response that
 *   cannot be read
 */
export async function recordFailure(
  database: Executor,
  source: IntelSource,
  failure: { kind: string; reason: string; retryAfter: number | null; responseId: string | null },
): Promise<void> {
  const { rows } = await database.query<{ state: string }>(
    `update ops.intel_source set last_polled_at = now(), failure_count = failure_count + 1, last_error = $2,
       read_response_id = response_id, etag = null, last_modified = null,
       next_poll_at = now() + greatest(least(every_minutes * power(2, least(failure_count, 10)), $3), least($4::float8, $3)) * interval '1 minute',
       state = case when failure_count + 1 >= $5::int and state = 'active' then 'paused' else state end,
       pause_reason = case when failure_count + 1 >= $5::int and state = 'active' then 'after ' || $5::int || ' failures in a row: ' || $2 else pause_reason end
     where id = $1 returning state`,
    [source.id, failure.reason, LONGEST_MINUTES, (failure.retryAfter ?? 0) / 60_000, MAX_FAILURES],
  );
  const paused = source.state === 'active' && rows[0]?.state === 'paused';
  const { error, warning } = stageIssues('intel');
  const { kind, reason, responseId } = failure;
  const about = [storedAs(source), source.url, { kind, reason }, { responseId }] as const;
  await recordIssues(database, [
    paused ? error('intel-source-paused', ...about) : warning('intel-source-failed', ...about),
  ]);
  await emitChanges(database, 'intel_source', [source.id]);
}

/**
 * Stores the sources that come with the service. They are paused while a sample publisher replaces them. If such a
 * source comes with a new address, it is read there; whether it is read, and what an operator has entered, stays. Safe
 * to run twice.
 */
export async function enterSources(pool: Pool, config: Config): Promise<void> {
  const sample = config.INTEL_SAMPLE_URL ?? null;
  const paused = sample !== null ? SAMPLE_INSTEAD : config.INTEL_SOURCES === 'paused' ? NOT_YET : null;
  const rows = [
    ...shippedIntelSources.map((entry) => rowOf(entry, 'shipped', paused)),
    ...(sample === null
      ? []
      : sampleIntelSources.map((entry) =>
          rowOf({ ...entry, url: new URL(entry.url, sample).href }, 'sample', null),
        )),
  ];
  const { rows: entered } = await pool.query<{ id: string }>(
    `insert into ops.intel_source as source (id, slug, name, url, format, selector, pattern, source_type, licence, full_text, every_minutes, origin, state, pause_reason, note)
     select id, slug, name, url, format, selector, pattern, source_type, licence, full_text, every_minutes, origin, state, pause_reason, note
     from json_populate_recordset(null::ops.intel_source, $1::json)
     on conflict (id) do update set name = excluded.name, url = excluded.url, format = excluded.format, selector = excluded.selector,
       pattern = excluded.pattern, licence = excluded.licence, note = excluded.note, next_poll_at = now(), etag = null, last_modified = null
       where source.origin <> 'operator' and source.state <> 'removed'
         and (source.name, source.url, source.format, source.selector, source.pattern, source.licence, source.note)
           is distinct from (excluded.name, excluded.url, excluded.format, excluded.selector, excluded.pattern, excluded.licence, excluded.note)
     returning id`,
    [JSON.stringify(rows)],
  );
  // Sources of the sample publisher are no longer read when the real ones are.
  const { rows: ended } = await pool.query<{ id: string }>(
    sample === null
      ? `update ops.intel_source set state = 'removed' where origin = 'sample' and state <> 'removed' returning id`
      : `update ops.intel_source set state = 'active', pause_reason = null where origin = 'sample' and state = 'removed' returning id`,
  );
  if (sample === null)
    await pool.query(
      `update ops.intel_source set state = 'active', pause_reason = null, next_poll_at = now()
       where origin = 'shipped' and state = 'paused' and pause_reason = $1`,
      [SAMPLE_INSTEAD],
    );
  await emitChanges(
    pool,
    'intel_source',
    [...entered, ...ended].map(({ id }) => id),
  );
}

const rowOf = (entry: IntelSourceEntry, origin: 'shipped' | 'sample', paused: string | null) => ({
  id: intelSourceIdentity(entry.slug),
  slug: entry.slug,
  name: entry.name,
  url: entry.url,
  format: entry.format,
  selector: entry.selector,
  pattern: entry.pattern,
  source_type: entry.sourceType,
  licence: entry.licence,
  full_text: entry.fullText,
  every_minutes: entry.everyMinutes,
  origin,
  state: paused === null ? 'active' : 'paused',
  pause_reason: paused,
  note: entry.note,
});
