import {
  ASKS_FOR,
  INTRODUCES,
  OF_ALL,
  OF_CONTRACT,
  OTHER_HEADING,
} from '#shared/domain/documents/phrases/returnables.ts';
import { topicsOf } from '#shared/domain/documents/reading/headings.ts';
import type { Placed } from '#shared/domain/documents/reading/outline.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { mandatoryBy } from './mandatory.ts';

const FOLLOWING = /\b(?:the following|die volgende)\b/i;
/** Whether a list of such documents has a passage as an item. */
export const isOfContract = ({ lead }: Placed): boolean => lead !== null && OF_CONTRACT.test(lead.text);
const introduces = (text: string): boolean =>
  !OF_CONTRACT.test(text) &&
  (INTRODUCES.test(text) || ((text.endsWith(':') || FOLLOWING.test(text)) && ASKS_FOR.test(text)));
const MAX_NOTE = 200;
/** Passages that a list has at most, and characters that the heading of a table has. */
const MAX_LIST = 60;
const MAX_HEAD = 80;

/** A list of what must be handed in, while it lasts; `left` counts the passages that may still belong to it. */
export type List = { mandatory: boolean | null; left: number };

/**
 * @param run whether documents that stand close together begin a list here, and whether it is mandatory; undefined for no
 * @returns the list to which a passage belongs, or which it introduces; null for none
 */
export function listAt(
  reader: Reader,
  list: List | null,
  placed: Placed,
  run: boolean | null | undefined,
): List | null {
  const { text } = placed;
  if (isOfContract(placed)) return null;
  if (introduces(text) || (list === null && isTableHead(placed)))
    return { mandatory: introduced(reader, placed, list), left: MAX_LIST - 1 };
  if (list === null) return run === undefined ? null : { mandatory: run, left: MAX_LIST - 1 };
  if (list.left <= 0 || endsList(placed) || OF_CONTRACT.test(text)) return null;
  const said = OF_ALL.test(text) && text.length < MAX_NOTE ? mandatoryBy(reader, text) : null;
  return { mandatory: list.mandatory ?? said, left: list.left - 1 };
}

/** Passages behind which a paragraph may have nothing to do with the list any more. */
const NEAR_HEAD = 15;

/** Whether a place asks for what it names: an item of a list, a paragraph near its head, or a sentence of its own. */
export const asksIn = (list: List | null, { isItem, isRow }: Placed): boolean =>
  list === null ? !isItem : isItem || isRow || list.left > MAX_LIST - NEAR_HEAD;

/** A sentence behind the heading of a list says more of it, or nothing. */
const introduced = (reader: Reader, { text }: Placed, list: List | null): boolean | null =>
  mandatoryBy(reader, text) ?? (list !== null && list.left >= MAX_LIST - 2 ? list.mandatory : null);

/** `No`, `Document`, `Submitted` */
const isTableHead = ({ isRow, text }: Placed): boolean =>
  isRow && text.length < MAX_HEAD && /\b(?:documents?|dokumente?|returnables?)\b/i.test(text);

/** A heading of something else ends a list. */
const endsList = ({ text, isItem, isTitle }: Placed): boolean =>
  (isTitle && !/\b[SM]BD\b/.test(text) && topicsOf(text).some((topic) => OTHER_TOPICS.has(topic))) ||
  (!isItem && OTHER_HEADING.test(text) && text.length < 90);
const OTHER_TOPICS = new Set([
  'scope',
  'functionality',
  'preference',
  'terms',
  'contacts',
  'submission',
  'briefing',
]);
