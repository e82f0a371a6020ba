import { cidbClasses } from '#shared/codelists/cidb-grades.ts';
import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import { after, before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';

type Grade = AnalysisLists['cidb'];

const CLASS = `(${cidbClasses.join('|')})`;
const GRADE = new RegExp(`(?<![\\w.,/])([1-9]) ?-?${CLASS}(?: ?-?\\(?(PE)\\)?)?(?![\\w])`, 'g');
/** `Grade 5, class of works CE`, `grading of 6 or higher in the CE class`. */
const NAMED_GRADE =
  /\b(?:grad(?:e|ing|ering)|graad|level|vlak)(?: designation| level)?(?: of| van)?:? ?\(?([1-9])\)?(?!\d|\.\d)/gi;
const NAMED_CLASS = new RegExp(`\\b${CLASS}\\b(?: ?(PE)\\b)?`);
const CLASS_FIRST = new RegExp(
  `\\b${CLASS} ?(?:grade|graad|level)? ?([1-9])(?: ?(PE)\\b)?(?= or higher| of hoër|\\b)`,
  'g',
);
const ABOUT =
  /\bcidb\b|\bgrad(?:e|ing|ering)\b|\bgraad\b|\bor higher\b|\bof hoër\b|construction industry|konstruksie/i;
/** Written without a blank, it is nothing else. */
const JOINED = /^[1-9](?:CE|GB|ME|EP|EB)(?:PE)?$/;
/** A register of all designations, such as the table of tender value ranges. */
const MOST_GRADES = 4;

/** Finds the grades and classes that the CIDB demands of a contractor. */
export function findCidb(reader: Reader): Found<Grade>[] {
  const found = new Map<string, { grade: Grade; spans: { start: number; end: number }[] }>();
  const add = (
    digit: string | undefined,
    works: string | undefined,
    emerging: string | undefined,
    span: { start: number; end: number },
  ) => {
    const grade = {
      grade: Number(digit),
      classOfWorks: (works ?? '').toUpperCase(),
      potentiallyEmerging: emerging !== undefined,
    };
    const key = JSON.stringify(grade);
    const known = found.get(key) ?? { grade, spans: [] };
    known.spans.push({ start: span.start, end: span.end });
    found.set(key, known);
  };
  for (const {
    groups: [digit, works, emerging],
    ...span
  } of matchesOf(reader, GRADE))
    if (speaksOfGrades(reader, span)) add(digit, works, emerging, span);
  for (const {
    first,
    groups: [works, emerging],
    ...span
  } of pairsOf(reader, NAMED_GRADE, NAMED_CLASS, 60))
    if (speaksOfGrades(reader, span)) add(first.groups[0], works, emerging, span);
  for (const {
    groups: [works, digit, emerging],
    ...span
  } of matchesOf(reader, CLASS_FIRST))
    if (
      /\bcidb\b/i.test(before(reader, span.start, 80) + after(reader, span.end, 40)) &&
      ![...found.values()].some(({ spans }) => spans.some((one) => Math.abs(one.start - span.start) < 6))
    )
      add(digit, works, emerging, span);
  const values = [...found.values()];
  const most = Math.max(0, ...values.map(({ spans }) => spans.length));
  const kept =
    values.length > MOST_GRADES ? values.filter(({ spans }) => spans.length === most && most > 1) : values;
  return kept.map(({ grade, spans }) => foundAt(reader, grade, spans, 0.96));
}

const speaksOfGrades = (reader: Reader, { start, end }: { start: number; end: number }): boolean =>
  ABOUT.test(before(reader, start, 160) + after(reader, end, 80)) ||
  JOINED.test(reader.flow.slice(start, end));
