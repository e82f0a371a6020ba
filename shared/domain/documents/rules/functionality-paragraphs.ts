import { amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { type Sentence, sentencesOf } from '#shared/domain/documents/reading/sentences.ts';
import { better, groupsOf, type State } from './criteria-groups.ts';
import { type Entry, type Group, rounded } from './criterion-readings.ts';
import { ABOUT, type Candidate, isOfOther, saysOther } from './functionality-candidate.ts';
import { OF_OTHER_POINTS, type Scored, scoredOf } from './scored-sentences.ts';

/** So many sentences are read behind one that introduces criteria, and so many of these are tried. */
const REACH = 90;
const MAX_STARTS = 60;
/** More sentences in turn that say nothing about points belong to another part of the document. */
const MAX_APART = 14;
const COST = { skippedScale: 0.05, skippedPoints: 1.5 };
const FITS = 1;

type Option = { group: Group; next: number; fits: boolean };

/**
 * Finds criteria that have a sentence each, behind which others say what their points consist of and how they are rated:
 *
 *     The quality of fleets is scored out of 40 points. Of these 40 points, 25 are for vehicles and 15 for depots. Rating: 5 for …
 *     A further 60 points depend on the training of drivers. The committee looks for …
 *
 * The weights of the criteria have to add up to a whole that the document names, those of parts to their criterion.
 */
export function criteriaInParagraphs(reader: Reader, stated: readonly number[]): Candidate[] {
  const sentences = sentencesOf(reader);
  const wholes = [...new Set([100, ...stated])];
  const candidates: Candidate[] = [];
  let [from, tried] = [0, 0];
  for (const [index, { text }] of sentences.entries()) {
    if (index < from || !ABOUT.test(text) || saysOther(text)) continue;
    tried += 1;
    if (tried > MAX_STARTS) break;
    const found = criteriaFrom(sentences, index, wholes);
    if (found === null || isOfOther(reader, found.groups[0]!.head.start)) continue;
    candidates.push(found);
    const end = found.groups.at(-1)!.head.end;
    from = sentences.findIndex(({ start }) => start >= end);
    if (from === -1) break;
  }
  return candidates;
}

function criteriaFrom(
  sentences: readonly Sentence[],
  first: number,
  wholes: readonly number[],
): Candidate | null {
  const scored = scoredFrom(sentences, first, wholes);
  const most = Math.max(...wholes);
  const states: Map<number, State>[] = Array.from({ length: scored.length + 1 }, () => new Map());
  states[0]!.set(0, { score: 0, from: null, group: null, count: 0 });
  let best: { state: State; whole: number } | null = null;
  for (let at = 0; at < scored.length; at += 1) {
    const options = optionsAt(scored, at);
    const cost = costOfSkipping(scored[at]!);
    for (const [sum, state] of states[at]!) {
      better(states[at + 1]!, sum, { ...state, score: state.score - (sum === 0 ? 0 : cost) });
      for (const { group, next, fits } of options) {
        const total = rounded(sum + group.weight);
        if (total > most) continue;
        const score = state.score + (fits ? FITS : 0);
        const reached = { score, from: state, group, count: state.count + 1 };
        better(states[next]!, total, reached);
        if (wholes.includes(total) && reached.count > 1 && (best === null || score > best.state.score))
          best = { state: reached, whole: total };
      }
    }
  }
  if (best === null || best.state.score < 0) return null;
  const groups = groupsOf(best.state);
  // What the introduction says that all points are speaks for those that add up to it.
  const isStated = sentences
    .slice(first, first + INTRODUCTION)
    .some(({ text }) => amountsIn(text).some(({ value }) => value === best.whole));
  const areNamed = new Set(groups.map(({ head }) => head.name.toLowerCase())).size === groups.length;
  if (!areNamed || groups.length + best.state.score < LEAST) return null;
  return {
    groups,
    whole: best.whole,
    quality: (isStated ? 15 : 12) + best.state.score + groups.length / 4,
    confidence: 0.85,
    more: [],
  };
}
const INTRODUCTION = 3;
/** Two criteria may add up by chance; three, or two with parts, do not. */
const LEAST = 3;

/** The sentences behind an introduction as far as points of functionality can reach. */
function scoredFrom(sentences: readonly Sentence[], first: number, wholes: readonly number[]): Scored[] {
  const found: Scored[] = [];
  let apart = 0;
  for (let at = first; at < Math.min(sentences.length, first + REACH); at += 1) {
    const sentence = sentences[at]!;
    if (OF_OTHER_POINTS.test(sentence.text) && /\d/.test(sentence.text)) break;
    const scored = scoredOf(sentence, sentences[at - 1], wholes);
    apart = scored.entries.length > 0 || scored.isScale ? 0 : apart + 1;
    if (apart > MAX_APART) break;
    found.push(scored);
  }
  return found;
}

const costOfSkipping = ({ entries, isScale }: Scored): number =>
  entries.length === 0 ? 0 : isScale ? COST.skippedScale : COST.skippedPoints;

/** The criteria that a sentence may state: by itself, with parts in it, or with parts in the sentences behind it. */
function optionsAt(scored: readonly Scored[], at: number): Option[] {
  const { entries, isScale } = scored[at]!;
  const [head, ...rest] = entries;
  if (head === undefined || isScale || head.isStep) return [];
  if (rest.length > 0)
    return addUp(rest, head.value!) ? [{ group: groupOf(head, rest), next: at + 1, fits: true }] : [];
  const options: Option[] = [{ group: groupOf(head, []), next: at + 1, fits: false }];
  const parts: Entry[] = [];
  for (let next = at + 1; next < scored.length && parts.length < MOST_PARTS; next += 1) {
    const below = scored[next]!;
    const own = below.entries;
    if (own.length === 0) continue;
    // Levels behind parts are skipped; a part may look like a level only where all of them add up.
    if (below.isScale && !addUp(own, head.value!)) continue;
    parts.push(...own);
    if (addUp(parts, head.value!)) {
      options.push({ group: groupOf(head, parts), next: next + 1, fits: true });
      break;
    }
    if (parts.reduce((sum, { value }) => sum + value!, 0) >= head.value!) break;
  }
  return options;
}
const MOST_PARTS = 10;

const addUp = (parts: readonly Entry[], weight: number): boolean =>
  parts.length > 1 &&
  parts.every(({ name, isStep }) => name !== '' && !isStep) &&
  rounded(parts.reduce((sum, { value }) => sum + value!, 0)) === weight;

const groupOf = (head: Entry, parts: readonly Entry[]): Group => ({
  head,
  weight: head.value!,
  parts: [...parts],
});
