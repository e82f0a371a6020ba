import { formGroup, formOfRegistration, readLegalForm } from '#shared/domain/suppliers/legal-form.ts';
import { readSupplier } from '#shared/domain/suppliers/mention.ts';
import { readAbbreviation } from '#shared/domain/suppliers/spelling.ts';
import { maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { splitTradingName } from '#shared/text/names.ts';
import { type KnownNumbers, readKnownNumbers } from './known-numbers.ts';
import { companyNameWords, foldedCompanyWords, type NameWord, withoutJointVenture } from './name-words.ts';
import { personNameWords } from './person-words.ts';
import { foldedWords, type WordCounts } from './word-weight.ts';

/** Names of companies and persons, read once for any number of comparisons. */

export const nameKinds = ['company', 'person'] as const;
export type NameKind = (typeof nameKinds)[number];

/** A company or person that is screened, or is on a list. */
export type Screened = {
  /** As written, with its legal form; numbers, trading names and members of a joint venture are read from it. */
  name: string;
  /** Null if it is unknown. */
  kind: NameKind | null;
  /** Other names of the same company or person. */
  aliases?: readonly string[];
  /** Registration number in any customary spelling. */
  registration?: string | null;
  /** Number in the Central Supplier Database. */
  csd?: string | null;
  /** Represents an identity number and is compared only for equality, such as a keyed hash. */
  identity?: string | null;
};

/** Which name of a company or person this is. */
export type VariantSource = 'name' | 'alias' | 'trading-name' | 'abbreviation' | 'joint-venture-member';

/** One of the names under which a company or person is compared. */
export type Variant = {
  source: VariantSource;
  /** As written, without identity numbers, cut to 200 characters. */
  text: string;
  words: readonly NameWord[];
  /** The sum of the weights of the words. */
  weight: number;
  /**
   * Letters and digits of the whole name, with its legal form: equal for names that differ only in blanks and
   * punctuation.
   */
  letters: string;
  /** Legal forms of one group are not distinguished; null if none is stated. */
  form: string | null;
  joint: boolean;
  /** The words as one text, for an order of names that does not depend on which is the query. */
  key: string;
};

/** A name, read as that of a company or of a person. */
export type ReadName = { kind: NameKind; numbers: KnownNumbers; variants: readonly Variant[] };

/** Longer names are cut: no company has such a name. */
export const MAX_LENGTH = 500;
const MAX_SHOWN = 200;
const MAX_ALIASES = 50;

/** Words before a former name of a company: `Zulu Trading (formerly Kopano Trading)`. */
const FORMERLY =
  /[(,;]?\s?\b(?:formerly|previously|voorheen|f\/k\/a|fka)\b(?:\s(?:known|trading|registered|bekend)\sas\b)?:?/i;

/**
 * Reads a company or person.
 * @param kind the kind as which the name is compared
 * @returns the names and numbers; no names if the text has none, such as punctuation or "various suppliers"
 */
export function readName(given: Screened, kind: NameKind, counts: WordCounts): ReadName {
  const texts = [given.name, ...(given.aliases ?? []).slice(0, MAX_ALIASES)].map((text) =>
    text.slice(0, MAX_LENGTH),
  );
  const numbers = readKnownNumbers(texts[0] ?? '', given);
  // A joint venture has no form, and it is not always stated to which member a number belongs.
  const [registration = null] = numbers.joint ? [] : numbers.registrations;
  const variants = texts.flatMap((text, at) => {
    const source = at === 0 ? 'name' : 'alias';
    if (kind === 'person') return personVariants(text, source, counts);
    const [now = '', ...before] = text.split(FORMERLY);
    return [
      ...companyVariants(now, source, registration, counts),
      ...before.flatMap((name) => companyVariants(name, 'alias', null, counts)),
    ];
  });
  const distinct = new Map(variants.toReversed().map((one) => [`${one.source} ${one.key} ${one.form}`, one]));
  return {
    kind,
    numbers,
    variants: [...distinct.values()].toReversed(),
  };
}

/** The name of a person, and that of the person's business: either may precede `t/a`. */
function personVariants(text: string, source: VariantSource, counts: WordCounts): Variant[] {
  const { legal, trading } = splitTradingName(text);
  const own = (name: string, from: VariantSource): Variant[] => {
    const words = personNameWords(name, counts);
    return words.length === 0 ? [] : [variantOf(from, name, words, null, false)];
  };
  return [...own(legal, source), ...(trading === null ? [] : own(trading, 'trading-name'))];
}

function companyVariants(
  text: string,
  source: VariantSource,
  registration: string | null,
  counts: WordCounts,
): Variant[] {
  const [whole, ...members] = readSupplier(text);
  if (whole?.name == null) return [];
  const joint = whole.role === 'joint-venture';
  return [
    ...namesOf(whole.name, source, joint, source === 'name' ? registration : null, counts),
    ...members.flatMap(({ name }) =>
      name === null ? [] : namesOf(name, 'joint-venture-member', false, null, counts),
    ),
  ];
}

/** The legal name, and if present the trading name and an abbreviation in brackets. */
function namesOf(
  name: string,
  source: VariantSource,
  joint: boolean,
  registration: string | null,
  counts: WordCounts,
): Variant[] {
  const { legal, trading } = splitTradingName(name);
  const { bare, abbreviation } = withoutAbbreviation(legal.trim() === '' ? (trading ?? name) : legal);
  const form = formOf(bare, joint, registration);
  const own = (text: string, from: VariantSource, formHere: string | null, jointHere: boolean): Variant[] => {
    const read = companyNameWords(text, counts);
    const words = jointHere ? withoutJointVenture(read) : read;
    return words.length === 0 ? [] : [variantOf(from, text, words, formHere, jointHere)];
  };
  return [
    ...own(bare, source, form, joint),
    ...(trading === null || legal.trim() === '' ? [] : own(trading, 'trading-name', null, false)),
    ...(abbreviation === null ? [] : own(abbreviation, 'abbreviation', form, false)),
  ];
}

/** Maximum number of brackets in a name that are examined. */
const MAX_BRACKETS = 3;

/** `WISA (Water Institute of South Africa)` */
const ABBREVIATION_FIRST = /^(\p{Letter}{3,10})\s?\(([^()]{8,200})\)$/u;

/**
 * An abbreviation in brackets is at the end of the name, or before its legal form; or the name itself is in brackets.
 */
function withoutAbbreviation(name: string): { bare: string; abbreviation: string | null } {
  const [, short, long] = ABBREVIATION_FIRST.exec(name.trim()) ?? [];
  const turned = readAbbreviation(`${long ?? ''} (${short ?? ''})`);
  if (turned.abbreviation !== null) return turned;
  const ends = [...name.matchAll(/\)/g)].slice(0, MAX_BRACKETS).map(({ index }) => index + 1);
  for (const end of [...ends, name.length]) {
    const { bare, abbreviation } = readAbbreviation(name.slice(0, end));
    if (abbreviation !== null) return { bare: `${bare} ${name.slice(end)}`, abbreviation };
  }
  return { bare: name, abbreviation: null };
}

/** The form that the name states, otherwise that of the registration number. */
function formOf(name: string, joint: boolean, registration: string | null): string | null {
  if (joint) return null;
  const stated = readLegalForm(foldedCompanyWords(name)).form;
  return formGroup(stated ?? (registration === null ? null : formOfRegistration(registration)));
}

function variantOf(
  source: VariantSource,
  text: string,
  words: readonly NameWord[],
  form: string | null,
  joint: boolean,
): Variant {
  return {
    source,
    text: maskSuspectedNumbers(text.trim().slice(0, MAX_SHOWN)),
    words,
    weight: words.reduce((sum, { weight }) => sum + weight, 0),
    letters: foldedWords(text).join(''),
    form,
    joint,
    key: words.map((word) => word.text).join(' '),
  };
}
