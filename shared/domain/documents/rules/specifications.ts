import type { Found } from '#shared/domain/documents/analysis.ts';
import {
  ABOUT_DOCUMENTS,
  INTRODUCES_WORK,
  PURPOSE,
  SOMETHING_ELSE,
} from '#shared/domain/documents/phrases/scope.ts';
import { topicsOf } from '#shared/domain/documents/reading/headings.ts';
import { outlineOf, type Placed } from '#shared/domain/documents/reading/outline.ts';
import { bare } from '#shared/domain/documents/reading/passages.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';

const [MIN_LENGTH, MAX_LENGTH, MAX_FOUND] = [20, 400, 40];
/** A heading of up to this length is not itself the scope. */
const BACKGROUND =
  /^[\d. ]{0,6}(?:background|agtergrond|introduction|inleiding|purpose|doel)(?: (?:to|of|van) .{0,40})?$/i;

/** Finds what must be delivered: the items and sentences under headings of the scope, and the items of a quotation. */
export function findSpecifications(reader: Reader): Found<string>[] {
  const found = new Map<string, Found<string>>();
  const add = (text: string, span: Placed, confidence: number) => {
    if (found.size < MAX_FOUND) found.set(text.toLowerCase(), foundAt(reader, text, [span], confidence));
  };
  for (const group of scopesOf(reader)) {
    const items = group.filter(({ isItem, lead }) => isItem || lead !== null);
    const said = items.length > 1 ? items : group;
    for (const placed of said) add(bare(placed.text), placed, items.length > 1 ? 0.75 : 0.65);
  }
  return [...found.values()];
}

const isDescription = (text: string, words: number): boolean =>
  text.length >= MIN_LENGTH && text.length <= MAX_LENGTH && text.split(' ').length >= words;

/** Passages under each heading of a scope, and the lists that a sentence about the work introduces. */
function scopesOf(reader: Reader): Placed[][] {
  const groups = Map.groupBy(
    outlineOf(reader).filter(
      (placed) =>
        !placed.isTitle && !placed.isRow && isDescription(bare(placed.text), 4) && isOfScope(placed),
    ),
    ({ titles, lead }) => titles[0] ?? lead?.text ?? '',
  );
  // The title of the document may be `Terms of reference`; then the title of the tender follows.
  return [...groups.values()].map((group) =>
    group.filter(({ line, isItem, text }) => isItem || line >= TITLE_LINES || /[.;]$/.test(text)),
  );
}

function isOfScope({ titles, lead, text }: Placed): boolean {
  if (text.endsWith(':') || text.endsWith('?') || SOMETHING_ELSE.test(text) || PURPOSE.test(text))
    return false;
  const title = titles.find((one) => topicsOf(one).length > 0);
  if (title !== undefined && topicsOf(title).includes('scope') && !BACKGROUND.test(title))
    return lead === null || !ABOUT_DOCUMENTS.test(lead.text);
  return (
    title === undefined &&
    lead !== null &&
    INTRODUCES_WORK.test(lead.text) &&
    !ABOUT_DOCUMENTS.test(lead.text)
  );
}

const TITLE_LINES = 6;
