import { type Amount, amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import { behindIntroduction, leadToName, nameInProse } from '#shared/domain/documents/reading/links.ts';
import { type Match, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { isStep } from '#shared/domain/documents/reading/row-texts.ts';
import { divided, type Entry } from './criteria-groups.ts';
import type { Candidate } from './functionality.ts';

/** What the points of all criteria together are said to be. */
export const OUT_OF =
  /\b(?:out of|total of|uit|totaal van|possible) (?:a |the |'n |die )?(?:total |maximum |possible |totaal )?(?:of |van )?(\d{2,3})\b|\b(?:functionality|quality|funksionaliteit)(?: will| shall| sal| word)? (?:counts?|tel|carr(?:y|ies)) (\d{2,3})|\b(\d{2,3}) ?(?:points|punte) (?:in total|altesaam|in totaal|available|for (?:functionality|quality))/gi;
/** What stands before the points of all criteria together. */
const OF_ALL =
  /\b(?:out of|of the|total of|possible|uit|uit die|van die|totaal van)(?: total| maximum| possible)?(?: of)? $/i;
/** Words of sentences that give points. */
const SCORES =
  /\b(?:functionality|funksionaliteit|evaluat|evalueer|beoordeel|criteri|kriteri|scor|weight|gewig|points?\b|punte\b)/i;
const ANCHOR =
  /\b(?:functional(?:ity)?|quality|technical|funksional\w*|kwaliteit|gehalte|tegniese|evaluated|evaluation|scored|scoring|assessed|criteria|criterion|adjudicated|merit|weights?|weighting|points|punte|marks|judged|compared|rated|ranked|offers? (?:is|are)|gemeet|aanbiedings?|geëvalueer|evaluering|beoordeel|beoordeling|kriteri(?:a|um))\b/gi;
const WINDOW = 2_400;
const MAX_NAME = 150;
const NO_NAME =
  /\b(?:price|prys|specific goals?|spesifieke doel\w*|preference|voorkeur|(?:score|scores|scoring|obtain|achieve|reach|get|behaal)\w* (?:at least|less than|below|a minimum|minder|ten minste)|threshold|drempel\w*|(?:at least|less than|below|minimum|minimum of|minder as)$|total|totaal|qualif\w+ (?:score|for)|tenderers? who|bidders? (?:who|that|scoring)|sub-?contract\w*|local content|guarantee|retention|penalt\w+|deposit|payments?|vat|turnover|invoices?|milestones?|instal?ments?|discount|black|owned|ownership|women|youth|shareholding)\b/i;
const BOUNDARY = /[.;?!:] (?=\S)|[\u2022\u25cf]|\b(?:of which|waarvan|namely|naamlik) /gi;

/** Finds criteria that sentences name with their points, where these add up to a hundred or to what is said of them. */
export function criteriaInProse(reader: Reader, stated: readonly number[]): Candidate[] {
  const candidates: Candidate[] = [];
  let from = 0;
  for (const anchor of matchesOf(reader, ANCHOR)) {
    if (anchor.start < from) continue;
    const found = [namesBefore, namesBehind].flatMap((read) => {
      const candidate = candidateOf(reader, anchor, stated, read);
      return candidate === null ? [] : [candidate];
    });
    candidates.push(...found);
    if (found.length > 0) from = Math.max(...found.map(({ groups }) => groups.at(-1)!.head.end));
  }
  return candidates;
}

type Part = { name: string; start: number; end: number };
type NameOf = (text: string, amounts: readonly Amount[], at: number, from: number) => Part | null;

function candidateOf(
  { flow }: Reader,
  anchor: Match,
  stated: readonly number[],
  nameOf: NameOf,
): Candidate | null {
  const { start } = anchor;
  const isFunctionality = /^fu/i.test(anchor.text);
  const text = flow.slice(start, start + WINDOW);
  if (!SCORES.test(flow.slice(Math.max(0, start - 60), start) + text)) return null;
  const all = amountsIn(text).filter(({ value }) => value !== 100);
  const criteria = all.filter(({ start: at }) => !OF_ALL.test(text.slice(Math.max(0, at - 24), at)));
  const readings = (criteria.length === all.length ? [all] : [criteria, all]).map((amounts) => {
    const entries = amounts.map((amount, at): Entry => {
      const part = nameOf(text, amounts, at, isFunctionality ? anchor.text.length : 0);
      const isName =
        part !== null &&
        /^[a-z'"(]/i.test(part.name) &&
        /[a-z]{3}/i.test(part.name) &&
        !NO_NAME.test(part.name);
      return {
        ...{ start: start + (part?.start ?? amount.start), end: start + (part?.end ?? amount.end) },
        ...{ name: part?.name ?? '', depth: null },
        value: isName ? amount.value : NAMELESS,
        isStep: isName && isStep(part.name),
        place: null,
      };
    });
    return bestRun(entries, amounts, [100, ...stated], isFunctionality);
  });
  readings.push(inTurn(text, start, all, [100, ...stated]));
  return readings.find((one) => one !== null) ?? null;
}

const IN_TURN = /\b(?:respectively|onderskeidelik)\b/i;

/** `experience, methodology and personnel count 30, 45 and 25 points respectively`: as many names as points, in turn. */
function inTurn(
  text: string,
  start: number,
  amounts: readonly Amount[],
  wholes: readonly number[],
): Candidate | null {
  const end = text.search(IN_TURN);
  const from = Math.max(0, text.slice(0, end).lastIndexOf('. '));
  const some = amounts.filter((amount) => end !== -1 && amount.start > from && amount.end <= end);
  const sum = some.reduce((total, { value }) => total + value, 0);
  const [first] = some;
  if (first === undefined || some.length < 2 || !wholes.includes(sum)) return null;
  const names = nameInProse(behindIntroduction(text.slice(from, first.start)))
    .split(/, (?:and |en )?| and | en |; /)
    .map(nameInProse)
    .filter((name) => /[a-z]{3}/i.test(name));
  if (names.length !== some.length) return null;
  const groups = some.map(({ value, end: last }, at) => {
    const head: Entry = {
      ...{ name: names[at]!, value, start: start + from, end: start + last },
      ...{ isStep: false, depth: null, place: null },
    };
    return { head, weight: value, parts: [] };
  });
  return { groups, whole: sum, quality: 9, confidence: 0.8, more: [] };
}

/** What has no name takes part in nothing, so that no sum goes over it. */
const NAMELESS = 1_000;

/** The run of entries that add up; a run ends where something has no name. */
function bestRun(
  entries: readonly Entry[],
  amounts: readonly Amount[],
  wholes: readonly number[],
  mayBeUnmarked: boolean,
): Candidate | null {
  let best: Candidate | null = null;
  for (let first = 0; first < entries.length; first += 1) {
    if (entries[first]!.value === NAMELESS) continue;
    let last = first;
    while (last < entries.length && entries[last]!.value! < NAMELESS) last += 1;
    const run = entries.slice(first, last);
    const marked = amounts.slice(first, last).filter(({ isMarked }) => isMarked).length;
    const solution = run.length < 2 || (marked === 0 && !mayBeUnmarked) ? null : divided(run, wholes, false);
    const names = new Set(solution?.groups.map(({ head }) => head.name));
    const quality = solution === null ? 0 : 7 + solution.score + (marked === run.length ? 2 : 0);
    if (
      solution !== null &&
      solution.score > -3.5 &&
      names.size === solution.groups.length &&
      (best === null || quality > best.quality)
    )
      best = { ...solution, quality, confidence: 0.85, more: [] };
    first = last;
  }
  return best;
}

/** `experience of the company (30 points)`, `methodology counts 40`. */
function namesBefore(text: string, amounts: readonly Amount[], at: number, first: number): Part | null {
  const amount = amounts[at]!;
  const lead = leadToName(text.slice(amount.end, amount.end + 120), /[a-z]/);
  if (lead !== null && !OF_THE_WHOLE.test(text.slice(amount.end + lead, amount.end + lead + 30))) return null;
  const above = amounts[at - 1]?.end ?? Number.NEGATIVE_INFINITY;
  const isFirst = above < amount.start - MAX_NAME;
  const from = isFirst ? Math.max(first, amount.start - MAX_NAME) : above;
  const gap = text.slice(from, amount.start);
  const whole = isFirst ? behindIntroduction(gap) : gap;
  const ended = whole.slice(0, whole.indexOf(nameInProse(whole)) + nameInProse(whole).length);
  const boundary = [...ended.matchAll(BOUNDARY)].at(-1);
  const name = nameInProse(boundary === undefined ? ended : ended.slice(boundary.index + boundary[0].length));
  return { name, start: from + Math.max(0, gap.lastIndexOf(name)), end: amount.end };
}

/** `30 points for experience of the company`. */
function namesBehind(text: string, amounts: readonly Amount[], at: number): Part | null {
  const amount = amounts[at]!;
  const next = amounts[at + 1]?.start ?? text.length;
  const gap = text.slice(amount.end, Math.min(next, amount.end + MAX_NAME));
  const lead = leadToName(gap);
  if (lead === null) return null;
  const rest = gap.slice(lead);
  const boundary = rest.search(next > amount.end + gap.length ? LAST_ENDS : NEXT_BEGINS);
  const name = nameInProse(boundary === -1 ? rest : rest.slice(0, boundary));
  return { name, start: amount.start, end: amount.end + Math.max(0, gap.indexOf(name)) + name.length };
}

/** `30 points for functionality`: the points of what stands before. */
const OF_THE_WHOLE =
  /^(?:the |die )?(?:functionality|funksionaliteit|quality|total|overall|technical|evaluation|score)\b/i;
const NEXT_BEGINS = /[.;](?: |$)| [\u2022\u25cf-] /;
const LAST_ENDS = /[.;,](?: |$)| [\u2022\u25cf-] /;
