import type { Found } from '#shared/domain/documents/analysis.ts';
import { passagesOf } from '#shared/domain/documents/reading/passages.ts';
import type { Cell, Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { bare } from './conditions.ts';
import { foundAt } from './found.ts';

const [MIN_LENGTH, MAX_LENGTH, MAX_FOUND] = [20, 400, 40];

/** @param scopes where sections on the scope of work stand @returns what must be delivered, sentence by sentence */
export function findSpecifications(reader: Reader, scopes: readonly Span[]): Found<string>[] {
  const found = new Map<string, Found<string>>();
  for (const scope of scopes)
    for (const passage of passagesOf(reader, scope).slice(1)) {
      const text = bare(passage.text);
      if (
        found.size >= MAX_FOUND ||
        text.length < MIN_LENGTH ||
        text.length > MAX_LENGTH ||
        text.split(' ').length < 4
      )
        continue;
      found.set(text.toLowerCase(), foundAt(reader, text, [passage], 0.7));
    }
  for (const { text, start, end } of describedItems(reader))
    if (found.size < MAX_FOUND && text.length >= MIN_LENGTH && text.split(' ').length >= 5)
      found.set(text.toLowerCase(), foundAt(reader, text, [{ start, end }], 0.7));
  return [...found.values()];
}

const DESCRIPTION = /^(?:item )?(?:description|beskrywing)/i;
const QUANTITY = /^(?:qty|quantity|unit|rate|hoeveelheid|eenheid)/i;

/** Descriptions in the table of a quotation form. */
function describedItems({ lines }: Reader): Cell[] {
  const items: Cell[] = [];
  let column: number | null = null;
  for (const { cells } of lines) {
    const heading = cells.find(({ text }) => DESCRIPTION.test(text));
    if (heading !== undefined && cells.some(({ text }) => QUANTITY.test(text))) column = heading.column;
    else if (cells.length < 2 || /^(?:sub-?|grand )?total\b|^vat\b/i.test(cells[0]!.text)) column = null;
    else if (column !== null)
      items.push(...cells.filter((cell) => cell.column === column && /[a-z]{4}/.test(cell.text)));
  }
  return items;
}
