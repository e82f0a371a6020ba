import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import type { Executor, Pool } from '#shared/database/connection.ts';
import { slugify } from '#shared/text/slug.ts';
import type { Counts } from '#workers/publish/counters.ts';
import type { Say } from '../question.ts';
import { type Database, startDatabase, startRedis, withClient } from './database.ts';
import type { Harness } from './harness.ts';
import { type TenderRow, tenderRow } from './tender-rows.ts';

/** Tenders written at a time: the batch size of the publish stage. */
const BATCH = 1_000;
/** Rows of `derived.tender_place` written at a time. */
const PLACES = 10_000;
/** Concurrent batches: while one waits for the database, another is rendered. */
const LANES = 3;

/** Starts a database with so many published tenders, and Redis. */
export async function startWithTenders(
  harness: Harness,
  tenders: number,
  say: Say,
): Promise<{ database: Database; redis: string }> {
  const database = await startDatabase(harness);
  const redis = await startRedis(harness);
  say(`publishing ${tenders} tenders`);
  await seedTenders(database, tenders);
  return { database, redis };
}

/**
 * Fills the empty read table of tenders with generated ones whose shape, size and words are like the publisher's, oldest
 * first. The statements of the publish stage make the records, so they are as published; but nothing is derived from
 * them, and the indexes are built at the end, which takes a third of the time.
 */
export async function seedTenders({ url, pool }: Database, count: number): Promise<void> {
  // Otherwise the first worker would store them, and make what depends on any tender stale.
  const { storeCodelists } = await import('#workers/pipeline/codelists.ts');
  await storeCodelists(pool);
  await storeBuyers(pool);
  const publish = await publisher(pool);
  const now = Date.now();
  let start = 0;
  const lane = async () => {
    while (start < count) {
      const first = start;
      start = Math.min(count, first + BATCH);
      const rows = Array.from({ length: start - first }, (_, n) => tenderRow(first + n, count, now));
      const written = await storeTenders(pool, rows);
      await publish(
        written.map(({ id }) => id),
        first,
      );
    }
  };
  await withClient(url, async (owner) => {
    const { rows: indexes } = await owner.query<{ name: string; definition: string }>(INDEXES);
    for (const { name } of indexes) await owner.query(`drop index read."${name}"`);
    await Promise.all(Array.from({ length: LANES }, lane));
    for (const { definition } of indexes) await owner.query(definition);
    await owner.query(LEXEMES);
    await owner.query(VERSION);
    // Otherwise autovacuum would do this in the middle of a measurement, for the tables of core as well.
    await owner.query('vacuum analyze');
    await owner.query('checkpoint');
  });
}

/**
 * Derives the rows that figures of many tenders read, and leaves nothing else to do: what follows from the seeded tenders
 * is not measured.
 */
export async function settleTenders({ url, pool }: Database): Promise<void> {
  const { computeStale } = await import('#workers/derive/derive.ts');
  const { tenderPlace } = await import('#workers/derive/derivations/tender-place.ts');
  await computeStale(pool, { ...tenderPlace, portion: PLACES });
  await withClient(url, async (owner) => {
    await owner.query('truncate derived.stale, core.outbox');
    await owner.query('vacuum analyze derived.tender_place');
  });
}

/** Stores the buyers of all tenders in `core`. */
export const storeBuyers = (database: Executor): Promise<unknown> =>
  database.query(ORGANIZATIONS, [JSON.stringify(organizations)]);

/** Stores tenders in `core`. @returns their ids and numbers */
export async function storeTenders(
  database: Executor,
  rows: readonly TenderRow[],
): Promise<{ id: string; tender_id: string }[]> {
  const { rows: written } = await database.query<{ id: string; tender_id: string }>(TENDERS, [
    JSON.stringify(rows),
  ]);
  return written;
}

/** @returns a function that publishes the tenders with these ids; their change numbers follow `first` */
async function publisher(pool: Pool): Promise<(ids: readonly string[], first: number) => Promise<void>> {
  // Loaded only when needed: code of the workers must not slow down questions that do without it.
  const { publishStatements } = await import('#workers/publish/statement.ts');
  const { addCounts, tally } = await import('#workers/publish/counters.ts');
  const { resources } = await import('#shared/resources/index.ts');
  const { promotedColumns, recordValue, renderRecord } = await import(
    '#shared/resources/definition/resource.ts'
  );
  const { withValues } = await import('#workers/publish/search-values.ts');
  const { tender } = resources;
  const statements = publishStatements(tender);
  const columns = promotedColumns(tender);
  return async (ids, first) => {
    const { rows } = await pool.query<Record<string, unknown>>(statements.select, [ids]);
    const finished = rows.map((row) => {
      const values = columns.map(({ field, of }) => of(recordValue(tender, field, row)));
      return {
        id: row['id'],
        ...renderRecord(tender, row),
        search: withValues(tender, row['search'] as string, values),
        ...Object.fromEntries(columns.map(({ name }, at) => [name, values[at]])),
      };
    });
    await pool.query(statements.upsert, [first, JSON.stringify(finished)]);
    const counts: Counts = new Map();
    for (const record of finished) tally(counts, tender, record, 1);
    await addCounts(pool, tender, counts);
  };
}

const organizations = organsOfState.map(({ portalId, name }) => ({
  name,
  slug: slugify(name),
  source_id: String(portalId),
}));

const ORGANIZATIONS = `
  insert into core.organization (id, name, slug, source_id)
  select gen_random_uuid(), name, slug, source_id
  from json_to_recordset($1::json) as given (name text, slug text, source_id text)`;

const NAMES = `ocid, tender_id, title, description, reference_number, reference_key, title_key, readvertised, slug, status, type, main_procurement_category,
  category, province, delivery, publication_date_time, closing_date_time, requirements, briefing_session, briefing_compulsory,
  briefing_venue, contact_name, contact_email, contact_telephone`;
const TENDERS = `
  insert into core.tender (id, source, publication_type, procurement_method, province_source, validation_errors,
    first_captured_at, captured_at, organization_id, organization_name, department, ${NAMES})
  select gen_random_uuid(), 'ocds', 'TENDER_NOTICE', 'open', 'publisher', '{}',
    given.publication_date_time, given.publication_date_time, organization.id, organization.name, organization.name,
    ${NAMES.replaceAll(/\w+/g, 'given.$&')}
  from json_populate_recordset(null::core.tender, $1::json) as given
  join json_to_recordset($1::json) as also (tender_id text, buyer text) using (tender_id)
  left join core.organization on organization.source_id = also.buyer
  returning id, tender_id`;

const INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'read' and tablename = 'tender' and indexname <> 'tender_pkey'`;

const LEXEMES = `
  insert into read.lexeme (resource, lexeme)
  select distinct 'tender', word.lexeme from read.tender, unnest(search) as word
  where word.weights && '{A,B}' and word.lexeme ~ '^[[:alpha:]]{4,40}$'`;

const VERSION = `
  insert into read.version (resource, change_seq) select 'tender', max(change_seq) from read.tender`;
