import { IS_HELD, NOT_HELD } from '#shared/domain/documents/phrases/briefing.ts';
import { SESSION } from '#shared/domain/documents/phrases/sessions.ts';
import { before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { daysWithin } from '#shared/domain/documents/reading/moments.ts';
import { outlineOf } from '#shared/domain/documents/reading/outline.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { tickedAnswer } from '#shared/domain/documents/reading/ticks.ts';

/** A mention of the session; whether the session is not held, or is part of a rule for all tenders. */
export type BriefingMention = Span & { is: 'held' | 'none' | 'rule' };

const NONE =
  /(?<!\b(?:tender|bid|quotation|contract|rf[qpb]|item|reference) )\b(?:no|geen|without)(?: (?:a|compulsory|formal|site|further|separate|physical|public|virtual|verpligte|formele)){0,2} ?$/i;
/** Rules for any tender that say nothing about this one. */
const RULE = /\b(?:where|if|when|whenever|waar|indien|wanneer)\b/gi;
const isRuleIn = (text: string): boolean =>
  /\bas a rule\b/i.test(text) || pairsOf({ flow: text }, RULE, IS_HELD, 60).length > 0;
const BY_APPOINTMENT = /\bby (?:prior )?appointment\b|\bvolgens afspraak\b/i;
/** Answers of a form, one of which is chosen elsewhere. */
const POSITIVE = '(?:compulsory|mandatory|verpligtend)';
const NEGATIVE =
  '(?:non-? ?(?:compulsory|mandatory)|not (?:compulsory|mandatory|applicable)|optional|opsioneel|nie-verpligtend|none|n/a)';
const OR = ' ?(?:/|or|of) ?';
const OPTIONS = new RegExp(
  `\\(?(?:${POSITIVE}${OR}${NEGATIVE}(?:${OR}${NEGATIVE})?|${NEGATIVE}${OR}${POSITIVE})\\)?`,
  'gi',
);

/** @returns the text of the document with blanks for the answers among which a form lets choose */
export function withoutOptions(reader: Reader): string {
  let flow = '';
  for (const { start, end } of matchesOf(reader, OPTIONS))
    flow += reader.flow.slice(flow.length, start) + ' '.repeat(end - start);
  return flow + reader.flow.slice(flow.length);
}

/** @returns where the session is named, in the order of the document */
export function namesOf(reader: Reader, flow: string): BriefingMention[] {
  const said = outlineOf(reader);
  let index = 0;
  return matchesOf({ flow }, SESSION).map(({ start, end }): BriefingMention => {
    while (index + 1 < said.length && said[index + 1]!.start <= start) index += 1;
    const passage = said[index];
    const row = reader.lines[lineAt(reader, start)]!;
    const rest = flow.slice(end, end + 120).replace(/ +/g, ' ');
    const ticked = tickedAnswer(row.text);
    const cell = row.cells.findLast((one) => one.start <= start) ?? row;
    const head = flow.slice(Math.max(row.cells.length > 1 ? cell.start : 0, start - 40), start);
    const isNone =
      ticked === null
        ? NONE.test(head) || (NOT_HELD.test(rest) && !saysOptional(flow, start, rest))
        : !ticked && !/\?|\bis\b/i.test(row.text);
    if (isNone || (passage !== undefined && BY_APPOINTMENT.test(passage.text)))
      return { start, end, is: 'none' };
    const isRule = passage !== undefined && isRuleIn(passage.text) && !hasDay(reader, passage);
    return { start, end, is: isRule ? 'rule' : 'held' };
  });
}

/** `Compulsory briefing: No` may mean that there is one that need not be attended. */
const saysOptional = (flow: string, start: number, rest: string): boolean =>
  /\b(?:compulsory|mandatory|verpligte?) $/i.test(flow.slice(Math.max(0, start - 14), start)) &&
  /^ ?(?:sessions?|meetings?)? ?[:?]? ?(?:no|nee)\b(?! \w+ (?:will|is|sal))/i.test(rest);

const UNTIL = /\b(?:until|before|tot|voor)(?: the)? ?$/i;
const hasDay = (reader: Reader, span: Span): boolean =>
  daysWithin(reader, span).some(({ start }) => !UNTIL.test(before(reader, start, 12)));
