import { LIMITS, type ReconcileResult, type ReconciliationQuery } from '#services/api/reconcile/protocol.ts';
import {
  type EntityCandidate,
  type EntityDescription,
  propertiesOf,
  type Service,
} from '#services/api/reconcile/service.ts';
import { CERTAIN_SCORE, type FeatureName } from '#shared/domain/screening/deductions.ts';
import { badRequest } from '#shared/errors.ts';
import { MASK, maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { foldName } from '#shared/text/names.ts';

/** Longer names are cut: no company has such a name. */
const MAX_NAME = 500;
/** What each property that differs takes off the score, of 100. */
const DIFFERENCE = 10;
/** Properties that decide; those of all others only differ or agree. */
const NUMBERS = { registrationNumber: 'registration', csdNumber: 'csd' } as const;

type Judged = ReconcileResult & { decided: boolean; differs: boolean };

/**
 * Finds the records that a query may mean, the best first. A match is certain, and no other record is: where a number or
 * an id decides, it is the one record that has it.
 * @param name of the query, such as `queries.q0`
 * @throws RequestError 400 for a type or property that the service does not have
 */
export async function resultOf(
  service: Service,
  query: ReconciliationQuery,
  name: string,
): Promise<ReconcileResult[]> {
  const types = wantedTypes(service, query, name);
  const { asked, others } = readAsked(service, query, name);
  const isEmpty = asked.name === '' && asked.registration === null && asked.csd === null;
  // Nobody is found by an identity number; what is left of the text would find others.
  if (isEmpty || Object.values(asked).some((text) => text?.includes(MASK))) return [];
  const judged = (await service.candidates(asked))
    .filter(({ entity }) => types === null || entity.types.some(({ id }) => types.has(id)))
    .map((candidate) => judge(candidate, others))
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  const decided = judged.filter((one) => one.decided && !one.differs);
  const certain = decided.length > 0 ? decided : judged.filter(hasSameName);
  const limit = Math.min(query.limit ?? LIMITS.candidates.default, LIMITS.candidates.max);
  return judged.slice(0, limit).map(({ decided: _decided, differs: _differs, ...result }) => ({
    ...result,
    match: certain.length === 1 && certain[0]?.id === result.id,
  }));
}

/** Differences of words, even of common ones, which take little off the score: people must decide. */
const DOUBTS: ReadonlySet<string> = new Set<FeatureName>(['spelling', 'missing-words', 'other-words']);

const hasSameName = ({ score, differs, features }: Judged): boolean =>
  score >= 100 * CERTAIN_SCORE && !differs && !features.some(({ id }) => DOUBTS.has(id));

/** Values of a query's properties, in the form in which they are compared, by property. */
type Others = ReadonlyMap<string, readonly string[]>;

function readAsked(
  service: Service,
  { query = '', properties = [] }: ReconciliationQuery,
  parameter: string,
): { asked: EntityDescription; others: Others } {
  const known = propertiesOf(service).map(({ id }) => id);
  const asked: EntityDescription = { name: query.slice(0, MAX_NAME).trim(), registration: null, csd: null };
  const others = new Map<string, string[]>();
  for (const { pid, v } of properties) {
    const texts = [v]
      .flat()
      .map((value) =>
        (typeof value === 'object' ? (value.name ?? value.id) : String(value)).slice(0, MAX_NAME).trim(),
      )
      .filter((text) => text !== '');
    if (Object.hasOwn(NUMBERS, pid)) asked[NUMBERS[pid as keyof typeof NUMBERS]] ??= texts[0] ?? null;
    else if (known.includes(pid)) others.set(pid, texts.map(foldName));
    else throw unknownPart(`${parameter}.properties`, pid, [...new Set([...Object.keys(NUMBERS), ...known])]);
  }
  return { asked, others };
}

function wantedTypes(
  { types }: Service,
  { type }: ReconciliationQuery,
  parameter: string,
): ReadonlySet<string> | null {
  const wanted = [type ?? []].flat().filter((id) => id !== '');
  for (const id of wanted)
    if (!types.some((known) => known.id === id))
      throw unknownPart(
        `${parameter}.type`,
        id,
        types.map((known) => known.id),
      );
  return wanted.length === 0 ? null : new Set(wanted);
}

const SHOWN = 100;
const unknownPart = (parameter: string, id: string, known: readonly string[]) =>
  badRequest({
    parameter: maskSuspectedNumbers(parameter).slice(0, 2 * SHOWN),
    reason: `there is no ${id.slice(0, SHOWN)}; known are ${known.join(', ')}`,
  });

function judge({ entity, decided, score, features }: EntityCandidate, others: Others): Judged {
  const compared = [...others].flatMap(([id, wanted]) => {
    const own = [entity.record[id] ?? []].flat().map((value) => foldName(String(value)));
    return own.length === 0 || wanted.length === 0
      ? []
      : [{ id, value: own.some((text) => wanted.includes(text)) }];
  });
  const differing = compared.filter(({ value }) => !value).length;
  const { id, name, description, types } = entity;
  return {
    ...{ id, name, description, type: [...types] },
    score: Math.max(0, Math.round(1_000 * score) / 10 - DIFFERENCE * differing),
    features: [...features.map((feature) => ({ id: feature.name, value: feature.value })), ...compared],
    ...{ match: false, decided, differs: differing > 0 },
  };
}
