import type { Amount } from '#shared/domain/documents/reading/amounts.ts';
import {
  behindIntroduction,
  leadToName,
  nameInProse,
  saysNoName,
} from '#shared/domain/documents/reading/links.ts';

/** The name of what has points, and where it stands with them. */
export type Part = { name: string; start: number; end: number };
/** Finds the name that an amount is for; `from` is where a name may begin. */
export type NameOf = (text: string, amounts: readonly Amount[], at: number, from: number) => Part | null;

const MAX_NAME = 150;
const BOUNDARY = /[.;?!:] (?=\S)|[\u2022\u25cf\n]|\b(?:of which|waarvan|namely|naamlik) /i;
/** A sentence about what bidders must show is no name. */
const EXPLAINS =
  /^(?:the |each |all |any )?(?:bidders?|tenderers?|respondents?|proposals?|service providers?|suppliers?|letters?|evidence|proof|curricula|cvs?|it|they|this|these|bieërs?|tenderaars?)\b.*\b(?:must|should|shall|will|may|are|is|needs?|moet|sal)\b/i;

/** `experience of the company (30 points)`, `methodology counts 40`. */
export function namesBefore(
  text: string,
  amounts: readonly Amount[],
  at: number,
  first: number,
): Part | null {
  return isBehind(text, amounts[at]!)
    ? null
    : before(text, amounts, at, first, amounts[at - 1]?.end ?? Number.NEGATIVE_INFINITY);
}

/** Whether words behind points lead to what they are for. */
function isBehind(text: string, amount: Amount): boolean {
  const { end } = amount;
  const lead = leadToName(text.slice(end, end + 120), /[a-z]/) ?? leadOfSubject(text, amount);
  return (
    lead !== null &&
    !NEXT_NAME.test(text.slice(end, end + 8)) &&
    !OF_THE_WHOLE.test(text.slice(end + lead, end + lead + 30))
  );
}

/** What a clause says of the points that it begins with: `25 points depend on`, `25 points reward`. */
const SAYS_OF_POINTS =
  /^ (?:reward|measure|cover|reflect|concern|recognise|test|assess|value|credit|beloon|toets)s? |^ (?:(?!and |en |or |of |in )[a-z-]+ ){1,4}?(?:for|to|on|upon|by|through|towards|from|with|against|under|in|at|within|regarding|vir|aan|op|deur|onder) /i;
/** Where a clause begins. */
const CLAUSE_BEGINS = /[.;:?!,] |\n|\) |\b(?:and|en|while|whereas|terwyl) /gi;
/** Who gives points, or gets them. */
const WHO_GIVES =
  /^(?:the |a |an |each |any |die |'n |elke )?(?:bid|tender|evaluation |bid evaluation |offer)?(?:bidders?|tenderers?|respondents?|panel|committee|municipality|department|we|it|they|bids?|tenders?|offers?|proposals?|team|paneel|komitee|tenderaars?) (?:[a-z]+ ){1,5}$/i;
const MAX_SUBJECT = 60;

/** @returns how many characters lead from the points with which a clause begins to what they are for; null elsewhere */
function leadOfSubject(text: string, { start, end, isMarked }: Amount): number | null {
  const rest = text.slice(end, end + 120);
  const colon = rest.search(/[.,;:(] /);
  const leadsOn = rest.charAt(colon) === ':' && saysNoName(rest.slice(0, colon));
  const lead = !isMarked
    ? null
    : leadsOn
      ? rest.slice(0, colon + 2)
      : (SAYS_OF_POINTS.exec(rest)?.[0] ?? null);
  if (lead === null) return null;
  const from = Math.max(0, start - MAX_SUBJECT);
  const head = text.slice(from, start);
  const last = [...head.matchAll(CLAUSE_BEGINS)].at(-1);
  if (last === undefined && from > 0) return null;
  const subject = head.slice(last === undefined ? 0 : last.index + last[0].length);
  // `Experience, 40 points: letters are needed`: the name stands before the comma.
  if (leadsOn && subject === '' && last?.[0] === ', ') return null;
  return saysNoName(subject) || WHO_GIVES.test(subject) ? lead.length : null;
}

/** @param above where what belongs to the points before ends */
function before(
  text: string,
  amounts: readonly Amount[],
  at: number,
  first: number,
  above: number,
): Part | null {
  const amount = amounts[at]!;
  const isFirst = above < amount.start - MAX_NAME;
  const from = isFirst ? Math.max(first, amount.start - MAX_NAME) : above;
  const bracket = /[([]/.test(text.charAt(amount.start)) ? 1 : 0;
  const gap = text.slice(from, amount.start + bracket);
  const whole = isFirst ? behindIntroduction(gap) : behindPoints(gap);
  const inner = nameInProse(whole);
  const segments = inner.split(BOUNDARY).map((segment) => segment.trim());
  const last = segments.findLastIndex((segment) => segment !== '' && !EXPLAINS.test(segment));
  const name = withoutClause(
    segments.length === 1 ? inner : nameInProse(`${segments[last === -1 ? segments.length - 1 : last]}:`),
  );
  return { name, start: from + Math.max(0, gap.lastIndexOf(name)), end: amount.end };
}

/** What stands between a criterion and the first of its parts. */
const PARTS_FOLLOW =
  /^[ ,;:(-]{0,3}(?:(?:made up|consisting|composed) of|divided into|split into|being|namely|naamlik) /i;

/** `30 points are available, fleet, …`, `30 of them, fleet …`: what goes on about the points before is no part of the name. */
function behindPoints(gap: string): string {
  const comma = gap.indexOf(', ');
  const rest = comma > 0 && saysNoName(gap.slice(0, comma)) ? gap.slice(comma + 2) : gap;
  return rest.replace(PARTS_FOLLOW, '');
}

/** `30 points for experience of the company`. */
export function namesBehind(text: string, amounts: readonly Amount[], at: number): Part | null {
  return behind(text, amounts, at, amounts[at + 1]?.start ?? text.length);
}

function behind(text: string, amounts: readonly Amount[], at: number, next: number): Part | null {
  const amount = amounts[at]!;
  const gap = text.slice(amount.end, Math.min(next, amount.end + MAX_NAME));
  const lead = leadToName(gap) ?? leadOfSubject(text, amount);
  if (lead === null) return null;
  const rest = gap.slice(lead);
  const boundary = rest.search(next > amount.end + gap.length ? LAST_ENDS : NEXT_BEGINS);
  const name = withoutClause(nameInProse(boundary === -1 ? rest : rest.slice(0, boundary)));
  return { name, start: amount.start, end: amount.end + Math.max(0, gap.indexOf(name)) + name.length };
}

/** `30 points for functionality`: the points of what stands before. */
const OF_THE_WHOLE =
  /^(?:the |die )?(?:functionality|funksionaliteit|total|score|(?:quality|technical|overall|evaluation)(?! (?:and|of|in|control|assurance|management|plans?|ability|approach|skills?|capacity|capability|staff|team|support|expertise|knowledge|proposal|quality))\b)/i;
/** `… 30 points and on the staff with 45`: what follows is the next one. */
const NEXT_NAME = /^,? (?:and|en) /i;
const NEXT_BEGINS =
  /[.;](?: |$)| [\u2022\u25cf-] | (?:when|where|if) |,? (?:and |but |so )?(?:must|that|shall|needs? to|provided|moet) /;
const LAST_ENDS =
  /[.;,](?: |$)| [\u2022\u25cf-] | (?:when|where|if) | (?:and |but |so )?(?:must|that|shall|needs? to|provided|moet) /;

/** Names on either side: `30 points are awarded for experience, methodology counts 45 points and staff 25 points`. */
export function namesBeside(
  text: string,
  amounts: readonly Amount[],
  at: number,
  first: number,
): Part | null {
  const [above, amount, below] = [amounts[at - 1], amounts[at]!, amounts[at + 1]];
  if (isBehind(text, amount)) {
    const next = below?.start ?? text.length;
    return behind(
      text,
      amounts,
      at,
      below === undefined || isBehind(text, below) ? next : parting(text, amount.end, next),
    );
  }
  const from =
    above === undefined || !isBehind(text, above) ? above?.end : parting(text, above.end, amount.start);
  return before(text, amounts, at, first, from ?? Number.NEGATIVE_INFINITY);
}

/** Where one name ends and the next one begins, the points of which stand on the other sides of both. */
function parting(text: string, start: number, end: number): number {
  const gap = text.slice(start, end);
  const ends = [
    gap.search(/[.;?!\n] ?(?=\S)/),
    gap.search(/, (?:and|while|whereas|en|terwyl) /),
    gap.search(/, | (?:while|whereas|terwyl) /),
    gap.search(/ (?:and|en) /),
  ];
  const found = ends.find((place) => place !== -1);
  return found === undefined ? end : start + found;
}

/** What is said about a criterion behind its name: `experience, which must be recent`. */
const CLAUSE =
  /, (?:which|whose|who|that|as (?:shown|proven|evidenced|demonstrated)|shown|demonstrated|evidenced|proven|supported|measured|judged|based|wat|soos) /;
const withoutClause = (name: string): string => name.split(CLAUSE)[0]!;
