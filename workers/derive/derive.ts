import { type Client, COST_BY_THE_BATCH, type Pool, transaction } from '#shared/database/connection.ts';
import { eachSound, inSavepoint } from '#shared/database/savepoint.ts';
import type { IssueKind } from '#shared/domain/quality/issue-kinds.ts';
import { severityOf } from '#shared/domain/quality/issues.ts';
import { excerpt } from '#shared/domain/tenders/read/fields/reading.ts';
import type { Table } from '#shared/tables/definition.ts';
import { recordColumns } from '#shared/tables/statements.ts';
import type { Computed, Derivation } from '#workers/derive/derivation.ts';
import { takeStaleKeys } from '#workers/derive/stale.ts';
import { type ReportedIssue, recordIssues } from '#workers/pipeline/issues.ts';
import { lockUntilCommit } from '#workers/pipeline/locks.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';

/** Keys computed by one transaction, unless the derivation says otherwise. */
const PORTION = 1_000;

/** Memory for one sort of a batch: with the default, sorts of rankings and totals would use files. */
const SORTED_IN_MEMORY = `set_config('work_mem', '16MB', true)`;

/**
 * Computes the stale keys of one derivation, batch by batch.
 *
 * Safe to run twice and at the same time: each batch is one transaction that holds the derivation's lock, removes stale
 * keys, reads `core` as it is at that moment, writes the rows that differ and adds their records to the outbox. A crash
 * rolls all of it back. A change that commits later adds its stale keys in its own transaction. A key whose rows cannot be
 * computed or stored becomes an issue `derive-rejected`, and the others are computed.
 * @param batches maximum number of batches; unlimited by default
 * @returns number of records emitted, and whether there may be more keys
 */
export async function computeStale(
  pool: Pool,
  derivation: Derivation,
  batches = Number.POSITIVE_INFINITY,
): Promise<{ emitted: number; more: boolean }> {
  let emitted = 0;
  const { portion = PORTION } = derivation;
  for (let batch = 0; batch < batches; batch += 1) {
    const done = await transaction(pool, (client) => computeBatch(client, derivation, portion));
    emitted += done.emitted;
    if (!done.more) return { emitted, more: false };
  }
  return { emitted, more: true };
}

async function computeBatch(
  client: Client,
  derivation: Derivation,
  portion: number,
): Promise<{ emitted: number; more: boolean }> {
  await client.query(`select ${COST_BY_THE_BATCH}, ${SORTED_IN_MEMORY}`);
  await lockUntilCommit(client, `derive:${derivation.name}`);
  const { keys, more } = await takeStaleKeys(client, derivation, portion);
  if (keys.length === 0) return { emitted: 0, more };
  const changed: string[] = [];
  await eachSound(
    keys,
    async (some) => {
      changed.push(...(await inSavepoint(client, () => computeKeys(client, derivation, some))));
    },
    (key, error) => recordIssues(client, [rejectedIssue(derivation, key, error)]),
  );
  const { emits } = derivation;
  return { emitted: emits === undefined ? 0 : await emitChanges(client, emits, changed), more };
}

/** @returns the keys of changed or deleted rows */
async function computeKeys(
  client: Client,
  derivation: Derivation,
  keys: readonly string[],
): Promise<string[]> {
  const changed = await writeRows(client, derivation, keys);
  await reportIssues(client, derivation, changed);
  return changed;
}

/** The issue for a key whose rows cannot be computed or stored. They stay as they were last computed. */
const rejectedIssue = ({ name }: Derivation, key: string, { message }: Error): ReportedIssue => ({
  ...{ stage: 'derive', kind: 'derive-rejected', severity: 'error', source: name },
  subject: key,
  detail: { reason: excerpt(message) },
});

/** Replaces the rows of the keys. @returns the keys of changed or deleted rows */
async function writeRows(client: Client, derivation: Derivation, keys: readonly string[]): Promise<string[]> {
  const { name, table, compute } = derivation;
  const [text, values] =
    typeof compute === 'string'
      ? [compute, [keys]]
      : [selectGiven(table), givenRows(await compute(client, keys))];
  const { rows } = await client.query<{ id: string }>({
    name: `derive-${name}`,
    text: writeStatement(derivation, text),
    values,
  });
  return rows.map(({ id }) => id);
}

const selectGiven = (table: Table): string =>
  `select * from json_to_recordset($2::json) as given (${recordColumns(table)})`;
const givenRows = ({ keys, rows }: Computed): unknown[] => [keys, JSON.stringify(rows)];

async function reportIssues(client: Client, { name, issues }: Derivation, keys: string[]): Promise<void> {
  if (issues === undefined || keys.length === 0) return;
  const { rows } = await client.query<{ kind: IssueKind; subject: string; detail: Record<string, unknown> }>({
    name: `derive-issues-${name}`,
    text: issues,
    values: [keys],
  });
  await recordIssues(
    client,
    rows.map((row) => ({ ...row, stage: 'derive', source: name, severity: severityOf(row.kind) })),
  );
}

/**
 * Only differing rows are written: `on conflict` would lock every existing row, and each lock is a write.
 * @param computed statement that selects the rows of the keys in $1
 * @returns a statement that replaces the rows of the keys in $1 and returns the keys of changed or deleted rows
 */
function writeStatement(
  { table: { schema, name, columns: declared }, keyedBy = 'id' }: Derivation,
  computed: string,
): string {
  const table = `${schema}.${name}`;
  const columns = Object.keys(declared).filter((column) => column !== 'id');
  const list = ['id', ...columns].join(', ');
  const typed = Object.entries(declared).map(([column, { type }]) => `computed.${column}::${type}`);
  const tuple = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  // A full join is never planned as a nested loop.
  return `with computed as materialized (select ${typed.join(', ')} from (${computed}) computed),
before as materialized (select * from ${table} where ${keyedBy} = any($1::uuid[])),
differing as materialized (
  select computed.*, before.id as before_id from computed full join before on before.id = computed.id
  where before.id is null or computed.id is null or ${tuple('before')} is distinct from ${tuple('computed')}),
gone as (
  delete from ${table} where id = any(array(select before_id from differing where id is null)) returning id),
written as (
  insert into ${table} (${list}) select ${list} from differing where id is not null order by id
  on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
  returning id)
select id from gone union all select id from written`;
}
