import { FileFault } from '#shared/record-files/fault.ts';
import { type FileCell, type FileRow, readRows } from '#shared/record-files/rows.ts';
import { UUID } from '../companies/find.ts';
import type { Judgement } from './decisions.ts';

const columns = ['match', 'verdict', 'note'] as const;
type Column = (typeof columns)[number];

/** A judgement with the line of the file that has it. */
export type FiledJudgement = Judgement & { line: number };

/** What is wrong with a file, by line and column from 1; empty where nothing is. */
export type Faults = { line: number; column: number; message: string }[];

const VERDICTS: Readonly<Record<string, Judgement['verdict']>> = {
  confirm: 'confirmed',
  confirmed: 'confirmed',
  dismiss: 'dismissed',
  dismissed: 'dismissed',
};

/**
 * Reads a CSV file with the columns match, verdict and note. Other columns are not read, so that a list with names and reasons
 * beside them can be filled in. Rows without a verdict are passed over.
 * @returns the judgements, and all faults; where there is one, nothing must be recorded
 */
export function readJudgements(bytes: Uint8Array): { judgements: FiledJudgement[]; faults: Faults } {
  const [judgements, faults]: [FiledJudgement[], Faults] = [[], []];
  const lines = new Map<string, number>();
  for (const row of rowsOf(bytes, faults)) {
    if (row.cells.get('verdict') === undefined) continue;
    try {
      const judgement = judgementOf(row);
      const before = lines.get(judgement.match);
      if (before !== undefined)
        throw new FileFault(row.line, placeOf(row, 'match').column, `line ${before} is about the same match`);
      lines.set(judgement.match, row.line);
      judgements.push(judgement);
    } catch (error) {
      faults.push(faultOf(error));
    }
  }
  if (judgements.length === 0 && faults.length === 0)
    faults.push({
      line: 1,
      column: 1,
      message: `no row has a verdict; the columns are ${columns.join(', ')}`,
    });
  return { judgements, faults };
}

function rowsOf(bytes: Uint8Array, faults: Faults): FileRow[] {
  try {
    return readRows(bytes, 'csv', 'decisions');
  } catch (error) {
    faults.push(faultOf(error));
    return [];
  }
}

function faultOf(error: unknown): Faults[number] {
  if (!(error instanceof FileFault)) throw error;
  return { line: error.line, column: error.column, message: error.message };
}

function judgementOf(row: FileRow): FiledJudgement {
  const [match, verdict, note] = [placeOf(row, 'match'), placeOf(row, 'verdict'), placeOf(row, 'note')];
  if (!UUID.test(match.text))
    throw new FileFault(
      match.line,
      match.column,
      'match must be the id of a match, as `screening list` shows it',
    );
  const meant = VERDICTS[verdict.text.toLowerCase()];
  if (meant === undefined)
    throw new FileFault(verdict.line, verdict.column, 'verdict must be confirm or dismiss');
  return { match: match.text.toLowerCase(), verdict: meant, note: note.text, line: row.line };
}

/** @throws FileFault where the row has no such cell */
function placeOf(row: FileRow, column: Column): FileCell {
  const cell = row.cells.get(column);
  if (cell !== undefined && cell.text.trim() !== '') return { ...cell, text: cell.text.trim() };
  throw new FileFault(row.line, row.column, `the row has no ${column}`);
}
