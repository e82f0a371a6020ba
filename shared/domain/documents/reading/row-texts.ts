import { STEP, SUBTOTAL, TOTAL } from '#shared/domain/documents/phrases/points.ts';

/** The mark before an item of a list or a row: `1.2`, `(a)`, `B1`, `Criterion 3:`, a bullet. */
const WORD = '(?:[Cc]riteri(?:on|a)|CRITERI(?:ON|A)|[Kk]riterium|[Ee]lement)';
const NUMBERING = new RegExp(
  `^(?:${[
    String.raw`(\d{1,2}(?:\.\d{1,2}){0,4})[.)]?`,
    String.raw`\(?([a-zA-Z]|[ivx]{1,4}|[IVX]{1,4})[.)]`,
    String.raw`\(([a-z0-9]{1,4})\)`,
    '([A-H])',
    String.raw`([A-Z]{1,3}[.-]?\d{1,2}(?:[.-]\d{1,2}){0,3})[.)]?`,
    String.raw`${WORD} (\d{1,2}|[A-H])[:.]?`,
  ].join('|')})$`,
);
const LEADING = new RegExp(
  `^(?:${[
    String.raw`(\d{1,2}(?:\.\d{1,2}){1,4}[.)]?|\d{1,2}[.)]|\d{1,2}(?= [A-Z])) `,
    String.raw`\(?([a-zA-Z]|[ivx]{1,4}|[IVX]{1,4})[.)] `,
    String.raw`\(([a-z0-9]{1,3})\) `,
    '([B-H])[. ] ?(?=[A-Z])',
    String.raw`((?!SBD|MBD|NQF|ISO)[A-Z]{1,3}[.-]?\d{1,2}(?:[.-]\d{1,2}){0,3})[.:]? (?=[A-Z])`,
    String.raw`${WORD} (\d{1,2}|[A-H](?=[:.]))[:.]? ?-? ?`,
  ].join('|')})(?=\\S)`,
);
/** Words with which no complete name ends: the name continues in another line. `A` alone is a label. */
const UNFINISHED = new RegExp(
  [
    String.raw`(?: a|\b(?:and|or|of|the|for|in|to|with|by|on|at|has|have|which|that|key|similar|relevant|proposed|previous|`,
    'en|van|vir|die|soortgelyke|vorige)|[,&/-])$',
  ].join(''),
  'i',
);
export const isUnfinished = (text: string): boolean => UNFINISHED.test(text);

const BULLET = /^[\u2022\u25cf\u25aa\uf0b7\uf0a7*-] ?/;

/** Before such a name, a number is that of the row, not of a scale: `2 Relevant experience`. */
const NUMBERED_NAME = /^\d{1,2} (?:Relevant|Similar|Completed|Successful|References?|Appointment)\b/;
const LEVEL_INSIDE = / = ?(?:\d|full|half)/i;
/**
 * The first of several levels after a name: `Plant Rating 10: owned Rating 6: hired`, `Plant High: owned Low: hired`.
 */
const LEVEL_BEGINS =
  / (?:(?:rating|score|level|vlak) \d{1,3} ?[:=-]|(?:high|excellent|good|full|hoog): |\d{1,3} ?% [:=-] )/i;

/** The text of a cell beside which all parts of a criterion stand. */
export const LABEL_OF_PARTS = /^sub-?(?:criteri(?:a|on)|elements?|factors?)\b:? ?/i;

export const isTotal = (name: string): boolean => TOTAL.test(name);
export const isSubtotal = (name: string): boolean => SUBTOTAL.test(name);
export const isStep = (name: string): boolean => STEP.test(name) && !NUMBERED_NAME.test(name);

/** `1.1(a)`, `(a)(i)`: a number of a number. */
const COMPOSITE = /^([A-Z]?[\d.]{1,8}|\([a-z0-9]{1,3}\)|[a-z]\)?)[ .]?\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)$/i;

/** `Q1a`, `2.1b`: a letter below a number. */
const LETTERED = /^([A-Z]{0,3}[.-]?\d{1,2}(?:\.\d{1,2}){0,2})[a-z][.)]?$/;

/** Depth of letters: below `1` and below `1.1`. */
const IN_LETTERS = 1.5;
/**
 * Letters that may be roman numbers (`i`, `v`, `x`), and certain roman numbers: their list shows whether they are below
 * letters.
 */
const MAYBE_ROMAN = 1.51;
const IN_ROMANS = 1.52;

/** @returns the depth of a letter or roman number in a list; capitals have the depth of numbers */
function depthOfLetters(letters: string): number {
  if (!/^[ivx]+$/.test(letters)) return IN_LETTERS;
  return letters.length > 1 ? IN_ROMANS : MAYBE_ROMAN;
}

/** @returns the depth of a text by its numbering, from 0; null without numbering */
export function depthOf(label: string | null, text: string): number | null {
  const above = label === null ? null : (COMPOSITE.exec(label) ?? LETTERED.exec(label));
  if (above !== null) return (depthOf(above[1]!, '') ?? 0) + 1;
  const match = (label === null ? null : NUMBERING.exec(label)) ?? LEADING.exec(text);
  if (match === null) return null;
  const [, digits, letter, bracketed, capital, within, criterion] = match;
  if (criterion !== undefined || capital !== undefined) return 0;
  if (digits !== undefined) return digits.replace(/[.)]$/, '').split('.').length - 1;
  if (within !== undefined) return within.split(/\d+/).length - 1;
  if (bracketed !== undefined) return depthOfLetters(bracketed);
  return letter === undefined ? null : letter === letter.toUpperCase() ? 0 : depthOfLetters(letter);
}

/** Whether a cell has only the number of its row. */
export const isLabel = (text: string): boolean =>
  NUMBERING.test(text) || COMPOSITE.test(text) || LETTERED.test(text);
/** Whether a text begins with a number, letter or bullet of its own. */
export const isItem = (text: string): boolean => LEADING.test(text) || hasBullet(text);
export const hasBullet = (text: string): boolean => BULLET.test(text);

const EDGES = ' .:=\u2026_(-\u2013,;[/';
/** @returns a name without numbering, bullets, and words that link it with its points */
export function bare(text: string): string {
  return withoutEnd(withoutLevels(text.replace(LEADING, '').replace(BULLET, '').replace(LEADING, '')));
}

/** `Vehicles (60% of the criterion)`. */
const SHARE_OF_CRITERION =
  / ?\(?\d{1,3}(?:[.,]\d)? ?% of (?:the |this |these )?(?:criterion|category|section|points|weight|score)\)?/i;

/** `Vehicles (see Returnable Schedule 4)`: a reference to a form. */
const REFERENCE =
  / ?\((?:see|refer(?: to)?|as per|returnable|schedule|annexure|annex|appendix|form|clause|section|paragraph|page|bylae)\b[^()]{0,40}\) ?$/i;

function withoutEnd(text: string): string {
  const whole = text
    .replace(SHARE_OF_CRITERION, '')
    .replace(REFERENCE, '')
    .replace(/[:,]? (?:maximum|maks(?:imum)?|max|weight(?:ing)?|up to)(?: of| van)? ?$/i, '');
  let end = whole.length;
  while (end > 0 && EDGES.includes(whole.charAt(end - 1))) end -= 1;
  return whole.slice(0, end);
}

/** Removes the levels after a name: `Experience: 5 or more projects = 40 …`. */
function withoutLevels(whole: string): string {
  const first = whole.search(LEVEL_BEGINS);
  const text = first >= 4 ? whole.slice(0, first) : whole;
  if (!LEVEL_INSIDE.test(text)) return text;
  for (const { index } of text.matchAll(/[:.;(] ?| - /g))
    if (index >= 4 && LEVEL_INSIDE.test(text.slice(index))) return text.slice(0, index);
  return text;
}
