import type { Found } from '#shared/domain/documents/analysis.ts';
import {
  CONTRACT,
  CONTRACT_PERIOD,
  LASTS,
  NOT_LENGTH,
  OTHER_PERIOD,
  PERIOD_OF,
} from '#shared/domain/documents/phrases/lengths.ts';
import type { Words } from '#shared/domain/documents/phrases/phrase.ts';
import { periodIn } from '#shared/domain/documents/qualifiers/periods.ts';
import { inMonths, lengthEndingAt, lengthsOf } from '#shared/domain/documents/reading/lengths.ts';
import { after, before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { momentsOf } from '#shared/domain/documents/reading/moments.ts';
import { NUMBER, numberOf } from '#shared/domain/documents/reading/numbers.ts';
import { lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect, type Vote } from './found.ts';

const LENGTH = `${NUMBER}[ -]?(?:calendar |working |consecutive |kalender)? ?(days?|dae|weeks?|weke|months?|maande?|years?|yrs?|jaar|jare)\\b`;
const STATED = new RegExp(LENGTH, 'i');
/** Words for the length of a contract, how many characters may follow them, and how much they say. */
const SUBJECTS: readonly (readonly [RegExp | Words, number, number])[] = [
  [CONTRACT_PERIOD, 60, 3],
  [PERIOD_OF, 60, 3],
  [/\b(?:duration|duur)\b/gi, 6, 1],
  [/\b(?:period|term|tydperk|termyn)(?::| (?=\d))/gi, 1, 1],
  [/\b(?:as and when (?:needed|required)|(?:as and when|ad hoc|needs?)[\w"' -]{0,12} basis)"?/gi, 6, 2],
  [
    /\b(?:for|over|vir|oor) (?:'n |a |the |die )?(?:contract |maximum |fixed )?(?:period|term|duration|tydperk|termyn|periode)(?: of| van)?\b/gi,
    18,
    2,
  ],
  [/\b(?:contract|appointment|kontrak|aanstelling) (?:will|shall|is|sal|word|geld)\b/gi, 30, 1],
  [/\b(?:contract|agreement|engagement|appointment|assignment|kontrak) (?:of|for|van|vir)\b/gi, 3, 2],
  [/\b(?:completed|finished|executed|done|reached|voltooi) (?:within|in|binne)\b/gi, 3, 1],
];
const monthsPer: Readonly<Record<string, number>> = { d: 1 / 30, w: 1 / 4.345, m: 1, y: 12, j: 12 };
const MAX_MONTHS = 600;

/** Finds how long the contract lasts, in months: 30 days or 4.345 weeks are one. */
export function findDuration(reader: Reader): Found<number> | null {
  const votes = SUBJECTS.flatMap(([subject, within, weight]) =>
    pairsOf(reader, subject, STATED, within).flatMap(({ start, end, groups: [digits, words, unit = ''] }) => {
      const count = numberOf(digits, words) ?? 0;
      const length = lengthEndingAt(reader, end);
      const stated = Math.round(count * (monthsPer[unit.charAt(0).toLowerCase()] ?? 0) * 100) / 100;
      const months = length === null ? stated : inMonths(length);
      return months <= 0 ||
        months > MAX_MONTHS ||
        isOfOther(clauseAround(reader, start, end)) ||
        isOtherPeriod(reader, start, end)
        ? []
        : [{ start, end, value: months, weight }];
    }),
  );
  return (
    elect(reader, [...votes, ...inUnits(reader), ...beforePeriod(reader), ...inColumns(reader)], {
      agreed: 0.93,
      disputed: 0.7,
    }) ?? elect(reader, [...inOtherWords(reader), ...fromDayToDay(reader)], { agreed: 0.85, disputed: 0.6 })
  );
}

const IN_UNITS =
  /\b(?:period|duration|term|contract|tydperk|duur|termyn|kontrak\w{0,8}) ?(?:\(|in )(months|maande|years|jaar|weeks|weke)\)? ?:? ?(\d{1,3})\b(?! ?[%.\d])/gi;

/** `Contract period (months): 36` */
const inUnits = (reader: Reader): Vote<number>[] =>
  matchesOf(reader, IN_UNITS).map(({ start, end, groups: [unit = '', count] }) => {
    const months = Number(count) * (monthsPer[unit.charAt(0).toLowerCase()] ?? 0);
    return { start, end, value: Math.round(months * 100) / 100, weight: 3 };
  });

const PERIOD = /^[ -](?:period|term|contract|appointment|agreement|engagement|tydperk|termyn|kontrak)/i;

/** `stationery for a 36-month period`: the length before the word for it. */
const beforePeriod = (reader: Reader): Vote<number>[] =>
  lengthsOf(reader).flatMap((length) => {
    const { start, end, unit } = length;
    const value = inMonths(length);
    return PERIOD.test(after(reader, end, 14)) &&
      !isOfOther(clauseAround(reader, start, end)) &&
      !isOtherPeriod(reader, start, end) &&
      unit !== 'day' &&
      value <= MAX_MONTHS
      ? [{ start, end, value, weight: 1 }]
      : [];
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
      RUNS.test(text) && !OTHER_PERIOD.test(text) && Math.abs(days - months * DAYS_A_MONTH) < 3 && months > 2;
    return fits ? [{ start: day.start, end: next.day.end, value: months, weight: 1 }] : [];
  });
const RUNS = /\b(?:contract|agreement|appointment|term|period|kontrak|ooreenkoms|aanstelling|tydperk)\b/i;

/** A length of time in a sentence about the contract, or in the answer to a question about it. */
const inOtherWords = (reader: Reader): Vote<number>[] =>
  lengthsOf(reader).flatMap((length) => {
    const { said, title, start, end, unit } = length;
    const isAsked = CONTRACT.test(title) && said.text.length < 200;
    const text = isAsked ? `${title} ${said.text}` : said.text;
    const value = inMonths(length);
    const clause = clauseAround(reader, start, end);
    const lasts =
      LASTS.test(text) ||
      (/(?:: ?|^contract |^kontrak )$/i.test(before(reader, start, 9)) && end === said.end);
    const fits =
      CONTRACT.test(text) &&
      lasts &&
      !isOfOther(isAsked ? `${title} ${clause}` : clause) &&
      !isOtherPeriod(reader, start, end) &&
      !NOT_LENGTH.test(clause);
    return fits && value > 0 && value <= MAX_MONTHS && unit !== 'day'
      ? [{ start, end, value, weight: 1 }]
      : [];
  });

/** Between two things that one sentence or row says. */
const NEXT =
  /[.;:] |, (?!or |of )| (?:and|but|while|en|maar) (?=(?:the|is|are|a|an|die|word|prices?|payments?|invoices?|pryse|fakture)\b)/;
const REACH = 60;

/** What is said of a length of time: its part of the sentence, or its cell with the one before it. */
function clauseAround(reader: Reader, start: number, end: number): string {
  const { cells, end: last } = reader.lines[lineAt(reader, end - 1)]!;
  const at = cells.findLastIndex((cell) => cell.start < end);
  const [from, until] = cells.length > 1 ? [cells[Math.max(0, at - 1)]!.start, cells[at]!.end] : [0, last];
  const head = reader.flow
    .slice(Math.max(Math.min(from, start), start - REACH), start)
    .split(NEXT)
    .at(-1)!;
  const tail = reader.flow.slice(end, Math.min(end + REACH, until)).split(NEXT)[0]!;
  return head + reader.flow.slice(start, end) + tail;
}

/** Periods of a contract that are not its own. */
const NOT_OF_CONTRACT = ['extension', 'restriction', 'warranty', 'delivery', 'defects', 'records'] as const;
const SENTENCE = 240;

/** Whether the sentence, from its beginning on, says that a length of time is of something else than the contract. */
function isOtherPeriod(reader: Reader, start: number, end: number): boolean {
  const head = before(reader, start, SENTENCE)
    .split(/[.;] (?=["'(]?[A-Z0-9])/)
    .at(-1)!;
  return periodIn(head + reader.flow.slice(start, end), NOT_OF_CONTRACT) !== null;
}

const HOLDS =
  /\b(?:contract|agreement|appointment|kontrak|ooreenkoms)(?: will| shall| is| sal| remains?)?(?: be| remain)? (?:valid|geldig)/i;
/** Whether a length of time is one of something else; a contract may be valid, too. */
const isOfOther = (clause: string): boolean => OTHER_PERIOD.test(clause.replace(HOLDS, ''));

const COLUMN =
  /^(?:contract |project |kontrak ?)?(?:duration|period|term|length|tydperk|termyn|duur)(?: of (?:the )?\w+| \(\w+\))?$/i;

/** A cell that is nothing but a length, below the heading of its column. */
const inColumns = (reader: Reader): Vote<number>[] =>
  lengthsOf(reader).flatMap((length) => {
    const { start, end } = length;
    const at = lineAt(reader, start);
    const cell = reader.lines[at]!.cells.find((one) => one.start === start && one.end === end);
    const head = reader.lines[at - 1]?.cells.find(({ column }) => column === cell?.column);
    return cell === undefined || reader.lines[at]!.cells.length < 2 || !COLUMN.test(head?.text ?? '')
      ? []
      : [{ start, end, value: inMonths(length), weight: 1 }];
  });
