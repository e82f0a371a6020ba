import { type Amount, amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import { type Match, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import type { Candidate } from './functionality-candidate.ts';
import { type NameOf, namesBefore, namesBehind, namesBeside } from './prose-names.ts';
import { bestRun, inTurn, type Run } from './prose-runs.ts';

/** What the points of all criteria together are said to be. */
export const OUT_OF =
  /\b(?:out of|total of|uit|totaal van|possible) (?:a |the |'n |die )?(?:total |maximum |possible |totaal )?(?:of |van )?(\d{2,3})\b|\b(?:functionality|quality|funksionaliteit)(?: will| shall| sal| word)? (?:counts?|tel|carr(?:y|ies)) (\d{2,3})|\b(?:functionality|quality|funksionaliteit)(?::| -| ?\() ?(\d{2,3}) (?:points|punte)(?=[.)]|$)|\b(?:maximum|total|highest) (?:score|points|mark) (?:for|of) (?:functionality|quality)(?: is|:)? (\d{2,3})\b|\b(\d{2,3}) ?(?:points|punte) (?:in total|altesaam|in totaal|available|for (?:functionality|quality))/gi;
/** What stands before the points of all criteria together. */
const OF_ALL =
  /\b(?:out of|of the|total of|possible|uit|uit die|van die|totaal van)(?: total| maximum| possible)?(?: of)? $/i;
/** Words of sentences that give points. */
const SCORES =
  /\b(?:functionality|funksionaliteit|evaluat|evalueer|beoordeel|criteri|kriteri|scor|weight|gewig|points?\b|marks?\b|punte\b)/i;
const ANCHOR =
  /\b(?:functional(?:ity)?|quality|technical|funksional\w*|kwaliteit|gehalte|tegniese|evaluated|evaluation|scored|scoring|assessed|criteria|criterion|adjudicated|merit|weights?|weighting|points|punte|marks|judged|compared|rated|ranked|offers? (?:is|are)|gemeet|aanbiedings?|geëvalueer|evaluering|beoordeel|beoordeling|kriteri(?:a|um))\b/gi;
/** Functionality that does not count. */
const OFF = /^f\w+ (?:will|shall|is|does|word|sal) (?:not|nie)\b/i;
/** So many places are read at most, so that no text takes long. */
const MAX_ANCHORS = 500;
const WINDOW = 2_400;
const NO_NAME =
  /\b(?:price|prys|specific goals?|spesifieke doel\w*|preference|voorkeur|(?:score|scores|scoring|obtain|achieve|reach|get|behaal)\w* (?:at least|less than|below|a minimum|minder|ten minste)|threshold|drempel\w*|(?:at least|less than|below|minimum|minimum of|minder as)$|total|totaal|qualif\w+ (?:score|for)|tenderers? who|bidders? (?:who|that|scoring)|sub-?contract\w*|local content|guarantee|retention|penalt\w+|deposit|payments?|vat|turnover|invoices?|milestones?|instal?ments?|discount|black|owned|ownership|women|youth|shareholding)\b/i;

/** Finds criteria that sentences name with their points, where these add up to a hundred or to what is said of them. */
export function criteriaInProse(reader: Reader, stated: readonly number[]): Candidate[] {
  const candidates: Candidate[] = [];
  let [from, tried] = [0, 0];
  for (const anchor of matchesOf(reader, ANCHOR)) {
    if (anchor.start < from || tried >= MAX_ANCHORS) continue;
    tried += 1;
    const found = [namesBefore, namesBehind, namesBeside].flatMap((read) => {
      const candidate = candidateOf(reader, anchor, stated, read);
      return candidate === null ? [] : [candidate];
    });
    candidates.push(...found);
    if (found.length > 0) from = Math.max(...found.map(({ groups }) => groups.at(-1)!.head.end));
  }
  return candidates;
}

function candidateOf(
  { flow }: Reader,
  anchor: Match,
  stated: readonly number[],
  nameOf: NameOf,
): Candidate | null {
  const ahead = pointsAhead(flow, anchor.start);
  const start = anchor.start - ahead;
  const isFunctionality = ahead === 0 && /^fu/i.test(anchor.text);
  const text = flow.slice(start, start + WINDOW);
  if (OFF.test(text.slice(0, 60))) return null;
  if (!SCORES.test(flow.slice(Math.max(0, start - 60), start) + text)) return null;
  const all = amountsIn(text).filter(({ value }) => value !== 100);
  const criteria = all.filter(({ start: at }) => !OF_ALL.test(text.slice(Math.max(0, at - 24), at)));
  const wholes = [100, ...stated];
  const options = {
    noName: NO_NAME,
    mayBeUnmarked: isFunctionality,
    from: isFunctionality ? anchor.text.length : 0,
  };
  const readings = (criteria.length === all.length ? [all] : [criteria, all]).map((amounts) =>
    candidate(bestRun({ text, start, amounts }, wholes, nameOf, options)),
  );
  const turn = inTurn(text, start, all, wholes);
  readings.push(turn === null ? null : { ...turn, quality: 9, confidence: 0.8, more: [] });
  return (
    readings.find((one) => one !== null) ??
    (isOfScores(anchor.text) ? withoutTotal(text, start, criteria, nameOf, options) : null)
  );
}

/** Characters of the sentence before a place, where these have points. */
function pointsAhead(flow: string, place: number): number {
  const head = flow
    .slice(Math.max(0, place - AHEAD), place)
    .split(/[.;?!:] |\) /)
    .at(-1)!;
  return head.length < AHEAD && /^(?:a |maximum |of |up to |and |the ){0,4}\d{2}(?!\d)/i.test(head)
    ? head.length
    : 0;
}
const AHEAD = 50;

const isOfScores = (anchor: string): boolean =>
  /^(?:functional|funksional|quality|technical|kwaliteit|gehalte|tegniese)/i.test(anchor);
const SENTENCE_END = /[.?!] (?=["'(]?[A-Z])/;
/** Fewer could be anything. */
const LEAST_COUNT = 3;

/** A sentence about functionality whose points are marked, all of them, though nothing says what they are together. */
function withoutTotal(
  text: string,
  start: number,
  amounts: readonly Amount[],
  nameOf: NameOf,
  options: Parameters<typeof bestRun>[3],
): Candidate | null {
  const end = text.search(SENTENCE_END);
  const within = amounts.filter((amount) => end === -1 || amount.end <= end + 1);
  const sum = within.reduce((total, { value }) => total + value, 0);
  if (within.length < LEAST_COUNT || !within.every(({ isMarked }) => isMarked)) return null;
  if (sum < 50 || sum > 90 || sum % 5 !== 0) return null;
  const run = bestRun({ text, start, amounts: within }, [sum], nameOf, options);
  return run === null || run.groups.length !== within.length
    ? null
    : { ...run, quality: 4 + run.score, confidence: 0.7, more: [] };
}

const candidate = (run: Run | null): Candidate | null =>
  run === null
    ? null
    : { ...run, quality: 7 + run.score + (run.areMarked ? 2 : 0), confidence: 0.85, more: [] };
