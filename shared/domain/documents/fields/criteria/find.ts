import type { Criterion, Found } from '#shared/domain/documents/analysis.ts';
import { amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import { behindIntroduction, nameInProse } from '#shared/domain/documents/reading/links.ts';
import { after, before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { fullName, type PointsRow, widthOf } from '#shared/domain/documents/reading/points.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { isStep, LABEL_OF_PARTS } from '#shared/domain/documents/reading/row-texts.ts';
import { foundAt } from '#shared/domain/documents/rules/found.ts';
import { inOrder, type Stretch } from './choice.ts';
import { areOfOneCriterion } from './forms.ts';
import { hasTextsBeside } from './headings.ts';
import { ABOUT, forRegions, isOfOther, type Region } from './locate.ts';
import { areNames, hasLevels, isLevel, isNoName, isSentence, withoutDescription } from './plausible.ts';
import type { Item } from './read.ts';
import { type Entry, type Group, sumOf } from './score.ts';
import { criteriaInSentences } from './sentences.ts';
import { stretchesIn } from './stretches.ts';
import { isPriceOf, LEAST_TOTAL, readTable, type TableReading } from './tables.ts';

/** Criteria of functionality, their total points, and where they end. */
export type Functionality = { criteria: Found<Criterion>[]; total: number | null; end: number | null };

/** A place where criteria were read, and the evidence for it. */
type Candidate = {
  groups: Group[];
  whole: number;
  quality: number;
  confidence: number;
  more: Span[];
  /** Whether all rows of one form add up. */
  isClosed: boolean;
};

/** The confidence in criteria whose points add up, but whose names do not look like names of criteria. */
const UNLIKELY = 0.5;

/** Finds the criteria of functionality: those whose points add up to their total. */
export function findFunctionality(reader: Reader): Functionality {
  const stated = statedTotals(reader);
  const candidates: Candidate[] = [];
  forRegions(reader, (region, index) => {
    const found = tableIn(reader, region, index, stated);
    if (found !== null) candidates.push(found);
    // A table with a total is read once; without, its other headings may introduce it better.
    return found !== null && found.more.length > 0 && worth(found) === found.quality ? region.last : 0;
  });
  for (const solution of criteriaInSentences(reader, stated))
    if (!isOfPrice(solution.groups) && !isOfOther(reader, solution.groups[0]!.head.start))
      candidates.push({ ...solution, quality: 12, confidence: 0.85, more: [] });
  const read = bestOf(reader, candidates);
  if (isSure(read)) return read;
  // Where cells were lost, lines have pieces of several.
  const stretches = stretchesIn(reader, [WHOLE, ...stated]).filter(
    ({ groups }) => !isOfPrice(groups) && !isOfOther(reader, groups[0]!.head.start),
  );
  const flat = inOrder(stretches).map((stretch) => flatOf(reader, stretch));
  return flat.find(isSure) ?? read;
}

function flatOf(reader: Reader, stretch: Stretch | null): Functionality {
  if (stretch === null) return NOTHING;
  const more = stretch.total === null ? [] : [stretch.total];
  return bestOf(reader, [{ ...stretch, quality: 20, confidence: 0.9, more, isClosed: true }]);
}

const isSure = ({ criteria: [first] }: Functionality): boolean =>
  first !== undefined && first.confidence > UNLIKELY;

function bestOf(reader: Reader, candidates: readonly Candidate[]): Functionality {
  const likely = candidates.filter((one) => hasNames(one) && !isScale(reader, one));
  const [best, ...others] = likely.sort((one, other) => worth(other) - worth(one));
  if (best === undefined || others.some((other) => areRivals(best, other))) return NOTHING;
  return functionalityOf(reader, best);
}

const NOTHING: Functionality = { criteria: [], total: null, end: null };

/**
 * Whether two tables have a total, different points and equal evidence, so that it is unclear which one is that of
 * functionality.
 */
function areRivals(best: Candidate, other: Candidate): boolean {
  const weights = ({ groups }: Candidate): string => groups.map(({ weight }) => weight).join();
  const isApart =
    other.groups[0]!.head.start > best.groups.at(-1)!.head.end ||
    other.groups.at(-1)!.head.end < best.groups[0]!.head.start;
  const areAlike = worth(best) === worth(other) && best.whole === other.whole && best.more.length > 0;
  return areAlike && isApart && weights(best) !== weights(other);
}

const COST = { noName: 4, sentence: 1.5, level: 2 };

/** How good a candidate is: the quality of its reading, less a cost for each name that is unlikely to be one. */
function worth({ quality, groups }: Candidate): number {
  const names = groups.flatMap(({ head, parts }) => [head.name, ...parts.map(({ name }) => name)]);
  const levels = groups.filter(({ head }) => isStep(head.name)).length;
  return (
    quality -
    COST.noName * names.filter(isNoName).length -
    COST.sentence * names.filter(isSentence).length -
    COST.level * levels
  );
}

/** Whether more than two thirds of the names may be names of criteria. If not, the table is about something else. */
const hasNames = ({ groups }: Candidate): boolean =>
  groups.filter(({ head }) => isNoName(head.name)).length * 3 < groups.length;

/**
 * Whether rows are levels of the criterion above them, whose points fall and add up by chance: `Partnership: 30`, and below it
 * `Gold = 30`, `Silver = 20`.
 */
function isScale(reader: Reader, { groups }: Candidate): boolean {
  const [{ head, weight }] = groups as [Group];
  const areBelow = groups.every((one, at) => at === 0 || one.weight < groups[at - 1]!.weight);
  const equals = EQUALS.exec(reader.flow.slice(head.start, head.end))?.[1];
  const above = TITLE_POINTS.exec(before(reader, head.start, TITLE_BEFORE))?.[1];
  return areBelow && Number(equals) === weight && Number(above) === weight;
}
const EQUALS = /= ?(\d{1,3})\b/;
const TITLE_POINTS = /: (\d{1,3})\b[^=:]*$/;
const TITLE_BEFORE = 80;

/** Whether no criterion is numbered as a part of another one, `1.3` beside `2`. */
function areOfOneDepth({ flow }: Reader, { groups }: Candidate): boolean {
  const numbers = groups.map(({ head: { start } }) => /^\d{1,2}(\.\d)?/.exec(flow.slice(start, start + 5)));
  const depths = numbers.flatMap((number) => (number === null ? [] : [number[1] !== undefined]));
  return new Set(depths).size < 2;
}

/** The table of price and preference is none of functionality. */
const isOfPrice = (groups: readonly Group[]): boolean =>
  groups.some(({ head: { name }, weight }) => isPriceOf(name, weight));

function functionalityOf(reader: Reader, best: Candidate): Functionality {
  const ends = best.groups.flatMap(({ head, parts }) => [head.end, ...parts.map(({ end }) => end)]);
  const criteria = best.groups.map((group) => criterion(reader, group, best));
  const values = criteria.map(({ value }) => value);
  // `4 or more letters` among the parts is a level, too; a part may be called `Good practice`.
  const parts = values.flatMap(({ subCriteria }) => subCriteria).filter(({ name }) => /^\d/.test(name));
  if (hasLevels(values) || parts.some(isLevel)) return NOTHING;
  const areSure = best.isClosed && areNames(values) && areOfOneDepth(reader, best);
  return {
    criteria: areSure ? criteria : criteria.map((one) => ({ ...one, confidence: UNLIKELY })),
    // What criteria that are likely none add up to is no total of functionality, unless the table says so.
    total: areSure || best.more.length > 0 ? best.whole : null,
    end: Math.max(...ends) - 1,
  };
}

/** `evaluated on 90 points for price` */
export const OF_PRICE = /^ ?(?:points? |punte )?(?:for|vir) (?:the |die )?(?:price|prys)\b/i;
/** Phrases for the total points of all criteria. */
export const OUT_OF = new RegExp(
  [
    String.raw`\b(?:of the (?=\d{2,3} points)|(?:out of|total of|uit|totaal van|together|altogether) )(?:a |the |die )?(?:total |maximum |possible )?(?:of )?(\d{2,3})\b`,
    String.raw`\b(\d{2,3}) ?(?:points|punte) (?:in total|(?:can|may) be (?:reached|scored|earned)|altesaam|(?:are |is )?available|in all|for (?:functionality|quality))`,
    [
      String.raw`\b(?:functionality|quality|funksionaliteit)(?: of the bid)?(?:,? (?:will )?(?:counts?|tel|weighs?|carr(?:y|ies))(?: a total of)?|:| -| ?\()`,
      String.raw` ?(\d{2,3})(?= (?:points|punte)(?:[.)]| and\b|$)|[.)])`,
    ].join(''),
    String.raw`\b(?:maximum|total|highest) (?:score|points|marks?) (?:for|of) (?:functionality|quality)(?: is| are|:)? (\d{2,3})\b`,
    String.raw`\boverall (?:maximum |total )?(?:score|points|marks?) (?:is|are) (\d{2,3})(?=,? (?:and )?(?:the )?minimum\b)`,
  ].join('|'),
  'gi',
);
/** Words before points that bids must reach, which are not a total. */
const OF_MINIMUM =
  /\b(?:(?:fewer|less|lower|more|minder|meer) (?:than|as)|at least|minimum(?: of)?|below|under|reach(?:es)?|obtains?|achieves?|scores?|minstens) $/i;

/** Totals that sentences name, such as `42 out of 70`. */
export const statedTotals = (reader: Reader): number[] => [
  ...new Set(
    matchesOf(reader, OUT_OF)
      .filter(
        ({ start, end }) =>
          !OF_MINIMUM.test(before(reader, start, 30)) && !OF_PRICE.test(after(reader, end, 30)),
      )
      .map(({ groups }) => Number(groups.find((group) => group !== undefined)))
      .filter((total) => total >= LEAST_TOTAL),
  ),
];

/** What criteria mostly add up to. */
const WHOLE = 100;
/** Two numbers add up to a hundred by chance. */
const LEAST_ROWS = 3;

function tableIn(reader: Reader, region: Region, first: number, stated: readonly number[]): Candidate | null {
  const table = readTable(region, [...(region.stated === null ? [] : [region.stated]), WHOLE, ...stated]);
  if (table === null) return null;
  const isAbout =
    region.lines.slice(0, 4).some(({ text }) => ABOUT.test(text)) ||
    ABOUT.test(reader.lines[first - 1]?.text ?? '');
  const { groups, total, areMarked } = table;
  const { hasColumn } = region;
  const rows = rowsOf(table);
  const width = widthOf(
    reader,
    groups.flatMap(({ head }) => rowOf(region.items, head) ?? []),
  );
  if (total === null && !hasColumn && !areMarked && (!isAbout || rows < LEAST_ROWS)) return null;
  const { start } = groups[0]!.head;
  if (isOfPrice(groups) || isOfOther(reader, start)) return null;
  if (areOfOneCriterion(reader.lines, lineAt(reader, start), table.whole)) return null;
  const support = (total === null ? 0 : 10) + (hasColumn ? 2 : 0) + (areMarked ? 1 : 0) + (isAbout ? 3 : 0);
  return {
    ...table,
    isClosed: !hasTextsBeside(region.lines, groups[0]!.head),
    groups: groups.map((group) => named(reader, region.items, group, width)),
    quality: 10 + support + Math.min(1.5, (rows - groups.length) / 4),
    confidence: total !== null ? 0.96 : 0.9,
    more: total === null ? [] : [total],
  };
}

const rowsOf = ({ groups }: TableReading): number =>
  groups.reduce((sum, { parts }) => sum + 1 + parts.length, 0);

const rowOf = (items: readonly Item[], { start, end }: Span): PointsRow | null =>
  items.find((item) => item.start === start && item.end === end)?.row ?? null;

/** Completes names that go on in the lines below, and reads parts that stand in the text of their criterion. */
function named(reader: Reader, items: readonly Item[], group: Group, width: number): Group {
  const complete = (entry: Entry): Entry => {
    const row = rowOf(items, entry);
    if (row === null || entry.name !== row.name) return entry;
    const full = fullName(reader, row, width);
    return { ...entry, ...full, name: withoutDescription(full.name) };
  };
  const { head, weight, parts } = group;
  if (parts.length > 0) return { head: complete(head), weight, parts: parts.map(complete) };
  const within = partsWithin(reader, group);
  return within.length > 0 ? { head, weight, parts: within } : { head: complete(head), weight, parts };
}

/** `Experience (40): projects (25), references (15)`: parts in the text of a criterion, which add up to its weight. */
function partsWithin(reader: Reader, { head, weight }: Group): Entry[] {
  const text = reader.flow.slice(head.start, head.end);
  const all = amountsIn(text);
  const amounts = all.filter(({ isMarked }) => isMarked);
  for (const marked of [amounts.slice(1), amounts, all.slice(1), all.slice(0, -1)]) {
    if (marked.length < 2 || sumOf(marked.map(({ value }) => value)) !== weight) continue;
    const parts = marked.map(({ value, start, end }, at) => {
      const isFirst = at === 0 && (marked[0] === all[0] || marked[0] === amounts[0]);
      const last = isFirst ? 0 : (marked[at - 1]?.end ?? amounts[0]?.end ?? 0);
      const cells = reader.lines[lineAt(reader, head.start + start)]!.cells;
      // A line of its own goes on with the sentence above it; a cell does not go on with the one before it.
      const cell = cells.length > 1 ? cells.findLast((one) => one.start <= head.start + start) : undefined;
      const from = Math.max(last, (cell?.start ?? 0) - head.start);
      const said = text.slice(from, start).split(/[:;] /).at(-1)!.trim().replace(LABEL_OF_PARTS, '');
      const name = nameInProse(behindIntroduction(said));
      return { ...head, name, value, start: head.start + start, end: head.start + end };
    });
    if (parts.every(({ name, value }) => name.length >= 4 && value > 0 && !isStep(name))) return parts;
  }
  return [];
}

function criterion(
  reader: Reader,
  { head, weight, parts }: Group,
  { more, confidence }: Candidate,
): Found<Criterion> {
  const subCriteria = parts.map(({ name, value }) => ({ name, weight: value }));
  const spans = [head, ...parts.slice(0, 3), ...more];
  return foundAt(reader, { name: head.name, weight, subCriteria }, spans, confidence);
}
