import { southAfricanDay } from '#shared/time.ts';
import type { Harness } from '#test/support/harness.ts';

/**
 * The tables of core and read as text, without columns that depend on when a run happened and on its responses: two
 * runs over the same publishers at different times and addresses give the same text.
 */

/** Columns with times of this service, change numbers, or ids of stored responses. */
const MOMENTS = new Set([
  ...[
    'first_captured_at',
    'captured_at',
    'changed_at',
    'created_at',
    'updated_at',
    'change_seq',
    'first_seq',
    'published_at',
  ],
  ...[
    'first_seen_at',
    'compiled_versions',
    'first_tender_at',
    'last_tender_at',
    'last_award_at',
    'response_id',
  ],
]);
/** The corresponding fields of payloads, and how often and when a source of news was read. */
const MOMENT_FIELDS =
  /"(?:scrapedAt|lastSyncAt|createdAt|updatedAt|syncedAt|lastSyncedAt|firstSeenAt|classificationDate|ocdsLastCheckedAt|sourceUrl|lastPolledAt|lastSuccessAt|failureCount)":(?:"[^"]*"|null|\d+)/g;

/** Tables whose rows are never deleted: only the rows in use are compared. */
const USED: Readonly<Record<string, string>> = {
  'core.provenance': 'where id in (select provenance_id from core.tender)',
};

/** The rows of a table, each as JSON. */
export type TableRows = string[];

/** @returns the rows of each table as JSON lines in the order of their ids */
export async function dumpTables({ rows: query }: Pick<Harness, 'rows'>): Promise<Record<string, TableRows>> {
  const tables = await query<{ name: string; columns: string[] }>(
    `select format('%I.%I', table_schema, table_name) as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('core', 'derived', 'read') and table_type = 'BASE TABLE'
       and table_name not in ('outbox', 'stale', 'stale_document', 'version', 'tombstone', 'codelist_entry') group by 1 order by 1`,
  );
  const dump: Record<string, TableRows> = {};
  for (const { name, columns } of tables) {
    const kept = columns.filter((column) => !MOMENTS.has(column) || publishedByPublisher(name, column));
    const list = kept.map((column) => `"${column}"`).join(', ');
    const rows = await query<{ line: string }>(
      `select to_jsonb(line)::text as line from (select ${list} from ${name} ${USED[name] ?? ''}) line order by 1`,
    );
    dump[name] = rows.map(({ line }) =>
      JSON.stringify(JSON.parse(line, masked)).replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://publisher'),
    );
  }
  return dump;
}

/** In these tables `published_at` is the publisher's time; in all others it is a time of this service. */
const publishedByPublisher = (table: string, column: string): boolean =>
  column === 'published_at' && (table === 'core.tender' || table === 'core.tender_document');

const masked = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('{')
    ? inOneOrder(value).replaceAll(MOMENT_FIELDS, '')
    : value;

/** Events of one moment stand in the order of their ids, which are made of captures. */
function inOneOrder(payload: string): string {
  const record = JSON.parse(payload) as { timeline?: { date: string }[] };
  const key = (event: { date: string }) => `${event.date} ${JSON.stringify(event)}`;
  record.timeline?.sort((one, other) => (key(one) < key(other) ? -1 : 1));
  return JSON.stringify(record);
}

const DAY_MS = 86_400_000;
const MOMENT = /(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}:\d{2}[\d.]*(?:Z|[+-]\d{2}:?\d{2})?/g;

const EVENTS = new Set(['core.tender_event', 'read.tender_timeline']);
const IDS = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/**
 * Leaves out what depends on when a capture was made, if the publisher states no date: moments of the day of the run or
 * later, and the ids of events, which are made of them. Publishers of tests have earlier dates.
 */
export function withoutMoments(tables: Record<string, TableRows>): Record<string, TableRows> {
  const today = southAfricanDay(new Date(Date.now() - DAY_MS));
  const mask = (row: string) =>
    row.replaceAll(MOMENT, (moment, day: string) => (day < today ? moment : 'now'));
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      name,
      rows.map(EVENTS.has(name) ? (row) => mask(row).replaceAll(IDS, 'id') : mask).toSorted(),
    ]),
  );
}
