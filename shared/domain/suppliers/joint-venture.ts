import { splitTradingName, wordsOfName } from '#shared/text/names.ts';
import { withoutLeadingJoiners, withoutTrailingJoiners } from '#shared/text/supplier-numbers.ts';
import { readLegalForm } from './legal-form.ts';
import { readWord } from './words.ts';

/** Reasons for reading a text as one company or as several that supply together. */

export const splitReasons = [
  /** One company. */
  'one-name',
  /** A joint venture whose name does not contain its members. */
  'own-name',
  /** Slashes, semicolons or the words "joint venture" separate the members. */
  'marks',
  /** Each member except the last ends with its legal form. */
  'legal-forms',
  /** "and" or a comma joins names of several words, and the text says that it is a joint venture. */
  'joining-words',
  /** "and" or a comma may be part of one name, such as `Smith and Jones`; the text stays whole. */
  'doubtful',
  /** The publisher lists the members. */
  'listed',
] as const;
/** Why a text is one company, or which members it has. */
export type SplitReason = (typeof splitReasons)[number];

/**
 * How a text was understood. `joint` says whether several companies supply together; `members` may nevertheless be
 * empty.
 */
export type Split = { joint: boolean; members: string[]; reason: SplitReason };

/** Longer texts are lists, not names; they stay whole. */
const MAX_LENGTH = 2_000;
/** Longer lists of members were cut or mixed when typed. */
const MAX_MEMBERS = 12;

const JOINT =
  /\b(?:j\s?[/.]?\s?v|joint[\s-]{1,3}venture|consortium|konsortium|gesamentlike onderneming)\b\.?/i;
/** As `JOINT`, with the words before the members: `Joint venture between`. */
const JOINT_WITH =
  /\(?\b(?:in (?:an? )?)?(?:j\s?[/.]?\s?v|joint[\s-]{1,3}venture|consortium|konsortium)\b\.?\)?(?:\s{0,3}\b(?:between|with|of|comprising|consisting of|company)\b)?\s{0,3}:?/gi;
const STRONG = /\s?[;+|]\s?|\s?\/\s?|\n/;
const WEAK = /\s?,\s?|\s&\s?|\s(?:and|en)\s/i;
const FORM = String.raw`(?:\(?pty\)?\.?\s?\(?(?:ltd|limited)\)?|\bcc|\bbk|\bltd|\blimited|\bnpc|\binc|\bbpk)\.?`;
/** Between two names, of which the first ends with its legal form. */
const AFTER_FORM = new RegExp(String.raw`(?<=${FORM})(?:\s?[,;/]\s?(?:and\s)?|\s(?:and|en|&|with)\s)`, 'i');
/** A number in a list: `1. Gerox Trading cc 2. Kruger`. */
const NUMBERED = /(?:^|\s)\d{1,2}\.\s?(?=\p{Lu})/u;

/** Whether a text names a joint venture, with its members if they can be separated. */
export function splitJointVenture(text: string): Split {
  const { legal } = splitTradingName(text);
  const whole: Split = { joint: false, members: [], reason: 'one-name' };
  if (legal.length > MAX_LENGTH) return whole;
  const marked = JOINT.test(legal) && !isIncorporated(legal);
  if (!marked) return splitUnmarked(legal);
  const parts = legal.replace(JOINT_WITH, ' ; ').split(STRONG).map(clean).filter(isName);
  const byMarks = parts.flatMap(splitAfterForms);
  if (byMarks.length > MAX_MEMBERS) return { joint: true, members: [], reason: 'doubtful' };
  if (parts.length > 1)
    return { joint: true, members: byMarks.flatMap(splitAtJoiningWords), reason: 'marks' };
  if (byMarks.length > 1) return { joint: true, members: byMarks, reason: 'legal-forms' };
  const [only = ''] = byMarks;
  const members = splitAtJoiningWords(only);
  if (members.length > 1) return { joint: true, members, reason: 'joining-words' };
  return { joint: true, members: [], reason: WEAK.test(only) ? 'doubtful' : 'own-name' };
}

/** Without the words for a joint venture, only semicolons, numbers of a list and legal forms separate companies. */
function splitUnmarked(text: string): Split {
  const doubtful = /\//.test(text) || WEAK.test(text);
  if (!doubtful && !/[;.]/.test(text)) return { joint: false, members: [], reason: 'one-name' };
  for (const [mark, reason] of [
    [NUMBERED, 'marks'],
    [/;/, 'marks'],
    [AFTER_FORM, 'legal-forms'],
  ] as const) {
    const parts = text.split(mark).map(clean).filter(isName);
    if (parts.length > 1 && parts.length <= MAX_MEMBERS && (reason === 'marks' || parts.every(isDistinct)))
      return { joint: true, members: parts, reason };
  }
  return { joint: false, members: [], reason: doubtful ? 'doubtful' : 'one-name' };
}

const splitAfterForms = (text: string): string[] => text.split(AFTER_FORM).map(clean).filter(isName);

/**
 * Splits at "and", "&" and commas. Parts that consist of common words belong to the name before: `Zed Trading and
 * Projects`. Parts of single words may be one name, so at least one part must have several words.
 */
function splitAtJoiningWords(text: string): string[] {
  const names: string[] = [];
  let from = 0;
  const parts = text.split(WEAK);
  for (const part of parts) {
    const at = text.indexOf(part, from);
    const last = names.at(-1);
    if (last === undefined || isDistinct(part)) names.push(part);
    else names[names.length - 1] = text.slice(text.indexOf(last, 0), at + part.length);
    from = at + part.length;
  }
  const cleaned = names.map(clean).filter(isName);
  const several = cleaned.some((name) => wordsOfName(name).length > 1);
  return cleaned.length > 1 && cleaned.length <= MAX_MEMBERS && several ? cleaned : [clean(text)];
}

/** A company's own name may contain JV: `Rapid 3D JV (Pty) Ltd`. */
function isIncorporated(text: string): boolean {
  const { words, form } = readLegalForm(wordsOfName(text));
  return form !== null && /^(?:jv|venture|consortium)$/.test(words.at(-1) ?? '');
}

const clean = (text: string): string => {
  const bare = withoutTrailingJoiners(withoutLeadingJoiners(text.trim())).trim();
  const opened = text.includes('(') && text.trim().endsWith(')') && !bare.endsWith(')');
  return opened && bare.includes('(') ? `${bare})` : bare;
};

const isName = (text: string): boolean => /\p{Letter}{2}/u.test(text);

/** @returns whether a part has a word that distinguishes a company */
const isDistinct = (text: string): boolean =>
  readLegalForm(wordsOfName(text)).words.some((word) => word.length > 2 && readWord(word).role === 'core');
