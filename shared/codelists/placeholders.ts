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

/** The publishers' date for "no date": year 1, with any time or offset. */
const YEAR_ONE = /^0001-01-01(?:\D|$)/;

/**
 * @returns whether a publisher's text means that there is no value. Words such as "Nil" or "0" are values.
 */
export function isPlaceholder(text: string | null | undefined): boolean {
  const bare = (text ?? '').trim().toLowerCase();
  return placeholders.has(bare) || YEAR_ONE.test(bare);
}
