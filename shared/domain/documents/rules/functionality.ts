import type { Criterion, Found } from '#shared/domain/documents/analysis.ts';
import { amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import { behindIntroduction, nameInProse } from '#shared/domain/documents/reading/links.ts';
import { before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { fullName, pointsRow } from '#shared/domain/documents/reading/points.ts';
import { type Line, lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { isStep, LABEL_OF_PARTS } from '#shared/domain/documents/reading/row-texts.ts';
import { areCriteria } from './criteria-score.ts';
import { withoutDescription, withoutDescriptions } from './criterion-names.ts';
import type { Entry, Group } from './criterion-readings.ts';
import { withScheduledParts } from './criterion-schedules.ts';
import { foundAt } from './found.ts';
import { criteriaAcross } from './functionality-across.ts';
import { ABOUT, type Candidate, isOfOther, isOfPrice, isSentence } from './functionality-candidate.ts';
import { criteriaInParagraphs } from './functionality-paragraphs.ts';
import { criteriaInProse, OUT_OF } from './functionality-prose.ts';
import { ENDS, type Region, regionFrom } from './functionality-region.ts';
import { LEAST_TOTAL, readTable, type TableReading } from './functionality-tables.ts';

/** Criteria of functionality, the points that they have together, and where they end. */
export type Functionality = { criteria: Found<Criterion>[]; total: number | null; end: number | null };

/** Words that introduce criteria: headings, and headings of tables. */
const INTRODUCES =
  /\b(?:functional(?:ity)?|funksional(?:iteit|iteits\w+)?|quality (?:criteria|scor\w+|evaluation|points)|(?:for|of) quality|quality(?=:| ?\(\d)|technical (?:evaluation|criteria|scor\w*|proposal|points|functionality|merit|ability|capability|assessment|stage|phase)|merit|evaluation (?:criteria|schedules?|of (?:functionality|quality)|grid|matrix)|scoring (?:criteria|quality|matrix)|score ?sheet|evaluerings?kriteria|beoordelings?kriteria|tegniese (?:evaluering|kriteria|beoordeling)|criteri(?:a|on)|kriteri(?:a|um)|(?:is|are|be|word) (?:scored|evaluated|assessed|adjudicated|beoordeel|geëvalueer)|points (?:are|will be) (?:awarded|allocated))(?:\b|$)/i;
/** A heading of a column of weights. */
const COLUMN_HEAD =
  /^(?:(?:max(?:imum|\.)?|possible|total|allocated|full|maksimum|number of) ?)?(?:weight(?:ing|s|age)?|points?|scores?|marks|gewig|punte|max(?:imum)?)(?: (?:allocated|available|possible|points?|score|\(?%\)?|toegeken))?[ :]*(?:\(%\))?$/i;
const isHeadOfTable = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.some(({ text }) => COLUMN_HEAD.test(text));
/** Functionality that does not count. */
const NONE =
  /\b(?:functional|funksional)\w* (?:criteria )?(?:is|are|will|shall|word|sal|does|do) (?:not|nie)(?! be (?:considered|evaluated further))\b|\b(?:functionality|quality|(?:technical|quality) (?:capability|proposal|criteria|evaluation|merit)) (?:is|are|will be|shall be) not (?:scored|assessed|applicable)\b|\bno functionality|\bnot applicable\b|\bnie van toepassing/i;
const MAX_INTRODUCTION = 400;
/** So many parts of a document are read at most, so that no text takes long. */
const MAX_REGIONS = 250;

/** Whether rows with marked points begin below a line, whatever the line says. */
function beginsRows(reader: Reader, index: number): boolean {
  const isRow = (at: number) => at < reader.lines.length && pointsRow(reader, at)?.isMarked === true;
  return isRow(index + 1) && !isRow(index);
}

/** Finds the criteria of functionality: those whose points are what their total says. */
export function findFunctionality(reader: Reader): Functionality {
  const stated = statedTotals(reader);
  const candidates = [
    ...tablesIn(reader, (region, index) => tableIn(reader, region, index, stated)),
    ...criteriaInProse(reader, stated),
    ...criteriaInParagraphs(reader, stated),
  ].filter(hasNames);
  if (!candidates.some(isClean))
    candidates.push(
      ...tablesIn(reader, (region, index) => tableWithoutTotal(reader, region, index)).filter(hasNames),
    );
  const [best = null] = candidates.sort(
    (one, other) => Number(isClean(other)) - Number(isClean(one)) || worth(other) - worth(one),
  );
  const whole = best === null ? null : (candidates.find((other) => includes(other, best)) ?? best);
  const detailed = whole === null ? null : (candidates.find((other) => saysMore(other, whole)) ?? whole);
  return detailed === null ? { criteria: [], total: null, end: null } : functionalityOf(reader, detailed);
}

/** Reads the parts of a document that begin with a line which may introduce criteria. */
function tablesIn(reader: Reader, read: (region: Region, index: number) => Candidate | null): Candidate[] {
  const candidates: Candidate[] = [];
  let isOff = -1;
  let [from, tried] = [0, 0];
  for (const [index, line] of reader.lines.entries()) {
    const { text } = line;
    if (index < from || text.length > MAX_INTRODUCTION) continue;
    if (!INTRODUCES.test(text) && !isHeadOfTable(line) && !beginsRows(reader, index)) continue;
    if (NONE.test(text)) isOff = index;
    if (ENDS.test(text) || (isOff >= 0 && index - isOff < 12)) continue;
    tried += 1;
    if (tried > MAX_REGIONS) break;
    const region = regionFrom(reader, index);
    const found = [read(region, index), criteriaAcross(region.lines)].filter((one) => one !== null);
    candidates.push(...found);
    // A table with a total is read once; without, its other headings may introduce it better.
    if (found.some((one) => one.more.length > 0 && worth(one) === one.quality)) from = region.last;
  }
  return candidates;
}

/** Texts that cannot be the name of a criterion: they begin with a sign, hold two sentences, or state points. */
const NO_NAME =
  /^[^\p{L}\p{N}"'(]|[.!?] \p{Lu}\p{Ll}|(?:^|\b(?:\d{1,3}|[Mm]ax(?:imum)?|[Mm]inimum|[Tt]otal|the|of|for|these|no|more|many|all|full|half|preference|evaluation|maksimum|totale|voorkeur) )(?:[Pp]oints|[Pp]unte)\b|\b(?:points|punte) (?:are|will|is|for|to|per|of|out|vir|per|uit)\b/u;
const COST_OF_NO_NAME = 4;
/** Words of other tables: what bidders hand in, who owns them, and what they pay. */
const OF_OTHERS =
  /\b(?:(?:women|youth|black)[- ]owne[dr]\w*|owned by|ownership|exempted micro|qualifying small|specific goals?|sbd|mbd|central supplier database|tax compliance|value-added tax|vat|invoices?|penalt(?:y|ies)|stage \d|(?<!\b(?:in|with|per|to|of|see|and) )annex(?:ure)?)\b/i;
const COST_OF_SENTENCE = 1.5;
/** A level of a scale is no criterion. */
const COST_OF_LEVEL = 2;

/** How good a candidate is: the quality of its reading, less a cost for each name that is unlikely to be one. */
function worth({ quality, groups }: Candidate): number {
  const names = groups.flatMap(({ head, parts }) => [head.name, ...parts.map(({ name }) => name)]);
  const [none, sentences] = [names.filter(isNoName).length, names.filter(isSentence).length];
  const levels = groups.filter(({ head }) => isStep(head.name)).length;
  return quality - COST_OF_NO_NAME * none - COST_OF_SENTENCE * sentences - COST_OF_LEVEL * levels;
}

/** Whether more than two thirds of the names may be names of criteria. If not, the table is about something else. */
const hasNames = ({ groups }: Candidate): boolean =>
  groups.filter(({ head }) => isNoName(head.name)).length * 3 < groups.length;

/** Whether every criterion has a text that may be its name. */
const isClean = ({ groups }: Candidate): boolean => groups.every(({ head }) => !isNoName(head.name));

const isNoName = (name: string): boolean => NO_NAME.test(name) || OF_OTHERS.test(name);

/** The confidence in criteria whose points add up, but whose names do not look like names of criteria. */
const UNLIKELY = 0.5;

function functionalityOf(reader: Reader, best: Candidate): Functionality {
  const ends = best.groups.flatMap(({ head, parts }) => [head.end, ...parts.map(({ end }) => end)]);
  const criteria = withScheduledParts(reader, best.groups).map((group) => criterion(reader, group, best));
  const areSure = areCriteria(criteria.map(({ value }) => value));
  return {
    criteria: areSure ? criteria : criteria.map((one) => ({ ...one, confidence: UNLIKELY })),
    total: best.whole,
    end: Math.max(...ends) - 1,
  };
}

const entriesOf = ({ groups }: Candidate): Entry[] => groups.flatMap(({ head, parts }) => [head, ...parts]);
/** By how much the reading of a part of a table may be better than that of the whole, and still not replace it. */
const ADVANTAGE_OF_PART = 4;

/** Whether another reading has all that the best one has, and rows that this one leaves out: it began where the table does. */
function includes(other: Candidate, best: Candidate): boolean {
  if (other.whole !== best.whole || worth(other) < worth(best) - ADVANTAGE_OF_PART) return false;
  const [all, some] = [other, best].map(
    (one) => new Set(entriesOf(one).map(({ name, value }) => `${value} ${name.toLowerCase()}`)),
  );
  return all!.size > some!.size && [...some!].every((entry) => all!.has(entry));
}

const partsOf = ({ groups }: Candidate): number => groups.reduce((sum, { parts }) => sum + parts.length, 0);

/** Whether another table has the same criteria with more parts: the scoring sheet behind a summary. */
const saysMore = (other: Candidate, best: Candidate): boolean =>
  other.groups.length === best.groups.length &&
  partsOf(other) > partsOf(best) &&
  other.groups.every(
    ({ head, weight }, at) =>
      weight === best.groups[at]!.weight &&
      head.name.toLowerCase() === best.groups[at]!.head.name.toLowerCase(),
  );

/** What stands before points that bids must reach: they are no total. */
const OF_MINIMUM =
  /\b(?:(?:fewer|less|lower|more|greater|minder|meer) (?:than|as)|at least|minimum(?: of)?|below|under|reach(?:es)?|obtains?|achieves?|scores?|ten minste|minstens) $/i;

/** Totals that sentences name, such as `42 out of 70`. */
const statedTotals = (reader: Reader): number[] => [
  ...new Set(
    matchesOf(reader, OUT_OF)
      .filter(({ start }) => !OF_MINIMUM.test(before(reader, start, 30)))
      .map(({ groups }) => Number(groups.find((group) => group !== undefined)))
      .filter((total) => total >= LEAST_TOTAL),
  ),
];

/** Two numbers add up to a hundred by chance. */
const LEAST_ROWS = 3;

function tableIn(reader: Reader, region: Region, first: number, stated: readonly number[]): Candidate | null {
  const table = readTable(region, region.stated === null ? stated : [region.stated, ...stated]);
  if (table === null) return null;
  const isAbout = isAboutFunctionality(reader, region, first);
  const { total, areMarked, hasColumn } = { ...table, hasColumn: region.hasColumn };
  const isShort = rowsOf(table) < LEAST_ROWS;
  if (total === null && !hasColumn && !areMarked && (!isAbout || isShort)) return null;
  const support = (total === null ? 0 : 10) + (hasColumn ? 2 : 0) + (areMarked ? 1 : 0) + (isAbout ? 3 : 0);
  return candidateOf(reader, region, table, 10 + support);
}

/** What criteria may add up to where nothing says so. */
const POSSIBLE_WHOLES = [50, 60, 70, 75, 80, 90];
/** Rows that are left out, or look like something else, speak against a sum that nothing says. */
const LEAST_SCORE = -0.5;

/** Reads criteria of which nothing says what they add up to: all rows of a table with weights, under a heading on functionality. */
function tableWithoutTotal(reader: Reader, region: Region, first: number): Candidate | null {
  if (!region.hasColumn || !isAboutFunctionality(reader, region, first)) return null;
  const table = readTable(region, POSSIBLE_WHOLES, POSSIBLE_WHOLES);
  return table === null || table.score < LEAST_SCORE || rowsOf(table) < LEAST_ROWS
    ? null
    : candidateOf(reader, region, table, 5);
}

const isAboutFunctionality = (reader: Reader, { lines }: Region, first: number): boolean =>
  lines.slice(0, 4).some(({ text }) => ABOUT.test(text)) || ABOUT.test(reader.lines[first - 1]?.text ?? '');

const rowsOf = ({ groups }: TableReading): number =>
  groups.reduce((sum, { parts }) => sum + 1 + parts.length, 0);

function candidateOf(reader: Reader, region: Region, table: TableReading, support: number): Candidate | null {
  const { groups, total, score } = table;
  if (isOfPrice(groups) || isOfOther(reader, groups[0]!.head.start)) return null;
  const parts = rowsOf(table) - groups.length;
  return {
    ...table,
    groups: withoutDescriptions(groups.map((group) => named(reader, region, group))),
    quality: support + score + Math.min(1.5, parts / 4),
    confidence: total !== null ? 0.96 : 0.9,
    more: total === null ? [] : [total],
  };
}

/** Completes names that go on in the lines below, and reads parts that stand in the text of their criterion. */
function named(reader: Reader, { items }: Region, group: Group): Group {
  const complete = (entry: Entry): Entry => {
    const row = items.find(({ start, end }) => start === entry.start && end === entry.end)?.row ?? null;
    if (row === null || entry.place !== null || entry.name !== row.name) return entry;
    const full = fullName(reader, row);
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
    const sum = marked.reduce((total, { value }) => total + value, 0);
    if (marked.length < 2 || sum !== weight || marked.some(({ value }) => value === 0)) continue;
    const parts = marked.map(({ value, start, end }, at) => {
      const isFirst = at === 0 && (marked[0] === all[0] || marked[0] === amounts[0]);
      const before = isFirst ? 0 : (marked[at - 1]?.end ?? amounts[0]?.end ?? 0);
      const cells = reader.lines[lineAt(reader, head.start + start)]!.cells;
      // A line of its own goes on with the sentence above it; a cell does not go on with the one before it.
      const cell = cells.length > 1 ? cells.findLast((one) => one.start <= head.start + start) : undefined;
      const from = Math.max(before, (cell?.start ?? 0) - head.start);
      const name = nameInProse(
        behindIntroduction(text.slice(from, start).split(/[:;] /).at(-1)!.trim().replace(LABEL_OF_PARTS, '')),
      );
      return { ...head, name, value, start: head.start + start, end: head.start + end };
    });
    if (parts.every(({ name }) => name.length >= 4 && !isStep(name))) return parts;
  }
  return [];
}

/** `three or four`, `1 to 2 letters`: how much there is of something. */
const COUNTED = /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:to|or|-|\+)(?![a-z])/i;

function criterion(
  reader: Reader,
  { head, weight, parts }: Group,
  { more, confidence }: Candidate,
): Found<Criterion> {
  // Levels are no parts, though some of them add up to the weight.
  const areLevels = parts.every(({ name }) => COUNTED.test(name));
  const subCriteria = areLevels ? [] : parts.map(({ name, value }) => ({ name, weight: value }));
  const spans = [head, ...parts.slice(0, 3), ...more];
  return foundAt(reader, { name: head.name, weight, subCriteria }, spans, confidence);
}
