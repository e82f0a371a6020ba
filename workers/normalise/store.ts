import type { Client, Executor } from '#shared/database/connection.ts';
import { copyRows } from '#shared/database/copy.ts';
import type { Compiled } from '#shared/domain/tenders/compile.ts';
import type { ProcessRecords } from '#shared/domain/tenders/records.ts';
import { awards, subcontractors } from '#shared/tables/awards.ts';
import {
  bidders,
  categories,
  contracts,
  documents,
  events,
  milestones,
  parties,
} from '#shared/tables/child-records.ts';
import type { Table } from '#shared/tables/definition.ts';
import {
  qualifiedName,
  replaceStatement,
  storeStatement,
  writtenColumns,
  writtenValues,
} from '#shared/tables/statements.ts';
import { supplierMentions } from '#shared/tables/suppliers.ts';
import { repeatedInAwards, tenders } from '#shared/tables/tenders.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import { storeOrganizations } from './organizations.ts';
import { compiledVersions } from './processes.ts';

/**
 * Maximum number of processes in one round of statements: many, so that a row costs little, yet few enough for memory.
 */
const BATCH = 1_000;

/** Stores compiled processes. @returns also those that were stored, and the ocids of those that could not be, with the error */
export type StoreProcesses = (
  database: Client,
  compiled: readonly Compiled[],
) => Promise<{ changes: Changes; stored: readonly Compiled[]; failed: { ocid: string; error: Error }[] }>;

/** How many records of each resource are out of date and in the outbox. */
export type Changes = { tender: number; award: number; organization: number };

/** The tables of child records. A table comes after those that its rows refer to. */
const tables = {
  documents,
  parties,
  bidders,
  contracts,
  milestones,
  categories,
  events,
  awards,
  subcontractors,
  supplierMentions,
} satisfies Partial<Record<keyof ProcessRecords, Table>>;

/** A prepared statement, which the server plans once per connection. */
const named = (name: string, text: string) => ({ name: `normalise-${name}`, text });
type Child = keyof typeof tables;
const children = Object.keys(tables) as Child[];

const storeTenders = named('tenders', storeStatement(tenders, repeatedInAwards));
const replaceChildren = Object.fromEntries(
  children.map((child) => [child, named(child, replaceStatement(tables[child]))]),
) as Record<Child, { name: string; text: string }>;

/**
 * Stores the records of processes, and puts every published record that thereby becomes out of date into the outbox.
 * The caller has locked the rows of the processes in `core.process`. Rows that would stay the same are not written.
 */
export async function storeProcesses(database: Client, compiled: readonly Compiled[]): Promise<Changes> {
  const buyers = await storeOrganizations(
    database,
    compiled.flatMap(({ records }) => records.organizations),
  );
  const changes = {
    tender: await emitChanges(database, 'tender', buyers.repeatedBy),
    award: 0,
    organization: await emitChanges(database, 'organization', buyers.changed),
  };
  for (let start = 0; start < compiled.length; start += BATCH) {
    const batch = compiled.slice(start, start + BATCH);
    const stored = await storeBatch(
      database,
      batch.map(({ records }) => records),
    );
    await markProcesses(database, batch);
    changes.tender += await emitChanges(database, 'tender', stored.tenders);
    changes.award += await emitChanges(database, 'award', stored.awards);
  }
  return changes;
}

type Stored = { tenders: Set<string>; awards: Set<string> };

/**
 * @returns ids of the published records that are out of date now: tenders whose row or child records changed, and
 * awards that changed or whose tender changed in a column that awards repeat
 */
async function storeBatch(database: Client, records: readonly ProcessRecords[]): Promise<Stored> {
  await storeProvenance(database, records);
  const { rows } = await database.query<{ id: string }>({
    ...named('stored', 'select id from core.tender where id = any($1::uuid[])'),
    values: [records.map(({ tender }) => tender.id)],
  });
  const known = new Set(rows.map(({ id }) => id));
  const stale: Stored = { tenders: new Set(), awards: new Set() };
  await insertRecords(
    database,
    records.filter(({ tender }) => !known.has(tender.id)),
    stale,
  );
  await replaceRecords(
    database,
    records.filter(({ tender }) => known.has(tender.id)),
    stale,
  );
  return stale;
}

/** Stores new tenders. They have no stored child records, so nothing needs to be compared or deleted. */
async function insertRecords(
  database: Client,
  records: readonly ProcessRecords[],
  stale: Stored,
): Promise<void> {
  await copyTable(
    database,
    tenders,
    records.map(({ tender }) => tender),
  );
  for (const child of children)
    await copyTable(
      database,
      tables[child],
      records.flatMap((record): { id: string }[] => record[child]),
    );
  for (const record of records) {
    stale.tenders.add(record.tender.id);
    for (const { id } of record.awards) stale.awards.add(id);
  }
}

const copyTable = (database: Client, table: Table, rows: readonly object[]): Promise<void> =>
  copyRows(database, qualifiedName(table), writtenColumns(table), writtenValues(table, rows));

async function replaceRecords(
  database: Client,
  records: readonly ProcessRecords[],
  stale: Stored,
): Promise<void> {
  if (records.length === 0) return;
  const written = await database.query<{ id: string; watched: boolean }>({
    ...storeTenders,
    values: [JSON.stringify(records.map(({ tender }) => tender))],
  });
  for (const { id } of written.rows) stale.tenders.add(id);
  const ids = records.map(({ tender }) => tender.id);
  for (const child of children) {
    const rows = records.flatMap((record): { id: string }[] => record[child]);
    const { rows: changed } = await database.query<{ id: string; tender_id: string }>({
      ...replaceChildren[child],
      values: [JSON.stringify(rows), ids],
    });
    for (const row of changed) {
      stale.tenders.add(row.tender_id);
      if (child === 'awards') stale.awards.add(row.id);
    }
  }
  const repeatedChanged = new Set(written.rows.filter((row) => row.watched).map(({ id }) => id));
  for (const { tender, awards: repeating } of records) {
    if (repeatedChanged.has(tender.id)) for (const award of repeating) stale.awards.add(award.id);
  }
}

async function markProcesses(database: Executor, compiled: readonly Compiled[]): Promise<void> {
  await database.query({
    name: 'normalise-compiled-versions',
    text: `update core.process set compiled_versions = process.compiled_versions || now.compiled_versions
     from json_to_recordset($1::json) as now (ocid text, compiled_versions jsonb)
     where process.ocid = now.ocid and not process.compiled_versions @> now.compiled_versions`,
    values: [
      JSON.stringify(
        compiled.map(({ records, versions }) => ({
          ocid: records.tender.ocid,
          compiled_versions: compiledVersions(versions),
        })),
      ),
    ],
  });
}

/** Stores provenance patterns. Their ids follow from their content, so that those already stored need no comparison. */
async function storeProvenance(database: Executor, records: readonly ProcessRecords[]): Promise<void> {
  const patterns = new Map(records.map(({ provenance }) => [provenance.id, provenance]));
  const { rows } = await database.query<{ id: string }>({
    ...named('known-provenance', 'select id from core.provenance where id = any($1::uuid[]) and not unused'),
    values: [[...patterns.keys()]],
  });
  for (const { id } of rows) patterns.delete(id);
  if (patterns.size === 0) return;
  await database.query(
    `insert into core.provenance (id, fields)
     select id, fields from json_to_recordset($1::json) as given (id uuid, fields jsonb) order by id
     on conflict (id) do update set fields = excluded.fields, unused = false where provenance.unused`,
    [JSON.stringify([...patterns.values()])],
  );
}
