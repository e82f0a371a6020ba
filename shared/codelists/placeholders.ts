import { foldName, supplierKey } from '#shared/text/names.ts';

/** Texts that publishers use for "no value", in lower case and without outer blanks; the empty text is one of them. */
export const placeholders: ReadonlySet<string> = new Set([
  '',
  '-',
  'n/a',
  'na',
  'none',
  '<not available>',
  'not stated',
  'not indicated',
  '000-000-0000',
]);

const SUPPLIERS =
  '(?:(?:successful|appointed|awarded|recommended|qualifying|different) )*' +
  '(?:bidders?|supp?liers?|service providers?|contractors?|companies|vendors?|tenderers?|consultants?|firms?|entities|winners?|awards?)';
const LISTED = '(?:attached|attachments?|annexures?|annex|appendix|schedule|list|below|documents?)';

/** Words for suppliers who are named elsewhere: an award was made, but to whom is in a document. In folded text. */
const namedElsewhere: readonly RegExp[] = [
  new RegExp(`^(?:various|multiple|several|numerous|many|all)(?: ${SUPPLIERS})?(?: ${LISTED})?$`),
  new RegExp(`^(?:more than one|two|three|list of|\\d+) ${SUPPLIERS}$`),
  new RegExp(
    `^(?:(?:various|multiple|several) )?(?:${SUPPLIERS} )?(?:(?:please|kindly) )?(?:see|refer to|as per|per|as|find)(?: the)? ${LISTED}\\b.{0,60}$`,
  ),
  new RegExp(`^(?:the )?(?:attached|list)(?: ${LISTED})?(?: of ${SUPPLIERS})?$`),
  /^(?:(?:a|approved|appointed) )?panel(?: of .{2,120})?$/,
  new RegExp(`^${SUPPLIERS}$`),
];

/** Words for a supplier who is not known, or for none. In folded text. */
const nobody: readonly RegExp[] = [
  /^(?:(?:still |yet )?to be (?:confirmed|announced|advised|determined|appointed|awarded|decided|finali[sz]ed)|tb[acd])$/,
  /^(?:unknown|nil|null|nobody|no one|not applicable|not available|not known|n a|confidential)$/,
  /^no (?:successful )?(?:bidders?|suppliers?|tenderers?|service providers?|bids?)(?: .{0,30})?$/,
];

/** Longer texts say more than that suppliers are named elsewhere. */
const MAX_LENGTH = 300;

/**
 * Judges a text that a publisher gives as the name of a supplier. A company may begin with the same words, such as
 * `Various Interiors CC`, so the whole text counts.
 * @returns `elsewhere` for suppliers whom a document names, `nobody` for none; null for what may be a name
 */
export function supplierPlaceholder(text: string): 'elsewhere' | 'nobody' | null {
  if (isPlaceholder(text)) return 'nobody';
  if (text.length > MAX_LENGTH) return null;
  const folded = foldName(text);
  if (folded !== supplierKey(text)) return null;
  if (nobody.some((pattern) => pattern.test(folded))) return 'nobody';
  return namedElsewhere.some((pattern) => pattern.test(folded)) ? 'elsewhere' : null;
}

/** The publishers' date for "no date": year 1, with any time or offset. */
const YEAR_ONE = /^0001-01-01(?:\D|$)/;

/**
 * @returns whether a publisher's text means that there is no value. Words such as "Nil" or "0" are values.
 */
export function isPlaceholder(text: string | null | undefined): boolean {
  const bare = (text ?? '').trim().toLowerCase();
  return placeholders.has(bare) || YEAR_ONE.test(bare);
}
