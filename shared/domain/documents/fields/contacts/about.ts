import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import { ASK, BIDDING, TECHNICAL } from '#shared/domain/documents/phrases/contacts.ts';
import type { Words } from '#shared/domain/documents/phrases/phrase.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { hasNameIn, officeAtStart } from './names.ts';
import { HEADINGS, secondOf, type Token } from './tokens.ts';

export type About = AnalysisLists['contacts']['about'];

/** What belongs to one contact; `lane` says which of two side by side. */
export type Block = Span & { tokens: Token[]; lane: Token['lane']; context: string };

/** @returns what a contact has of one kind */
export const tokenOf = ({ tokens }: Pick<Block, 'tokens'>, kind: Token['kind']): Token | undefined =>
  tokens.find((one) => one.kind === kind);

/** Whether a name is that of an office. */
export const isOffice = (name: string | null | undefined): boolean =>
  name != null && officeAtStart(name) !== null;
/** So near before a contact its sentence is looked at. */
export const NEAR = 160;

/** Of two headings in a line. */
const HEADING = /\b(?:[ei]nquiries|queries|navrae|information)\b/i;
/** Lines above that may head two contacts side by side. */
const LINES_ABOVE = 9;

/** What questions a contact answers, and whether words beside it or over it say so. */
export type Said = { about: About; isLabelled: boolean };

/** What the nearest words say: over its column, before its details, in the heading over them. */
export function aboutOf(reader: Reader, block: Block, titles: string, before: Said | null): Said {
  const { tokens, lane, context } = block;
  const { line } = tokens[0]!;
  if (lane !== null)
    for (let at = line; at >= Math.max(0, line - LINES_ABOVE); at -= 1) {
      const above = reader.lines[at]!;
      const isHeading = above.cells.length === 1 && (above.text.match(HEADINGS)?.length ?? 0) > 1;
      const second = isHeading
        ? above.start
        : (secondOf(reader, at, []) ?? columnOf(reader, at, tokens[0]!, lane));
      if (second === null) {
        const inTurn = at < line && above.text.length <= MAX_HEADING ? bothIn(above.text)[lane] : undefined;
        if (inTurn !== undefined) return { about: inTurn, isLabelled: true };
        continue;
      }
      // `Bidding procedure enquiries … technical enquiries …`: what stands before the first such word is of the first contact.
      const first = above.cells.length > 1 ? null : HEADING.exec(above.text);
      const cut = first === null ? second - above.start : first.index + first[0].length;
      const part = lane === 0 ? above.text.slice(0, cut) : above.text.slice(cut);
      const said = lastAbout(tokens.reduce((text, token) => text.replace(token.text, ''), part));
      if (said !== null) return { about: said, isLabelled: true };
    }
  const last = lastOf(ASK, context);
  const clause = last === undefined ? '' : clauseAround(context, last.index, last[0].length);
  const said =
    labelOf(context) ??
    behind(reader, block) ??
    lastAbout(clause.replace(OF_ALL, '')) ??
    insideOf(reader, block);
  if (said !== null) return { about: said, isLabelled: true };
  if (isOffice(tokenOf(block, 'name')?.text)) return { about: 'bidding', isLabelled: true };
  // `Ms Dube, dube@… or Mr Nel, nel@…`: they stand under the same words.
  const isOwnLabel = OWN_LABEL.test(context);
  if (before !== null && context.trim().length < NEXT && lastAbout(context) === null && !isOwnLabel)
    return before;
  const other = lastAbout(clause) ?? lastAbout(context) ?? lastAbout(titles) ?? before?.about ?? null;
  // Where nothing near says that it is about the other part, what is near counts.
  const sentence = context
    .slice(-NEAR)
    .split(/\. (?=[A-Z][a-z]|\d{1,2}[. ])/)
    .at(-1)!;
  const near = sentence.replace(OF_ALL, '');
  const parts = [TECHNICAL, BIDDING].filter((words) => words.test(near));
  return { about: other, isLabelled: parts.length === 1 && lastAbout(near) === other };
}

const MAX_HEADING = 60;

/** @returns both parts in their order, where a text names each: `Enquiries: Bidding Procedures Technical`; otherwise none */
function bothIn(text: string): Exclude<About, null>[] {
  const [of, to] = [TECHNICAL, BIDDING].map((words) => lastOf(words, text)?.index);
  if (of === undefined || to === undefined) return [];
  return of < to ? ['technical', 'bidding'] : ['bidding', 'technical'];
}

/** Whether the words for enquiries stand between a name and an address that has a part of it, as they do in the middle of a cell. */
export function isAskedInside(reader: Reader, block: Block): boolean {
  const [name, email] = (['name', 'email'] as const).map((kind) => tokenOf(block, kind));
  const isHis = name !== undefined && email !== undefined && hasNameIn(email.text, name.text);
  return isHis && insideOf(reader, block) !== null && ASK.test(reader.flow.slice(block.start, block.end));
}

/** Characters between two contacts under the same words. */
const NEXT = 12;
/** A label of one word, such as that of a department: `Projects: Ms Dube`. */
const OWN_LABEL = /\b[a-z]{5,12} ?: *$/i;

/** @returns what the words right behind a contact say: `Jan Nel (012 555 0100) on the specification` */
function behind(reader: Reader, { end }: Block): About {
  const [text] = /^\)? (?:on|about|regarding|oor) (?:the |die )?\w+(?: \w+)?/i.exec(
    reader.flow.slice(end, end + 60),
  ) ?? [''];
  return lastAbout(text.replace(OF_ALL, ''));
}

/** @returns what the label right before a contact says: `SCM requirements: Jan Nel` */
export function labelOf(context: string): About {
  const said = context.trimEnd();
  const label = said
    .slice(-40, -1)
    .split(/[.,:;]/)
    .at(-1)!;
  return said.endsWith(':') ? lastAbout(label.replace(OF_ALL, '')) : null;
}

/** @returns what the words between the details of a contact say, if they say one thing: `Jan Nel, SCM Manager, e-mail: …` */
function insideOf(reader: Reader, { start, end, tokens }: Block): About {
  const text = tokens.reduce((rest, token) => rest.replace(token.text, ''), reader.flow.slice(start, end));
  const isOne = [TECHNICAL, BIDDING].filter((words) => words.test(text)).length === 1;
  return isOne ? lastAbout(text) : null;
}

/** `Enquiries about this tender`: that says nothing about their part. */
const OF_ALL = /\b(?:this|the|any|an?) (?:bid|tender|quotation|rf[bpq])\b/gi;

/** @returns where the second column of a row begins that stands over two contacts in columns; null for another line */
function columnOf(reader: Reader, at: number, { start, line }: Token, lane: number): number | null {
  const { cells } = reader.lines[at]!;
  const own = reader.lines[line]!.cells.find((one) => start >= one.start && start < one.end);
  const over = cells.find(({ column }) => column === own?.column);
  if (cells.length < 2) return null;
  return lane === 1
    ? (over?.start ?? cells.at(-1)!.start)
    : (cells.find(({ start: from }) => from > (over?.start ?? 0))?.start ?? null);
}

/** What stands beside the words for enquiries, in their clause: `enquiries about the specification`. */
function clauseAround(text: string, index: number, length: number): string {
  const head = text
    .slice(Math.max(0, index - 40), index)
    .split(/[.:@] /)
    .at(-1)!;
  return `${head}${text.slice(index, index + length + 40).split(/[.:@](?: |$)/)[0]!}`;
}

/** @returns where the last word of a kind stands in a text; -1 where none does */
export const placeOf = (words: Words, text: string): number => lastOf(words, text)?.index ?? -1;

const lastOf = (words: Words, text: string): RegExpExecArray | undefined =>
  [...text.matchAll(words.every)].at(-1);

/** @returns what the last word says that says anything; `technical bid enquiries` are technical */
function lastAbout(text: string): About {
  const [of, to] = [TECHNICAL, BIDDING].map((words) => lastOf(words, text)?.index);
  if (of === undefined) return to === undefined ? null : 'bidding';
  if (to === undefined) return 'technical';
  return to - of > 24 ? 'bidding' : 'technical';
}
