import type { AnalysisValues, Found } from '#shared/domain/documents/analysis.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';

/** `Ps = 80 (1 - (Pt - Pmin) / Pmin)` and what extraction leaves of its brackets and fractions. */
const FORMULA =
  /\bPs ?= ?(80|90) ?[x*\u00d7]? ?[[({]?[^a-z\d]{0,3} ?1 ?[-+\u2212] ?[^a-z\d]{0,4}P ?t ?-? ?P ?(?:min|max|m i n)?[^a-z\d]{0,8}(?:P ?(?:min|max|m i n)\b)?[ )}\]]{0,6}/gi;

/** Finds the formula for the points of the price in the applicable system. */
export function findPriceFormula(
  reader: Reader,
  system: AnalysisValues['evaluationSystem'] | null,
): Found<string> | null {
  const formulas = matchesOf(reader, FORMULA).map(({ start, text, groups: [points] }) => ({
    start,
    end: start + text.trimEnd().length,
    text: text.trimEnd(),
    points,
  }));
  const fitting = system === null ? formulas : formulas.filter(({ points }) => system.startsWith(points!));
  const [first] = fitting;
  if (first === undefined || new Set(fitting.map(({ points }) => points)).size > 1) return null;
  return foundAt(reader, first.text, [first], 0.9);
}
