import type { Client } from '#shared/database/connection.ts';
import type { CompanyDecision } from '#shared/domain/suppliers/companies.ts';

/**
 * A decision of an operator: all spellings of both sides belong to one company, or those of one side and the other do
 * not.
 */
export type TakenDecision = {
  id: string;
  verdict: CompanyDecision['verdict'];
  /** Ids of spellings. */
  oneSide: readonly string[];
  otherSide: readonly string[];
  decidedAt: string;
};

/** @returns the decisions that were not undone, in no order; they are few, so all are read */
export async function activeDecisions(client: Client): Promise<TakenDecision[]> {
  const { rows } = await client.query<TakenDecision>({
    name: 'derive-decisions',
    text: `select id, verdict, one_side as "oneSide", other_side as "otherSide", decided_at::text as "decidedAt"
      from ops.company_decision where undone_at is null`,
  });
  return rows;
}

/** @returns the decisions about pairs of known spellings */
export const pairsOf = (taken: readonly TakenDecision[], known: ReadonlySet<string>): CompanyDecision[] =>
  taken.flatMap(({ id, verdict, oneSide, otherSide, decidedAt }) =>
    oneSide.flatMap((one) =>
      otherSide.flatMap((other) =>
        known.has(one) && known.has(other) ? { id, verdict, one, other, decidedAt } : [],
      ),
    ),
  );
