import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { bare, isTotal } from '#shared/domain/documents/reading/row-texts.ts';
import { divided } from './criteria-groups.ts';
import type { Entry } from './criterion-readings.ts';
import { ABOUT, type Candidate, isOfPrice } from './functionality-candidate.ts';

const WEIGHTS = /^(?:weight|points|max|score|gewig|punte|maks)/i;

/** Reads a table whose criteria stand side by side, with their weights in the row below. */
export function criteriaAcross(lines: readonly Line[]): Candidate | null {
  for (const [at, line] of lines.entries()) {
    const heads = lines[at - 1];
    if (heads === undefined || !WEIGHTS.test(line.cells[0]!.text)) continue;
    const cells = line.cells.flatMap(({ text, column }) => {
      const value = onlyAmount(text);
      const head = heads.cells.find((cell) => cell.column === column);
      return value === null || head === undefined ? [] : [{ value, head }];
    });
    const entries = cells
      .filter(({ head }) => !isTotal(head.text))
      .map(
        ({ value, head: { text, start, end } }): Entry => ({
          ...{ name: bare(text), value, start, end },
          ...{ isStep: false, depth: null, place: null },
        }),
      );
    const total = cells.find(({ head }) => isTotal(head.text));
    if (entries.length < 2) continue;
    const solution = divided(entries, [total?.value ?? 100], true);
    if (solution === null || isOfPrice(solution.groups)) continue;
    const isAbout = lines.slice(0, at + 1).some(({ text }) => ABOUT.test(text));
    return { ...solution, quality: 14 + (isAbout ? 3 : 0), confidence: 0.9, more: [line] };
  }
  return null;
}
