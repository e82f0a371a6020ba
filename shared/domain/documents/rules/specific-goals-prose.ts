import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import { type Amount, amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import { leadToName, nameInProse } from '#shared/domain/documents/reading/links.ts';
import { before, type Match, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';
import { namesBefore, namesBehind } from './prose-names.ts';
import { bestRun, inTurn } from './prose-runs.ts';

type Goal = AnalysisLists['specificGoals'];

const ANCHOR =
  /\b(?:specific goals?|spesifieke doel\w*|preference points?|preferential goals?|voorkeurpunte|preference|voorkeur|goals?|doelwitte?|empowerment|price|prys|(?:80 ?\/ ?20|90 ?\/ ?10)(?:[ -]stelsel)?|(?:20|10|twenty|twintig) (?:points?|punte))(?![a-z])/gi;
/** Other words may be about something else: what they introduce must look like goals. */
const SURE = /^(?:specific|spesifieke|preference points?|preferential|voorkeurpunte)/i;
/** So many places are read at most, so that no text takes long. */
const MAX_ANCHORS = 300;
const WINDOW = 1_200;
const NO_NAME =
  /\b(?:price|prys|total|totaal|maximum|minimum|preference points?|80 ?\/ ?20|90 ?\/ ?10)\b|^(?:the )?specific goals?\b|^spesifieke doel\w*$/i;
/** Whom goals of the regulations are about: what says that numbers without a unit are their points. */
export const GOAL =
  /\b(?:owned|ownership|own|wom[ae]n|female|youth|young|disab\w*|black|hdis?|histor\w*|disadvantaged|local\w*|district|provinc\w*|municipal\w*|ward|region\w*|township\w*|rural|underdeveloped|smmes?|emes?|qses?|b-?bbee|rdp|veterans?|jobs?|citizens?|south african?|small|enterprises?|co-?operatives?|empower\w*|vrou\w*|jeug\w*|jong|gestrem\w*|swart|benadeel\w*|plaaslik\w*|distrik|provins\w*|munisipal\w*|landelik\w*|besit|eienaarskap|ondernemings?|klein)(?![a-z])/i;

/** `Enterprises owned by women: 10 points; enterprises in the district: 10 points.` */
export function goalsInProse(reader: Reader, totals: readonly number[]): Found<Goal>[] {
  const anchors = matchesOf(reader, ANCHOR);
  const ordered = [
    ...anchors.filter(({ text }) => SURE.test(text)),
    ...anchors.filter(({ text }) => !SURE.test(text)),
  ];
  for (const anchor of ordered.slice(0, MAX_ANCHORS)) {
    const { start, end } = anchor;
    const isSure = SURE.test(anchor.text);
    const text = reader.flow.slice(start, start + WINDOW);
    for (const total of totals) {
      // Shares such as `51% owned` are no points.
      const amounts = amountsIn(text).filter(
        ({ value, start: at, end: last }) => value <= total && !text.slice(at, last).includes('%'),
      );
      const parts = amounts.filter(({ value }) => value < total);
      const options = { noName: NO_NAME, mayBeUnmarked: true, from: end - start };
      for (const nameOf of [namesBefore, namesBehind]) {
        const run = bestRun({ text, start, amounts: parts }, [total], nameOf, options);
        if (
          run !== null &&
          ((isSure && run.areMarked) || run.groups.every(({ head }) => GOAL.test(head.name)))
        )
          return goalsOf(reader, run.groups);
      }
      const turn = inTurn(text, start, parts, [total]);
      if (turn?.groups.every(({ head }) => GOAL.test(head.name))) return goalsOf(reader, turn.groups);
      const one = wholeFor(reader, anchor, total) ?? onlyGoal(text, amounts, anchor, total);
      if (one !== null) return [foundAt(reader, { goal: one.name, points: total }, [one], 0.7)];
    }
  }
  return [];
}

const goalsOf = (reader: Reader, groups: readonly { head: Named; weight: number }[]): Found<Goal>[] =>
  groups.map(({ head, weight }) => foundAt(reader, { goal: head.name, points: weight }, [head], 0.8));

const SENTENCE_END = /[.?!] (?=["'(]?[A-Z])/;

type Named = { name: string; start: number; end: number };

/** The only goal that is named with points, which are all of them. */
function onlyGoal(
  text: string,
  amounts: readonly Amount[],
  { start, end }: Match,
  total: number,
): Named | null {
  const sentence = text.search(SENTENCE_END);
  const all =
    SURE.test(text) || sentence === -1 ? amounts : amounts.filter((amount) => amount.start < sentence);
  const [single] = all;
  if (single === undefined || single.value !== total) return null;
  if (!single.isMarked && !SURE.test(text)) return null;
  if (all.length > 1 && !(single.isMarked && !all.some(({ value }, at) => at > 0 && value < total)))
    return null;
  const only = namesBehind(text, [single], 0) ?? namesBefore(text, [single], 0, end - start);
  return only !== null && only.name.length >= 6 && !NO_NAME.test(only.name) && GOAL.test(only.name)
    ? { name: only.name, start: start + only.start, end: start + only.end }
    : null;
}

const MAX_NAME = 150;
const NAME_ENDS = /[.;,](?: |$)| [\u2022\u25cf-] /;

/** `All 20 points for specific goals go to enterprises owned by women.` */
function wholeFor(reader: Reader, { start, end }: Match, total: number): Named | null {
  const head = before(reader, start, 60)
    .split(/[.;?!] /)
    .at(-1)!;
  const amounts = amountsIn(head);
  const text = reader.flow.slice(end, end + MAX_NAME);
  const lead = leadToName(text);
  if (lead === null || amounts.length !== 1 || amounts[0]!.value !== total) return null;
  const rest = text.slice(lead);
  const boundary = rest.search(NAME_ENDS);
  const name = nameInProse(boundary === -1 ? rest : rest.slice(0, boundary));
  return name.length >= 6 && GOAL.test(name) && !NO_NAME.test(name)
    ? { name, start: start - head.length, end: end + text.indexOf(name) + name.length }
    : null;
}
