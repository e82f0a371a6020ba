import type { Pool } from '#shared/database/connection.ts';
import { formatOf } from '#shared/domain/captures/format.ts';
import { withoutPrivateNumbers } from '#shared/domain/tenders/read/private-numbers.ts';
import { type ContentPlace, readContents } from '#shared/raw/contents.ts';
import type { Origins } from '#shared/tables/provenance.ts';

/** Finds the origin of each value of a tender in the stored responses. */

/** A capture that the tender, or a notice about it, was compiled from. */
export type ProvenanceEvidence = {
  /** The process that the capture is of: the tender's, or that of a notice about it. */
  ocid: string;
  source: string;
  responseId: string;
  /** Position in the response, 0-based. */
  position: number;
  url: string;
  /** South African time. */
  fetchedAt: string;
  /** Hexadecimal SHA-256 of the stored response. */
  sha256: string;
};

export type Value = {
  /** Column of core.tender. */
  field: string;
  value: unknown;
  source: string;
  /** Path in the capture; empty for a value computed from several others. */
  path: string;
  method: string;
  /** 0 to 1. */
  confidence: number;
  /** The value at this path in the stored response, without identity numbers; null if there is none. */
  published: unknown;
};

export type Explanation = {
  tenderId: string;
  ocid: string;
  status: string;
  evidence: ProvenanceEvidence[];
  values: Value[];
  awards: { awardId: string; supplierName: string | null; amount: number | null; sources: string[] }[];
  validationErrors: string[];
  issues: { kind: string; severity: string; source: string; path: string; detail: unknown }[];
};

type TenderRow = {
  id: string;
  tender_id: string;
  ocid: string;
  row: Record<string, unknown>;
  /** With what notices say about the tender, see derived.tender_now; its closing time does not close it here. */
  state: Record<string, unknown>;
  validation_errors: string[];
  fields: Origins | null;
};

/**
 * @param id permanent id, publisher's number, ocid or slug
 * @returns null if there is no such tender
 */
export async function explain(pool: Pool, id: string): Promise<Explanation | null> {
  const { rows } = await pool.query<TenderRow>(
    `select tender.id, tender_id, ocid, to_jsonb(tender) as row,
       jsonb_build_object('status', state.stated_status, 'closing_date_time', state.closes_at,
         'validity_period', state.validity_period) as state,
       provenance.fields, tender.validation_errors
     from core.tender join derived.tender_now state on state.id = tender.id
     left join core.provenance on provenance.id = tender.provenance_id
     where tender.id::text = lower($1) or tender_id = $1 or ocid = $1 or slug = $1
     order by tender.id::text = lower($1) desc, ocid limit 1`,
    [id],
  );
  const tender = rows[0];
  if (tender === undefined) return null;
  const { evidence, items } = await evidenceOf(pool, tender.ocid);
  const noticed = await changedByNotices(pool, tender);
  const awards = await pool.query(
    `select $2 || '-' || award_key as "awardId", supplier_name as "supplierName", amount::float8, sources
     from core.award where tender_id = $1 order by position`,
    [tender.id, tender.tender_id],
  );
  const issues = await pool.query(
    `select kind, severity, source, path, detail from ops.issue where subject = $1 order by kind, path`,
    [tender.ocid],
  );
  return {
    tenderId: tender.tender_id,
    ocid: tender.ocid,
    status: String(tender.state['status']),
    evidence: [...evidence, ...noticed.evidence],
    values: Object.entries({ ...tender.fields, ...noticed.fields }).map(([field, origin]) => {
      const [source, path, method, confidence] = origin;
      const changed = noticed.fields[field] !== undefined;
      return {
        field,
        value: (changed ? tender.state : tender.row)[field] ?? null,
        source,
        path,
        method,
        confidence,
        published: valueAt((changed ? noticed.items : items).get(source), path),
      };
    }),
    awards: awards.rows,
    validationErrors: tender.validation_errors,
    issues: issues.rows,
  };
}

/** Confidence, 0 to 1, that a notice is about the tender whose number and title agree with it. */
const RELATED = 0.9;

/** The field that an event of a notice changes, and the field of the notice that says so. */
const fieldsOfEvents: Readonly<Record<string, { field: string; from: string }>> = {
  cancelled: { field: 'status', from: 'title' },
  'closing-date-changed': { field: 'closing_date_time', from: 'closing_date_time' },
  'validity-extended': { field: 'validity_period', from: 'title' },
};

/** @returns the origins of the values that notices changed, and the stored responses of these notices */
async function changedByNotices(
  pool: Pool,
  { id, row, state }: TenderRow,
): Promise<{
  fields: Record<string, Origins[string]>;
  evidence: ProvenanceEvidence[];
  items: Map<string, unknown>;
}> {
  const { rows } = await pool.query<{
    ocid: string;
    tender_id: string;
    event_type: string;
    fields: Origins | null;
  }>(
    `select notice.ocid, notice.tender_id, event.event_type, provenance.fields
     from derived.tender_relation relation join core.tender notice on notice.id = relation.id
     join core.tender_event event on event.tender_id = notice.id and event.of_subject
     left join core.provenance on provenance.id = notice.provenance_id
     where relation.parent_id = $1 order by event.occurred_at, notice.ocid`,
    [id],
  );
  const fields: Record<string, Origins[string]> = {};
  const evidence: ProvenanceEvidence[] = [];
  const items = new Map<string, unknown>();
  for (const { ocid, tender_id, event_type, fields: origins } of rows) {
    const change = fieldsOfEvents[event_type];
    if (change === undefined || row[change.field] === state[change.field]) continue;
    const [source, path] = origins?.[change.from] ?? origins?.['reference_number'] ?? ['', ''];
    fields[change.field] = [source, path, `notice ${tender_id}`, RELATED];
    const found = await evidenceOf(pool, ocid);
    evidence.push(...found.evidence);
    for (const [name, item] of found.items) items.set(name, item);
  }
  return { fields, evidence, items };
}

async function evidenceOf(
  pool: Pool,
  ocid: string,
): Promise<{ evidence: ProvenanceEvidence[]; items: Map<string, unknown> }> {
  // While a rebuild is under way, compiled versions have no hash; the capture has it.
  const { rows } = await pool.query<ProvenanceEvidence & { stored: ContentPlace | null }>(
    `select ocid, each.source, response.id::text as "responseId", (each.at->>'position')::int as position, response.url,
       core.south_african_time(response.fetched_at) as "fetchedAt", encode(response.hash, 'hex') as sha256,
       case when content.id is not null then
         json_build_object('responseId', content.response_id::text, 'place', content.place) end as stored
     from core.process cross join jsonb_each(process.compiled_versions) as each (source, at)
     join raw.response on response.id = (each.at->>'responseId')::bigint
     left join raw.capture on capture.response_id = response.id and capture.position = (each.at->>'position')::int
     left join raw.content on content.source = each.source
       and content.hash = coalesce(nullif(decode(each.at->>'hash', 'hex'), ''), capture.hash)
     where ocid = $1 and jsonb_typeof(each.at) = 'object' order by each.source`,
    [ocid],
  );
  const places = rows.flatMap(({ stored }) => stored ?? []);
  const itemAt = await readContents(pool, places, formatOf);
  return {
    evidence: rows.map(({ stored: _, ...evidence }) => evidence),
    items: new Map(
      rows.map(({ source, stored }) => [
        source,
        stored === null ? undefined : withoutPrivateNumbers(itemAt(stored)),
      ]),
    ),
  };
}

/** @returns the value at a path such as `tender/tenderPeriod/endDate`; null if there is none */
function valueAt(item: unknown, path: string): unknown {
  if (path === '') return null;
  let at: unknown = item;
  for (const step of path.split('/')) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, step)) return null;
    at = (at as Record<string, unknown>)[step];
  }
  return at ?? null;
}
