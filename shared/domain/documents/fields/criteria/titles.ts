import { NO_POINTS } from '#shared/domain/documents/phrases/points.ts';
import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { hasBullet, isStep, isUnfinished } from '#shared/domain/documents/reading/row-texts.ts';
import { labelOf } from './forms.ts';
import { isGeneric } from './locate.ts';
import { isSentence } from './plausible.ts';
import { isLevelLine, POINTS } from './rows-beside.ts';
import type { Entry } from './score.ts';

type Points = Entry & { value: number };

const LONGEST = 90;
/** What demands something, and names nothing. */
const DEMAND =
  /^(?:provide|submit|attach|indicate|evidence|proof|note|nb|please|only|all|any|anything|proposed|if|the|a|an|bidders?|tenderers?|certified|copy|copies|page|points|company must)\b/i;
const LONE = /^\d{1,2}(?:\.\d)?[.)]? (?=\d{1,3} ?%?$)/;

/** @returns the points that a line ends with, or that stand alone in it, or behind the number of a row; null for another line */
function pointsAtEnd(text: string): number | null {
  if (/^\d{1,2}[.)]$|^\d{1,2}\.\d|^=/.test(text)) return null;
  const alone = onlyAmount(text.replace(LONE, ''));
  if (alone !== null) return alone;
  if (isLevelLine(text)) return null;
  const match = /[^=(\d-] (\d{1,3})(?: ?%| points)?$/i.exec(text);
  return match === null || NO_POINTS.test(text.slice(0, match.index + 1)) ? null : Number(match[1]);
}

/** A line that has nothing but a title, which may go on in the next. */
function titleAt(body: readonly Line[], at: number, width: number): string | null {
  const { text, cells } = body[at]!;
  const above = body.slice(0, at).findLast((line) => onlyAmount(line.text.replace(LONE, '')) === null)?.text;
  const isEnded =
    above === undefined ||
    isLevelLine(above) ||
    /[.:;)]$|\d$|points?$/i.test(above) ||
    above.length < width / 2;
  const { label } = labelOf(text);
  if (cells.length > 1 || hasBullet(text) || (!isEnded && label === '')) return null;
  const next = body[at + 1]?.text ?? '';
  const points = pointsAtEnd(text);
  const own = points === null ? text : text.replace(/ \d{1,3}(?: ?%| points)?$/i, '');
  const isBroken = /^[\p{Ll}(&]/u.test(next) || isUnfinished(own);
  const goesOn = isBroken && next.length < width * 0.7 && pointsAtEnd(next) === null;
  const whole = (goesOn ? `${own} ${next}` : own).slice(label.length);
  const said = whole.split(/\. (?=[A-Z(])/)[0]!;
  if (isBroken && !goesOn && said === whole) return null;
  const name = said.replace(/:$/, '');
  const isName =
    /^["'(]?\p{Lu}/u.test(name) &&
    /[a-z]{3}/i.test(name) &&
    name.length <= LONGEST &&
    !/[.,;]$|=|\d{4}/.test(name);
  return isName &&
    !isStep(name) &&
    !isSentence(name) &&
    !DEMAND.test(name) &&
    !POINTS.test(name) &&
    !isGeneric(name)
    ? name
    : null;
}

/**
 * Titles in lines of their own, and points at the end of a line somewhere below each, before its levels or the next title.
 * @param wholes what all points at the ends of lines have to add up to
 */
export function inTurn(body: readonly Line[], wholes: readonly number[]): Points[] {
  const points = body.map(({ text }, at) =>
    body[at - 1]?.text.endsWith('=') ? 0 : (pointsAtEnd(text) ?? 0),
  );
  const sum = points.reduce((all, value) => all + value, 0);
  if (points.filter((value) => value > 0).length < 3 || !wholes.includes(sum)) return [];
  const width = Math.max(...body.map(({ text }) => text.length));
  const rows: Points[] = [];
  for (let from = 0; from < body.length; ) {
    let to = from;
    while (to < body.length && !(points[to] === 0 && isLevelLine(body[to]!.text))) to += 1;
    const block = Array.from({ length: to - from }, (_, step) => from + step);
    const own = block.filter((at) => points[at]! > 0);
    const titles = block.flatMap((at) => {
      const name = titleAt(body, at, width);
      return name === null ? [] : [{ at, name }];
    });
    const first = titles[0]?.at === from ? titles.slice(0, 1) : titles;
    const chosen = own.length === 1 ? first : titles;
    if (own.length > 0) {
      const inOrder =
        chosen.length === own.length &&
        (own.length === 1 ||
          own.every((at, place) => at >= chosen[place]!.at && at < (chosen[place + 1]?.at ?? to)));
      if (!inOrder) return [];
      for (const [place, at] of own.entries()) {
        const { name, at: title } = chosen[place]!;
        const [{ start }, { end }] = [body[Math.min(at, title)]!, body[Math.max(at, title)]!];
        rows.push({ name, value: points[at]!, start, end });
      }
    }
    from = to + 1;
  }
  return rows;
}
