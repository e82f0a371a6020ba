import { createHash } from 'node:crypto';
import { foldName } from '#shared/text/names.ts';
import type { TenderFields } from './records.ts';

/** What publishers write into number or title of a tender that is advertised once more. */
const MARKER =
  /[\s([{–-]*\bre[\s-]*advert(?:i[sz]ement|i[sz]ed|s)?\b[\s)\]}.:–-]*|[\s([{–-]*\bre[\s-]*tender\b[\s)\]}.:–-]*/gi;

export type ReadvertisementKeys = {
  /** Letters and digits of the number, without marker and trailing underscore; null where fewer than three remain. */
  reference_key: string | null;
  /** Beginning of the SHA-1 of the folded title without marker; null where there is none. */
  title_key: string | null;
  readvertised: boolean;
};

/**
 * What a tender and the one it advertises again have in common, and whether it says that it is the later one. Publish
 * compares these among the tenders of one buyer.
 */
export function readvertisement({ reference_number, title }: TenderFields): ReadvertisementKeys {
  const number = reference_number?.replace(MARKER, ' ') ?? '';
  const reference = foldName(number).replaceAll(' ', '');
  const name = foldName(title?.replace(MARKER, ' ') ?? '');
  return {
    reference_key: reference.length >= 3 ? reference : null,
    title_key: name === '' ? null : createHash('sha1').update(name).digest('hex').slice(0, KEY_DIGITS),
    readvertised: marked(reference_number) || marked(title) || /_\s*$/.test(reference_number ?? ''),
  };
}

/** Among the tenders of one buyer 64 bits never meet by chance. */
const KEY_DIGITS = 16;

const marked = (text: string | null): boolean => text !== null && text.search(MARKER) !== -1;
