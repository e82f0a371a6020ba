import { LEVEL, OF_OTHER_TABLES } from '#shared/domain/documents/phrases/criteria.ts';
import { isStep, isUnfinished } from '#shared/domain/documents/reading/row-texts.ts';

/** A criterion or a part of one, with its points. */
type Weighed = { name: string; weight: number | null };

/** So many steps that fall to nothing are a scale. */
const STEPS_OF_SCALE = 4;

/** Whether each criterion has a name of its own, which is the whole text of a cell. */
export function areNames(criteria: readonly Weighed[]): boolean {
  const names = criteria.map(({ name }) => withoutNumber(name.trim()));
  // One name may begin as a level does: `Detailed programme`.
  if (names.filter(isStep).length * 3 >= names.length) return false;
  const isEndOfOther = names.some(
    (name) => name.length > LEAST_END && names.some((other) => other !== name && other.endsWith(name)),
  );
  return (
    names.every(isWhole) &&
    !isEndOfOther &&
    new Set(names.map((name) => name.toLowerCase())).size === names.length
  );
}
/** Of two names that end with so many equal letters one has another cell in it. */
const LEAST_END = 12;

/** `Experience and The bidder must`: the text of the cell beside it stands in a name where cells are lost. */
export const BESIDE = new RegExp(
  [
    String.raw`[\p{Ll})] (?:: )?(?:The (?:bidder|tenderer|service|company|proposed)|(?<!\b(?:of|the|by|for|from|each) )(?:Bidders?|Tenderers?)|`,
    String.raw`A (?:minimum|detailed|valid)|Proof|Please|Attach|Provide|Submit|Demonstrate|Certified|Detailed|Valid|Minimum|No)\b`,
  ].join(''),
  'u',
);

/** A name begins with a capital letter, closes its brackets, is not cut off, and has no other cell, sentence, comparison, system, or numbers of other columns in it. */
const isWhole = (name: string): boolean =>
  /^["'“]?(?!Page \d)\p{Lu}/u.test(name) &&
  !/[<>≤≥=]|\d0 ?\/ ?\d0\b|\b[AT](?:he)? (?:bidder|tenderer)\b| \d{1,3} \d{1,3}\b/.test(name) &&
  !BESIDE.test(name) &&
  !OF_COLUMN.test(name) &&
  name.split('(').length === name.split(')').length &&
  !isUnfinished(name);

/** The rest of the name of a column, `Points claimed`, or a sentence of the cell beside it: `The letters must have been issued …`. */
const OF_COLUMN = /^(?:claim(?:ed|able)|shown|awarded|obtained|scored)$|\b(?:must|shall) have\b/i;

/** Whether a level of a scale is among criteria, by its name, without points, or by points that fall to nothing: their points add up by chance. */
export const hasLevels = (criteria: readonly Weighed[]): boolean =>
  hasScale(criteria) || criteria.some((one) => one.weight === 0 || isLevel(one));

export const isLevel = ({ name }: Weighed): boolean =>
  [name, withoutNumber(name)].some((text) => LEVEL.test(text));

const withoutNumber = (name: string): string =>
  name.replace(/^\(?(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]?|[a-z][.)]) ?/i, '');

/** `5, 4, 3, 2, 1, 0`, `30, 15, 10, 0`: points that fall step by step to nothing. */
function hasScale(criteria: readonly Weighed[]): boolean {
  let run = 1;
  for (let at = 1; at < criteria.length; at += 1) {
    const [one, other] = [criteria[at - 1]!.weight ?? 0, criteria[at]!.weight ?? 0];
    run = other < one ? run + 1 : 1;
    if (run >= STEPS_OF_SCALE && other <= 1) return true;
  }
  return false;
}

/** Texts that begin with a sign, hold two sentences, or state points. */
const STATES_POINTS =
  /^[^\p{L}\p{N}"'(]|[.!?] \p{Lu}\p{Ll}|(?:^|\b(?:\d{1,3}|[Mm]ax(?:imum)?|[Tt]otal|the|of|for|no|more|all|full|half) )(?:[Pp]oints|[Pp]unte)\b|\b(?:points|punte) (?:are|will|is|for|to|per|of|vir)\b/u;

/** Whether a text cannot be the name of a criterion. */
export const isNoName = (name: string): boolean => STATES_POINTS.test(name) || OF_OTHER_TABLES.test(name);

/** Sentences say what must be; few names of criteria do. */
const SAYS = /\b(?:must|shall|should|will|is|are|may|has|have|does|moet|sal|word)\b/i;
export const isSentence = (text: string): boolean => SAYS.test(text);

/** Longer names have a description behind them, which is longer than they are. */
const MAX_NAME = 45;
const LONGEST_SENTENCE = 75;
/** `METHODOLOGY: Approach …`, `Fleet - age and condition of vehicles`: the title is what stands before. */
const CAPITALS = /^[^a-z:]{4,80}(?=: | - )/;
const DESCRIPTION = /^(.{4,45}?)(?:: | - )(?=\p{Ll}[^ ]* [^ ]+ [^ ]+)/u;
/** Leaves out a list, or as many words as a sentence has, in brackets at the end. */
function withoutExplanation(name: string): string {
  let start = name.endsWith(')') ? name.length - 1 : 0;
  for (let open = 0; start > 0; start -= 1) {
    const sign = name.charAt(start);
    open += sign === ')' ? 1 : sign === '(' ? -1 : 0;
    if (open === 0) break;
  }
  const inside = name.slice(start + 1, -1);
  const explains = inside.includes(',') || inside.split(' ').length > 4;
  return start > 0 && explains ? name.slice(0, start).trimEnd() : name;
}

/** `Bidders must provide proof of funds with …`: what is demanded is the name, up to its first condition. */
const WHO = `(?:the )?(?:prospective )?(?:bidders?|tenderers?|service providers?)`;
const MUST = `(?:must|should|shall|will|(?:(?:is|are|has|have) )?to)`;
const DEMANDS = new RegExp(
  String.raw`^${WHO} ${MUST} (?:provide|submit|attach|demonstrate|indicate|show|supply|have) (?:an? |the |that )?(?=\p{L}{3})`,
  'iu',
);
const CONDITION = /,| with (?:an? |at )| which | not older | of at least /;
/** `A company profile must be submitted which …`. */
const MUST_BE = /^(?:an? |the )?(.{8,60}?) (?:must|should|shall|(?:is|are) to) be\b(?! an? ).*$/i;

function withoutDemand(text: string): string {
  const said = text.replace(DEMANDS, '');
  const name = said === text ? text.replace(MUST_BE, '$1') : said.split(CONDITION)[0]!;
  if (name === text) return text;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** @returns a name without the description behind it */
export function withoutDescription(whole: string): string {
  // A bracket that nothing closes goes on in a line that is read as something else.
  const name = withoutExplanation(withoutDemand(whole)).replace(/ \([^()]*$/, '');
  const capitals = /[a-z]{2}/.test(name) ? CAPITALS.exec(name)?.[0] : undefined;
  const title = capitals ?? DESCRIPTION.exec(name)?.[1];
  if (title !== undefined) return title;
  const at = name.length > MAX_NAME ? name.search(/: | - |\. (?=[A-Z])/) : -1;
  if (at >= 4 && at < name.length / 2) return name.slice(0, at);
  // A sentence goes on with conditions.
  return name.length > LONGEST_SENTENCE && isSentence(name)
    ? name.split(/, | with | which | who /)[0]!
    : name;
}
