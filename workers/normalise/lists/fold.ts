import type { Client } from '#shared/database/connection.ts';
import {
  type EditionCandidate,
  type EditionEntry,
  mayReplace,
} from '#shared/domain/supplier-lists/editions.ts';
import { type RegisterEntry, withEdition } from '#shared/domain/supplier-lists/register.ts';

/** The outcome of an edition, as in core.supplier_list_edition. */
export type EditionState = {
  id: string;
  state: 'in-use' | 'superseded' | 'refused';
  refusal: string | null;
  accepted: boolean;
};

type StoredEdition = EditionCandidate & { id: string; sha256: string; accepted: boolean };

/**
 * Computes a list from all editions that were received, in the order of time. Only one edition is held in memory at a
 * time. An edition whose response has not been normalised is skipped: normalising that one computes the list again.
 * Decision: docs/decisions/0108-lists-are-computed-from-their-editions.md
 */
export async function foldEditions(
  client: Client,
  list: string,
): Promise<{ entries: RegisterEntry[]; states: EditionState[] }> {
  const stored = await editionsOf(client, list);
  const states = new Map<string, EditionState>();
  let inUse: StoredEdition | null = null;
  let entries: RegisterEntry[] = [];
  for (const { sha256, at } of await receptionsOf(client, list)) {
    const edition = stored.get(sha256);
    if (edition === undefined || edition === inUse) continue;
    const { id, accepted, reportDate } = edition;
    const replacement = mayReplace(inUse, edition, accepted);
    if (!replacement.may) {
      // An edition that was in use before, and is shown again after a later one, keeps its outcome.
      if (!states.has(id)) states.set(id, { id, state: 'refused', refusal: replacement.reason, accepted });
      continue;
    }
    if (inUse !== null) states.set(inUse.id, { ...states.get(inUse.id)!, state: 'superseded' });
    states.set(id, { id, state: 'in-use', refusal: null, accepted });
    inUse = edition;
    entries = withEdition(list, entries, { sha256, reportDate, at, entries: await contentOf(client, id) });
  }
  return { entries, states: [...states.values()] };
}

async function editionsOf(client: Client, list: string): Promise<Map<string, StoredEdition>> {
  const { rows } = await client.query<StoredEdition>(
    `select edition.id, edition.sha256, report_date::text as "reportDate", entries, lost, unreadable,
       accepted_edition.sha256 is not null as accepted
     from core.supplier_list_edition as edition left join ops.accepted_edition using (register, sha256)
     where register = $1`,
    [list],
  );
  return new Map(rows.map((edition) => [edition.sha256, edition]));
}

/** @returns the editions as they were received; consecutive sightings of one edition are combined */
async function receptionsOf(client: Client, list: string): Promise<{ sha256: string; at: string }[]> {
  const { rows } = await client.query<{ sha256: string; at: string }>(
    `select encode(response.hash, 'hex') as sha256,
       to_char(fetched_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
     from raw.capture join raw.response on response.id = capture.response_id
     where capture.natural_key = $1 and capture.source = $1
     order by fetched_at, response.id`,
    [list],
  );
  return rows;
}

async function contentOf(client: Client, id: string): Promise<EditionEntry[]> {
  const { rows } = await client.query<{ content: EditionEntry[] }>(
    'select content from core.supplier_list_edition where id = $1',
    [id],
  );
  return rows[0]?.content ?? [];
}
