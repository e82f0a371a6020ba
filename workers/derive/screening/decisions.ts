import type { Client } from '#shared/database.ts';
import type { Verdict } from '#shared/domain/screening/standing.ts';

/** @returns what reviewers decided last about names; `open` where they decided nothing about this entry, or it is about another by now */
export async function readVerdicts(
  client: Client,
  subjects: readonly string[],
): Promise<(subject: string, entry: { id: string; key: string }) => Verdict> {
  const { rows } = await client.query<{ subject: string; entry: string; key: string; verdict: Verdict }>({
    name: 'derive-screening-decisions',
    text: `select distinct on (subject_id, entry_id, entry_key) subject_id as subject, entry_id as entry, entry_key as key, verdict
      from ops.screening_decision where subject_id = any($1::uuid[]) order by subject_id, entry_id, entry_key, id desc`,
    values: [subjects],
  });
  const verdicts = new Map(rows.map((row) => [placeOf(row.subject, row.entry, row.key), row.verdict]));
  return (subject, { id, key }) => verdicts.get(placeOf(subject, id, key)) ?? 'open';
}

const placeOf = (...parts: readonly string[]): string => parts.join(' ');
