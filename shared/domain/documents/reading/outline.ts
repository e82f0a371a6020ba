import { isHeading, isOfContents, isQuestion, topicsOf } from './headings.ts';
import { once } from './once.ts';
import { indexAt, type Passage, passagesOf } from './passages.ts';
import { lineAt, type Reader } from './reader.ts';
import { lastFrom } from './span.ts';

/** A passage and its headings. */
export type Placed = Passage & {
  /** Titles of the passage, the nearest first: the label beside it, the question before it, the headings above it. */
  titles: readonly string[];
  /** The sentence that introduces the list to which it belongs. */
  lead: Passage | null;
  /** Whether the passage itself is a heading. */
  isTitle: boolean;
};

type Title = { text: string; depth: number | null };

/** `Validity: Bids hold for …`, `Eligibility - Only …`: the words before it are a heading. */
const RUN_IN = /^([A-Z][A-Za-z' /&-]{3,48})(?::| -) (?=["'(]?[A-Z])/;
const MAX_RUN_IN = 6;
/** The introduction of a list. */
const LEADS = /(?::|\b(?:if|where|when|who|that|following|indien|as|wat|volgende)) ?-?$/i;
/** `Only bidders that satisfy the following may bid.` introduces a list as well, although it ends with a full stop. */
const LEADS_IN_MIDDLE =
  /\b(?:satisf(?:y|ies)|meets?|compl(?:y|ies) with|fulfils?|voldoen aan) (?:all )?(?:of )?(?:the following|die volgende)\b/i;
const MAX_BEHIND = 80;
const leadsIn = (text: string): boolean => {
  if (LEADS.test(text)) return true;
  const said = LEADS_IN_MIDDLE.exec(text);
  const behind = said === null ? '' : text.slice(said.index + said[0].length);
  return behind.endsWith('.') && behind.length <= MAX_BEHIND && !/[.:;]./.test(behind);
};
const GOES_ON = /^[a-z(]|[;,]$|[;,] (?:and|or|en|of)$/;
const MAX_LEVELS = 4;

/** @returns the passages of a document with their headings, in order */
export const outlineOf = once((reader: Reader): readonly Placed[] => {
  let titles: Title[] = [];
  let question: string | null = null;
  let lead: Passage | null = null;
  let last: Passage | null = null;
  let [number, numberOfLead]: (readonly number[] | null)[] = [null, null];
  const placed = passagesOf(reader).map((passage, index, all): Placed => {
    const isTitle = isTitleOf(reader, passage);
    const own = numberOf(passage.text);
    if (own !== null || isTitle) number = own;
    if (lead !== null && own !== null && numberOfLead != null && follows(own, numberOfLead)) lead = null;
    if (isTitle) {
      const title = titleOf(reader.lines[passage.line]!.text);
      const above =
        title.depth === null ? [] : titles.filter(({ depth }) => depth !== null && depth < title.depth!);
      titles = isOfContents(reader.lines, passage.line) ? [] : [title, ...above].slice(0, MAX_LEVELS);
      question = null;
      lead = null;
    } else if (isQuestion(passage.text)) {
      question = passage.text;
      lead = null;
    } else if (
      isLead(passage, all[index + 1]) &&
      !(lead !== null && passage.isItem && !isOtherClause(reader, passage, lead))
    ) {
      lead = passage;
      numberOfLead = number;
      last = null;
    } else if (lead !== null && (!belongs(passage, last, lead) || isOtherClause(reader, passage, lead)))
      lead = null;
    const of = lead === passage || isTitle ? null : lead;
    if (of !== null) last = passage;
    const runIn = RUN_IN.exec(passage.text)?.[1];
    const over = [
      ...(passage.label === null ? [] : [passage.label]),
      ...(runIn === undefined || runIn.split(' ').length > MAX_RUN_IN ? [] : [runIn]),
      ...(question === null || isQuestion(passage.text) ? [] : [question]),
      ...(isTitle ? [] : titles.map(({ text }) => text)),
    ];
    return { ...passage, titles: over, lead: of, isTitle };
  });
  return placed;
});

const isLead = (passage: Passage, next: Passage | undefined): boolean =>
  leadsIn(passage.text) ||
  (next?.isItem === true && next.line === passage.line && !/[.;!?]$/.test(passage.text));

/** The number of a clause in a cell before its heading. */
const NUMBER_CELL = /^(?:[A-Z]\.?)?\d{1,2}(?:\.\d{1,2}){0,4}[.:)]? ?$/;
const isTitleOf = (reader: Reader, { line, start, end }: Passage): boolean => {
  const { start: from, end: until } = reader.lines[line]!;
  const isFirst = start === from || NUMBER_CELL.test(reader.flow.slice(from, start));
  return isFirst && end >= until - 1 && lineAt(reader, end - 1) === line && isHeading(reader, line);
};

function titleOf(text: string): Title {
  const number = /^(?:[A-Z]\.?)?\d{1,2}(?:\.\d{1,2}){0,4}(?=[.:)]? )/.exec(text);
  return { text, depth: number === null ? null : number[0].split('.').length };
}

function numberOf(text: string): readonly number[] | null {
  const [, number] = /^(?:[A-Z]{1,2}\.?)?(\d{1,2}(?:\.\d{1,2}){0,4})(?=\.? )/.exec(text) ?? [];
  return number === undefined ? null : number.split('.').map(Number);
}
/** Whether a number is the next one on its level: `7` after `6`, `6.3` or `6.3.1`. */
const follows = (number: readonly number[], above: readonly number[]): boolean =>
  number.length <= above.length &&
  number.every((part, at) => part === above[at]! + (at === number.length - 1 ? 1 : 0));

/** Whether a passage begins a row whose clause number is not deeper than that of the clause with the introduction. */
function isOtherClause(reader: Reader, passage: Passage, lead: Passage): boolean {
  const [own, above] = [clauseOf(reader, passage), clauseOf(reader, lead)];
  return passage.line !== lead.line && own !== null && above !== null && own <= above;
}

/** @returns the depth of the clause number in the row of a passage; null if there is none */
function clauseOf(reader: Reader, { line }: Passage): number | null {
  const [first, ...others] = reader.lines[line]!.cells;
  const isClause = others.length > 0 && first!.column === 0 && CLAUSE.test(first!.text);
  return isClause ? first!.text.split('.').filter((part) => part !== '').length : null;
}
const CLAUSE = /^[A-Z]?\.?\d{1,2}(?:\.\d{1,2}){1,4}\.?$/;

/** A list of sentences with the same beginning: `The tenderer is …. The tenderer has ….` */
const LIST_OF_SENTENCES = /[.]$/;
const beginning = (text: string): string => text.split(/[ ,]+/, 2).join(' ').toLowerCase();

/** A list has marks, or lines that continue its introducing sentence. */
const belongs = ({ isItem, line, text }: Passage, last: Passage | null, lead: Passage): boolean =>
  isItem ||
  line === lead.line ||
  last === null ||
  GOES_ON.test(text) ||
  (LIST_OF_SENTENCES.test(lead.text) && beginning(last.text) === beginning(text)) ||
  (!last.isItem && !last.text.endsWith('.') && !text.endsWith('.'));

/** @returns the sections of the nearest title that belongs to any section */
export function topicsOver({ titles }: Pick<Placed, 'titles'>): readonly string[] {
  for (const title of titles) {
    const topics = topicsOf(title);
    if (topics.length > 0) return topics;
  }
  return [];
}

/** @returns the passage at a place, with its headings; null between passages */
export function placedAt(reader: Reader, at: number): Placed | null {
  const outline = outlineOf(reader);
  return outline[indexAt(outline, at)] ?? null;
}

/** @returns the last passage that begins at a place or before it, with its headings; null before the first */
export function placedBefore(reader: Reader, at: number): Placed | null {
  const outline = outlineOf(reader);
  const placed = outline[lastFrom(outline, at)];
  return placed !== undefined && placed.start <= at ? placed : null;
}
