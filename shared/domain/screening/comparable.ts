import { readLegalForm } from '#shared/domain/suppliers/legal-form.ts';
import { readWord } from '#shared/domain/suppliers/words.ts';
import { wordsOfName } from '#shared/text/names.ts';
import { numberKeys } from './known-numbers.ts';
import { readName, type Screened } from './name.ts';
import { NOT_NAMES } from './person-words.ts';
import { NO_COUNTS } from './word-weight.ts';

/** Words that say what kind of bidder it is, not who, or that there are several. */
const NOBODY = new Set([
  'jv',
  'joint',
  'venture',
  'consortium',
  'various',
  'supplier',
  'suppliers',
  'several',
  'ta',
]);
/** Words that join two names. */
const TRADING_AS = /\btrading as\b/gi;
/** Entries of lists that name nobody. */
const NO_NAMES = new Set([
  'na',
  'nil',
  'none',
  'null',
  'tba',
  'tbc',
  'tbd',
  'unknown',
  'notapplicable',
  'notavailable',
]);
/** A form is only read after a name; this stands for one. */
const ANY_NAME = 'x';

/**
 * Whether a query contains anything that could distinguish companies or persons: a number, or a word besides legal
 * forms, titles and joining words. For other queries, "no match" would be an all-clear for nothing.
 */
export function isComparable(query: Screened): boolean {
  if (numberKeys(readName(query, 'company', NO_COUNTS).numbers).length > 0) return true;
  const [, ...words] = readLegalForm([
    ANY_NAME,
    ...wordsOfName(query.name.replaceAll(TRADING_AS, ' ')),
  ]).words;
  const telling = words.filter(
    (word) => readWord(word).role !== 'joining' && !isForm(word) && !NOT_NAMES.has(word) && !NOBODY.has(word),
  );
  const text = telling.join('');
  return text.length > 1 && /\p{Letter}/u.test(text) && !NO_NAMES.has(text);
}

/** Whether a word is a legal form, wherever it stands: `Ltd trading as`. */
const isForm = (word: string): boolean => readLegalForm([ANY_NAME, word]).words.length === 1;
