import { beforeDeadline } from '#services/api/http/deadline.ts';
import { utcSql } from '#services/api/v2/serve/sql/utc.ts';
import type { Pool } from '#shared/database/connection.ts';

/**
 * Size of a part in change numbers; a record is in the part of its latest change, so a part has at most this many
 * records.
 */
const PART = 10_000;

/** Kinds of records with pages, with the column for their address and the condition for listed ones. */
const KINDS = {
  tender: { name: 'tender_id', listed: 'placeholder = 0' },
  company: { name: 'id::text', listed: 'true' },
  organization: { name: 'slug', listed: 'true' },
  restricted_supplier: { name: 'id::text', listed: 'true' },
} as const;

export type ChangedKind = keyof typeof KINDS;
/** A part, from 1, with the time of its latest change. */
export type ChangedPart = { kind: ChangedKind; part: number; at: string };
export type ChangedRecord = { name: string; at: string };

/**
 * Records by change number, for readers of sitemaps: a changed record moves into the newest part, so parts with a known
 * time need not be read again.
 */
export type ChangedParts = {
  parts: (deadline: number) => Promise<readonly ChangedPart[]>;
  /** @returns the records of a part in the order of their changes; empty if there is no such part */
  records: (kind: ChangedKind, part: number, deadline: number) => Promise<readonly ChangedRecord[]>;
};

const PARTS = (Object.keys(KINDS) as ChangedKind[])
  .map(
    (kind) => `
select '${kind}' as kind, part::int, ${utcSql('latest.published_at', '')} as at
from read.version cross join generate_series(1, change_seq / ${PART} + 1) as part cross join lateral (
  select published_at from read.${kind} record
  where record.change_seq >= (part - 1) * ${PART} and record.change_seq < part * ${PART}
  order by record.change_seq desc limit 1) latest
where resource = '${kind}'`,
  )
  .join(' union all ');

/** Both statements read the index of change numbers only as far as they have to. */
export const createChangedParts = (pool: Pool): ChangedParts => ({
  parts: async (deadline) => {
    const { rows } = await beforeDeadline(deadline, pool.query<ChangedPart>(`${PARTS} order by kind, part`));
    return rows;
  },
  records: async (kind, part, deadline) => {
    const { name, listed } = KINDS[kind];
    const { rows } = await beforeDeadline(
      deadline,
      pool.query<ChangedRecord>(
        `select ${name} as name, ${utcSql('published_at', '')} as at from read.${kind}
         where change_seq >= $1 and change_seq < $2 and ${listed} order by change_seq`,
        [(part - 1) * PART, part * PART],
      ),
    );
    return rows;
  },
});
