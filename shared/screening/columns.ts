import type { SheetValue } from '#shared/documents/xlsx-writer.ts';
import { UsageError } from '#shared/errors.ts';
import { maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { foldName } from '#shared/text/names.ts';

/** Where a row has the name and the registration number, from 0; null for a file without numbers. */
export type ScreeningColumns = { name: number; registration: number | null };

/** Known titles of columns, folded, the most certain first. */
const NAMES = [
  'supplier name',
  'company name',
  'vendor name',
  'legal name',
  'registered name',
  'name of supplier',
  'supplier',
  'company',
  'vendor',
  'bidder',
  'full name',
  'name',
];
const REGISTRATIONS = [
  'registration number',
  'company registration number',
  'registration no',
  'company registration',
  'registration',
  'reg number',
  'reg no',
  'cipc number',
  'ck number',
];
const SHOWN = 30;

/**
 * Finds the columns by their titles, in any case and with any punctuation.
 * @param given titles that the caller names
 * @param hint how to name them
 * @throws UsageError that lists the titles, if a column is missing or no title is known
 */
export function columnsOf(
  heading: readonly SheetValue[],
  given: { name?: string | undefined; registration?: string | undefined } = {},
  hint = '',
): ScreeningColumns {
  const titles = heading.map((cell) => foldName(String(cell ?? '')));
  const named = (title: string): number => {
    const at = titles.indexOf(foldName(title));
    if (at === -1) throw new UsageError(`there is no column ${title}; ${listOf(heading)}`);
    return at;
  };
  const known = (words: readonly string[]): number | null => {
    const at = words.map((word) => titles.indexOf(word)).find((place) => place !== -1);
    return at ?? null;
  };
  const name = given.name === undefined ? known(NAMES) : named(given.name);
  if (name === null)
    throw new UsageError(`no title says which column has the names${hint}; ${listOf(heading)}`);
  return {
    name,
    registration: given.registration === undefined ? known(REGISTRATIONS) : named(given.registration),
  };
}

/** For a file without a heading, this would show its first row. */
const listOf = (heading: readonly SheetValue[]): string =>
  heading.every((title) => !title)
    ? 'the first row has no titles'
    : `the titles in the first row are ${maskSuspectedNumbers(heading.slice(0, SHOWN).join(', '))}`;
