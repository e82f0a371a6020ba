import { referenceKey } from '#shared/domain/tenders/readvertised.ts';
import type { ResolvedFields, TenderFields } from '#shared/domain/tenders/records.ts';
import { kinds, type NoticeKind } from './kinds.ts';

/** Recognises entries that are notices about a tender, and the texts in them that lead to that tender. */

type Texts = Pick<TenderFields, 'reference_number' | 'title'>;

export type NoticeFields = Pick<ResolvedFields, 'notice_kind' | 'notice_title' | 'notice_keys'>;

const byName = new Map(kinds.map((kind) => [kind.name, kind]));

/** @returns the declared kind of a record; null for a tender */
export const noticeKindOf = ({ notice_kind }: Pick<ResolvedFields, 'notice_kind'>): NoticeKind | null =>
  notice_kind === null ? null : (byName.get(notice_kind) ?? null);

/**
 * Maximum length of a text that is examined. The time of the patterns grows with the square of the length, and readers
 * give no longer title or number.
 */
const MAX_CHARACTERS = 1_000;

const NO_NOTICE: NoticeFields = { notice_kind: null, notice_title: null, notice_keys: null };

/**
 * @returns the kind of notice, what remains of the title without the notice's words (null if too little remains to
 *   compare titles), and keys of the possible numbers of the tender; all null for a tender
 */
export function noticeFields({ reference_number, title }: Texts): NoticeFields {
  const reference = (reference_number ?? '').slice(0, MAX_CHARACTERS);
  const name = (title ?? '').slice(0, MAX_CHARACTERS);
  if (!HINT.test(reference) && !HINT.test(name)) return NO_NOTICE;
  const kind = kinds.find((one) => applies(one, reference, name));
  if (kind === undefined) return NO_NOTICE;
  const subject = subjectOf(kind, name);
  return {
    notice_kind: kind.name,
    notice_title: subject,
    notice_keys: keysOf(without(kind.references, reference), name, subject !== null),
  };
}

/** Part of every pattern. It is tested first, because few texts contain it and the full patterns are much slower. */
const HINT =
  /cancel|validity|regret|inten(?:t|tion)\s+to|award|bid+er|names?\s+of|publicat|bids|regist|\breg$|list\s+of|postpone|exten|add?end|errat|corrigend|notice|outcome|answer|response|receiv|\bq\s*(?:&|and)\s*a|ex$/iu;

const titlesOf = ({ titles, together = [] }: NoticeKind) => [
  ...titles,
  ...together.map(({ title }) => title),
];

const applies = (
  { titles, references, together = [] }: NoticeKind,
  reference: string,
  title: string,
): boolean =>
  titles.some((pattern) => pattern.test(title)) ||
  references.some((pattern) => pattern.test(reference)) ||
  together.some((both) => both.title.test(title) && both.reference.test(reference));

const without = (patterns: readonly RegExp[], text: string): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text).trim();

/** Words and marks that join a notice's own words to the title of the tender. */
const JOINT = /^(?:[\s\W_]|(?:for|of|on|to|iro|the)\b)+/iu;
/** Titles with fewer letters, numbers excluded, do not identify a tender. */
const MIN_LETTERS = 12;

function subjectOf(kind: NoticeKind, title: string): string | null {
  const rest = without(titlesOf(kind), title).replace(JOINT, '');
  const letters = rest.replace(/\S*\d\S*/gu, '').match(/\p{L}/gu)?.length ?? 0;
  return letters < MIN_LETTERS ? null : rest;
}

/** Maximum number of keys that are looked up for one notice. */
const MAX_KEYS = 12;
/** Minimum number of digits and characters of a key that identifies a tender. */
const MIN_DIGITS = 3;
const MIN_LENGTH = 5;
/** A number in a title, perhaps with the preceding word that belongs to it: `RFP 06-2024`, `MWP2652DX`. */
const NUMBER_IN_TITLE = /(?:(\p{L}{2,8})[\s:]+)?((?=[\w/.()-]*\d)[\w/.()-]{4,40})/gu;

/**
 * @param reference the number without the notice's words
 * @param titled whether the titles can be compared; otherwise only complete numbers are used
 */
function keysOf(reference: string, title: string, titled: boolean): string[] {
  const own = referenceKey(reference);
  const named = [...title.matchAll(NUMBER_IN_TITLE)].flatMap(([, word = '', number = '']) => [
    referenceKey(number),
    referenceKey(`${word} ${number}`),
  ]);
  // Buyers mark notices with one or two letters after the number: `ERI/2025/BMS/04R`, `E1038GXMPCAMRE`.
  const shortened = titled ? [own.slice(0, -1), own.slice(0, -2)] : [];
  const identifying = [own, ...shortened, ...named].filter(
    (key) => key.length >= MIN_LENGTH && (key.match(/\d/g)?.length ?? 0) >= MIN_DIGITS,
  );
  return [...new Set(identifying)].slice(0, MAX_KEYS);
}
