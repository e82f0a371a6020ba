import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { Pool } from '#shared/database.ts';
import { formatOf } from '#shared/domain/captures/format.ts';
import { jsonOf } from '#shared/domain/captures/ocds-package.ts';
import { withoutPrivateNumbers } from '#shared/domain/tenders/read/private-numbers.ts';

/** Finds the origin of each value of a tender in the stored responses. */

/** A capture that the tender was compiled from. */
export type Evidence = {
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
  evidence: Evidence[];
  values: Value[];
  awards: { awardId: string; supplierName: string | null; amount: number | null; sources: string[] }[];
  validationErrors: string[];
  issues: { kind: string; severity: string; source: string; path: string; detail: unknown }[];
};

type TenderRow = {
  id: string;
  tender_id: string;
  ocid: string;
  status: string;
  row: Record<string, unknown>;
  validation_errors: string[];
  fields: Record<string, [string, string, string, number]> | null;
};

/**
 * @param id permanent id, publisher's number, ocid or slug
 * @returns null if there is no such tender
 */
export async function explain(pool: Pool, id: string): Promise<Explanation | null> {
  const { rows } = await pool.query<TenderRow>(
    `select tender.id, tender_id, ocid, status, to_jsonb(tender) as row, provenance.fields,
       tender.validation_errors
     from core.tender left join core.provenance on provenance.id = tender.provenance_id
     where tender.id::text = lower($1) or tender_id = $1 or ocid = $1 or slug = $1
     order by tender.id::text = lower($1) desc, ocid limit 1`,
    [id],
  );
  const tender = rows[0];
  if (tender === undefined) return null;
  const { evidence, items } = await evidenceOf(pool, tender.ocid);
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
    status: tender.status,
    evidence,
    values: Object.entries(tender.fields ?? {}).map(([field, [source, path, method, confidence]]) => ({
      field,
      value: tender.row[field] ?? null,
      source,
      path,
      method,
      confidence,
      published: valueAt(items.get(source), path),
    })),
    awards: awards.rows,
    validationErrors: tender.validation_errors,
    issues: issues.rows,
  };
}

const decompress = promisify(zstdDecompress);

async function evidenceOf(
  pool: Pool,
  ocid: string,
): Promise<{ evidence: Evidence[]; items: Map<string, unknown> }> {
  const { rows } = await pool.query<Evidence & { encoding: string; body: Buffer }>(
    `select each.source, response.id::text as "responseId", (each.at->>'position')::int as position, response.url,
       core.south_african_time(response.fetched_at) as "fetchedAt", encode(response.hash, 'hex') as sha256,
       blob.encoding, blob.body
     from core.process cross join jsonb_each(process.compiled_versions) as each (source, at)
     join raw.response on response.id = (each.at->>'responseId')::bigint
     join raw.blob on blob.hash = response.hash
     where ocid = $1 and jsonb_typeof(each.at) = 'object' order by each.source`,
    [ocid],
  );
  const items = new Map<string, unknown>();
  const evidence: Evidence[] = [];
  for (const { encoding, body, ...row } of rows) {
    const json = jsonOf(encoding === 'zstd' ? await decompress(body) : body);
    items.set(row.source, withoutPrivateNumbers(formatOf(row.source).itemsOf(json, row.url)[row.position]));
    evidence.push(row);
  }
  return { evidence, items };
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
