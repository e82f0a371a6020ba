import type { Found } from '#shared/domain/documents/analysis.ts';
import { inMonths, lengthEndingAt, lengthsOf } from '#shared/domain/documents/reading/lengths.ts';
import { before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { momentsOf } from '#shared/domain/documents/reading/moments.ts';
import { NUMBER, numberOf } from '#shared/domain/documents/reading/numbers.ts';
import { lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect, type Vote } from './found.ts';

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
  [/\b(?:as and when (?:needed|required)|(?:as and when|ad hoc|needs?)[\w"' -]{0,12} basis)"?/gi, 6, 2],
  [
    /\b(?:for|over|vir|oor) (?:'n |a |the |die )?(?:contract |maximum |fixed )?(?:period|term|duration|tydperk|termyn|periode)(?: of| van)?\b/gi,
    12,
    2,
  ],
  [/\b(?:contract|appointment|kontrak|aanstelling) (?:will|shall|is|sal|word|geld)\b/gi, 30, 1],
  [/\b(?:completed|delivered|executed|voltooi) (?:within|binne)\b/gi, 3, 1],
];
const OTHER =
  /\b(?:valid|geldig|experience\b|ondervinding|defects?|liabilit|warrant|guarantee|maintenance period|payment|invoice|older|retention|objection|notice|restrict|prohibit|briefing|years? of|past|(?:the|in|for) last|previous|remain open|binding|from the closing|after the closing|hold good|holds good|withdraw|stay open|records|standstill|appeal)/i;
const monthsPer: Readonly<Record<string, number>> = { d: 1 / 30, w: 1 / 4.345, m: 1, y: 12, j: 12 };
const MAX_MONTHS = 600;

/** Finds how long the contract lasts, in months: 30 days or 4.345 weeks are one. */
export function findDuration(reader: Reader): Found<number> | null {
  const votes = SUBJECTS.flatMap(([subject, within, weight]) =>
    pairsOf(reader, subject, STATED, within).flatMap(
      ({ start, end, text, groups: [digits, words, unit = ''] }) => {
        const count = numberOf(digits, words) ?? 0;
        const length = lengthEndingAt(reader, end);
        const stated = Math.round(count * (monthsPer[unit.charAt(0).toLowerCase()] ?? 0) * 100) / 100;
        const months = length === null ? stated : inMonths(length);
        const context = `${before(reader, start, 60).replace(/^.*[.;:] /, '')}${text}${restOfLine(reader, end)}`;
        return months <= 0 || months > MAX_MONTHS || OTHER.test(context)
          ? []
          : [{ start, end, value: months, weight }];
      },
    ),
  );
  return (
    elect(reader, [...votes, ...inUnits(reader)], { agreed: 0.93, disputed: 0.7 }) ??
    elect(reader, [...inOtherWords(reader), ...fromDayToDay(reader)], { agreed: 0.85, disputed: 0.6 })
  );
}

const IN_UNITS =
  /\b(?:period|duration|term|tydperk|duur|termyn|kontrak\w{0,8}) ?(?:\(|in )(months|maande|years|jaar|weeks|weke)\)? ?:? ?(\d{1,3})\b(?! ?[%.\d])/gi;

/** `Contract period (months): 36` */
const inUnits = (reader: Reader): Vote<number>[] =>
  matchesOf(reader, IN_UNITS).map(({ start, end, groups: [unit = '', count] }) => {
    const months = Number(count) * (monthsPer[unit.charAt(0).toLowerCase()] ?? 0);
    return { start, end, value: Math.round(months * 100) / 100, weight: 3 };
  });

const DAYS_A_MONTH = 30.44;
const UNTIL =
  /^[^.;]{0,25}\b(?:to|until|till|and ends?(?: on)?|ending(?: on)?|ends on|tot|eindig(?: op)?)\b[^.;]{0,12}$/i;

/** `The contract runs from 1 July 2026 to 30 June 2029`: whole months only. */
const fromDayToDay = (reader: Reader): Vote<number>[] =>
  momentsOf(reader).flatMap(({ day, date }, index, all) => {
    const next = all[index + 1];
    if (next === undefined || !UNTIL.test(reader.flow.slice(day.end, next.day.start))) return [];
    const days = (Date.parse(next.date) - Date.parse(date)) / 86_400_000;
    const months = Math.round(days / DAYS_A_MONTH);
    const text = before(reader, day.start, 90).split(/[.;] /).at(-1)!;
    const fits =
      RUNS.test(text) && !OTHER.test(text) && Math.abs(days - months * DAYS_A_MONTH) < 3 && months > 2;
    return fits ? [{ start: day.start, end: next.day.end, value: months, weight: 1 }] : [];
  });
const RUNS = /\b(?:contract|agreement|appointment|term|period|kontrak|ooreenkoms|aanstelling|tydperk)\b/i;

const CONTRACT =
  /\b(?:contract\w{0,4}|kontrak\w{0,8}|agreement|ooreenkoms|appoint\w{0,5}|aanstelling|aangestel|term|duration|duur|services?|dienste?|assignment|project|projek|completion|completed?|voltooi\w{0,5}|works|werk)\b/i;
const LASTS =
  /\b(?:for|over|within|is|last\w{0,2}|runs?|long|period|term|duration|completion|vir|oor|binne|duur|strek|geld|lank|tydperk)\b|-(?:month|year|maand|jaar)/i;

/** A length of time in a sentence about the contract, or in the answer to a question about it. */
const inOtherWords = (reader: Reader): Vote<number>[] =>
  lengthsOf(reader).flatMap((length) => {
    const { said, title, start, end, unit } = length;
    const isAsked = CONTRACT.test(title) && said.text.length < 200;
    const text = isAsked ? `${title} ${said.text}` : said.text;
    const value = inMonths(length);
    const fits = CONTRACT.test(text) && LASTS.test(text) && !OTHER.test(text) && !NOT_LENGTH.test(text);
    return fits && value > 0 && value <= MAX_MONTHS && unit !== 'day'
      ? [{ start, end, value, weight: 1 }]
      : [];
  });
/** Other times of a contract, and what bidders did before. */
const NOT_LENGTH =
  /\b(?:similar|completed (?:at least|in|during|projects?|contracts?)|(?:bidders?|tenderers?|bieërs?|tenderaars?) (?:must|shall|should|have|with|who|moet|met|wat)|certificates?|arrears|agterstallig|account|tax|report|terminat\w+|cancel\w*|respon[sd]\w*|deliver\w*|submit\w*|monthly|increase|escalat\w*|review\w*|interns?|staff|personnel|sertifika\w*|not older|within \w+ (?:\(\w+\) )?months)\b/i;

/** What the line says next, up to the end of the sentence. */
const restOfLine = (reader: Reader, end: number): string =>
  reader.flow.slice(end, Math.min(end + 40, reader.lines[lineAt(reader, end)]?.end ?? end)).split(/[.;]/)[0]!;
