import { excerpt, type Reading, typeOf } from '#shared/domain/tenders/read/fields/reading.ts';
import type { RowValue } from './fields.ts';

/** Reads points and percentages: `30`, `98,5`, `30 %`. @returns decimal text from 0 to 100 */
export function readPoints(reading: Reading, { value, path }: RowValue): string | null {
  if (value === null) return null;
  if (typeof value === 'number' && value >= 0 && value <= 100) return String(Number(value.toFixed(DECIMALS)));
  const text =
    typeof value === 'string'
      ? reading.line(value, path)
      : typeof value === 'object'
        ? typeOf(value)
        : String(value);
  if (text === null) return null;
  const number = typeof value === 'string' ? pointsIn(text) : null;
  if (number === null) reading.raise('invalid-points', path, { value: excerpt(text) });
  return number;
}

/** Decimals that are kept; further ones are rounding errors of sums. */
const DECIMALS = 4;

/** @returns a text that is a number from 0 to 100, as decimal text; null for any other text */
export function pointsIn(text: string): string | null {
  const [, whole = '', decimals] =
    /^(\d{1,3})(?:[.,](\d{1,4}))?\s*(?:%|percent|points?)?$/i.exec(text.trim()) ?? [];
  if (whole === '') return null;
  const number = `${Number(whole)}${decimals === undefined ? '' : `.${decimals}`}`;
  return Number(number) <= 100 ? number : null;
}

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const LEVEL =
  /^(?:b-?b?-?bee\s*)?(?:status\s*)?(?:level\s*)?(?:of\s+contribut(?:ion|or)\s*)?[:\s-]*([1-8]|one|two|three|four|five|six|seven|eight)(?:\s+contributor)?$/i;

/**
 * Reads a B-BBEE level: `1`, `Level 2`, `B-BBEE Level Two Contributor`, `Non-compliant`. The portal's key is about
 * scoring, so a number above 8 means points.
 */
export function readLevel(
  reading: Reading,
  { value, path }: RowValue,
): { level: string | null; points: string | null } {
  const text = reading.line(typeof value === 'number' ? String(value) : value, path);
  if (text === null) return { level: null, points: null };
  const word = LEVEL.exec(text)?.[1]?.toLowerCase();
  if (word !== undefined) {
    const at = WORDS.indexOf(word);
    return { level: at < 0 ? word : String(at + 1), points: null };
  }
  if (/^(?:level\s*)?(?:0$|non[\s-]*(?:compliant|contributor))/i.test(text)) {
    return { level: 'non-compliant', points: null };
  }
  const points = pointsIn(text);
  if (points === null) reading.raise('unknown-bee-level', path, { text: excerpt(text) });
  return { level: null, points };
}
