import type { Found } from '#shared/domain/documents/analysis.ts';
import { before, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { NUMBER, numberOf } from '#shared/domain/documents/reading/numbers.ts';
import { lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect } from './found.ts';

const LENGTH = `${NUMBER}[ -]?(?:calendar |working |consecutive |kalender)? ?(days?|dae|weeks?|weke|months?|maande?|years?|yrs?|jaar|jare)\\b`;
const STATED = new RegExp(LENGTH, 'i');
/** Words for the length of a contract, how many characters may follow them, and how much they say. */
const SUBJECTS: readonly (readonly [RegExp, number, number])[] = [
  [
    /\b(?:contract|project|appointment|construction|completion|agreement|service|kontrak|projek)(?:[ -]?(?:period|duration|term|time|tydperk|termyn|duur|periode)|duur|tydperk|termyn)\b/gi,
    60,
    3,
  ],
  [
    /\b(?:duration|term|period) of (?:the )?(?:contract|project|appointment|agreement|works|services?)\b/gi,
    60,
    3,
  ],
  [/\b(?:duration|duur)\b/gi, 6, 1],
  [
    /\b(?:for|over|vir|oor) (?:'n |a |the |die )?(?:contract |maximum |fixed )?(?:period|term|duration|tydperk|termyn|periode)(?: of| van)?\b/gi,
    12,
    2,
  ],
  [/\b(?:contract|appointment|kontrak|aanstelling) (?:will|shall|is|sal|word|geld)\b/gi, 30, 1],
  [/\b(?:completed|delivered|executed|voltooi) (?:within|binne)\b/gi, 3, 1],
];
const OTHER =
  /\b(?:valid|geldig|experience|ondervinding|defects?|liabilit|warrant|guarantee|maintenance period|payment|invoice|older|retention|objection|notice|restrict|prohibit|briefing|years? of|past|last|previous|remain open|binding|from the closing|after the closing|records|standstill|appeal)/i;
const monthsPer: Readonly<Record<string, number>> = { d: 1 / 30, w: 1 / 4.345, m: 1, y: 12, j: 12 };
const MAX_MONTHS = 600;

/** Finds how long the contract lasts, in months: 30 days or 4.345 weeks are one. */
export function findDuration(reader: Reader): Found<number> | null {
  const votes = SUBJECTS.flatMap(([subject, within, weight]) =>
    pairsOf(reader, subject, STATED, within).flatMap(
      ({ start, end, text, groups: [digits, words, unit = ''] }) => {
        const count = numberOf(digits, words) ?? 0;
        const months = Math.round(count * (monthsPer[unit.charAt(0).toLowerCase()] ?? 0) * 100) / 100;
        const context = `${before(reader, start, 60).replace(/^.*[.;:] /, '')}${text}${restOfLine(reader, end)}`;
        return months <= 0 || months > MAX_MONTHS || OTHER.test(context)
          ? []
          : [{ start, end, value: months, weight }];
      },
    ),
  );
  return elect(reader, votes, { agreed: 0.93, disputed: 0.7 });
}

/** What the line says next, up to the end of the sentence. */
const restOfLine = (reader: Reader, end: number): string =>
  reader.flow.slice(end, Math.min(end + 40, reader.lines[lineAt(reader, end)]?.end ?? end)).split(/[.;]/)[0]!;
