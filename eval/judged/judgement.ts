import { createHash } from 'node:crypto';
import { type JudgedField, judgedFields } from './served.ts';

/** What a reader of the row says about a served value; `unclear` if reading does not decide it. */
export type Verdict = 'right' | 'wrong' | 'unclear';

/** A verdict, and the mark of the value that it is about. */
export type Judgement = { verdict: Verdict; mark: string };

/** The judged fields of a row. A field without a served value is among them only if a value is missing. */
export type RowJudgement = ReadonlyMap<JudgedField, Judgement>;

/** Stands for no value. */
const NOTHING = '-';
const signs: Readonly<Record<string, Verdict>> = { '!': 'wrong', '?': 'unclear' };
const MARK_DIGITS = 4;

/** @returns the first digits of the SHA-256 of a served value, by which a changed value is noticed; `-` for no value */
export const markOf = (value: string | null): string =>
  value === null ? NOTHING : createHash('sha256').update(value).digest('hex').slice(0, MARK_DIGITS);

/**
 * @param table one row on each line: its hash, and one cell for each judged field, separated by blanks. A cell is the mark
 *   of the value, after `!` if it is wrong and after `?` if it is unclear. A cell `-` is not judged: nothing is served and
 *   nothing is missing.
 * @returns the judgements by the hash of the row
 * @throws Error if a line has another number of cells
 */
export function parseJudgements(table: string): Map<string, RowJudgement> {
  const lines = table
    .trim()
    .split('\n')
    .filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [hash = '', ...cells] = line.trim().split(/\s+/);
      if (cells.length !== judgedFields.length)
        throw new Error(`${hash}: ${cells.length} cells for ${judgedFields.length} fields`);
      const judged = judgedFields.flatMap((field, place): [JudgedField, Judgement][] => {
        const cell = cells[place] ?? NOTHING;
        const verdict = signs[cell.charAt(0)];
        if (verdict !== undefined) return [[field, { verdict, mark: cell.slice(1) }]];
        return cell === NOTHING ? [] : [[field, { verdict: 'right', mark: cell }]];
      });
      return [hash, new Map(judged)];
    }),
  );
}
