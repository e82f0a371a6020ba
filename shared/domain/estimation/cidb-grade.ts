import { type CidbGrade, cidbClasses } from '#shared/codelists/cidb-grades.ts';

/** Maximum number of characters that are read. */
const MAX_CHARACTERS = 4_000;
const CLASS = `(?:${cidbClasses.join('|')})`;
/** `7GB`, `4GB PE`, `6CE`; with a blank only if the text is about grades, because `2 ME` may mean anything. */
const JOINED = new RegExp(`\\b([1-9])${CLASS}(?: ?PE)?\\b`, 'g');
const SPACED = new RegExp(`\\b([1-9]) ?${CLASS}(?: ?PE)?\\b`, 'gi');
const NAMED = /\b(?:grad(?:e|ing)|level|designation)(?: of| level| designation)?:? ?\(?([1-9])\b/gi;
const SPEAKS_OF_GRADES = /\bcidb\b|\bgrad(?:e|ing)\b|\bor higher\b/i;

/**
 * Reads the CIDB grade that a tender asks for.
 * @param text title and description
 * @returns the grade; the highest if several are named, because the works of `4GB or 3GB PE` are those of grade 4; null
 *   if none is named
 */
export function cidbGradeOf(text: string): CidbGrade | null {
  const line = text.slice(0, MAX_CHARACTERS).replace(/\s+/g, ' ');
  const about = SPEAKS_OF_GRADES.test(line);
  const patterns = about ? [JOINED, SPACED, ...(/\bcidb\b/i.test(line) ? [NAMED] : [])] : [JOINED];
  const grades = patterns.flatMap((pattern) => [...line.matchAll(pattern)].map(([, grade]) => Number(grade)));
  return grades.length === 0 ? null : (Math.max(...grades) as CidbGrade);
}
