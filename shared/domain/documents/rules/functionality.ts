import type { Criterion, Found } from '#shared/domain/documents/analysis.ts';
import { amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import { behindIntroduction, nameInProse } from '#shared/domain/documents/reading/links.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { fullName, pointsRow } from '#shared/domain/documents/reading/points.ts';
import { type Line, lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { LABEL_OF_PARTS } from '#shared/domain/documents/reading/row-texts.ts';
import type { Entry, Group } from './criterion-readings.ts';
import { foundAt } from './found.ts';
import { criteriaAcross } from './functionality-across.ts';
import { ABOUT, type Candidate, isOfOther, isOfPrice } from './functionality-candidate.ts';
import { criteriaInParagraphs } from './functionality-paragraphs.ts';
import { criteriaInProse, OUT_OF } from './functionality-prose.ts';
import { ENDS, type Region, regionFrom } from './functionality-region.ts';
import { LEAST_TOTAL, readTable } from './functionality-tables.ts';

/** Criteria of functionality, the points that they have together, and where they end. */
export type Functionality = { criteria: Found<Criterion>[]; total: number | null; end: number | null };

/** Words that introduce criteria: headings, and headings of tables. */
const INTRODUCES =
  /\b(?:functional(?:ity)?|funksional(?:iteit|iteits\w+)?|quality (?:criteria|scor\w+|evaluation|points)|(?:for|of) quality|quality(?=:| ?\(\d)|technical (?:evaluation|criteria|scor\w*|proposal|points|functionality|merit|ability|capability|assessment|stage|phase)|merit|evaluation (?:criteria|of (?:functionality|quality)|grid|matrix)|scoring (?:criteria|quality|matrix)|score ?sheet|evaluerings?kriteria|beoordelings?kriteria|tegniese (?:evaluering|kriteria|beoordeling)|criteri(?:a|on)|kriteri(?:a|um)|(?:is|are|be|word) (?:scored|evaluated|assessed|adjudicated|beoordeel|geëvalueer)|points (?:are|will be) (?:awarded|allocated))(?:\b|$)/i;
/** A heading of a column of weights. */
const COLUMN_HEAD =
  /^(?:(?:max(?:imum|\.)?|possible|total|allocated|full|maksimum|number of) ?)?(?:weight(?:ing|s|age)?|points?|scores?|marks|gewig|punte|max(?:imum)?)(?: (?:allocated|available|possible|points?|score|\(?%\)?|toegeken))?[ :]*(?:\(%\))?$/i;
const isHeadOfTable = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.some(({ text }) => COLUMN_HEAD.test(text));
/** Functionality that does not count. */
const NONE =
  /\b(?:functional|funksional)\w* (?:criteria )?(?:is|are|will|shall|word|sal|does|do) (?:not|nie)(?! be (?:considered|evaluated further))\b|\bno functionality|\bnot applicable\b|\bnie van toepassing/i;
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
  let isOff = -1;
  const candidates: Candidate[] = [];
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
    const found = [tableIn(reader, region, index, stated), criteriaAcross(region.lines)].filter(
      (one) => one !== null,
    );
    candidates.push(...found);
    // A table with a total is read once; without, its other headings may introduce it better.
    if (found.some(({ more }) => more.length > 0)) from = region.last;
  }
  candidates.push(...criteriaInProse(reader, stated), ...criteriaInParagraphs(reader, stated));
  const best = candidates.reduce<Candidate | null>(
    (one, other) => (one === null || worth(other) > worth(one) + 1e-9 ? other : one),
    null,
  );
  const detailed = best === null ? null : (candidates.find((other) => saysMore(other, best)) ?? best);
  return detailed === null ? { criteria: [], total: null, end: null } : functionalityOf(reader, detailed);
}

/** A name of a criterion is no sentence, begins with a word and says no points. */
const NO_NAME = /^[^\p{L}\p{N}"'(]|[.!?] \p{Lu}\p{Ll}|\b(?:points|punte)\b/u;
const COST_OF_NO_NAME = 4;

/** How much speaks for a candidate, less what its names say against it. */
const worth = ({ quality, groups }: Candidate): number =>
  quality -
  COST_OF_NO_NAME *
    groups.flatMap(({ head, parts }) => [head, ...parts]).filter(({ name }) => NO_NAME.test(name)).length;

function functionalityOf(reader: Reader, best: Candidate): Functionality {
  const ends = best.groups.flatMap(({ head, parts }) => [head.end, ...parts.map(({ end }) => end)]);
  return {
    criteria: best.groups.map((group) => criterion(reader, group, best)),
    total: best.whole,
    end: Math.max(...ends) - 1,
  };
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

/** Totals that sentences name, such as `42 out of 70`. */
const statedTotals = (reader: Reader): number[] => [
  ...new Set(
    matchesOf(reader, OUT_OF)
      .map(({ groups }) => Number(groups.find((group) => group !== undefined)))
      .filter((total) => total >= LEAST_TOTAL),
  ),
];

/** Two numbers add up to a hundred by chance. */
const LEAST_ROWS = 3;

function tableIn(reader: Reader, region: Region, first: number, stated: readonly number[]): Candidate | null {
  const wholes = region.stated === null ? stated : [region.stated, ...stated];
  const table = readTable(region, wholes);
  if (table === null || isOfPrice(table.groups) || isOfOther(reader, table.groups[0]!.head.start))
    return null;
  const near = region.lines.slice(0, 4).some(({ text }) => ABOUT.test(text));
  const isAbout = near || ABOUT.test(reader.lines[first - 1]?.text ?? '');
  const { total, areMarked, hasColumn } = { ...table, hasColumn: region.hasColumn };
  const parts = table.groups.reduce((sum, group) => sum + group.parts.length, 0);
  const isShort = table.groups.length + parts < LEAST_ROWS;
  if (total === null && !hasColumn && !areMarked && (!isAbout || isShort)) return null;
  const support = (total === null ? 0 : 10) + (hasColumn ? 2 : 0) + (areMarked ? 1 : 0) + (isAbout ? 3 : 0);
  return {
    ...table,
    groups: table.groups.map((group) => named(reader, region, group)),
    quality: 10 + support + table.score + Math.min(1.5, parts / 4),
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

/** Longer names have a description behind them, which is longer than they are. */
const MAX_NAME = 45;

function withoutDescription(name: string): string {
  const at = name.length > MAX_NAME ? name.search(/: | - |\. (?=[A-Z])/) : -1;
  return at >= 4 && at < name.length / 2 ? name.slice(0, at) : name;
}

/** `Experience (40): projects (25), references (15)`: parts in the text of a criterion, which add up to its weight. */
function partsWithin(reader: Reader, { head, weight }: Group): Entry[] {
  const text = reader.flow.slice(head.start, head.end);
  const all = amountsIn(text);
  const amounts = all.filter(({ isMarked }) => isMarked);
  for (const marked of [amounts.slice(1), amounts, all.slice(1), all.slice(0, -1)]) {
    const sum = marked.reduce((total, { value }) => total + value, 0);
    if (marked.length < 2 || sum !== weight) continue;
    const parts = marked.map(({ value, start, end }, at) => {
      const isFirst = at === 0 && (marked[0] === all[0] || marked[0] === amounts[0]);
      const before = isFirst ? 0 : (marked[at - 1]?.end ?? amounts[0]!.end);
      const cells = reader.lines[lineAt(reader, head.start + start)]!.cells;
      const cell = cells.findLast((one) => one.start <= head.start + start);
      const from = Math.max(before, (cell?.start ?? 0) - head.start);
      const name = nameInProse(
        behindIntroduction(text.slice(from, start).split(/[:;] /).at(-1)!.trim().replace(LABEL_OF_PARTS, '')),
      );
      return { ...head, name, value, start: head.start + start, end: head.start + end };
    });
    if (parts.every(({ name }) => name.length >= 4)) return parts;
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
