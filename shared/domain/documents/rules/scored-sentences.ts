import { type Amount, amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import { saysNoName, withoutWords } from '#shared/domain/documents/reading/links.ts';
import { bare, isItem, isStep } from '#shared/domain/documents/reading/row-texts.ts';
import type { Sentence } from '#shared/domain/documents/reading/sentences.ts';
import type { Entry } from './criterion-readings.ts';
import { saysOther } from './functionality-candidate.ts';
import { namesBefore, namesBehind, namesBeside } from './prose-names.ts';

/** What a sentence gives points for. */
export type Scored = {
  /** Names with their points; empty where the sentence gives none, or where some have no name. */
  entries: readonly Entry[];
  /** Whether it says how something is rated. */
  isScale: boolean;
};

/** Sentences about points of something else, behind which criteria of functionality are over. */
export const OF_OTHER_POINTS =
  /\b(?:preference points?|voorkeurpunte|specific goals?|spesifieke doel\w*|(?:80|90)\/(?:20|10)|(?:points? for|on) price|price (?:counts|points))\b/i;
/** What a sentence says that gives levels of a scale, and no weights. */
const SCALE =
  /\b(?:rat(?:e[sd]?|ings?)|scale|beoordelingskaal|no (?:response|evidence|submission)|full (?:marks|points)|half of the|(?:very )?poor|excellent|outstanding|satisfactory|highest|lowest)\b/i;
/** Demands of a minimum. */
const DEMANDS =
  /\b(?:minimum (?:qualifying|score|of)|at least|(?:less|fewer|lower) than|below|threshold|to qualify|or more for|(?:not|nie) (?:reach|achieve|obtain|score|get|attain)|fails? to|eliminated|disqualified|drempel\w*|minstens|ten minste|minder as)\b/i;
/** What stands before the points of all criteria, or of the criterion that is divided: `of the 100 points`, `of these 40 points`. */
const OF_WHOLE =
  /\b(?:out of|of (?:the|these|those|which|this)|total of|the|these|those|uit|van die|hierdie)(?: total| maximum| possible)?(?: of)?(?: a)?(?: possible)? ?[([]?$/i;
/** How a sentence begins that divides the points of the criterion above it. */
const DIVIDES =
  /^(?:(?:here|hiervan|hieronder)|(?:of|from) (?:these|those|this|which|the \d{1,3})(?: \d{1,3})?(?: points| marks|%)?|(?:with)?in (?:this|that) (?:criterion|heading|category|aspect|element|regard)|under this (?:heading|criterion)|for this (?:criterion|aspect))(?: \(\d{1,3}\))?(?: points)?[,:]? /i;
const UNIT = /^[^a-z]*(?:points?|marks|%|per ?cent|punte|persent)/i;
const NAMES_NO_CRITERION =
  /\b(?:price|prys|threshold|minimum|total|all criteria|functionality|funksionaliteit|bidders? who|tenderers? who)\b/i;
/** `… attaches value to the fleet, and allocates 40 points to it`: the name stands before. */
const BACK = / (?:to|for|on|under) (?:it|this|these|them|that)\.?$/i;
const MAX_NAME = 130;

/** Points are those of an evaluation; percentages may be those of a payment. */
const isOfOther = (text: string): boolean => saysOther(text) && !/\b(?:points|marks|punte)\b/i.test(text);

/** @param above the sentence above, which may be the title that has the name */
export function scoredOf(sentence: Sentence, above: Sentence | undefined, wholes: readonly number[]): Scored {
  const isScale = SCALE.test(sentence.text);
  const none = { entries: [], isScale };
  if (sentence.isRow || DEMANDS.test(sentence.text) || isOfOther(sentence.text)) return none;
  const lead = DIVIDES.exec(sentence.text)?.[0].length ?? 0;
  const text = sentence.text.slice(lead).replace(BACK, '');
  const all = amountsIn(text);
  const areMarked = lead > 0 || all.some(({ isMarked, end }) => isMarked || UNIT.test(text.slice(end)));
  const amounts = all.filter((amount, at) => !isOfWhole(text, amount, all, at, wholes));
  if (amounts.length === 0 || !areMarked) return none;
  // A title names one criterion at most, and marks its points.
  if (sentence.isTitle && (amounts.length > 1 || !amounts[0]!.isMarked || !isItem(sentence.text)))
    return none;
  const entries =
    entriesWithParts(text, all, sentence, lead) ??
    entriesOf(text, amounts, sentence, lead) ??
    entryOfTitle(text, amounts, sentence, above);
  return { entries: entries ?? [], isScale };
}

/** `The fleet counts 40 points, of which 25 are for vehicles and 15 for depots`: what leads from a criterion to its parts. */
const LEADS_TO_PARTS =
  /,? (?:of which|made up (?:of|as follows:?)|(?:divided|split) (?:into|between|among)|consisting of|being|namely|waarvan|naamlik),? /i;

/** A criterion and its parts in one sentence, where these add up to it; null for another sentence. */
function entriesWithParts(
  text: string,
  amounts: readonly Amount[],
  sentence: Sentence,
  lead: number,
): Entry[] | null {
  const match = LEADS_TO_PARTS.exec(text);
  const [whole, ...rest] = amounts;
  if (match === null || whole === undefined || rest.length < 2) return null;
  const from = match.index + match[0].length;
  const sum = rest.reduce((total, { value }) => total + value, 0);
  if (whole.end > match.index || rest[0]!.start < match.index || sum !== whole.value) return null;
  const parts = rest.map((amount) => ({ ...amount, start: amount.start - from, end: amount.end - from }));
  const head = entriesOf(text.slice(0, match.index), [whole], sentence, lead);
  const below = entriesOf(text.slice(from), parts, sentence, lead + from);
  return head === null || below === null ? null : [...head, ...below];
}

/** Whether a number is that of all criteria, or of the criterion whose parts follow. */
function isOfWhole(
  text: string,
  { start, value }: Amount,
  all: readonly Amount[],
  at: number,
  wholes: readonly number[],
): boolean {
  const isOnly = all.length === 1 && !wholes.includes(value);
  if (!isOnly && OF_WHOLE.test(text.slice(Math.max(0, start - 34), start))) return true;
  return (
    at > 0 && wholes.includes(value) && all.length === 2 && /\bof\b/.test(text.slice(all[0]!.end, start))
  );
}

/** The names with their points, where all have one: all before, all behind, or on either side of them. */
function entriesOf(
  text: string,
  amounts: readonly Amount[],
  sentence: Sentence,
  lead: number,
): Entry[] | null {
  for (const read of [namesBefore, namesBehind, namesBeside]) {
    const entries = amounts.map((amount, at): Entry | null => {
      const part = read(text, amounts, at, 0);
      const name = part === null ? '' : withoutPredicate(bare(part.name));
      if (
        !/[a-z]{3}/i.test(name) ||
        name.length > MAX_NAME ||
        saysNoName(name) ||
        NAMES_NO_CRITERION.test(name)
      )
        return null;
      const [start, end] = [Math.min(part!.start, amount.start), Math.max(part!.end, amount.end)];
      return {
        ...{ name, value: amount.value, isStep: isStep(name), depth: null, place: null },
        ...{ start: sentence.start + lead + start, end: sentence.start + lead + end },
      };
    });
    if (entries.every((entry) => entry !== null)) return entries;
  }
  return null;
}

/** What is said about a criterion, or about how it is scored, between its name and its points. */
const PREDICATE =
  /,? (?:will|shall|is|are|sal|word)(?: (?:also|then|next|be|further|ook|dan))* (?:assess|evaluat|scor|consider|rat|judg|examin|weigh|look|test|measur|beoordeel|geëvalueer|oorweeg)\w*\b/i;
const LAST_CLAUSE = /, (?:and|for|to|with|en|vir|aan|met) [a-z ]{3,30}$/i;
function withoutPredicate(whole: string): string {
  const name = whole.split(PREDICATE)[0]!;
  const clause = LAST_CLAUSE.exec(name);
  return (clause !== null && saysNoName(clause[0].slice(2)) ? name.slice(0, clause.index) : name).replace(
    /[ ,;:]{1,4}$/,
    '',
  );
}

/** `(a) Fleet and depots` / `This criterion carries 40 points.`: the name is the title above. */
function entryOfTitle(
  text: string,
  amounts: readonly Amount[],
  sentence: Sentence,
  above: Sentence | undefined,
): Entry[] | null {
  const [amount, ...others] = amounts;
  if (amount === undefined || others.length > 0 || above === undefined || !above.isTitle) return null;
  if (
    !saysNoName(withoutWords(text.slice(0, amount.start))) ||
    !saysNoName(text.slice(amount.end).replace(/\.$/, ''))
  )
    return null;
  const name = bare(above.text);
  return [
    {
      name,
      value: amount.value,
      isStep: isStep(name),
      depth: null,
      place: null,
      start: above.start,
      end: sentence.start + amount.end,
    },
  ];
}
