import { type Amount, amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import { isHeading } from '#shared/domain/documents/reading/headings.ts';
import { type Match, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { type Candidate, isOfOther, saysOther } from './functionality-candidate.ts';
import { type NameOf, namesBefore, namesBehind, namesBeside } from './prose-names.ts';
import { bestRun, inTurn, type Run } from './prose-runs.ts';

/** What the points of all criteria together are said to be. */
export const OUT_OF =
  /\b(?:of the (?=\d{2,3} (?:points|punte))|(?:out of|total of|uit|totaal van|possible|together|altogether) )(?:a |the |'n |die )?(?:total |maximum |possible |totaal )?(?:of |van )?(\d{2,3})\b|\b(?:functionality|quality|funksionaliteit)(?: will| shall| sal| word)? (?:counts?|tel|carr(?:y|ies)) (\d{2,3})|\b(?:functionality|quality|funksionaliteit)(?::| -| ?\() ?(\d{2,3}) (?:points|punte)(?=[.)]|$)|\b(?:maximum|total|highest) (?:score|points|marks?) (?:for|of) (?:functionality|quality)(?: is| are|:)? (\d{2,3})\b|\b(?:adds?|sums?|amounts?|comes?|tel) (?:up )?(?:to|op tot) (\d{2,3}) (?:points|punte)|\b(\d{2,3}) ?(?:points|punte) (?:in total|(?:can|may) be (?:reached|scored|earned|obtained)|altesaam|in totaal|(?:are |is )?available|in all|for (?:functionality|quality))/gi;
/** What stands before the points of all criteria together. */
const OF_ALL =
  /\b(?:out of|of the|total of|possible|uit|uit die|van die|totaal van)(?: total| maximum| possible)?(?: of)? $/i;
/** Words of sentences that give points. */
const SCORES =
  /\b(?:functionality|funksionaliteit|evaluat|evalueer|beoordeel|criteri|kriteri|scor|(?:is|are|be) (?:rated|judged)|weigh|gewig|points?\b|marks?\b|punte\b)/i;
const ANCHOR =
  /\b(?:functional(?:ity)?|quality|technical|funksional\w*|kwaliteit|gehalte|tegniese|evaluated|evaluation|scored|scoring|assessed|criteria|criterion|adjudicated|merit|weights?|weighting|points|punte|marks|judged|compared|rated|ranked|offers? (?:is|are)|gemeet|aanbiedings?|geëvalueer|evaluering|beoordeel|beoordeling|kriteri(?:a|um))\b/gi;
/** `10 points for each project`: what is multiplied is no weight. */
const EACH = /^ (?:for (?:each|every)|each|per|vir elke|elk)\b/i;
/** What is said before numbers without units, where these are points. */
const WEIGHED = /\b(?:points?|marks|weigh\w*|scor\w+|out of|rated (?:on|out of)|punte|gewig\w*|beoordeel)\b/i;
/** Functionality that does not count. */
const OFF = /^f\w+ (?:will|shall|is|does|word|sal) (?:not|nie)\b/i;
/** So many places are read at most, so that no text takes long. */
const MAX_ANCHORS = 500;
const WINDOW = 2_400;
const NAMES_NO_CRITERION =
  /\b(?:price|prys|specific goals?|spesifieke doel\w*|preference|voorkeur|(?:score|scores|scoring|obtain|achieve|reach|get|behaal)\w* (?:at least|less than|below|a minimum|minder|ten minste)|threshold|drempel\w*|(?:at least|less than|below|minimum|minimum of|minder as)$|^(?:at )?least$|(?:must|shall) (?:be|have|not)|total|totaal|qualif\w+ (?:score|for)|tenderers? who|bidders? (?:who|that|scoring)|sub-?contract\w*|local content|guarantee|retention|penalt\w+|deposit|payments?|vat|turnover|invoices?|milestones?|instal?ments?|discount|black|owned|ownership|women|youth|shareholding)\b/i;

/** Finds criteria that sentences name with their points, where these add up to a hundred or to what is said of them. */
export function criteriaInProse(reader: Reader, stated: readonly number[]): Candidate[] {
  const candidates: Candidate[] = [];
  const text = withBreaks(reader);
  let [from, tried] = [0, 0];
  for (const anchor of matchesOf(reader, ANCHOR)) {
    if (anchor.start < from || tried >= MAX_ANCHORS) continue;
    tried += 1;
    const starts = [anchor.start - pointsAhead(text, anchor.start), sentenceStart(text, anchor.start)];
    const [found = []] = [...new Set(starts)]
      .map((start) =>
        [namesBefore, namesBehind, namesBeside].flatMap((read) => {
          const candidate = candidateOf(text, anchor, start, stated, read);
          const isLoose = start < anchor.start && !isOfScores(anchor.text);
          return candidate === null || (isLoose && candidate.groups.length < LEAST_COUNT) ? [] : [candidate];
        }),
      )
      .filter(({ length }) => length > 0);
    candidates.push(...found.filter(({ groups }) => !isAboutOther(reader, groups[0]!.head.start)));
    if (found.length > 0) from = Math.max(...found.map(({ groups }) => groups.at(-1)!.head.end));
  }
  return candidates;
}

/** Whether the line of the first criterion begins with something else, or stands below a heading on it: `Payment: 90% on delivery, …`. */
function isAboutOther(reader: Reader, place: number): boolean {
  const { start, text } = reader.lines[lineAt(reader, place)]!;
  return saysOther(text.slice(0, place - start)) || isOfOther(reader, place);
}

/** The text, with a line break instead of the blank where a heading or a paragraph ends. */
function withBreaks(reader: Reader): string {
  const { flow, lines } = reader;
  const ends = lines.flatMap(({ start, text, afterGap }, index) => {
    const above = lines[index - 1];
    if (above === undefined || start === 0 || /^[a-z(\d]/.test(text)) return [];
    return isHeading(reader, index - 1) || (afterGap && /[.:;!?]$/.test(above.text)) ? [start - 1] : [];
  });
  return [0, ...ends.map((end) => end + 1)]
    .map((start, at) => flow.slice(start, ends[at] ?? flow.length))
    .join('\n');
}

/** Where the sentence begins that a place is in. */
function sentenceStart(flow: string, place: number): number {
  const head = flow.slice(Math.max(0, place - MAX_SENTENCE), place);
  const last = [...head.matchAll(/[.;?!] (?=\S)|\n/g)].at(-1);
  if (last !== undefined) return place - head.length + last.index + last[0].length;
  return place <= MAX_SENTENCE ? 0 : place;
}
const MAX_SENTENCE = 300;

function candidateOf(
  flow: string,
  anchor: Match,
  start: number,
  stated: readonly number[],
  nameOf: NameOf,
): Candidate | null {
  const isFunctionality = start === anchor.start && /^fu/i.test(anchor.text);
  const text = flow.slice(start, start + WINDOW);
  if (OFF.test(text.slice(0, 60))) return null;
  if (!SCORES.test(flow.slice(Math.max(0, start - 60), start) + text)) return null;
  const all = amountsIn(text).filter(({ value }) => value !== 100);
  if (saysOther(flow.slice(Math.max(0, start - AHEAD), start + (all[0]?.start ?? 0)))) return null;
  const criteria = all.filter(({ start: at }) => !OF_ALL.test(text.slice(Math.max(0, at - 24), at)));
  const wholes = [100, ...stated];
  const isWeighed = WEIGHED.test(text.slice(0, all[0]?.start ?? 0));
  // A sentence that neither begins with such a word nor says that it gives points has to mark them all.
  const isSure = isWeighed || start === anchor.start || isOfScores(anchor.text);
  const options = {
    noName: NAMES_NO_CRITERION,
    mayBeUnmarked: isFunctionality || (start !== anchor.start && isWeighed),
    from: isFunctionality ? anchor.text.length : 0,
  };
  const kinds = [criteria, all, criteria.filter(({ end: at }) => !EACH.test(text.slice(at, at + 12)))];
  const marked = isWeighed || isOfScores(anchor.text) ? criteria.filter(({ isMarked }) => isMarked) : all;
  const readings = [...kinds, marked]
    .filter(({ length }, at, others) => others.findIndex((other) => other.length === length) === at)
    .map((amounts) => bestRun({ text, start, amounts }, wholes, nameOf, options))
    .map((run) =>
      run !== null && (isSure || run.areMarked) && !areApart(flow, run) ? candidate(run) : null,
    );
  const turn = inTurn(text, start, all, wholes);
  readings.push(turn === null ? null : { ...turn, quality: 9, confidence: 0.8, more: [] });
  return (
    readings.find((one) => one !== null) ??
    byWholeNear(flow, start, criteria, nameOf, options) ??
    (isOfScores(anchor.text) ? withoutTotal(text, start, criteria, nameOf, options) : null)
  );
}

/** Whether so few numbers stand in different sentences, none of which says that it gives points: they add up by chance. */
function areApart(flow: string, { groups }: Run): boolean {
  if (groups.length >= LEAST_COUNT) return false;
  const passage = flow.slice(groups[0]!.head.start, groups.at(-1)!.head.end);
  return SENTENCE_ENDS.test(passage) && !WEIGHED.test(passage);
}
const SENTENCE_ENDS = /[.?!] (?=["'(]?[A-Z])|\n/;

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

/** The whole may be said in words that no rule knows: a number nearby that three or more criteria add up to. */
function byWholeNear(
  flow: string,
  start: number,
  amounts: readonly Amount[],
  nameOf: NameOf,
  options: Parameters<typeof bestRun>[3],
): Candidate | null {
  const from = Math.max(0, start - NEAR);
  const wholes = amountsIn(flow.slice(from, start + NEAR * 3))
    .filter(({ value, isMarked }) => isMarked && value >= LEAST_WHOLE && value <= 200)
    .filter(({ start: at }) => !OF_MINIMUM.test(clauseBefore(flow, from + at)))
    .map(({ value }) => value)
    .filter((value) => !OF_OTHERS.includes(value));
  if (wholes.length === 0) return null;
  const text = flow.slice(start, start + WINDOW);
  const run = bestRun({ text, start, amounts }, [...new Set(wholes)], nameOf, options);
  // Numbers of a list add up to something nearly always.
  return run === null || !run.areMarked || run.groups.length < LEAST_COUNT
    ? null
    : { ...run, quality: 5 + run.score, confidence: 0.8, more: [] };
}
const NEAR = 200;
/** What says that a number is a minimum, and no whole. */
const OF_MINIMUM =
  /\b(?:minimum|threshold|at least|less than|below|pass mark|drempel(?:waarde)?|minstens|ten minste)\b/i;
const BEFORE = 60;
const clauseBefore = (flow: string, place: number): string =>
  flow
    .slice(Math.max(0, place - BEFORE), place)
    .split(/[.;]/)
    .at(-1)!;
const LEAST_WHOLE = 50;
/** Points of the price, and the whole that is tried before. */
const OF_OTHERS = [80, 90, 100];

const isOfScores = (anchor: string): boolean =>
  /^(?:functional|funksional|quality|technical|kwaliteit|gehalte|tegniese)/i.test(anchor);
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
  const end = text.search(SENTENCE_ENDS);
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
