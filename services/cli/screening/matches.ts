import type { Pool } from '#shared/database/connection.ts';
import type { Verdict } from '#shared/domain/screening/standing.ts';

/** Names that match entries of lists of restricted suppliers, as reviewers see them. */

export const shownVerdicts = ['open', 'confirmed', 'dismissed', 'all'] as const;

/** What a reviewer decided. */
export type Decided = { verdict: Verdict; note: string; by: string; at: string };

export type ReviewedMatch = {
  id: string;
  kind: 'supplier' | 'director' | 'official';
  name: string;
  /** Of a supplier or bidder. */
  company: { id: string; name: string } | null;
  entry: {
    id: string;
    name: string;
    registrationNumber: string | null;
    register: string;
    from: string | null;
    to: string | null;
    listed: boolean;
  };
  score: number;
  method: string;
  reason: string;
  edition: string;
  algorithm: string;
  verdict: Verdict;
  /** The latest decision that counts. */
  decision: Decided | null;
  /** The latest decision about the entry when it was about another company or person, or had another number. */
  outdated: Decided | null;
};

/**
 * @param verdict which matches
 * @param limit how many of them
 * @returns the surest first, and how many there are in all
 */
export async function listMatches(
  pool: Pool,
  verdict: (typeof shownVerdicts)[number],
  limit: number,
): Promise<{ total: number; matches: ReviewedMatch[] }> {
  const decided = (
    condition: string,
  ) => `(select jsonb_build_object('verdict', verdict, 'note', note, 'by', decided_by,
      'at', decided_at) from ops.screening_decision decision
    where decision.subject_id = match.subject_id and decision.entry_id = match.entry_id and ${condition}
    order by decision.id desc limit 1)`;
  const { rows } = await pool.query<ReviewedMatch & { total: number }>(
    `select match.id, match.subject_kind as kind, match.subject_name as name,
       case when company.id is not null then jsonb_build_object('id', company.id, 'name', company.name) end as company,
       jsonb_build_object('id', entry.id, 'name', entry.supplier_name, 'registrationNumber', entry.registration_number,
         'register', entry.register, 'from', entry.period_from, 'to', entry.period_to, 'listed', entry.listed) as entry,
       match.score, match.method, match.reason, match.edition, match.algorithm, match.verdict,
       ${decided('decision.entry_key = match.entry_key')} as decision,
       case when match.verdict = 'open' then ${decided('decision.entry_key <> match.entry_key')} end as outdated,
       count(*) over ()::int as total
     from derived.screening_match match join core.restricted_supplier entry on entry.id = match.entry_id
     left join derived.company_spelling spelling on spelling.id = match.subject_id
     left join derived.company on company.id = spelling.company_id
     where $1 = 'all' or match.verdict = $1
     order by match.score desc, match.subject_name, match.id limit $2`,
    [verdict, limit],
  );
  return { total: rows[0]?.total ?? 0, matches: rows.map(({ total: _total, ...match }) => match) };
}
