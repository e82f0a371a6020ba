import type { Found } from '#shared/domain/documents/analysis.ts';
import { OF_PRICE, OUT_OF } from '#shared/domain/documents/fields/criteria/find.ts';
import { FALLS_AWAY } from '#shared/domain/documents/phrases/days.ts';
import {
  DEMANDS,
  FOLLOWS,
  MINIMUM,
  MINIMUM_SCORE,
  OTHER,
  SUBJECT,
} from '#shared/domain/documents/phrases/threshold.ts';
import { after, before, matchesOf, type Pair, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { isAsked } from '#shared/domain/documents/reading/passages.ts';
import { lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect, type Vote } from '#shared/domain/documents/rules/found.ts';
import { NUMBER_WORDS } from '#shared/text/number-words.ts';
import { BARE, NUMBER, percentOf, SCORE, scoreOf } from './percent.ts';
import { rowVotes } from './rows.ts';

const NUMBERS = new RegExp(SCORE, 'gi');
const OR_MORE =
  /\b(?:minimum|threshold|or more|or higher|or above|or better|and (?:above|more|higher|over)|of meer|of hoër|en meer|drempel|lowest|qualif(?:y|ies)|(?:is|are) (?:needed|required))\b/i;
const ABOUT =
  /\b(?:functional|quality|technical|evaluat|qualif|score|threshold|funksional|kwaliteit|tegnies|drempel|punte|telling|points|phase|stage|fase)/i;
const THRESHOLD = /\b(?:threshold|drempel\w*|minimum qualifying|cut-?off|pass mark|afsnypunt)\b/i;
/** The stage that follows is often that of the price and of preference. */
const PRICE =
  /\b(?:price|prys)\w*(?: (?:and|en) (?:specific goals|spesifieke doelwitte|preference|voorkeur)\b)?/gi;
/**
 * Finds the minimum for functionality, in percent of its points.
 * @param total points that functionality has in the document, where its table says so
 * @param place where its criteria end, where they stand in rows
 */
export function findThreshold(
  reader: Reader,
  total: number | null,
  place: number | null = null,
): Found<number> | null {
  const whole = total ?? statedTotal(reader);
  const pairs: Demand[] = [
    ...pairsOf(reader, MINIMUM, BARE, 30).map((pair) => ({ ...pair, isWeak: true, isBare: true })),
    ...pairsOf(reader, MINIMUM, NUMBER, 110).map((pair) => ({ ...pair, isWeak: false })),
    ...pairsOf(reader, MINIMUM_SCORE, BARE, 40).map((pair) => ({ ...pair, isWeak: false })),
    ...pairsOf(reader, NUMBERS, OR_MORE, 40).map((pair) => ({
      ...pair,
      ...{ end: pair.first.end, between: '', groups: pair.first.groups, isWeak: false },
    })),
    ...pairsOf(reader, DEMANDS, NUMBER, 60).map((pair) => ({ ...pair, isWeak: true })),
  ];
  const votes = pairs.flatMap((pair) => voteOf(reader, pair, whole, total, place));
  return elect(reader, [...votes, ...rowVotes(reader, whole, place)], { agreed: 0.96, disputed: 0.8 });
}

type Demand = Pair & { isWeak: boolean; isBare?: boolean };
const SCORES =
  /\b(?:scor(?:e|es|ed|ing)|points|marks|punte|telling|persentasie|percentage|threshold|drempel)\b/i;

function voteOf(
  reader: Reader,
  { start, end, between, groups, isWeak, isBare = false }: Demand,
  whole: number | null,
  total: number | null,
  place: number | null,
): Vote<number>[] {
  const [digits, words, unit = ''] = isBare ? [groups[0]] : groups;
  const text = reader.flow.slice(start, end);
  const context = before(reader, start, 200) + text + after(reader, end, 120);
  const close = `${before(reader, start, 50)}${text}${after(reader, end, 40)}`;
  if (!ABOUT.test(context) || OTHER.test(between) || COUNTS.test(between)) return [];
  if (
    isAsked(reader, end) ||
    isOfColumn(reader, start, end) ||
    ANOTHER.test(after(reader, end, 8)) ||
    FALLS_AWAY.test(after(reader, end, 40)) ||
    OF_PART.test(after(reader, end, 40))
  )
    return [];
  const sentence = sentenceAround(reader, start, end);
  // A score that decides who goes on is one for functionality, whatever the document calls it.
  const decides =
    (SCORES.test(sentence) || (total !== null && unit !== '')) &&
    FOLLOWS.test(sentence) &&
    !OTHER.test(sentence.replace(PRICE, ''));
  const isBehind =
    place !== null && start > place && start < place + NEXT_TO_CRITERIA && REQUIRED.test(sentence);
  if (!SUBJECT.test(context) && !THRESHOLD.test(context) && !decides && !isBehind) return [];
  if (OTHER.test(decides ? close.replace(PRICE, '') : close) && !SUBJECT.test(close)) return [];
  if (isBare && !decides && !isBehind) return [];
  if (
    isWeak &&
    !decides &&
    !isBehind &&
    !(SUBJECT.test(sentence) && (FOLLOWS.test(sentence) || OUT_OF_ALL.test(sentence))) &&
    !(SUBJECT.test(context) && OF_WHOLE.test(sentence))
  )
    return [];
  const value = percentOf(scoreOf(digits, words), unit, after(reader, end - unit.length, 60), whole);
  if (value === null || isOfSystem(reader, end)) return [];
  // Minima out of a hundred are multiples of five and rarely less than half; others are out of a total that is not known here.
  if (whole === null && !/^%|per/i.test(unit) && (value % 5 !== 0 || value < LEAST_SHARE)) return [];
  const certain = (SUBJECT.test(close) ? 3 : 1) + (/^%|per/i.test(unit) ? 1 : 0);
  return [{ start, end, value, weight: isWeak ? certain / 2 : certain }];
}

const LEAST_SHARE = 50;

/** `evaluated using the 80/20 system`: the points of price are no minimum. */
const isOfSystem = (reader: Reader, end: number): boolean =>
  /(?:80|90) ?\/ ?(?:20|10)(?!\d)/.test(reader.flow.slice(Math.max(0, end - 12), end + 6));

/** `Fewer than 5 projects: 30 points` is a level, and no minimum. */
const COUNTS = new RegExp(
  `^ ?(?:\\d{1,3}|${NUMBER_WORDS}) (?!points?|punte|marks|per|out|of|uit|\\()[a-z]{3}`,
  'i',
);

/** Whether the words head a column that has a number for each row below: that of one criterion is none for all. */
function isOfColumn(reader: Reader, start: number, end: number): boolean {
  const { lines } = reader;
  const at = lineAt(reader, start);
  const { cells, end: last } = lines[at]!;
  const column = cells.findLast((cell) => cell.start <= start)!.column;
  const below = lines.slice(at + 1, at + 1 + LEAST_OF_COLUMN);
  const areNumbers = below.every((row) =>
    row.cells.some((cell) => cell.column === column && /^\d/.test(cell.text)),
  );
  return cells.length > 2 && end > last && below.length === LEAST_OF_COLUMN && areNumbers;
}
/** A second share beside it, as in a table of what was and what is. */
const ANOTHER = /^ ?\d{1,3} ?%/;
/** A minimum for each part, and none for all. */
const OF_PART = /^ ?(?:of|for|in|on|per) (?:each|every|any)(?: \w+)? (?:criterion|element|aspect)\b/i;
/** Rows of a column with numbers. */
const LEAST_OF_COLUMN = 2;

/** So far behind criteria stands the minimum for them. */
const NEXT_TO_CRITERIA = 120;
const REQUIRED =
  /\b(?:required|needs?|needed|necessary|applies|must|to qualify|vereis|benodig|nodig|moet)\b/i;
/** `65 of the 100 points` */
const OF_WHOLE =
  /\d (?:points |punte )?(?:of|out of|uit|van) (?:the |die )?(?:possible |total |moontlike )?\d{2,3} (?:points|punte)/i;
const OUT_OF_ALL = /\b(?:out of|uit|possible|of the \d)/i;
const SENTENCE = 220;
const SENTENCE_ENDS = /[.;!] (?=[A-Z'"(]|\d{1,2}\.)| [\u2022\u25cf\u25aa\uf0b7] /;

function sentenceAround(reader: Reader, start: number, end: number): string {
  const head = before(reader, start, SENTENCE).split(SENTENCE_ENDS).at(-1)!;
  const tail = after(reader, end, SENTENCE).split(SENTENCE_ENDS)[0]!;
  return head + reader.flow.slice(start, end) + tail;
}

const BEGINS = /^(?:functionality|quality|funksionaliteit)\b/i;

/** What sentences say that functionality counts together, where no table does. */
function statedTotal(reader: Reader): number | null {
  const totals = matchesOf(reader, OUT_OF)
    .filter(
      ({ start, end, text }) =>
        (SUBJECT.test(before(reader, start, 60) + (BEGINS.test(text) ? text : '') + after(reader, end, 40)) ||
          THRESHOLD.test(before(reader, start, 40)) ||
          /^overall/i.test(text)) &&
        !OF_PRICE.test(after(reader, end, 30)),
    )
    .map(({ groups }) => Number(groups.find((group) => group !== undefined)))
    .filter((total) => total >= 50 && total <= 200);
  return totals.length === 0 ? null : Math.max(...totals);
}
