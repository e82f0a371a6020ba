import { isObject, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';

/** A company form without a name: it belongs to the name before the comma. */
const FORM =
  /^(?:\(?(?:pty|proprietary|edms)\)?[\s.]*)?(?:ltd|limited|inc|incorporated|cc|npc|soc|bpk)\.?(?:\s.*)?$/i;

/** A company form is short, whatever follows it. */
const MAX_FORM_LENGTH = 300;
const isForm = (part: string): boolean => FORM.test(part.slice(0, MAX_FORM_LENGTH));

/**
 * @returns the names in a text, separated by line breaks, semicolons or bars; otherwise by commas, if every part may be a
 *   name
 */
export function namesIn(text: string): string[] {
  const parts = split(text, /[;|\n]/);
  if (parts.length !== 1) return parts;
  const byComma = split(text, /,/);
  const allNames =
    byComma.length > 1 && byComma.every((part) => /\p{Letter}{2}/u.test(part) && !isForm(part));
  return allNames ? byComma : parts;
}

const split = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** @returns the items of a list with their paths; a single object or text counts as a list of one */
export function itemsOf(reading: Reading, value: unknown, path: string): { item: unknown; path: string }[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.map((item: unknown, index) => ({ item, path: `${path}/${index}` }));
  if (isObject(value) && Object.keys(value).length === 0) return [];
  if (isObject(value) || typeof value === 'string') return [{ item: value, path }];
  reading.raise('wrong-type', path, { type: typeof value });
  return [];
}
