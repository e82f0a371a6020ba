import { COMPULSORY, NOT_COMPULSORY } from '#shared/domain/documents/phrases/briefing.ts';
import { isNon, isNotAskedBehind } from '#shared/domain/documents/qualifiers/negation.ts';
import { topicsOf } from '#shared/domain/documents/reading/headings.ts';
import { pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { outlineOf, placedBefore } from '#shared/domain/documents/reading/outline.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { answerIn, tickedAnswer } from '#shared/domain/documents/reading/ticks.ts';

const isAboutOther = (title: string): boolean => {
  const topics = topicsOf(title);
  return topics.length > 0 && !topics.includes('briefing');
};
/** `Tenderaars moet … teenwoordig wees`. */
const MUST = /\b(?:moet|slegs)\b/gi;
const THERE = /\b(?:bywoon|bygewoon|teenwoordig|aanwesig|verteenwoordig)/i;
/** Places that must say it of a session without a day, which forms and rules for all tenders name as well. */
const AGREED = 3;
const IF_ANY = /\bif (?:applicable|any|specified|stated|indicated|arranged)\b/i;

/**
 * @param names where the session, or attendance, is named; what stands near says whether bidders must come
 * @returns null where nothing says it; a value of null where places differ: bidders who stay away from a session that they must attend
 *   lose the tender. `isAgreed`: three places say it, or a form has it ticked.
 */
export function compulsion(
  reader: Reader,
  flow: string,
  names: readonly Span[],
): { value: boolean | null; span: Span; isAgreed: boolean } | null {
  const places = new Set<number>();
  let yes: Span | null = null;
  let no: Span | null = null;
  for (const name of names) {
    const row = reader.lines[lineAt(reader, name.start)]!;
    const ticked = COMPULSORY.test(row.text) ? (tickedAnswer(row.text) ?? answerIn(row.text)) : null;
    if (ticked !== null) return { value: ticked, span: row, isAgreed: true };
    const { start, text } = windowOf(reader, flow, name);
    const said = NOT_COMPULSORY.exec(text);
    const negative = said !== null && isInvitation(text, name.end - start, said) ? null : said;
    const [there] = pairsOf({ flow: text }, MUST, THERE, 90);
    const found = negative ?? COMPULSORY.exec(text) ?? (there && { 0: there.text, index: there.start });
    if (found == null) continue;
    const span = { start: start + found.index, end: start + found.index + found[0].length };
    if (negative !== null || isNon(text, found.index)) no ??= span;
    else if (!IF_ANY.test(text) && !isNotAskedBehind(text, found.index + found[0].length)) yes ??= span;
    else continue;
    places.add(span.start);
  }
  const span = no ?? yes;
  if (span === null) return null;
  return { value: yes !== null && no !== null ? null : no === null, span, isAgreed: places.size >= AGREED };
}

/** Ways to come, which need not mean that bidders may stay away. */
const INVITES = /^(?:may|wish|welcome|mag|kan|word welkom|recommended|encouraged)/i;

/** `A compulsory virtual session will be held. Bidders who wish to attend …`: the word before the name holds. */
function isInvitation(text: string, end: number, { 0: words, index }: RegExpExecArray): boolean {
  const word = COMPULSORY.exec(text.slice(0, end));
  const isBefore = word !== null && !isNon(text, word.index) && end - word.index < BEFORE_NAME;
  return isBefore && index >= end && INVITES.test(words);
}
/** Length of `compulsory`, a few words, and the name of a session. */
const BEFORE_NAME = 50;

/** What stands near a name, from its sentence on and up to a heading of something else. */
function windowOf(reader: Reader, flow: string, name: Span): { start: number; text: string } {
  const title = outlineOf(reader).find(
    ({ start, isTitle, text }) => isTitle && start > name.end && isAboutOther(text),
  );
  const sentence = placedBefore(reader, name.start)?.start ?? 0;
  const start = Math.max(0, Math.min(name.start - 40, Math.max(sentence, name.start - 100)));
  return { start, text: flow.slice(start, Math.min(title?.start ?? flow.length, name.end + 200)) };
}
