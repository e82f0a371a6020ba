import type { Client } from '#shared/database/connection.ts';
import type { Verdict } from '#shared/domain/screening/standing.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { screeningMatches } from '#shared/tables/screening.ts';
import { restrictedSuppliers } from '#shared/tables/supplier-lists.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { type Computed, changeOf, type Derivation } from '#workers/derive/derivation.ts';
import { currentEntries } from '#workers/derive/screening/entries.ts';
import { everySubject, readSubjects, screenedNames } from '#workers/derive/screening/subjects.ts';

/**
 * Every name that we hold, compared with every entry of the lists. A name is compared again when it, an entry, or a decision
 * about it changes; and all names when the rules or the word set do (`screening/basis.ts`).
 */
export const screeningMatch: Derivation = {
  name: 'screening_match',
  table: screeningMatches,
  keyedBy: 'subject_id',
  does: 'compares names of suppliers, bidders and directors with the lists of restricted suppliers',
  staleBy: [
    ...screenedNames.map(({ staleBy }) => staleBy),
    // Any name may match a new or renamed entry.
    changeOf(
      restrictedSuppliers,
      ['supplier_name', 'registration_number', 'identity_hash'],
      `select id as key from (${everySubject}) every (id) where exists (select from changed)`,
    ),
    changeOf(
      restrictedSuppliers,
      ['sha256'],
      'select subject_id as key from derived.screening_match where entry_id = any(array(select id from changed))',
    ),
    {
      table: { schema: 'ops', name: 'screening_decision' },
      columns: ['subject_id', 'verdict'],
      keys: 'select subject_id as key from changed',
    },
  ],
  everyKey: `${everySubject} union select subject_id from derived.screening_match order by 1`,
  compute: computeMatches,
  pace: 'prompt',
  // A second or two of computing, during which the process gives no sign of life.
  portion: 500,
};

async function computeMatches(client: Client, keys: readonly string[]): Promise<Computed> {
  const { entries, list, algorithm } = await currentEntries(client);
  if (entries.length === 0) return { keys, rows: [] };
  const subjects = await readSubjects(client, keys);
  const verdictOf = await readVerdicts(client, keys);
  const rows = subjects.flatMap((subject) =>
    list.find(subject).map(({ entry: at, decision }): RowOf<typeof screeningMatches> => {
      const entry = entries[at]!;
      return {
        id: uuidOf('screening-match', subject.id, entry.id),
        ...{ subject_id: subject.id, subject_kind: subject.of },
        subject_name: maskSuspectedNumbers(subject.name),
        ...{ entry_id: entry.id, entry_key: entry.key, edition: entry.edition },
        ...{ algorithm, score: decision.score, method: decision.method },
        ...{ features: decision.features, matched_words: decision.matchedWords, reason: decision.reason },
        verdict: verdictOf(subject.id, entry),
      };
    }),
  );
  return { keys, rows };
}

/**
 * @returns the reviewers' latest decisions about names; `open` if there is none about this entry, or if the entry now
 *   means somebody else
 */
async function readVerdicts(
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
