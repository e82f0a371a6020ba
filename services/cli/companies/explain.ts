import type { Pool } from '#shared/database/connection.ts';
import { type Membership, pathOf } from '#shared/domain/suppliers/explain.ts';
import type { LinkReason } from '#shared/domain/suppliers/link.ts';
import { type CompanyDecision, listDecisions } from './decisions.ts';
import { type KnownCompany, type KnownSpelling, spelled } from './find.ts';

/** Everything that is known about why spellings are one company. */
export type CompanyExplanation = {
  id: string;
  name: string;
  kind: 'company' | 'joint-venture';
  /** What the id follows from. */
  anchor: string;
  registrationNumbers: string[];
  csdNumbers: string[];
  /** Ids that the company had, or would have without the spellings that were seen before. */
  aliases: string[];
  /** Of a joint venture. */
  members: { id: string; name: string }[];
  jointVentures: { id: string; name: string }[];
  spellings: {
    id: string;
    spelling: string;
    awards: number;
    bids: number;
    firstSeen: string;
    /** Why it belongs here: the links from it to the spelling that was seen first. */
    path: { to: string; reason: string; confidence: number }[];
  }[];
  /** Spellings of other companies that resemble one of this, and what keeps them apart. */
  apart: {
    spelling: string;
    other: string;
    company: string | null;
    reason: string;
    confidence: number;
    because: string;
  }[];
  decisions: CompanyDecision[];
};

export async function explainCompany(pool: Pool, company: KnownCompany): Promise<CompanyExplanation> {
  const { id, anchor, spellings } = company;
  const { rows } = await pool.query<Row>(
    `select name, kind, registration_numbers as "registrationNumbers", csd_numbers as "csdNumbers", alias_ids as aliases,
       ${NAMED('id::text = any(company.member_company_ids)')} as members,
       ${NAMED('member_company_ids @> array[company.id::text]')} as "jointVentures"
     from derived.company where id = $1`,
    [id],
  );
  const row = rows[0] ?? unknown(company);
  const memberships = spellings.map(
    ({ id: spelling, linkedTo, reason, confidence }): Membership => ({
      ...{ spelling, to: linkedTo, confidence },
      reason: reason as LinkReason | null,
    }),
  );
  const byId = new Map(spellings.map((spelling) => [spelling.id, spelling]));
  const shown = (of: string): string => spelled(byId.get(of) ?? { name: of, registration: null, csd: null });
  return {
    ...{ id, anchor },
    ...row,
    spellings: spellings.map((spelling) => ({
      ...{ id: spelling.id, spelling: spelled(spelling), awards: spelling.awards, bids: spelling.bids },
      firstSeen: spelling.firstSeen,
      path: pathOf(memberships, spelling.id).map(({ to, reason, confidence }) => ({
        to: shown(to),
        reason,
        confidence,
      })),
    })),
    apart: await keptApart(pool, spellings),
    decisions: await listDecisions(
      pool,
      spellings.map((spelling) => spelling.id),
    ),
  };
}

type Row = Pick<
  CompanyExplanation,
  'name' | 'kind' | 'registrationNumbers' | 'csdNumbers' | 'aliases' | 'members' | 'jointVentures'
>;

const NAMED = (condition: string): string =>
  `coalesce((select json_agg(json_build_object('id', other.id, 'name', other.name) order by other.name, other.id)
     from derived.company other where other.${condition}), '[]')`;

/** What can be said of a company before derive has come to it. */
const unknown = ({ spellings: [first] }: KnownCompany): Row => ({
  ...{ name: spelled(first), kind: first.kind, registrationNumbers: [], csdNumbers: [] },
  ...{ aliases: [], members: [], jointVentures: [] },
});

async function keptApart(
  pool: Pool,
  spellings: readonly KnownSpelling[],
): Promise<CompanyExplanation['apart']> {
  const links = spellings.flatMap((own) => own.refused.map((link) => ({ own, ...link })));
  const { rows } = await pool.query<
    Pick<KnownSpelling, 'id' | 'name' | 'registration' | 'csd'> & { company: string }
  >(
    `select id, name, registration_number as registration, csd_number as csd, company_id as company
     from derived.supplier_spelling join derived.company_spelling using (id) where id = any($1::uuid[])`,
    [links.map(({ spelling }) => spelling)],
  );
  const others = new Map(rows.map((row) => [row.id, row]));
  return links.map(({ own, spelling, reason, confidence, because }) => {
    const other = others.get(spelling);
    return {
      ...{ spelling: spelled(own), other: other === undefined ? spelling : spelled(other) },
      ...{ company: other?.company ?? null, reason, confidence, because },
    };
  });
}
