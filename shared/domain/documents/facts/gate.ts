import type { Found, ListField, ScalarField } from '#shared/domain/documents/analysis.ts';
import type {
  CombinedAnalysis,
  FoundIn,
  SourcedEvidence,
} from '#shared/domain/documents/combine-analyses.ts';
import { type Part, partsOf, statementsOf } from './parts.ts';
import type { PrecisionTable } from './precision.ts';
import { precisionTable } from './precision-table.ts';

/**
 * Why a passage is a finding instead of a fact. `unproven`: in real documents, too many values of this kind were wrong,
 * or too few were seen. `doubtful`: the rule itself was not sure. `model`: a language model read it. `contradiction`:
 * another passage says otherwise.
 */
export type FindingReason = 'unproven' | 'doubtful' | 'model' | 'contradiction';

/** The place at which a document states a value. */
type Passage = { value: unknown } & SourcedEvidence;

/**
 * A passage that may tell bidders something that they need to know. It is only shown, and not used for anything else.
 */
export type Finding = Passage & {
  field: Part;
  reason: FindingReason;
  /** Lower bound of the share of right values: in one case of five the share is lower. */
  confidence: number;
  /** For a contradiction, the passages that say otherwise. */
  against: Passage[];
};

/** What documents say, divided into facts and findings. */
export type FactsAndFindings = { facts: CombinedAnalysis; findings: Finding[] };

/** A rule with a lower confidence is not sure. */
export const DOUBTFUL = 0.8;

/**
 * @returns whether a rule is not sure of a part of a value: for example it may be sure of an address, but not that
 *   name, number and role belong to it
 */
export const isDoubtful = (
  part: Part,
  { confidence, unsure = [] }: Pick<Found<unknown>, 'confidence' | 'unsure'>,
): boolean => confidence < DOUBTFUL || unsure.includes(part);

type Saying = FoundIn<unknown>;

/**
 * Divides what documents say into facts, which the record uses, and findings, which are only shown with their passages.
 * Decision: docs/decisions/0153-facts-findings-and-passages.md
 * @param combined with the confidences of the rules
 * @returns facts with the confidences measured in real documents; values with several parts keep the parts that are
 *   facts
 */
export function factsAndFindings(
  combined: CombinedAnalysis,
  table: PrecisionTable = precisionTable,
): FactsAndFindings {
  const judge = (part: Part, of: Saying): FindingReason | null => {
    if (of.source === 'model') return 'model';
    if (againstIn(part, of).length > 0) return 'contradiction';
    if (isDoubtful(part, of)) return 'doubtful';
    return table[part].isFact ? null : 'unproven';
  };
  const isFact = (part: Part, of: Saying): boolean => judge(part, of) === null;
  const findings = statementsOf<Saying>(combined)
    // If an entry is a fact, its address is not a further fact; if it is not, its address alone may be one.
    .flatMap(({ part, value, of }) => findingsOf({ part, value, of, reason: judge(part, of), table }));
  const facts = {
    ...combined,
    values: eachOf(combined.values, (field, of: Saying | null) =>
      of === null ? null : factOf(field, of, isFact, table),
    ),
    lists: eachOf(combined.lists, (field, list: readonly Saying[]) => entriesOf(field, list, isFact, table)),
    subject: combined.subject.flatMap((of) =>
      isFact('subject', of) ? [{ ...of, confidence: table.subject.confidence }] : [],
    ),
  } as CombinedAnalysis;
  return { facts, findings };
}

/**
 * The passages that contradict a part: for two days with the same hour, the hour is no contradiction, and neither is a
 * passage without an hour.
 */
function againstIn(part: Part, { value, against = [] }: Saying): NonNullable<Saying['against']> {
  const [field, member] = part.split('.');
  const ofPart = (of: unknown): unknown =>
    partsOf(field as ScalarField, of).find((one) => one.part === part)?.value ?? null;
  if (member === undefined || field === 'contacts' || field === 'returnables') return against;
  const own = JSON.stringify(ofPart(value));
  return against.filter((other) => {
    const said = ofPart(other.value);
    return said !== null && JSON.stringify(said) !== own;
  });
}

const eachOf = <Kinds extends object>(kinds: Kinds, of: (field: never, found: never) => unknown): object =>
  Object.fromEntries(
    Object.entries(kinds).map(([field, found]) => [field, of(field as never, found as never)]),
  );

type IsFact = (part: Part, of: Saying) => boolean;

/** A value without the parts that are not facts; null if none is left. */
function factOf(field: ScalarField, of: Saying, isFact: IsFact, table: PrecisionTable): Saying | null {
  const parts = partsOf(field, of.value).map(({ part }) => part);
  const kept = parts.filter((part) => isFact(part, of));
  if (kept.length === 0) return null;
  const confidence = Math.min(...kept.map((part) => table[part].confidence));
  if (kept.length === parts.length) return { ...of, confidence };
  // If the day is not a fact, its hour is not a fact either.
  if (field === 'closing' && !kept.includes('closing.date')) return null;
  const left = Object.entries(of.value as object).map(([name, value]) => [
    name,
    kept.includes(`${field}.${name}` as Part) ? value : Array.isArray(value) ? [] : null,
  ]);
  return { ...of, value: Object.fromEntries(left), confidence };
}

/**
 * Entries that are facts. If a contact as a whole is not a fact, its address may be one. It may stay open whether a
 * document is mandatory.
 */
function entriesOf(
  field: ListField,
  list: readonly Saying[],
  isFact: IsFact,
  table: PrecisionTable,
): Saying[] {
  const { confidence } = table[field];
  const entries = list.flatMap((of): Saying[] => {
    if (isFact(field, of)) {
      const value =
        field === 'returnables' && !isFact('returnables.mandatory', of)
          ? { ...(of.value as object), mandatory: null }
          : of.value;
      return [{ ...of, value, confidence }];
    }
    const { email = null } = field === 'contacts' ? (of.value as { email: string | null }) : {};
    if (email === null || !isFact('contacts.email', of)) return [];
    const value = { name: null, email, phone: null, about: null };
    return [{ ...of, value, confidence: table['contacts.email'].confidence }];
  });
  if (field !== 'contacts') return entries;
  const known = new Set<string>();
  return entries.filter(({ value }) => {
    const key = JSON.stringify(value).toLowerCase();
    return known.has(key) ? false : known.add(key);
  });
}

function findingsOf({
  part,
  value,
  of,
  reason,
  table,
}: {
  part: Part;
  value: unknown;
  of: Saying;
  reason: FindingReason | null;
  table: PrecisionTable;
}): Finding[] {
  const [passage] = of.evidence;
  // An address is shown with its contact, and `mandatory` with its document.
  const isPartOfEntry = part === 'contacts.email';
  if (reason === null || passage === undefined || isPartOfEntry) return [];
  const { confidence, doubtful } = table[part];
  return [
    {
      field: part,
      reason,
      value,
      ...passage,
      confidence: reason === 'unproven' || reason === 'contradiction' ? confidence : doubtful,
      against: againstIn(part, of).flatMap((other) =>
        other.evidence.slice(0, 1).map((one) => ({ value: other.value, ...one })),
      ),
    },
  ];
}
