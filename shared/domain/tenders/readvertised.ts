import { createHash } from 'node:crypto';
import { foldName } from '#shared/text/names.ts';
import type { TenderFields } from './records.ts';

/**
 * Markers that publishers write into the number or title of a tender that is advertised again, in their spellings:
 * `(re-advert)`, `RE ADVERTISED`, `Re_Advert`, `RE – ADVERTISEMENT`, `re-adverisement`, `Re-tender`, `Reissue`,
 * `Re-invitation`. `re advertising` and `re tendering` with a blank are not markers, because descriptions of purchases
 * begin with such words.
 */
const ROUND = String.raw`(?:\b(?:2nd|3rd|second|third|final)\s+)?`;
const GLUE = String.raw`[\s_‐-―-]{0,3}`;
const AGAIN = [
  String.raw`re${GLUE}adv(?:e+r(?!ti[sz]ing)\p{L}*|(?!\p{L}))`,
  're[_‐-―-]?adverti[sz]ing',
  String.raw`re${GLUE}tender(?:ed)?(?!\p{L})`,
  String.raw`re${GLUE}issued?(?!\p{L})`,
  String.raw`re[\s_‐-―-]{1,3}bid(?!\p{L})`,
  String.raw`re${GLUE}invit(?:ation|ed?)(?!\p{L})`,
].join('|');
const MARKER = new RegExp(String.raw`${ROUND}(?<!\p{L})(?:${AGAIN})`, 'giu');

/** A marker at the beginning of a title, with the words that join it to the rest: `Re-advertisement of the …`. */
const HEADING = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:the|tender)\s+(?:${AGAIN})\s*(?:of|for)\b|${ROUND}(?:${AGAIN})\s*(?::|\b(?:of|for)\b)?)(?:\s+the\b)?`,
  'iu',
);

export type ReadvertisementKeys = {
  /**
   * Letters and digits of the number, equal for all its spellings, without marker and trailing underscore; null if
   * there are fewer than three.
   */
  reference_key: string | null;
  /**
   * First digits of the SHA-1 of the title's letters and digits, without marker and number; null if the title has none.
   */
  title_key: string | null;
  /** Whether number or title has a marker. */
  readvertised: boolean;
};

/**
 * @returns the keys by which a tender is compared with other tenders of its buyer, to recognise the same tender and earlier
 *   advertisements of it; see `relation.ts`
 */
export function readvertisement({
  reference_number: number,
  title,
}: Pick<TenderFields, 'reference_number' | 'title'>): ReadvertisementKeys {
  const reference = number === null ? '' : referenceKey(number);
  const name = title === null ? '' : titleLetters(title, reference);
  return {
    reference_key: reference.length >= 3 ? reference : null,
    title_key: name === '' ? null : createHash('sha1').update(name).digest('hex').slice(0, KEY_DIGITS),
    readvertised: marked(number) || marked(title) || /_\s*$/.test(number ?? ''),
  };
}

/** 64 bits: among the tenders of one buyer, two different titles do not have the same key by chance. */
const KEY_DIGITS = 16;

/**
 * Part of every marker. It is tested first, because most texts do not contain it and the full pattern is ten times
 * slower.
 */
const HINT = /(?<!\p{L})re[\s_‐-―-]{0,3}(?:adv|tender|issue|bid|invit)/iu;

const marked = (text: string | null): boolean =>
  text !== null && HINT.test(text) && text.search(MARKER) !== -1;

const unmarked = (text: string): string =>
  HINT.test(text) ? text.replace(HEADING, ' ').replace(MARKER, ' ') : text;

/** Words before a number, which may be missing in one of two notices about a tender. */
const LABEL = /^(?:formal )?(?:tender|bid|contract)(?: notice)?(?: (?:no|nr|number))? (?=.*\d)/;
const COUNTER = /\b(?:no|nr|number) (?=\S*\d)/g;

/** @returns one key for `RFQ 19 OF 2026` and `RFQ19/2026`, and for `Bid No: 7/2025-26` and `7/2025/2026` */
export const referenceKey = (number: string): string =>
  shortYears(
    foldName(unmarked(number))
      .replace(LABEL, '')
      .replace(COUNTER, '')
      .replace(/(?<=\d) of ?(?=\d)/g, ' '),
  ).replaceAll(' ', '');

/** Shortens financial years (2025/2026, 2025/26) to 25/26. `25/2026` is not a financial year, but number and year. */
function shortYears(folded: string): string {
  const words = folded.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const from = /^(|.*\D)20(\d\d)$/.exec(words[at - 1] ?? '');
    const to = /^(?:20)?(\d\d)(|\D.*)$/.exec(words[at] ?? '');
    if (!from || !to || Number(to[1]) !== Number(from[2]) + 1) continue;
    words[at - 1] = `${from[1]}${from[2]}`;
    words[at] = `${to[1]}${to[2]}`;
  }
  return words.join(' ');
}

/**
 * @returns the title's letters and digits, without the number at its beginning, however the number's parts are
 *   separated
 */
function titleLetters(title: string, reference: string): string {
  const words = foldName(unmarked(title));
  const last = reference.at(-1);
  for (
    let end = words.indexOf(' ');
    end !== -1 && end <= MAX_NUMBER_LENGTH;
    end = words.indexOf(' ', end + 1)
  ) {
    if (words[end - 1] === last && referenceKey(words.slice(0, end)) === reference) {
      return words.slice(end).replaceAll(' ', '');
    }
  }
  return words.replaceAll(' ', '');
}

const MAX_NUMBER_LENGTH = 60;
