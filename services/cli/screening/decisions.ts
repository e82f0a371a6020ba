import { userInfo } from 'node:os';
import { type Pool, transaction } from '#shared/database/connection.ts';

/** Decisions of reviewers. A trigger makes the names stale in the transaction that records them. */

export type Judgement = { match: string; verdict: 'confirmed' | 'dismissed'; note: string };

/** Judgements about matches that do not exist, or no longer; nothing was recorded. */
export class UnknownMatches extends Error {
  override name = 'UnknownMatches';
  readonly judgements: readonly Judgement[];

  constructor(judgements: readonly Judgement[]) {
    super(`no match has the id ${judgements.map(({ match }) => match).join(', ')}`);
    this.judgements = judgements;
  }
}

/**
 * Records judgements, all of them or none. Each is about the name and the entry as they are now.
 * @throws UnknownMatches
 */
export async function recordJudgements(pool: Pool, judgements: readonly Judgement[]): Promise<void> {
  await transaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `with judged as (select * from json_to_recordset($1::json) as judged (match uuid, verdict text, note text)),
         recorded as (
           insert into ops.screening_decision (verdict, subject_id, subject_name, entry_id, entry_key, entry_name, note, decided_by)
           select judged.verdict, found.subject_id, found.subject_name, found.entry_id, found.entry_key, entry.supplier_name,
             judged.note, $2
           from judged join derived.screening_match found on found.id = judged.match
           join core.restricted_supplier entry on entry.id = found.entry_id)
       select found.id from judged join derived.screening_match found on found.id = judged.match
       join core.restricted_supplier entry on entry.id = found.entry_id`,
      [JSON.stringify(judgements), userInfo().username],
    );
    const known = new Set(rows.map(({ id }) => id));
    const unknown = judgements.filter(({ match }) => !known.has(match));
    if (unknown.length > 0) throw new UnknownMatches(unknown);
  });
}
