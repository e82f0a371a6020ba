import type { Pool } from '#shared/database.ts';

/**
 * The tables that follow from raw, as text, without what only says when and through which answer something was seen:
 * two runs over the same publishers at different moments and addresses end with the same text.
 */

/** Columns that hold moments of this service, change numbers, or ids of stored answers. */
const MOMENTS = new Set([
  ...[
    'first_captured_at',
    'captured_at',
    'created_at',
    'updated_at',
    'change_seq',
    'first_seq',
    'published_at',
  ],
  ...['first_seen_at', 'compiled_versions', 'first_tender_at', 'last_tender_at', 'last_award_at'],
]);
/** The same in payloads. */
const MOMENT_FIELDS =
  /"(?:scrapedAt|lastSyncAt|createdAt|updatedAt|syncedAt|lastSyncedAt|firstSeenAt|classificationDate|ocdsLastCheckedAt|sourceUrl)":(?:"[^"]*"|null)/g;

/** What is stored once and never deleted is compared as far as it is used. */
const USED: Readonly<Record<string, string>> = {
  'core.provenance': 'where id in (select provenance_id from core.tender)',
};

/** @returns by table its rows as JSON lines in the order of their ids */
export async function dumpTables(pool: Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', table_schema, table_name) as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('core', 'derived', 'read') and table_type = 'BASE TABLE'
       and table_name not in ('outbox', 'stale', 'version', 'tombstone', 'codelist_entry') group by 1 order by 1`,
  );
  const dump: Record<string, string[]> = {};
  for (const { name, columns } of tables) {
    const kept = columns.filter((column) => !MOMENTS.has(column) || publishedByPublisher(name, column));
    const list = kept.map((column) => `"${column}"`).join(', ');
    const { rows } = await pool.query<{ line: string }>(
      `select to_jsonb(line)::text as line from (select ${list} from ${name} ${USED[name] ?? ''}) line order by 1`,
    );
    dump[name] = rows.map(({ line }) =>
      JSON.stringify(JSON.parse(line, masked)).replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://publisher'),
    );
  }
  return dump;
}

/** A tender's and a document's own day of publication; every other `published_at` is this service's. */
const publishedByPublisher = (table: string, column: string): boolean =>
  column === 'published_at' && (table === 'core.tender' || table === 'core.tender_document');

const masked = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('{') ? value.replaceAll(MOMENT_FIELDS, '') : value;
