import { isObject, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';

/** A company form by itself is a part of the name before the comma. */
const FORM =
  /^(?:\(?(?:pty|proprietary|edms)\)?[\s.]*)?(?:ltd|limited|inc|incorporated|cc|npc|soc|bpk)\.?(?:\s.*)?$/i;

/**
 * @returns the names of a text that lists them: one a line, or between semicolons or bars; else between commas, where
 *   each part could be a name
 */
export function namesIn(text: string): string[] {
  const parts = split(text, /[;|\n]/);
  if (parts.length !== 1) return parts;
  const byComma = split(text, /,/);
  const each = byComma.length > 1 && byComma.every((part) => /\p{Letter}{2}/u.test(part) && !FORM.test(part));
  return each ? byComma : parts;
}

const split = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** @returns the items of a list, or a lone object or text as a list of one, each with its path */
export function itemsOf(reading: Reading, value: unknown, path: string): { item: unknown; path: string }[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.map((item: unknown, index) => ({ item, path: `${path}/${index}` }));
  if (isObject(value) && Object.keys(value).length === 0) return [];
  if (isObject(value) || typeof value === 'string') return [{ item: value, path }];
  reading.raise('wrong-type', path, { type: typeof value });
  return [];
}
