import {
  ABOUT_SCORES,
  DIVIDED_OTHERWISE,
  NAMES_OTHER,
  NO_WEIGHTS,
  WHOLE_BEFORE,
} from '#shared/domain/documents/phrases/criteria.ts';
import { type Amount, amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import { isHeading } from '#shared/domain/documents/reading/headings.ts';
import {
  behindIntroduction,
  leadToName,
  nameInProse,
  saysNoName,
} from '#shared/domain/documents/reading/links.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { isLabel } from '#shared/domain/documents/reading/row-texts.ts';
import { type Closed, type Entry, inSequence } from './score.ts';

/** So many sentences that give no points end a passage about them, and so many passages are read. */
const [MOST_APART, MOST_PASSAGES, MOST_SENTENCES] = [14, 60, 90];
const LEAST = 3;
const WHOLE = 100;

/** Criteria in sentences, and whether these state the sum of three at least. */
type InSentences = Closed & { isClosed: boolean };

/**
 * Reads criteria that sentences name with their points: `Experience counts 40 points, of which 25 are for projects and
 * 15 for references`. Their points must add up to a hundred or to the stated total, and those of parts to their
 * criterion.
 */
export function criteriaInSentences(reader: Reader, stated: readonly number[]): InSentences[] {
  const sentences = sentencesOf(reader);
  const wholes = [...new Set([WHOLE, ...stated])];
  const found: InSentences[] = [];
  let [from, tried] = [0, 0];
  for (const [index, { text }] of sentences.entries()) {
    if (index < from || tried >= MOST_PASSAGES || !ABOUT_SCORES.test(text)) continue;
    if (DIVIDED_OTHERWISE.test(sentences[index - 1]?.text ?? '') && !/functional/i.test(text)) continue;
    tried += 1;
    const entries = passageFrom(sentences.slice(index, index + MOST_SENTENCES), wholes);
    const solution = entries.length < 2 ? null : inSequence(entries, wholes, false);
    if (solution === null) continue;
    const { groups, whole } = solution;
    const isSaid = stated.includes(whole) || amountsIn(text).some(({ value }) => value === whole);
    if (groups.length < (isSaid || groups.some(({ parts }) => parts.length > 0) ? 2 : LEAST)) continue;
    if (new Set(groups.map(({ head }) => head.name.toLowerCase())).size < groups.length) continue;
    found.push({ ...solution, isClosed: isSaid && groups.length >= LEAST });
    from = sentences.findIndex(({ start }) => start >= groups.at(-1)!.head.end);
    if (from === -1) break;
  }
  return found;
}

type Sentence = Span & { text: string };

/** The sentences of running text, without rows of tables. */
function sentencesOf({ flow, lines }: Reader): Sentence[] {
  const found: Sentence[] = [];
  let start: number | null = null;
  const close = (end: number) => {
    if (start === null) return;
    let at = start;
    for (const { index } of flow.slice(start, end).matchAll(/[.?!] (?=["'(]?[A-Z\d])/g)) {
      found.push({ start: at, end: start + index + 1, text: flow.slice(at, start + index + 1) });
      at = start + index + 2;
    }
    found.push({ start: at, end, text: flow.slice(at, end) });
    start = null;
  };
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isRow = line.cells.length > 2 || (line.cells.length === 2 && !isLabel(line.cells[0]!.text));
    const isApart = line.afterGap && !/^[a-z(]/.test(line.text);
    if (above !== undefined && (isRow || isApart || isHeading({ lines }, index - 1))) close(above.end);
    if (!isRow) start ??= line.start;
  }
  close(lines.at(-1)?.end ?? 0);
  return found;
}

/** What the sentences of a passage give points for, until they are about something else. */
function passageFrom(sentences: readonly Sentence[], wholes: readonly number[]): Entry[] {
  const entries: Entry[] = [];
  let apart = 0;
  for (const sentence of sentences) {
    const isOther = NO_WEIGHTS.test(sentence.text) || DIVIDED_OTHERWISE.test(sentence.text);
    const own = isOther ? [] : entriesIn(sentence, wholes);
    apart = own.length > 0 ? 0 : apart + 1;
    if (apart > MOST_APART) break;
    entries.push(...own);
  }
  return entries;
}

/** The names in a sentence with their points; none where one of these has no name. */
export function entriesIn(
  { text, start }: Sentence,
  wholes: readonly number[],
  mayBe: (name: string) => boolean = (name) => !NAMES_OTHER.test(name),
): Entry[] {
  const every = amountsIn(text);
  // What is divided stands behind its sum: `period of two (2) years. Functionality: 100 points - experience 20, …`.
  const sum = every.findIndex(({ value, isMarked }) => isMarked && value === WHOLE);
  const all = sum === every.length - 1 ? every : every.slice(Math.max(0, sum));
  const isWhole = ({ value, start: at }: Amount, index: number): boolean =>
    (all.length > 1 || wholes.includes(value)) &&
    (wholes.includes(value) || index === 0) &&
    (WHOLE_BEFORE.test(text.slice(Math.max(0, at - 34), at)) || value === WHOLE);
  const amounts = all.filter((amount, index) => !isWhole(amount, index));
  const areWeights =
    amounts.some(({ isMarked }) => isMarked) ||
    /\b(?:points|marks|punte|weigh|goals?|functional)/i.test(text);
  if (!areWeights) return [];
  const entries = amounts.map(({ value, start: at, end }, index): Entry => {
    const last = all.findLast((amount) => amount.end <= at)?.end ?? 0;
    const next = amounts[index + 1]?.start ?? text.length;
    const name =
      nameBehind(text.slice(end, next)) ?? nameBefore(text.slice(last, at + opens(text, at)), index);
    const place = text.indexOf(name, last);
    const [from, until] =
      place === -1 ? [at, end] : [Math.min(at, place), Math.max(end, place + name.length)];
    return {
      ...{ name, value },
      ...{ start: start + from, end: start + until },
    };
  });
  return entries.every(({ name }) => isName(name) && mayBe(name)) ? entries : [];
}

const opens = (text: string, at: number): number => (/[([]/.test(text.charAt(at)) ? 1 : 0);

const isName = (name: string): boolean =>
  /^[a-z'"(]/i.test(name) &&
  /[a-z]{3}/i.test(name) &&
  name.length <= 130 &&
  !/, |^(?:go(?:es)?|this|that|which|while|whose|available|\w+ toegeken) /i.test(name) &&
  !saysNoName(name);

/** `30 points for experience of the company`. */
function nameBehind(gap: string): string | null {
  const lead = leadToName(gap, /[a-z]/);
  if (lead === null) return null;
  const rest = gap.slice(lead);
  const end = rest.search(/[.;:](?: |$)|,? (?:and|en) (?:up to|a |the |\d|$)|,? up to|, (?=\w+ ?$)/);
  return nameInProse(end === -1 ? rest : rest.slice(0, end));
}

/** `experience of the company (30 points)`, `methodology counts 40`. */
function nameBefore(gap: string, index: number): string {
  const said = index === 0 ? behindIntroduction(gap) : gap.replace(/^[^,;]{0,20}(?:[,;]|\)) /, '');
  return nameInProse(
    `${nameInProse(said)
      .split(/[.;:?!] /)
      .at(-1)!}`,
  );
}
