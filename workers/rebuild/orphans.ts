import type { Client } from '#shared/database/connection.ts';
import { lockProcesses } from '#workers/rebuild/mark.ts';
import type { StepResult } from '#workers/rebuild/run.ts';

/** Removes orphans from core, once everything has been recomputed. Published records follow when they are published. */

const PROCESSES = 2_000;
/** Maximum wait for the lock of a table that others read; its orphans can be removed by a later rebuild. */
const LOCK_TIMEOUT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';

/** A process with captures that are not normalised is left unchanged: it may still be recomputed. */
const SETTLED = `not exists (
  select from raw.capture join raw.response on response.id = capture.response_id
  where capture.natural_key = process.ocid and response.normalised_at is null and response.fault is null)`;

/** The mark still exists: the captures were read, and none of this source says what the process is about. */
const MARKED = `exists (select from jsonb_each(compiled_versions) each (source, at) where at->>'hash' = '')`;
const EMPTY = `not exists (select from jsonb_each(compiled_versions) each (source, at) where jsonb_typeof(at) = 'object')`;
const BACKED = 'exists (select from raw.capture where capture.natural_key = process.ocid)';
const SHOWN = 'exists (select from core.tender where tender.ocid = process.ocid)';

/** Removes processes without captures, and tenders without a capture that says anything about them. */
export async function removeProcesses(client: Client, after: string): Promise<StepResult> {
  if (after === '') {
    await client.query(
      `insert into core.process (ocid) select ocid from core.tender
       where not exists (select from core.process where process.ocid = tender.ocid) order by ocid on conflict do nothing`,
    );
  }
  const portion = await client.query<{ ocid: string; suspect: boolean }>(
    `select ocid, (${MARKED} or not ${BACKED} or (${EMPTY} and ${SHOWN})) and ${SETTLED} as suspect
     from core.process where ocid > $1 order by ocid limit $2`,
    [after, PROCESSES],
  );
  const suspects = portion.rows.filter(({ suspect }) => suspect).map(({ ocid }) => ocid);
  if (suspects.length > 0) await removeIfStill(client, suspects);
  const last = portion.rows.at(-1)?.ocid;
  return { next: last === undefined ? { do: 'buyers' } : { do: 'orphans', after: last } };
}

/** Checks once more under locks, because normalise may have changed a process since. */
async function removeIfStill(client: Client, ocids: readonly string[]): Promise<void> {
  await lockProcesses(client, ocids);
  const { rows } = await client.query<{ ocid: string; backed: boolean }>(
    `update core.process set compiled_versions = (
       select coalesce(jsonb_object_agg(source, case when at->>'hash' = '' then 'null' else at end), '{}')
       from jsonb_each(compiled_versions) each (source, at))
     where ocid = any($1::text[]) and ${SETTLED}
     returning ocid, ${BACKED} as backed, ${EMPTY} as empty`,
    [ocids],
  );
  const unbacked = rows.filter(({ backed }) => !backed).map(({ ocid }) => ocid);
  await client.query(
    `delete from core.tender using core.process
     where tender.ocid = process.ocid and process.ocid = any($1::text[]) and (${EMPTY} or process.ocid = any($2::text[]))`,
    [rows.map(({ ocid }) => ocid), unbacked],
  );
  await client.query('delete from core.process where ocid = any($1::text[])', [unbacked]);
}

/**
 * Gives buyers the recomputed values, and removes those that no process names.
 * @param complete whether everything was recomputed; otherwise the missing processes may name any buyer, and all of
 *   them stay
 */
export async function replaceBuyers(client: Client, complete: boolean): Promise<StepResult> {
  const next = { do: 'patterns' } as const;
  await client.query('select id from core.organization where rebuilt is not null order by id for update');
  if (complete) {
    await client.query(`delete from core.organization where rebuilt = '{}'`);
    const { rows } = await client.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_schema = 'core' and table_name = 'organization' and column_name not in ('id', 'rebuilt')`,
    );
    const columns = rows[0]?.columns;
    await client.query(
      `update core.organization set (${columns}) = (
         select ${columns} from jsonb_populate_record(null::core.organization, organization.rebuilt))
       where rebuilt is not null`,
    );
  }
  await client.query('update core.organization set rebuilt = null where rebuilt is not null');
  return { next };
}

/**
 * Removes patterns of provenance that no tender refers to. Normalise first looks for a pattern and then refers to it,
 * so the table is locked; if another transaction reads it for long, the patterns stay until a later rebuild.
 */
export async function removePatterns(client: Client): Promise<StepResult> {
  const next = { do: 'derive' } as const;
  await client.query(`savepoint before`);
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query('lock table core.provenance in access exclusive mode');
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    await client.query('rollback to savepoint before');
    return { next };
  }
  await client.query(
    `delete from core.provenance
     where not exists (select from core.tender where tender.provenance_id = provenance.id)`,
  );
  return { next };
}
