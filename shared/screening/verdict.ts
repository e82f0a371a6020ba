import type { SheetValue } from '#shared/documents/xlsx-writer.ts';
import { isComparable } from '#shared/domain/screening/comparable.ts';
import { readRegistration } from '#shared/domain/screening/known-numbers.ts';
import {
  findMatches,
  isRestricted,
  type RestrictionMatch,
  screenedQuery,
} from '#shared/domain/screening/matching.ts';
import type { RestrictionList } from '#shared/screening/restriction-list.ts';
import { MASK, maskSuspectedNumbers } from '#shared/text/identity-number.ts';

/** A person must judge `possible`; `empty` has nothing to compare. */
export const results = ['restricted', 'possible', 'none', 'empty'] as const;
export type ScreeningResult = (typeof results)[number];

/** Titles of the columns that are added to each row. */
export const titles = [
  'screening_result',
  'screening_score',
  'screening_method',
  'screening_reason',
  'screening_entry',
  'screening_entry_registration',
  'screening_entry_status',
  'screening_reference',
  'screening_authorized_by',
  'screening_restriction_reason',
  'screening_regulation',
  'screening_period_from',
  'screening_period_to',
  'screening_entry_id',
  'screening_matches',
  'screening_other_matches',
  'screening_list_date',
  'screening_list_version',
  'screening_algorithm',
  'screening_day',
] as const;

const SHOWN_OTHERS = 10;

/** Whether a supplier is restricted, with the entries that match, the most certain first. */
export type ScreeningVerdict = { result: ScreeningResult; matches: RestrictionMatch[] };

/**
 * Compares one supplier with every entry of the list. Identity numbers are removed first: they find nobody, and the
 * rest of the name is compared.
 * @param day South African day, which decides whether restrictions are in force
 */
export function verdictOf(
  supplier: { name: SheetValue; registration: SheetValue },
  { restrictions }: RestrictionList,
  day: string,
): ScreeningVerdict {
  const [name, registration] = [textOf(supplier.name), textOf(supplier.registration)];
  const query = screenedQuery(name, readRegistration(registration));
  if (!isComparable(query)) return { result: 'empty', matches: [] };
  const matches = findMatches(query, restrictions, day);
  if (matches.length === 0) return { result: 'none', matches };
  return { result: isRestricted(matches, day) ? 'restricted' : 'possible', matches };
}

/** @returns the cells of a verdict under `titles` */
export function verdictCells(
  { result, matches }: ScreeningVerdict,
  { date, version, algorithm }: RestrictionList,
  day: string,
): SheetValue[] {
  const [best, ...others] = matches;
  return [
    ...[result, ...entryCells(best), matches.length],
    ...[others.slice(0, SHOWN_OTHERS).map(described).join('; '), date, version, algorithm, day],
  ];
}

/** A number in a workbook is written without separators. */
const textOf = (cell: SheetValue): string =>
  maskSuspectedNumbers(cell === null ? '' : String(cell))
    .replaceAll(MASK, ' ')
    .trim();

const entryCells = (best: RestrictionMatch | undefined): SheetValue[] =>
  best === undefined
    ? new Array<SheetValue>(13).fill(null)
    : [
        ...[
          best.matchConfidence,
          best.matchMethod,
          best.matchReason,
          best.supplierName,
          best.registrationNumber,
        ],
        ...[best.status, best.reference, best.authorizedBy, best.restrictionReason, best.regulatoryReference],
        ...[best.periodFrom, best.periodTo, best.id],
      ];

const described = ({ supplierName, reference, matchConfidence, status }: RestrictionMatch): string =>
  `${supplierName} (${[reference, status, matchConfidence].filter((part) => part !== null).join(', ')})`;
