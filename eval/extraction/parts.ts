import type { AnalysisLists, AnalysisValues, ListField, Moment } from '#shared/domain/documents/analysis.ts';
import { type Part, partsOf, type Statement } from '#shared/domain/documents/facts/parts.ts';
import { sameEntry, sameText } from './compare.ts';
import type { Truth } from './measure.ts';
import type { LabelledContact, PartTruth } from './packs.ts';

/** Results for one part: for values that the document states, and for values that it does not. */
export type PartCounts = {
  stated: number;
  right: number;
  /** Values that differ from the document. */
  wrong: number;
  missed: number;
  /** Values that the document does not state. */
  invented: number;
};

export const noPartCounts = (): PartCounts => ({ stated: 0, right: 0, wrong: 0, missed: 0, invented: 0 });

export const plusParts = (one: PartCounts, other: PartCounts): PartCounts => ({
  stated: one.stated + other.stated,
  right: one.right + other.right,
  wrong: one.wrong + other.wrong,
  missed: one.missed + other.missed,
  invented: one.invented + other.invented,
});

/** @returns the share of read values that are right; NaN if nothing was read */
export const precisionOf = ({ right, wrong, invented }: PartCounts): number =>
  right / (right + wrong + invented);
/** @returns the share of stated values that were read correctly; NaN if nothing is stated */
export const recallOf = ({ stated, right }: PartCounts): number => right / stated;

/** Parts with several values in one document. */
const LISTED: ReadonlySet<Part> = new Set<Part>([
  ...['contacts', 'contacts.email', 'returnables', 'returnables.mandatory', 'eligibility'],
  ...['disqualifiers', 'functionality', 'specificGoals', 'localContent', 'cidb', 'specifications', 'subject'],
] as Part[]);

/** @returns whether each statement is right, in order; an entry of the truth confirms only one statement */
export function judgedParts(
  part: Part,
  said: readonly Statement[],
  truth: readonly unknown[],
): { right: boolean }[] {
  const left = [...truth];
  return said.map(({ value }) => {
    const place = left.findIndex((one) => isSame(part, value, one));
    if (place !== -1) left.splice(place, 1);
    return { right: place !== -1 };
  });
}

/** Compares the values that were read for one part with the document. */
export function partCounts(part: Part, said: readonly Statement[], truth: readonly unknown[]): PartCounts {
  const right = judgedParts(part, said, truth).filter((one) => one.right).length;
  const others = said.length - right;
  if (truth.length === 0) return { ...noPartCounts(), invented: others };
  const left = truth.length - right;
  // A single value that was read wrongly does not also count as missed.
  return {
    stated: truth.length,
    right,
    wrong: others,
    missed: LISTED.has(part) ? left : left - others,
    invented: 0,
  };
}

/** @returns the true values of a generated document, in the form of real labels */
export function partTruthOf({ values, lists }: Truth): PartTruth {
  const scalars = Object.entries(values).flatMap(([field, value]) =>
    value === null || value === undefined ? [] : partsOf(field as keyof AnalysisValues, value),
  );
  const entries = (Object.keys(lists) as ListField[]).map((field) => [field, lists[field]] as const);
  return {
    ...Object.fromEntries(scalars.map(({ part, value }) => [part, [value]])),
    ...Object.fromEntries(entries),
    contacts: lists.contacts.map(({ phone, ...contact }) => ({
      ...contact,
      phones: phone === null ? [] : [phone],
    })),
    'contacts.email': lists.contacts.flatMap(({ email }) => email ?? []),
    returnables: lists.returnables.map(({ code }) => code),
    'returnables.mandatory': lists.returnables.flatMap(({ code, mandatory }) =>
      mandatory === null ? [] : { code, mandatory },
    ),
  };
}

const same: { readonly [Of in Part]?: (said: never, truth: never) => boolean } = {
  'briefing.moment': (said: Moment, truth: Moment) =>
    said.date === truth.date && (said.time ?? null) === (truth.time ?? null),
  'briefing.venue': placeIn,
  'submission.address': placeIn,
  'submission.methods': (said: readonly string[], truth: readonly string[]) =>
    said.toSorted().join() === truth.toSorted().join(),
  // Points of a whole, such as 50 of 75, and months of so many weeks are labelled to one decimal.
  functionalityThreshold: (said: number, truth: number) => Math.abs(said - truth) < 0.1,
  durationMonths: (said: number, truth: number) => Math.abs(said - truth) < 0.1,
  contacts: sameContact,
  'contacts.email': (said: string, truth: string) => said.toLowerCase() === truth.toLowerCase(),
  returnables: ({ code }: { code: string }, truth: string) => code === truth,
  localContent: sameShare,
  functionality: (said: AnalysisLists['functionality'], truth: AnalysisLists['functionality']) =>
    said.weight === truth.weight && sameName(said.name, truth.name),
  specificGoals: (said: AnalysisLists['specificGoals'], truth: AnalysisLists['specificGoals']) =>
    said.points === truth.points && sameName(said.goal, truth.goal),
};

function isSame(part: Part, said: unknown, truth: unknown): boolean {
  const test = (same[part] ?? sameEntry[part as ListField]) as
    | ((one: unknown, other: unknown) => boolean)
    | undefined;
  return test === undefined ? JSON.stringify(said) === JSON.stringify(truth) : test(said, truth);
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^a-z0-9@.]+/)
    .filter((word) => word !== '');

/** Labels of real documents only have the share. */
function sameShare(
  said: AnalysisLists['localContent'],
  truth: number | AnalysisLists['localContent'],
): boolean {
  return typeof truth === 'number' ? said.percent === truth : sameEntry.localContent(said, truth);
}

/** A label has the distinctive part of a place; the value must contain it and not be much longer. */
function placeIn(said: string, truth: string): boolean {
  const [one, other] = [words(said), words(truth)];
  return other.every((word) => one.includes(word)) && one.length <= other.length + 25;
}

/** The share of the words of a label that must be in a name. */
const LEAST_SHARE = 2 / 3;

/**
 * A name is right if it has the words of the label, in any order, because lines of adjacent cells are often read in
 * turn. A third of the words may be missing, because labels and cells are shortened; if half of them are missing, the
 * name is wrong. It is also wrong if more of its words belong to something else than to the label. For a label that
 * continues after a title (`Experience - at least five bridges`), the title alone is right.
 */
function sameName(said: string, truth: string): boolean {
  if (sameText(said, truth)) return true;
  const read = words(said);
  return [truth, truth.split(/ [-\u2013\u2014] |: |\. | \(/)[0]!].some((label) => {
    const [own, left] = [words(label), [...read]];
    const common = own.filter((word) => {
      const at = left.indexOf(word);
      return at !== -1 && left.splice(at, 1).length > 0;
    }).length;
    return own.length > 0 && common >= LEAST_SHARE * own.length && read.length <= 2 * own.length + 1;
  });
}

/**
 * Name, address, number and part must all be of the same contact. Titles before names and the kind of an office do not
 * matter.
 */
function sameContact(said: AnalysisLists['contacts'], truth: LabelledContact): boolean {
  // An extension is not part of the number, and neither are the last digits of another one: `7701/7714`.
  const digits = (text: string) =>
    text
      .replace(/\bext(?:ension)?\b.*$|\/ ?\d{4}$/i, '')
      .replace(/\D/g, '')
      .replace(/^27(?=\d{9}$)/, '0');
  const name = (text: string | null) =>
    words(
      (text ?? '')
        .replace(/\b(?:mrs?|ms|miss|dr|prof|adv)\b\.?| (?:unit|office|department)$/gi, '')
        .replaceAll('.', ' '),
    ).join(' ');
  const phone =
    said.phone === null
      ? truth.phones.length === 0
      : truth.phones.some((one) => digits(one) === digits(said.phone!));
  return (
    (said.email ?? '').toLowerCase() === (truth.email ?? '').toLowerCase() &&
    phone &&
    name(said.name) === name(truth.name) &&
    (truth.about === null || said.about === truth.about)
  );
}
