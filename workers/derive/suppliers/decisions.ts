import type { Client } from '#shared/database.ts';
import type { Decision } from '#shared/domain/suppliers/companies.ts';

/** A decision of an operator: every spelling of one side and every one of the other are of one company, or are not. */
export type TakenDecision = {
  id: string;
  verdict: Decision['verdict'];
  /** Ids of spellings. */
  oneSide: readonly string[];
  otherSide: readonly string[];
  decidedAt: string;
};

/** @returns the decisions that were not undone, in no order; operators take few, so that all of them are read */
export async function activeDecisions(client: Client): Promise<TakenDecision[]> {
  const { rows } = await client.query<TakenDecision>({
    name: 'derive-decisions',
    text: `select id, verdict, one_side as "oneSide", other_side as "otherSide", decided_at::text as "decidedAt"
      from ops.company_decision where undone_at is null`,
  });
  return rows;
}

/** @returns the decisions about two spellings each that are both known */
export const pairsOf = (taken: readonly TakenDecision[], known: ReadonlySet<string>): Decision[] =>
  taken.flatMap(({ id, verdict, oneSide, otherSide, decidedAt }) =>
    oneSide.flatMap((one) =>
      otherSide.flatMap((other) =>
        known.has(one) && known.has(other) ? { id, verdict, one, other, decidedAt } : [],
      ),
    ),
  );
