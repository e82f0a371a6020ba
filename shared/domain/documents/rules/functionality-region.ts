import { amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import { withoutBrokenCells } from '#shared/domain/documents/reading/broken-cells.ts';
import { withTitles } from '#shared/domain/documents/reading/cell-titles.ts';
import { withoutContents } from '#shared/domain/documents/reading/contents.ts';
import { withLeadingPoints } from '#shared/domain/documents/reading/leading-points.ts';
import { withoutFieldNames, withoutLabels } from '#shared/domain/documents/reading/line-labels.ts';
import { withoutPageBreaks } from '#shared/domain/documents/reading/page-breaks.ts';
import type { PointsRow } from '#shared/domain/documents/reading/points.ts';
import type { Line, Reader } from '#shared/domain/documents/reading/reader.ts';
import { isSubtotal } from '#shared/domain/documents/reading/row-texts.ts';
import { withoutScales } from '#shared/domain/documents/reading/scale-columns.ts';
import { scoreLines } from '#shared/domain/documents/reading/score-lines.ts';
import { ABOUT } from './functionality-candidate.ts';
import { COLUMN, type Item, itemOf } from './functionality-item.ts';
import { nameIsFirst, withNames } from './functionality-names.ts';
import { withoutLevels } from './levels-of-rows.ts';
import { withDepths, withoutRowNumbers } from './row-numbers.ts';
import { withTitlesAbove } from './titles-above.ts';

/** A part of the document in which criteria may stand. */
export type Region = {
  items: readonly Item[];
  /** Whether a heading of a column says that its numbers are weights. */
  hasColumn: boolean;
  lines: readonly Line[];
  /** What the heading says that the points are together: `Functionality (maximum 50)`. */
  stated: number | null;
  /** Number of the line behind it. */
  last: number;
};

/** Headings behind which criteria of functionality are over. */
export const ENDS =
  /^(?:\W{0,3}(?:\d{1,2}(?:\.\d{1,2})*\.? )?(?:stage|phase|fase|step) (?:2|3|two|three|ii|iii|twee|drie)\b(?!.*(?:functional|technical|quality|funksional|tegnies))|(?:\d{1,2}(?:\.\d{1,2})*\.? )?(?:price and|prys en|preference points?|preferential|voorkeurpunte|specific goals|spesifieke doel|pricing schedule|price schedule|prysskedule|points awarded for (?:price|specific)|financial offer|bill of quantities|form of offer|special conditions|general conditions|contact|enquiries|navrae|terms of reference(?! ?:))\b|(?:sbd|mbd) ?\d)|the specific goals/i;
/** Headings of tables and sections, which are no criteria. */
const GENERIC =
  /^(?:(?:evaluation|functional(?:ity)?|technical|quality|scoring|sub|main|the|key|max(?:imum)?|possible)[ -]?)*(?:criteri(?:a|on)|description|elements?|items?|weight(?:ing|s)?|points?|score|rating|evaluation|functionality|total|guide|kriteria|kriterium|gewig|punte|funksionaliteit|evaluering|beskrywing|no|nr|stage \d|phase \d|fase \d)\b/i;
const MAX_LINES = 160;
const MAX_WITHOUT_ROWS = 30;

/** @returns the part of the document that begins with a line which introduces criteria */
export function regionFrom(reader: Reader, first: number): Region {
  const items: Item[] = [];
  const lines: Line[] = [];
  let [without, last, hasColumn] = [0, first, false];
  let above: Line | undefined;
  let inLevels = false;
  let stated: number | null = null;
  const whole = withoutContents(reader, scoreLines(reader, first, first + MAX_LINES));
  const read = withoutBrokenCells(withoutPageBreaks(reader, whole));
  for (const { line, index } of withTitles(
    withoutScales(withoutFieldNames(withoutLabels(withLeadingPoints(read)))),
  )) {
    if (index > first && ENDS.test(line.text)) break;
    last = index + 1;
    lines.push(line);
    // A list of levels goes on until one of them has no points.
    if (areLevels(line) || (inLevels && endsWithNone(line))) {
      [above, inLevels] = [undefined, !endsWithNone(line)];
      continue;
    }
    inLevels = false;
    const item = itemOf(line, index, above);
    // A label such as `Schedule A:` says that the first line names a criterion, and introduces none.
    const isLabelled =
      line.cells.length === 1 && (line.text !== reader.lines[index]!.text || IS_SCHEDULE.test(line.text));
    above = line;
    if (NOTES.test(line.text) && items.length >= LEAST_BEFORE_NOTES) break;
    if (items.length < 6 && COLUMN.test(line.text)) hasColumn = true;
    const total = items.length === 0 && item?.row != null ? totalOfHeading(line, item.row) : null;
    if (total !== null) {
      stated = total;
      continue;
    }
    without = item?.row ? 0 : without + 1;
    if (without > MAX_WITHOUT_ROWS) break;
    if (item !== null && isScale(line, item, items.at(-1))) continue;
    if (item === null || (item.row === null && ((index === first && !isLabelled) || isGeneric(item.name))))
      continue;
    items.push(item);
    if (item.row !== null && isEnd(item, items)) break;
  }
  const before = reader.lines[first - 1]?.text ?? '';
  return {
    items: withDepths(
      withoutLevels(withTitlesAbove(withNames(withoutRowNumbers(items), nameIsFirst(lines))), lines),
    ),
    hasColumn: hasColumn || COLUMN.test(before),
    lines,
    stated,
    last,
  };
}

/** `T2.2-03 Evaluation Schedule: Previous experience` */
const IS_SCHEDULE = /\bevaluation schedule ?[:-] \S/i;

/** What stands below such a heading explains criteria, and states none. */
const NOTES = /^(?:notes?(?: (?:to|for) \w+)?|opmerkings?|nota)\b ?:?$/i;
const LEAST_BEFORE_NOTES = 4;

/** Words of headings that say what is scored, and name no criterion. */
const HEADING =
  /^(?:[\d.()]+|annexure|schedule|appendix|part|section|stage|phase|step|gate|table|[a-z]|one|two|three|first|second|evaluation|scoring|score|scores|points|marks|weights?|weighting|functional|functionality|technical|quality|merit|item|criteria|criterion|requirements|assessment|desktop|summary|samevatting|total|maximum|max|the|of|for|and|on|out|in|clause|number|reference|ref|bylae|fase|stadium|funksionele|funksionaliteit|tegniese|gehalte|evaluering|beoordeling|kriteria|puntetoekenning|vir|van|die|en)$/i;
const LEAST_STATED = 50;

const wordsOf = (text: string): string[] => text.split(/[ /:,()-]+/).filter((word) => word !== '');
/** Whether a heading names what is scored as a whole, or a column. */
const isGeneric = (name: string): boolean =>
  GENERIC.test(name) || wordsOf(name).every((word) => HEADING.test(word));

/** `Functionality counts 70 points, made up of the criteria below.` */
const COUNTS_IN_ALL =
  /^(?:[\d.]{1,8} )?(?:functionality|quality|funksionaliteit) (?:counts?|carries|tel|(?:is|will be) scored out of|is out of) (\d{2,3})\b/i;
/** A heading that has the points of all criteria together. */
function totalOfHeading({ cells, text }: Line, { name, numbers }: PointsRow): number | null {
  const value = numbers[0]!.value;
  if (Number(COUNTS_IN_ALL.exec(text)?.[1]) === value) return value;
  if (cells.length > 2 || value < LEAST_STATED || value > 200 || !ABOUT.test(text)) return null;
  const before = text.slice(0, text.search(/\d{2,3}(?!.*\d)/)).split(/[ /:,([-]+/);
  return [...wordsOf(name), ...before].every((word) => word === '' || HEADING.test(word)) ? value : null;
}

/** `Poor (score 40%)`, `Good 4`: what a rating is worth. Several of them in a line explain how points are given. */
const RATING =
  /\b(?:non-?responsive|no response|unacceptable|inadequate|poor|weak|fair|average|acceptable|adequate|satisfactory|good|excellent|outstanding|swak|gemiddeld|bevredigend|goed|uitstekend)(?: ?[([:=-] ?| )(?:score ?(?:of )?)?\d/gi;
const LEAST_RATINGS = 3;
/** `Scoring: thorough - 10; satisfactory - 6;` */
const SCORING = /^(?:scoring|scores?|puntetoekenning) ?:/i;
const LEVEL = /[-:=] ?\d{1,3}(?=[;.,]|$)/g;
const LEAST_LEVELS = 2;
const endsWithNone = ({ cells, text }: Line): boolean => cells.length <= 2 && /[-:=] ?0[;.]?$/.test(text);
/** Whether a line lists what is scored how, and names no criterion. */
const areLevels = ({ cells, text }: Line): boolean =>
  (cells.length === 1 && (text.match(RATING)?.length ?? 0) >= LEAST_RATINGS) ||
  (SCORING.test(cells.at(-1)!.text) && (text.match(LEVEL)?.length ?? 0) >= LEAST_LEVELS);

/** `Three or more: 40 points; one or two: 20 points`: a line of levels below a criterion, of which the first has all its points. */
function isScale({ cells, text }: Line, { row, depth }: Item, above: Item | undefined): boolean {
  if (cells.length > 1 || row === null || depth !== null || above?.row == null || above.depth === null)
    return false;
  const values = amountsIn(text).map(({ value }) => value);
  const falls = values.every((value, at) => at === 0 || value < values[at - 1]!);
  return values.length > 1 && falls && values[0] === above.row.numbers.at(-1)!.value;
}

const isEnd = ({ row }: Item, items: readonly Item[]): boolean =>
  row!.isTotal && !isSubtotal(row!.name) && items.length > 2 && row!.numbers.some(({ value }) => value >= 50);
