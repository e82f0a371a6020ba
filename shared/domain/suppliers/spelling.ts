import { hash } from 'node:crypto';
import { spellingIdentity } from '#shared/text/identity.ts';
import { splitTradingName, wordsOfName } from '#shared/text/names.ts';
import { splitJointVenture } from './joint-venture.ts';
import { formGroup, formOfRegistration, type LegalForm, readLegalForm } from './legal-form.ts';
import type { SupplierMention } from './mention.ts';
import { deletions, readWord } from './words.ts';

/** A distinct combination of name and numbers, with the keys by which it is compared. */

export type SpellingKind = 'company' | 'joint-venture';

/** The parts that identify a spelling: mentions with these four equal have the same spelling. */
export type SpellingParts = {
  kind: SpellingKind;
  name: string | null;
  registration: string | null;
  csd: string | null;
};

export type Spelling = SpellingParts & {
  /** UUIDv5 of the parts. */
  id: string;
  /** The form that the name states, otherwise that of the registration number. */
  form: LegalForm | null;
  /** Forms of one group are not distinguished; null if none is stated. */
  formGroup: string | null;
  /**
   * The legal name without form, blanks and punctuation; for a joint venture those of its members in order. Empty
   * without a name.
   */
  nameKey: string;
  tradingKey: string | null;
  /** An abbreviation that the name gives in brackets: `Council for Scientific and Industrial Research (CSIR)`. */
  abbreviation: string | null;
  /** Letters of the distinctive words, in which typing errors are searched for. */
  core: string;
  /** The same words separately, in order. */
  words: readonly string[];
  /**
   * The other words and all numbers in order, with a mark for the distinctive words: names that differ in these belong
   * to two companies.
   */
  exact: string;
  /** Spellings that `linkBetween` links share at least one of these; at most 24, for an index. */
  blocks: readonly string[];
};

/** A spelling and how often it was seen. */
export type SeenSpelling = Spelling & {
  /** When it was first mentioned, as an instant or another text that sorts by time. */
  firstSeen: string;
  /** Number of mentions. */
  mentions: number;
};

/** Longer keys are replaced by their beginning and a hash, because an index limits the length of its keys. */
const MAX_KEY = 120;
/**
 * Maximum length of cores that are found by leaving out one letter, and minimum length of those found by their halves.
 */
const MAX_DELETIONS = 16;
const MIN_HALVES = 16;
/** Number of letters of a half. */
export const HALF = 8;
/** Shorter cores are only compared exactly, because one letter makes another name of them. */
export const MIN_CORE = 6;

const bounded = (key: string): string =>
  key.length <= MAX_KEY ? key : `${key.slice(0, MAX_KEY - 40)}${hash('sha1', key)}`;

/** @returns the parts of the spelling that a mention has */
export const partsOf = ({ role, name, registration, csd }: SupplierMention): SpellingParts => ({
  kind: role === 'joint-venture' ? 'joint-venture' : 'company',
  name,
  registration,
  csd,
});

/** @returns the permanent id of a spelling */
export const spellingId = ({ kind, name, registration, csd }: SpellingParts): string =>
  spellingIdentity(kind, name ?? '', registration ?? '', csd ?? '');

/**
 * Prepares a spelling for comparison. Equal parts always give the same result.
 * @param stored the earlier result for the same parts, which is not computed again
 */
export function spellingOf(
  parts: SpellingParts,
  stored: Partial<Pick<Spelling, 'id' | 'blocks'>> = {},
): Spelling {
  const { kind, name, registration, csd } = parts;
  const { legal, trading } = splitTradingName(name ?? '');
  const { bare, abbreviation } = readAbbreviation(legal.trim() === '' ? (name ?? '') : legal);
  const { words, form: stated } = readLegalForm(wordsOfName(bare));
  const form = stated ?? (registration === null ? null : formOfRegistration(registration));
  const { core, exact, telling } =
    kind === 'joint-venture' ? { core: '', exact: '', telling: [] } : comparable(words);
  const tradingKey = trading === null ? '' : keyOf(trading);
  const nameKey = kind === 'joint-venture' ? jointKey(name ?? '') : bounded(words.join(''));
  const spelling = {
    ...{ kind, name, registration, csd, id: stored.id ?? spellingId(parts) },
    ...{ form, formGroup: formGroup(form) },
    ...{ nameKey, tradingKey: tradingKey === '' || tradingKey === nameKey ? null : tradingKey },
    ...{ abbreviation, core, words: telling, exact },
  };
  return { ...spelling, blocks: stored.blocks ?? blocksOf(spelling) };
}

const keyOf = (name: string): string => bounded(readLegalForm(wordsOfName(name)).words.join(''));

/** A joint venture is the same in any order of its members. */
function jointKey(name: string): string {
  const { members } = splitJointVenture(name);
  const keys = members.map(keyOf).sort();
  const own = keys.length > 1 ? keys.join('+') : keyOf(name).replace(/jointventure$|consortium$/, 'jv');
  return bounded(`jv:${own}`);
}

/** Letters in brackets at the end, at least two of them capitals. */
const IN_BRACKETS = /\(\s?["“‘']?(\p{Letter}[\p{Letter}&]{1,9})["”’']?\s?\)?\s?$/u;
/** Maximum length of a text that is searched for `IN_BRACKETS`. */
const MAX_BRACKETS = 20;

/** Separates an abbreviation in brackets from the name before it; in lower case, null if there is none. */
export function readAbbreviation(name: string): { bare: string; abbreviation: string | null } {
  const tail = name.slice(-MAX_BRACKETS);
  const found = IN_BRACKETS.exec(tail);
  const letters = found?.[1]?.replaceAll('&', '') ?? '';
  if (found === null || !/\p{Lu}.*\p{Lu}/u.test(letters)) return { bare: name, abbreviation: null };
  const bare = name.slice(0, name.length - tail.length + found.index).trim();
  const { words } = readLegalForm(wordsOfName(bare));
  const abbreviation = letters.toLowerCase();
  return abbreviates(abbreviation, words) ? { bare, abbreviation } : { bare: name, abbreviation: null };
}

/**
 * Whether a text consists of letters of a name in order, beginning with the first letter of its first or second word.
 */
function abbreviates(letters: string, words: readonly string[]): boolean {
  const [first = '', ...others] = words;
  const rest = readWord(first).role === 'joining' ? others : words;
  const text = rest.join('');
  if (rest.length < 2 || letters.length < 3 || text[0] !== letters[0]) return false;
  let at = 0;
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** A buyer's number for the supplier, before the name. */
const VENDOR_NUMBER = /^\d{6,12}$/;

/** @returns what names of one company share, apart from typing errors */
function comparable(words: readonly string[]): { core: string; exact: string; telling: string[] } {
  const [first = ''] = words;
  const named = words.length > 1 && VENDOR_NUMBER.test(first) ? words.slice(1) : words;
  const read = named.flatMap((word, at) => {
    if (word === 'sa' || word === 'rsa') return [readWord('south'), readWord('africa')];
    // `Zulu Trading A` is not `Zulu Trading`.
    const isLetter = word.length === 1 && at > 0 && at === named.length - 1;
    return isLetter ? [{ text: word, role: 'exact' as const }] : [readWord(word)];
  });
  const telling = read.flatMap((word) => (word.role === 'core' ? [word.text] : []));
  const others = read.flatMap(({ role, text }) =>
    role === 'joining' ? [] : role === 'core' ? [TELLING] : [text],
  );
  const exact = others.filter((text, at) => text !== TELLING || others[at - 1] !== TELLING).join(' ');
  return { core: bounded(telling.join('')), exact: bounded(exact), telling };
}

/** Represents distinctive words, which may be written together or apart. */
const TELLING = '~';

type Unblocked = Omit<Spelling, 'blocks'>;

/** Keys for finding spellings that may be linked; see `linkBetween` for the meaning of each. */
function blocksOf(spelling: Unblocked): string[] {
  const { registration, csd, nameKey, tradingKey, abbreviation, core, exact, kind } = spelling;
  const blocks = [registration && `r:${registration}`, csd && `c:${csd}`];
  for (const key of [nameKey, tradingKey, abbreviation]) if (key) blocks.push(`n:${key}`);
  if (kind === 'company' && core !== '')
    blocks.push(...similar(core).map((text) => bounded(`s:${exact}:${text}`)));
  return [...new Set(blocks.filter((block): block is string => block !== null && block !== ''))];
}

/** Texts of which two cores with a tolerable difference share at least one. */
function similar(core: string): string[] {
  if (core.length < MIN_CORE) return [core];
  const texts = [core];
  if (core.length <= MAX_DELETIONS) texts.push(...deletions(core));
  if (core.length >= MIN_HALVES) texts.push(`${core.slice(0, HALF)}*`, `*${core.slice(-HALF)}`);
  return texts;
}
