import { type Amount, amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { bareInProse, isStep, withoutNumberWords } from '#shared/domain/documents/reading/row-texts.ts';
import { divided, type Entry } from './criteria-groups.ts';
import type { Candidate } from './functionality.ts';

/** What the points of all criteria together are said to be. */
export const OUT_OF =
  /\b(?:out of|total of|maximum of|uit|totaal van|counts?|tel|possible) (?:a |the |'n |die )?(?:total |maximum |possible |totaal )?(?:of |van )?(\d{2,3})\b|\b(\d{2,3}) ?(?:points|punte) (?:in total|altesaam|in totaal|available|for (?:functionality|quality))/gi;
/** Words of sentences that give points. */
const SCORES =
  /\b(?:functionality|funksionaliteit|evaluat|evalueer|beoordeel|criteri|kriteri|scor|weight|gewig|points?\b|punte\b)/i;
const ANCHOR = /\b(?:functional(?:ity)?|quality|technical|funksional\w*|kwaliteit|gehalte|tegniese)\b/gi;
const WINDOW = 1_400;
const MAX_NAME = 150;
/** What follows is about price, preference or something else. */
const OVER =
  /\b(?:specific goals?|spesifieke doel|price and|prys en|preference points?|voorkeurpunte|sub-?contract|local content|guarantee|retention|penalt|80 ?\/ ?20|90 ?\/ ?10)/i;
const NO_NAME =
  /\b(?:price|specific goals?|prys|minimum|threshold|drempel|at least|less than|below|minder as|score of|total|totaal|qualif\w+ (?:score|for)|out of|tenderers? who|bidders? (?:who|that|scoring))\b/i;
const FOR =
  /^ ?(?:of the \w+ )?(?:(?:is|are|will be|shall be|word|can be earned) )?(?:awarded|allocated|given|assigned|available|toegeken|geallokeer)? ?(?:to (?:the )?bidders )?(?:for|to|towards|on|vir|aan|-|:) ?/i;
/** The name stands behind the points. */
const BEHIND =
  /^ ?(?:(?:is|are|will be|shall be|word|can be earned) )?(?:awarded|allocated|given|assigned|available|toegeken|geallokeer)? ?(?:to (?:the )?bidders )?(?:for|to|towards|vir|aan) /i;
const BOUNDARY = /[.;?!:] (?=\S)|[\u2022\u25cf]|\b(?:of which|waarvan|namely|naamlik) /gi;

/** Finds criteria that sentences name with their points, where these add up to a hundred or to what is said of them. */
export function criteriaInProse(reader: Reader, stated: readonly number[]): Candidate[] {
  const candidates: Candidate[] = [];
  let from = 0;
  for (const anchor of matchesOf(reader, ANCHOR)) {
    if (anchor.start < from) continue;
    const found = [namesBefore, namesBehind].flatMap((read) => {
      const candidate = candidateOf(reader, anchor.start, stated, read);
      return candidate === null ? [] : [candidate];
    });
    candidates.push(...found);
    if (found.length > 0) from = Math.max(...found.map(({ groups }) => groups.at(-1)!.head.end));
  }
  return candidates;
}

type Part = { name: string; start: number; end: number };
type NameOf = (text: string, amounts: readonly Amount[], at: number) => Part | null;

function candidateOf(
  { flow }: Reader,
  start: number,
  stated: readonly number[],
  nameOf: NameOf,
): Candidate | null {
  const behind = flow.slice(start, start + WINDOW);
  const over = OVER.exec(behind.slice(20));
  const text = over === null ? behind : behind.slice(0, over.index + 20);
  const amounts = amountsIn(text);
  if (amounts.length < 2 || !SCORES.test(flow.slice(Math.max(0, start - 60), start + amounts.at(-1)!.end)))
    return null;
  const entries = amounts.map((amount, at): Entry => {
    const part = nameOf(text, amounts, at);
    const isName =
      part !== null &&
      /^[a-z'"(]/i.test(part.name) &&
      /[a-z]{3}/i.test(part.name) &&
      !NO_NAME.test(part.name);
    return {
      ...{ start: start + (part?.start ?? amount.start), end: start + (part?.end ?? amount.end) },
      ...{ name: part?.name ?? '', depth: null },
      // What has no name takes part in nothing, so that no sum goes over it.
      value: isName ? amount.value : 1_000,
      isStep: isName && isStep(part.name),
      place: null,
    };
  });
  return bestRun(entries, amounts, [100, ...stated]);
}

/** The run of entries that add up; a run ends where something has no name. */
function bestRun(
  entries: readonly Entry[],
  amounts: readonly Amount[],
  wholes: readonly number[],
): Candidate | null {
  let best: Candidate | null = null;
  for (let first = 0; first < entries.length; first += 1) {
    if (entries[first]!.value === 1_000) continue;
    let last = first;
    while (last < entries.length && entries[last]!.value! < 1_000) last += 1;
    const run = entries.slice(first, last);
    const marked = amounts.slice(first, last).filter(({ isMarked }) => isMarked).length;
    const solution = run.length < 2 || marked === 0 ? null : divided(run, wholes, false);
    const names = new Set(solution?.groups.map(({ head }) => head.name));
    const quality = solution === null ? 0 : 10 + solution.score + (marked === run.length ? 2 : 0);
    if (
      solution !== null &&
      solution.score > -3 &&
      names.size === solution.groups.length &&
      (best === null || quality > best.quality)
    )
      best = { ...solution, quality, confidence: 0.85, more: [] };
    first = last;
  }
  return best;
}

/** `experience of the company (30 points)`, `methodology counts 40`. */
function namesBefore(text: string, amounts: readonly Amount[], at: number): Part | null {
  const amount = amounts[at]!;
  if (BEHIND.test(text.slice(amount.end, amount.end + 60))) return null;
  const from = Math.max(amounts[at - 1]?.end ?? 0, amount.start - MAX_NAME);
  const gap = text.slice(from, amount.start);
  const boundary = [...gap.replace(/[:;,. -]{1,3}$/, '').matchAll(BOUNDARY)].at(-1);
  const name = bareInProse(gap.slice(boundary === undefined ? 0 : boundary.index + boundary[0].length));
  return { name, start: from + Math.max(0, gap.lastIndexOf(name)), end: amount.end };
}

/** `30 points for experience of the company`. */
function namesBehind(text: string, amounts: readonly Amount[], at: number): Part | null {
  const amount = amounts[at]!;
  const gap = text.slice(amount.end, Math.min(amounts[at + 1]?.start ?? text.length, amount.end + MAX_NAME));
  const link = FOR.exec(gap);
  if (link === null) return null;
  const rest = gap.slice(link[0].length);
  const isLast = amounts[at + 1] === undefined || amounts[at + 1]!.start > amount.end + gap.length;
  const boundary = rest.search(isLast ? /[.;,](?: |$)| [\u2022\u25cf-] / : /[.;](?: |$)| [\u2022\u25cf-] /);
  const name = withoutNumberWords(bareInProse(boundary === -1 ? rest : rest.slice(0, boundary)));
  return { name, start: amount.start, end: amount.end + gap.indexOf(name) + name.length };
}
