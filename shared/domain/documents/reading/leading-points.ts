import { onlyAmount } from './amounts.ts';
import type { NumberedLine } from './line-labels.ts';
import type { Line } from './reader.ts';

/** `Points`, `Weight (%)`, `Max score`, `Punte`: what stands above a column of points. */
const HEAD_OF_POINTS =
  /^(?:(?:max(?:imum|\.)?|maksimum|total) )?(?:points?|scores?|marks|weight(?:ing|s|age)?|punte|gewig)(?: ?\(?%\)?)?$/i;
const isHeadOfPoints = ({ cells: [first, second, ...others] }: Line): boolean =>
  second !== undefined &&
  HEAD_OF_POINTS.test(first!.text) &&
  ![second, ...others].some(({ text }) => HEAD_OF_POINTS.test(text));

/**
 * Numbers in the first column of a table are points where its heading says so, whatever they are: `Points | Element`, `12 | Service desk`.
 * They get their unit, because a bare number before a name may also be that of the row.
 */
export function withLeadingPoints(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  let isLed = false;
  return lines.map((one) => {
    const { cells } = one.line;
    if (isHeadOfPoints(one.line)) isLed = true;
    else if (cells.length === 1 || cells[0]!.column > 0) isLed &&= cells[0]!.column > 0;
    const [first, ...others] = cells;
    if (!isLed || others.length === 0 || !/^\d{1,3}$/.test(first!.text) || onlyAmount(first!.text) === null)
      return one;
    const marked = [{ ...first!, text: `${first!.text} points` }, ...others];
    return { ...one, line: { ...one.line, cells: marked, text: marked.map(({ text }) => text).join(' ') } };
  });
}
