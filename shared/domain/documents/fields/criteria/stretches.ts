import { INTRODUCES } from '#shared/domain/documents/phrases/criteria.ts';
import type { Line, Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { hasBullet } from '#shared/domain/documents/reading/row-texts.ts';
import { headOf, isMinimum, numbersIn, TOTAL, withoutFurniture } from './flat.ts';
import { higher } from './flat-segments.ts';
import { completed, type Mark, markAt } from './forms.ts';
import { ABOUT, isOver } from './locate.ts';
import { type Closed, sumOf } from './score.ts';
import { isOfPreference } from './tables.ts';
import { inTurn } from './titles.ts';

/** Rows of one form that add up, and what else speaks for them. */
export type Stretch = Closed & {
  total: Span | null;
  rows: readonly Mark[];
  agreements: ReadonlySet<string>;
  isAbout: boolean;
};

const [MOST_LINES, MOST_STARTS, LEAST, LEAST_ROWS, NEAR, ABOVE] = [260, 120, 50, 3, 3, 6];
/** A sentence that says what all points are. */
const OUT_OF_ALL = /\b(?:out of|of) (?:a |the )?(?:total |possible |maximum )?(?:of )?100\b/i;
/** Rows are written alike: in all that is seen of them, or in less. */
const LOOKS: readonly ((mark: Mark) => string)[] = [
  ({ label, mark, isCapital }) => `${label} ${mark} ${isCapital}`,
  ({ mark, isCapital }) => `${mark} ${isCapital}`,
  ({ label, mark }) => `${label} ${mark}`,
  ({ label }) => label,
  ({ mark }) => mark,
  () => '',
];

/** Of several tables that add up, the one about functionality; none where that is not clear. Two listings of the same weights are one table. */
export function chosen(found: readonly Stretch[]): Stretch | null {
  const kinds = new Set(found.map(weightsOf));
  const own = kinds.size > 1 ? found.filter(({ isAbout }) => isAbout) : found;
  if (new Set(own.map(weightsOf)).size !== 1) return null;
  return own.toSorted((one, other) => other.agreements.size - one.agreements.size)[0]!;
}

/** Reads every stretch of the paper whose rows of one form add up. */
export function stretchesIn({ lines: all }: Reader, stated: readonly number[]): Stretch[] {
  const lines = withoutFurniture(all);
  const isTotal = ({ text }: Line): boolean => TOTAL.test(text);
  const marks = lines.map((line, at) => (isTotal(line) ? null : markAt(lines, at)));
  const found = new Map<string, Stretch>();
  const starts = lines.flatMap((line, at) =>
    line.text.length <= 400 &&
    !isTotal(line) &&
    (INTRODUCES.test(line.text) || OUT_OF_ALL.test(line.text) || headOf(lines, at) !== null)
      ? [at]
      : [],
  );
  for (const from of starts.slice(0, MOST_STARTS))
    for (let at = from + 1; at <= Math.min(lines.length, from + MOST_LINES); at += 1) {
      const line = lines[at];
      const isLast = line === undefined || (isOver(line.text) && !hasBullet(line.text));
      if (!isLast && !isTotal(line) && !isMinimum(line.text)) continue;
      const total = line !== undefined && isTotal(line) ? line : null;
      const own = marks.slice(from + 1, at).filter((mark) => mark !== null);
      for (const stretch of closing(lines, own, total, stated, [from + 1, at])) {
        const key = stretch.rows.map((row) => row.at).join();
        if ((found.get(key)?.agreements.size ?? 0) < stretch.agreements.size) found.set(key, stretch);
      }
      if (isLast || (total !== null && Math.max(0, ...numbersIn(total.text)) >= LEAST)) break;
    }
  return agreeing([...found.values()]);
}

const weightsOf = ({ groups }: Stretch): string => groups.map(({ weight }) => weight).join();

/** Leaves those for which something speaks besides their sum: another listing of the same weights may. */
function agreeing(found: readonly Stretch[]): Stretch[] {
  return found.filter((one) => {
    const isAgain = found.some(
      (other) =>
        weightsOf(other) === weightsOf(one) &&
        !other.rows.some(({ at }) => one.rows.some((row) => row.at === at)),
    );
    const others = one.agreements.size + (isAgain ? 1 : 0);
    const isStated = one.agreements.has('total') || one.agreements.has('stated');
    return one.rows.length < LEAST_ROWS ? isStated && others > 1 : others > (one.agreements.has('total') ? 1 : 0);
  });
}

function closing(
  lines: readonly Line[],
  own: readonly Mark[],
  total: Line | null,
  stated: readonly number[],
  [from, to]: readonly [number, number],
): Stretch[] {
  const wholes = total === null ? stated : [Math.max(0, ...numbersIn(total.text))];
  const stretch = (every: readonly Mark[], end: Line | null): Stretch[] => {
    const plain = every.filter(({ isStep }) => !isStep);
    const falls = every.every(({ value }, at) => at === 0 || value < every[at - 1]!.value);
    const rows = wholes.includes(sumOf(plain.map(({ value }) => value))) || falls ? plain : every;
    const whole = sumOf(rows.map(({ value }) => value));
    if (
      rows.length < 2 ||
      whole < LEAST ||
      !wholes.includes(whole) ||
      rows.some(({ value }) => value === 0) ||
      rows.some(({ name, value }) => isOfPreference(name) && [80, 90].includes(value))
    )
      return [];
    const full = rows.map((row, at) =>
      row.mark === 'titles' ? row : completed(lines, row, rows[at + 1]?.at ?? to),
    );
    // What stands far below the last row may be another table.
    const far = Math.max(...rows.slice(1).map(({ at }, place) => at - rows[place]!.at), NEAR);
    const isHigher = rows.some(({ at, value }, place) => {
      const until = rows[place + 1]?.at ?? Math.min(to, at + far);
      const below = lines.slice(at, until).filter(({ text }) => !/minimum|least/i.test(text));
      const others = own.filter((mark) => mark.at > at && mark.at < until && mark.label === '•');
      return higher({ free: 0, level: 0 }, below).level > value || others.some((mark) => mark.value > value && mark.value <= whole);
    });
    if (full.some((row) => row === null) || isHigher) return [];
    const first = rows[0]!.at;
    const above = lines.slice(Math.max(0, first - ABOVE), first);
    const isAbout = above.slice(-NEAR).some(({ text }) => ABOUT.test(text));
    const agreements = new Set([
      ...(end === null ? [] : ['total']),
      ...(stated.slice(1).includes(whole) ? ['stated'] : []),
      ...(above.some((_, at) => headOf(lines, first - above.length + at) !== null) ? ['heading'] : []),
      ...(isAbout ? ['about'] : []),
    ]);
    return [
      {
        groups: full.map((head) => ({ head: head!, weight: head!.value, parts: [] })),
        whole,
        total: end,
        rows,
        agreements,
        isAbout,
      },
    ];
  };
  const turn = inTurn(lines.slice(from, to), wholes).map((row) => ({
    ...row,
    at: row.at + from,
    last: row.last + from,
  }));
  return [
    ...stretch(turn, total),
    ...LOOKS.flatMap((look) =>
      [...new Set(own.map(look))].flatMap((kind) => {
        const rows = own.filter((mark) => look(mark) === kind);
        // Numbers without a mark are points in a list only, where row follows row.
        const isList = rows.some(({ mark, label }) => (mark === 'bare' && label === '') || mark === 'two');
        const blocks = isList ? blocksOf(rows) : [rows];
        return blocks.flatMap((block) =>
          stretch(
            block,
            total !== null && (blocks.length === 1 || to - block.at(-1)!.last <= NEAR) ? total : null,
          ),
        );
      }),
    ),
  ];
}

function blocksOf(rows: readonly Mark[]): Mark[][] {
  const blocks: Mark[][] = [];
  for (const row of rows) {
    const block = blocks.at(-1);
    if (block === undefined || row.at - block.at(-1)!.last > NEAR) blocks.push([row]);
    else block.push(row);
  }
  return blocks;
}
