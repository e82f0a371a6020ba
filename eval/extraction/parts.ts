import type { AnalysisLists, AnalysisValues, ListField, Moment } from '#shared/domain/documents/analysis.ts';
import { type Part, partsOf, type Statement } from '#shared/domain/documents/facts/parts.ts';
import { sameEntry, sameText } from './compare.ts';
import type { Truth } from './measure.ts';
import type { LabelledContact, PartTruth } from './packs.ts';

/** What was read of one part: of what the paper states, and of what it does not. */
export type PartCounts = {
  stated: number;
  right: number;
  /** Read otherwise than it is stated. */
  wrong: number;
  missed: number;
  /** Read where the paper states nothing of the kind. */
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

/** @returns the share of what was read that is right; NaN where nothing was read */
export const precisionOf = ({ right, wrong, invented }: PartCounts): number =>
  right / (right + wrong + invented);
/** @returns the share of what is stated that was read rightly; NaN where nothing is stated */
export const recallOf = ({ stated, right }: PartCounts): number => right / stated;

/** Parts of which a paper states several. */
const LISTED: ReadonlySet<Part> = new Set<Part>([
  ...['contacts', 'contacts.email', 'returnables', 'returnables.mandatory', 'eligibility'],
  ...['disqualifiers', 'functionality', 'specificGoals', 'localContent', 'cidb', 'specifications', 'subject'],
] as Part[]);

/** @returns whether each statement is right, in their order; an entry of the truth confirms one statement */
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

/** Compares what was read of one part with what the paper states. */
export function partCounts(part: Part, said: readonly Statement[], truth: readonly unknown[]): PartCounts {
  const right = judgedParts(part, said, truth).filter((one) => one.right).length;
  const others = said.length - right;
  if (truth.length === 0) return { ...noPartCounts(), invented: others };
  const left = truth.length - right;
  // Of a value, what was read otherwise is not missed as well.
  return {
    stated: truth.length,
    right,
    wrong: others,
    missed: LISTED.has(part) ? left : left - others,
    invented: 0,
  };
}

/** @returns what a generated document states, in the form of real labels */
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

/** Labels of real papers have the share alone. */
function sameShare(
  said: AnalysisLists['localContent'],
  truth: number | AnalysisLists['localContent'],
): boolean {
  return typeof truth === 'number' ? said.percent === truth : sameEntry.localContent(said, truth);
}

/** A label has the distinctive part of a place; what is read must have it and not go on for long. */
function placeIn(said: string, truth: string): boolean {
  const [one, other] = [words(said), words(truth)];
  return other.every((word) => one.includes(word)) && one.length <= other.length + 25;
}

/** Of the words of a label, so many must be in a name. */
const LEAST_SHARE = 2 / 3;

/**
 * A name is right where it has the words of the label, in whatever order: lines of cells that stand side by side are often read in turn.
 * A third of the words may be missing, as labels and cells are shortened; where half of them are, the name is wrong. So it is where more
 * words of something else are in it than its own. A label that goes on behind a title (`Experience - at least five bridges`) may be read
 * as its title.
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

/** Name, address, number and part must all be of the same contact. Titles before names do not count, nor does the kind of an office. */
function sameContact(said: AnalysisLists['contacts'], truth: LabelledContact): boolean {
  // An extension is no part of the number, nor are the last digits of another one: `7701/7714`.
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
