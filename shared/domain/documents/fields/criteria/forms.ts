import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { hasBullet, isStep, isTotal, isUnfinished } from '#shared/domain/documents/reading/row-texts.ts';
import { ABOUT, isGeneric } from './locate.ts';
import { isSentence } from './plausible.ts';
import { LEVEL } from './rows-beside.ts';
import type { Entry } from './score.ts';

/** A line that has points, and what they are for. Rows of one table are written alike: their label, mark and letters are. */
export type Mark = Entry & {
  value: number;
  /** Numbers of its first and last line. */
  at: number;
  last: number;
  label: string;
  mark: string;
  isCapital: boolean;
  isStep: boolean;
};

/** What rows begin with. */
const LABELS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['T1.1', /^[A-Z]\d{1,2}(?:[.-]\d{1,2}){1,3}:? /],
  ['1.1', /^\d{1,2}(?:\.\d{1,2}){1,4}[.)]? /],
  ['1', /^(?:criteri(?:on|a) )?(?:\d{1,2}|[A-H])(?:[.:)]|\)?:?(?= (?:[:-] )?\p{Lu})) ?(?:[:-] )?/iu],
  ['i', /^\(?[ivx]{1,4}[.)] /],
  ['a', /^\(?[a-h][.)] /],
  ['•', /^[\u2022\u25cf\u25aa\uf0b7\uf0a7\u27a2*-] ?/],
];
const UNIT = '(?:points?|marks|pts|punte|%)';
const LEAD = String.raw`(?:(?:total )?(?:max(?:imum)?\.?|weight(?:ing|age)?|points?|score|marks|up to)(?: (?:of|points|score|marks|weight))? ?[:=-]? ?)`;
const MOST = '(?: ?(?:max(?:imum)?|in total))?';
/** What rows end with; the last number is that of the points, which stands behind the minimum. */
const MARKS: readonly (readonly [mark: string, form: RegExp])[] = [
  [
    'brackets',
    new RegExp(String.raw` ?[([] ?${LEAD}?(\d{1,3}) ?(?:${UNIT}${MOST})?[)\]](?: ?${UNIT})?[:.]?$`, 'iu'),
  ],
  ['unit', new RegExp(String.raw`(?: ?[:-] ?| )${LEAD}?(\d{1,3}) ?${UNIT}${MOST}[:.]?$`, 'iu')],
  ['equal', new RegExp(String.raw` ?= ?(\d{1,3})(?: ?${UNIT})?$`, 'iu')],
  ['colon', new RegExp(String.raw` ?(?:: ?|- )${LEAD}?(\d{1,3})$`, 'iu')],
  ['two', / \d{1,3} (\d{1,3})$/u],
  ['bare', / (\d{1,3})$/u],
];
/** Points in a line of their own, of which a word or a unit says that they are points. */
const ALONE = new RegExp(
  String.raw`^[([]?(?:${LEAD}(\d{1,3})(?: ?${UNIT})?|(\d{1,3}) ?${UNIT}${MOST})[)\]]?$`,
  'i',
);
/** What no name has: a level, or a number of its own. */
const NO_NAME = /=|(?:^|[ (])\d{1,3}(?:[ %)]|$)|,$/;
const LONGEST = 110;

/** @returns the kind of label that a text begins with, and the label; empty where it has none */
export function labelOf(text: string): { kind: string; label: string } {
  for (const [kind, form] of LABELS) {
    const label = form.exec(text)?.[0] ?? '';
    if (label !== '' && /^["'(]?\p{Lu}/u.test(text.slice(label.length))) return { kind, label };
  }
  return { kind: '', label: '' };
}

const isName = (name: string): boolean =>
  /^["'(]?\p{Lu}/u.test(name) &&
  /[a-z]{3}/i.test(name) &&
  name.length <= LONGEST &&
  !NO_NAME.test(name.replace(/ \d$/, '')) &&
  !isGeneric(name) &&
  !isTotal(name);

/** Reads the row that a line is, whatever stands around it. */
export function markAt(lines: readonly Line[], at: number): Mark | null {
  const { text, start, end, cells } = lines[at]!;
  if (cells.length > 1) return null;
  const { kind, label } = labelOf(text);
  const said = text.slice(label.length);
  for (const [mark, form] of MARKS) {
    const match = form.exec(said);
    if (match === null) continue;
    const name = said.slice(0, match.index).replace(/[ :-]{1,4}$/, '');
    // `5 letters = 20` is a level; criteria that are written so have a label, or are in capitals.
    if (mark === 'equal' && kind !== '1' && name !== name.toUpperCase()) return null;
    return isName(name) ? row(name, Number(match[1]), { at, last: at, label: kind, mark, start, end }) : null;
  }
  const alone = ALONE.exec(text);
  return alone === null ? null : beside(lines, at, Number(alone[1] ?? alone[2]));
}

/** Points in a line of their own belong to the title above them, or else to the one below. */
function beside(lines: readonly Line[], at: number, value: number): Mark | null {
  for (const near of [at - 1, at + 1]) {
    const line = lines[near];
    if (line === undefined || line.cells.length > 1 || hasBullet(line.text)) continue;
    const { kind, label } = labelOf(line.text);
    const name = line.text.slice(label.length).replace(/:$/, '');
    if (!isName(name) || isSentence(name) || isStep(name) || /[.;]$/.test(name) || (near > at && kind === ''))
      continue;
    const [first, last] = [Math.min(at, near), Math.max(at, near)];
    const span = { start: lines[first]!.start, end: lines[last]!.end };
    return row(name, value, { at: first, last, label: kind, mark: 'unit', ...span });
  }
  return null;
}

const row = (
  name: string,
  value: number,
  rest: Pick<Mark, 'at' | 'last' | 'label' | 'mark' | 'start' | 'end'>,
): Mark => ({
  ...{ name, value, ...rest },
  ...{ isCapital: name === name.toUpperCase(), isStep: isStep(name) },
});

/** A row whose form takes several lines. */
export const markOf = (lines: readonly Line[], entry: Entry & { value: number }, mark: string): Mark => {
  const at = lines.findIndex(({ start }) => start === entry.start);
  return { ...entry, at, last: at, label: '', mark, isCapital: false, isStep: false };
};

const ABOVE = 6;
/** Whether rows that begin at a line are parts of one criterion: `Key personnel (60 points)` stands above, and they add up to 60. */
export function areOfOneCriterion(lines: readonly Line[], first: number, whole: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - ABOVE); at -= 1) {
    const title = markAt(lines, at);
    if (title?.mark === 'brackets' && title.value === whole && !ABOUT.test(title.name)) return true;
  }
  return false;
}

const isUnclosed = (name: string): boolean => name.split('(').length > name.split(')').length;
const LONGEST_PIECE = 60;

/**
 * Completes a name from the lines around its row: it goes on where it is unfinished, or small in the line below.
 * @param next number of the line that the next row begins with
 * @returns the row; null where the end of its name is not known
 */
export function completed(lines: readonly Line[], mark: Mark, next: number): Mark | null {
  let { name, start, end } = mark;
  const above = lines[mark.at - 1];
  if (
    above !== undefined &&
    mark.label === '' &&
    isUnfinished(above.text) &&
    above.text.length < LONGEST_PIECE
  ) {
    const { label } = labelOf(above.text);
    const said = above.text.slice(label.length);
    if (!isName(said)) return null;
    [name, start] = [`${said} ${name}`, above.start];
  }
  for (let at = mark.last + 1; at < Math.min(next, mark.last + 4); at += 1) {
    const { text, end: until } = lines[at]!;
    const isOpen = isUnfinished(name) || isUnclosed(name);
    const isSmall = /^[\p{Ll}(&]/u.test(text) && !/^\(?[a-z]{1,3}[.)] /.test(text);
    // What stands below the text of a bullet goes on with it.
    const isOfBullet = mark.label === '•' && /^\p{L}/u.test(text) && !isStep(text);
    // A line that is much wider than the name stands in another place.
    const isWider = text.length > 1.25 * (lines[mark.last]!.text.length + 4);
    if (hasBullet(text) || /[.:;]$/.test(name) || (!isOpen && (isWider || (!isSmall && !isOfBullet)))) break;
    const piece = isUnclosed(name) ? (/^[^)]*\)/.exec(text)?.[0] ?? text) : text.split(/[.:;](?: |$)/)[0]!;
    if (LEVEL.test(text) || /\d$/.test(text) || piece.length > LONGEST_PIECE) return null;
    name = `${name} ${piece}`;
    end = until;
    if (piece !== text) break;
  }
  return isUnfinished(name) || isUnclosed(name)
    ? null
    : { ...mark, name: name.replace(/[.:;]$/, ''), start, end };
}
