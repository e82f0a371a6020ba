import type { Client } from '#shared/database/connection.ts';
import { tenderIdentity } from '#shared/text/identity.ts';
import type { StepResult } from '#workers/rebuild/run.ts';

/**
 * Marks everything that follows from raw to be recomputed. This changes no published record: a mark makes normalise
 * compile a process that it would skip as unchanged. Buyers are marked first, then processes, then responses, so that a
 * response that is normalised in the meantime is either handled by a transaction that sees the mark, or marked
 * afterwards.
 */

/**
 * Number of processes marked together: enough to spread the cost of a statement, few enough that their locks are held
 * briefly.
 */
const PROCESSES = 1_000;
/**
 * Number of captures marked together. New responses wait for these to be normalised, so they are only a few seconds of
 * work.
 */
export const RELEASES = 4_000;
const RESPONSES = 200;

/** Makes normalise recompute buyers beside their rows, see `core.organization.rebuilt`, and write provenance again. */
export async function markOrganizations(client: Client): Promise<StepResult> {
  await client.query('select id from core.organization order by id for update');
  await client.query(`update core.organization set rebuilt = '{}'`);
  await client.query('update core.provenance set unused = true');
  return { next: { do: 'processes', after: '' } };
}

/**
 * Empties the hash in the compiled versions of processes, so that every capture differs from it; the other columns
 * stay, because records refer to it. Sources and number become those of the captures, and a tender whose id does not
 * follow from its ocid is deleted, so that it can be stored under the right id.
 */
export async function markProcesses(client: Client, after: string): Promise<StepResult> {
  const { rows } = await client.query<{ ocid: string }>(
    'select ocid from core.process where ocid > $1 order by ocid limit $2',
    [after, PROCESSES],
  );
  const ocids = rows.map(({ ocid }) => ocid);
  const last = ocids.at(-1);
  if (last === undefined) {
    const newest = await client.query<{ id: string }>(
      'select coalesce(max(id), 0)::text as id from raw.response',
    );
    return { next: { do: 'responses', after: '0', last: newest.rows[0]?.id ?? '0' } };
  }
  await lockProcesses(client, ocids);
  // A separate statement, so that it sees what earlier holders of the locks committed.
  await client.query(
    `update core.process set (compiled_versions, number) = (
       select coalesce(jsonb_object_agg(source, case when jsonb_typeof(process.compiled_versions->source) = 'object'
           then process.compiled_versions->source || '{"hash": ""}' else 'null' end), '{}'), max(number)
       from (select source, max(number) as number from raw.capture where natural_key = process.ocid group by source) captured)
     where ocid = any($1::text[])`,
    [ocids],
  );
  const tenders = await client.query<{ id: string; ocid: string }>(
    'select id, ocid from core.tender where ocid = any($1::text[])',
    [ocids],
  );
  const foreign = tenders.rows.filter(({ id, ocid }) => id !== tenderIdentity(ocid)).map(({ id }) => id);
  if (foreign.length > 0) await client.query('delete from core.tender where id = any($1::uuid[])', [foreign]);
  return { next: { do: 'processes', after: last } };
}

/** Locks processes in the same order as normalise, so that there is no deadlock. */
export const lockProcesses = (client: Client, ocids: readonly string[]) =>
  client.query(
    `select ocid from core.process where ocid = any($1::text[]) order by ocid collate "C" for update`,
    [ocids],
  );

/**
 * Marks responses as not normalised. Their captures count as outstanding until they are normalised again, so that the
 * reconciliation holds at every moment.
 * @returns also the ids of the responses, for their messages
 */
export async function markResponses(
  client: Client,
  step: { after: string; last: string },
): Promise<StepResult & { responses: string[] }> {
  const { rows } = await client.query<{ id: string }>(
    `with following as (
       select id, captures from raw.response
       where id > $1 and id <= $2 and fault is null and captures > 0 and source not like 'intel:%' order by id limit $3),
     portion as (
       select id from (select id, sum(captures) over (order by id) - captures as before from following) counted
       where before < $4),
     marked as (
       update raw.response set normalised_at = null, normalised = 0, unchanged = 0, rejected = 0
       from portion where portion.id = response.id returning response.id)
     select id::text from marked order by marked.id`,
    [step.after, step.last, RESPONSES, RELEASES],
  );
  const responses = rows.map(({ id }) => id);
  const last = responses.at(-1);
  return {
    responses,
    rows: responses.length,
    next:
      last === undefined
        ? { do: 'settle', last: step.last }
        : { do: 'responses', after: last, last: step.last },
  };
}
