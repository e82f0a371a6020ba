import { MINIMUM_ROW, OTHER } from '#shared/domain/documents/phrases/threshold.ts';
import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import { lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { isTotal } from '#shared/domain/documents/reading/row-texts.ts';
import type { Vote } from '#shared/domain/documents/rules/found.ts';
import { percentIn, percentOf } from './percent.ts';

const LINES_BELOW = 5;
const MAX_ROW = 140;
/** What a row says that is about no score at all. */
const PARTS = /\b(?:per|each|every|elke|any) (?:sub-?)?(?:criteri|kriteri|element|item|section)/i;

/** Reads the row or line right below the criteria that calls a number their minimum, or the total beside which one stands. */
export function rowVotes(reader: Reader, whole: number | null, place: number | null): Vote<number>[] {
  if (place === null) return [];
  const first = lineAt(reader, place);
  return reader.lines.slice(first, first + LINES_BELOW).flatMap(({ text, cells, start, end }) => {
    const label = MINIMUM_ROW.exec(text);
    if (
      label === null ||
      text.length > MAX_ROW ||
      OTHER.test(text.replace(NEXT_STAGE, '')) ||
      PARTS.test(text) ||
      OF_SYSTEM.test(text)
    )
      return [];
    const isPercent = /%|per ?cent|persent/i.test(text);
    const lone = cells.find((cell) => !cell.text.includes(label[0]) && onlyAmount(cell.text) !== null);
    const behind = text.slice(label.index);
    const value =
      lone === undefined || isTotal(text)
        ? percentIn(behind, whole)
        : percentOf(onlyAmount(lone.text)!, isPercent ? '%' : '', '', whole);
    return value === null ? [] : [{ start, end, value, weight: 2 }];
  });
}
/** `the 90/10 system`, `80 points for price` */
const OF_SYSTEM =
  /\b(?:80 ?\/ ?20|90 ?\/ ?10)\b|\b[89]0 ?(?:points |punte )?(?:for|vir) (?:the |die )?(?:price|prys)\b/i;
const NEXT_STAGE = /\b(?:price|prys|specific goals)\w*/gi;
