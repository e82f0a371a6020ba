import { NO_POINTS } from '#shared/domain/documents/phrases/points.ts';
import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { hasBullet, isStep, isUnfinished } from '#shared/domain/documents/reading/row-texts.ts';
import { BESIDE, isSentence, withoutDescription } from './plausible.ts';
import type { Entry } from './score.ts';

/** A row as it was found: where its name is not told from the cell beside it, it has none. `depth` is that of its number, -1 without. */
export type Row = Entry & { value: number; depth: number; isInBrackets: boolean };

/** Words of a heading above the points. */
export const POINTS = /\b(?:weight(?:ing|age|s)?|points?|scores?|marks|max(?:imum)?)\b/i;
/** `= 30 points`, `30 = all of it`, `- 10 points`: levels of a criterion. */
export const LEVEL = /= ?\(?\d{1,3}\b|^\W{0,3}\d{1,3} ?= ?\p{L}|[-(] ?\d{1,3} points?\)?$/iu;
/** Whether a line has a level of a scale, or an item of a list. */
export const isLevelLine = (text: string): boolean =>
  LEVEL.test(text) || hasBullet(text) || /^(?:\u27a2|o ) ?/.test(text) || text.includes('=') || isStep(text);
export const LONGEST_TITLE = 75;

export const LABEL = /^(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]?|\(?[a-h]\)|[A-H][.)]) (?=["'(]?\p{Lu})/u;
/** `1. R elevant`: a first letter that stands apart. */
const APART = /^(?![AI] )(\p{Lu}) (?=\p{Ll}{3})/u;
/** A number, and how the next cell begins. */
export const NUMBER =
  / (\(?)(\d{1,3})(?: ?(?:%|points?\b|marks\b))?\)?(?= ?$| [\p{Lu}\u2022"(<>\u2265-]| \d{1,3}\b| [ivx]{1,4}\. )/gu;
/** What no name of a criterion has: a level, or a number of its own. */
const NO_NAME = /=|(?:^|[ (])\d{1,3}(?:[ %)]|$)/;
/** `the survey of 30` where the line below goes on: the column of points stands in the text. */
export const OF_NAME = /(?<!\b(?:minimum|maximum|total|number|period|out|part)|\d) of$/i;
export const COUNTED = /^ (?:\d{1,3} )?(?:years?|months?|days?|projects?|or more|hours?)\b/i;

/**
 * A row before its name is told from what stands beside it: what stands before the points, and behind them. Of a row whose points do not
 * stand behind its name, `said` is its first line, or the whole name.
 */
export type Raw = Omit<Row, 'name'> & {
  said: string;
  rest: string;
  line: number;
  isTitle: boolean;
  isWhole?: boolean;
};

/**
 * How many columns of text a heading has before that of the points, whether there are others behind it, and whether none of its words says
 * that names stand below it.
 */
export type Head = { texts: number; isBeside: boolean; isWeak: boolean };

/** @returns the rows whose points stand behind their name in the same line, or alone in the next */
export const rowsBeside = (body: readonly Line[]): Raw[] => body.flatMap((_, at) => rawRow(body, at) ?? []);

/** @returns rows with their names */
export function named(raw: readonly Raw[], body: readonly Line[], { texts, isBeside }: Head): Row[] {
  const names = raw.map(({ said, isTitle }) =>
    // A title with columns behind the points may have a piece of these in it.
    nameOf(said, isTitle && isBeside ? Math.max(texts, 2) : texts),
  );
  // Names that are cut off at another cell say nothing about the width of theirs.
  const widths = raw.map(({ said }, at) => (said.length - names[at]!.length < 3 ? widthOf(said) : 0));
  const areTitles = names.every(isTitleCase) && names.some((name) => name.includes(' '));
  return raw.map(({ said, rest, line, isTitle, isWhole, ...row }, at) => {
    if (isWhole) return { ...row, name: said };
    const below = body.slice(line + 1, Math.min(line + 5, raw[at + 1]?.line ?? body.length));
    const name = names[at]!;
    // One word before the sign of a list beside it is a whole name.
    if (/^\p{Lu}\p{Ll}{3,}$/u.test(name) && said.startsWith(' \u2022', name.length)) return { ...row, name };
    const isAlone = rest === '' && texts === 1 && !isTitle;
    const runsOn = rest !== '' && ![rest, said].some((text) => /[.:;] ?$/.test(text));
    const isNarrow = texts > 1 && capitalsOf(name) !== name;
    const width = isNarrow ? Math.max(...names.map(widthOf)) : runsOn ? Math.max(...widths) : Infinity;
    const whole = name === '' ? '' : completed(name, below, isAlone, width);
    // What begins small in the line below may go on with the name, or with what stands beside it.
    const small = /^\p{Ll}[^ ]*/u.exec(below[0]?.text ?? '')?.[0];
    const isOpen =
      small !== undefined && whole === name && (isNarrow ? !areTitles : rest !== '' && LINKS.test(small));
    return { ...row, name: isOpen ? '' : whole };
  });
}

const LINKS = /^(?:and|or|of|the|for|in|to|with|by|&|-|en|van|vir|die)$/i;
const BEGINS_OTHER = /^(?:The|An?|No|Points?|Proof|Please|Note|Bidders?|Tenderers?|Attach|Provide|Submit)$/;

const isTitleCase = (name: string): boolean =>
  name.split(' ').every((word) => LINKS.test(word) || !/^\p{Ll}/u.test(word));

/** How wide a text is printed, in letters of middling width. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (NARROW.test(sign) ? 0.5 : WIDE.test(sign) ? 1.4 : 1), 0);
/** Wider columns may have sentences for names. */
const SENTENCE = 20;
/** First lines of names are mostly narrower than their column. */
const WIDER = 1.2;
const [NARROW, WIDE] = [/[fijlrtI.,:;'()| -]/, /[mwMW]|\p{Lu}/u];

/**
 * What of a line belongs to a name whose narrow column has another cell beside it: its first word, and others that begin with a capital or
 * link those, as far as the column is wide.
 */
function pieceOf(text: string, width: number): string | undefined {
  const [word = '', ...others] = text.split(' ');
  if (BEGINS_OTHER.test(word) || !/^[\p{L}&(]/u.test(word)) return undefined;
  let piece = word;
  for (const next of others) {
    const belongs = (LINKS.test(next) && !piece.endsWith(` ${next}`)) || /^\p{Lu}/u.test(next);
    if (!belongs || widthOf(`${piece} ${next}`) > WIDER * width) break;
    piece = `${piece} ${next}`;
  }
  return piece;
}

/** @returns the row that begins with a line and has its points behind it or alone in the next */
export function rawRow(body: readonly Line[], at: number): Raw | null {
  const line = body[at]!;
  if (line.cells.length > 1 || hasBullet(line.text)) return null;
  const label = LABEL.exec(line.text)?.[0] ?? '';
  const text = line.text.slice(label.length).replace(APART, '$1');
  if (!/^["'(]?\p{Lu}/u.test(text) || isStep(text)) return null;
  const match = [...text.matchAll(NUMBER)].find(
    ({ index, 0: { length } }) => !COUNTED.test(text.slice(index + length)),
  );
  const next = body[at + 1];
  const alone = match === undefined && next !== undefined ? onlyAmount(next.text) : null;
  if (match === undefined && (alone === null || isSentence(text) || NO_NAME.test(text))) return null;
  const said = match === undefined ? text : text.slice(0, match.index);
  if (NO_NAME.test(said) || (NO_POINTS.test(said) && !OF_NAME.test(said)) || !/[a-z]{3}/i.test(said))
    return null;
  return {
    ...{ said, rest: match === undefined ? '' : text.slice(match.index + match[0].length).trim(), line: at },
    isTitle: false,
    value: match === undefined ? alone! : Number(match[2]),
    depth: label === '' ? -1 : /\d\.\d/.test(label) ? 1 : 0,
    isInBrackets: match?.[1] === '(',
    ...{ start: line.start, end: line.end },
  };
}

const CAPITALS = /^(?:[\p{Lu}&/,'()-]{2,}|&|\/)(?: (?:[\p{Lu}&/,'()-]{2,}|&|\/))*(?= |$)/u;

/** @returns the words in capitals that a text begins with; empty where these are but a few letters */
export const capitalsOf = (text: string): string => CAPITALS.exec(text)?.[0].replace(/^.{1,3}$/, '') ?? '';

/** @returns the name that a row begins with; empty where another cell stands before the points and cannot be told from it */
function nameOf(said: string, texts: number): string {
  const capitals = capitalsOf(said);
  if (capitals !== '') return capitals;
  const bullet = said.search(/ \u2022/);
  const beside = BESIDE.exec(said);
  const end = beside === null ? bullet : beside.index + 1;
  if (end > 0) return said.slice(0, end).trim();
  return texts > 1 ? '' : said.replace(/[ *:(-]{1,4}$/, '');
}

/**
 * Completes a name whose cell goes on in the lines below, as far as the name itself shows that it does, or the width of its column.
 * @param isAlone whether nothing stands beside the name and its points
 * @param width of the column of names; infinite where it is not known
 * @returns the name; empty where it has no end
 */
function completed(name: string, below: readonly Line[], isAlone: boolean, width: number): string {
  let [whole, piece] = [name, name];
  const isCapital = CAPITALS.exec(name)?.[0] === name;
  for (const { text } of below) {
    const isOpen = whole.split('(').length > whole.split(')').length;
    const first = /^(?:[&] )?\p{Lu}[^ ]*/u.exec(text)?.[0];
    const hadNoPlace = first !== undefined && widthOf(`${piece} ${first}`) > width;
    const isLinked = whole === name || LINKS.test(text.split(' ', 1)[0]!) || /^\p{Lu}/u.test(text);
    const goesOn = (isUnfinished(whole) && isLinked) || hadNoPlace || first?.startsWith('&') === true;
    const added = [
      // Nothing stands beside a name whose points are the last of the line.
      isAlone && /^[a-z(]/.test(text) && !LEVEL.test(text) ? text.split(/[.:;] /)[0] : undefined,
      isCapital ? /^(?![^ ]+ \p{Lu}\p{Ll}).{3,}/u.exec(CAPITALS.exec(text)?.[0] ?? '')?.[0] : undefined,
      isOpen ? /^[^)]{1,39}\)/.exec(text)?.[0] : undefined,
      /^\([^()]{2,24}\)$/.exec(text)?.[0],
      goesOn ? pieceOf(text, width) : undefined,
    ].find((one) => one !== undefined);
    // `quality of the plan` beside another cell: the name is cut off, and nothing says where it ends.
    const [small = '', next = ''] = /^\p{Ll}/u.test(text) && !isAlone && !isOpen ? text.split(' ') : [];
    if (width > SENTENCE && LINKS.test(next) && (isUnfinished(whole) || widthOf(`${piece} ${small}`) > width))
      return '';
    if (added === undefined || onlyAmount(added) !== null) break;
    // A number at the end of the line belongs to a column that stands beside it.
    if (/ \d{1,3}$/.test(added)) return '';
    whole = `${whole} ${added}`;
    piece = added;
  }
  // A link at the end belongs to the cell beside it, unless the name began so.
  while (isUnfinished(whole) && whole.length > name.length) whole = whole.slice(0, whole.lastIndexOf(' '));
  return isUnfinished(whole) ? '' : withoutDescription(whole).replace(/[:,.]$/, '');
}
