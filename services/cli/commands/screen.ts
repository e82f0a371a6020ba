import { dirname, join, parse as parsePath, resolve } from 'node:path';
import type { SheetValue } from '#shared/documents/xlsx-writer.ts';
import { EnvironmentError, UsageError } from '#shared/errors.ts';
import { type RestrictionList, readRestrictionList } from '#shared/screening/restriction-list.ts';
import { rowReader } from '#shared/screening/table.ts';
import { results, type ScreeningResult, titles, verdictCells, verdictOf } from '#shared/screening/verdict.ts';
import { grouped, plural } from '#shared/text/plural.ts';
import { southAfricanDay } from '#shared/time.ts';
import { type Command, type CommandOutcome, type Context, textOption, valued } from '../command.ts';
import { endingOf, type RowsOfFile, rowsOfFile } from '../screening/rows-of-file.ts';
import { writeRows } from '../screening/write-rows.ts';

/** Time between two lines of progress. */
const LINE_EVERY_MS = 2_000;

export const command: Command = {
  usage: [
    'screen <file.csv or file.xlsx> [--column <title>] [--registration <title>] [--out <file>] [--json]',
  ],
  options: {
    column: valued('<title>', 'column with the names, if its title does not say so'),
    registration: valued('<title>', 'column with registration numbers, if its title does not say so'),
    out: valued('<file>', 'file to write, .csv or .xlsx; <file>-screened.csv by default'),
  },
  run: async (context) => {
    const [path, ...rest] = context.args;
    if (path === undefined || rest.length > 0)
      throw new UsageError('screen takes one file, such as `screen suppliers.csv`');
    const { dir, name } = parsePath(path);
    const out = textOption(context, 'out') ?? join(dir, `${name}-screened${endingOf(path)}`);
    endingOf(out);
    if (resolve(out) === resolve(path))
      throw new UsageError('--out must be another file than the one that is read');
    const file = await rowsOfFile(path);
    const { pool } = await context.connect();
    const list = await readRestrictionList(pool);
    if (list.date === null)
      throw new EnvironmentError(
        'no list of restricted suppliers is loaded, so nobody can be called unrestricted; nothing was written',
      );
    return screened(context, file, list, out);
  },
};

async function screened(
  context: Context,
  file: RowsOfFile,
  list: RestrictionList,
  out: string,
): Promise<CommandOutcome> {
  const counts: Record<ScreeningResult, number> = { restricted: 0, possible: 0, none: 0, empty: 0 };
  const show = progress(context, file, counts);
  const day = southAfricanDay(new Date());
  async function* rows(): AsyncGenerator<readonly SheetValue[]> {
    const given = { name: textOption(context, 'column'), registration: textOption(context, 'registration') };
    let at = 0;
    let read: ReturnType<typeof rowReader> | null = null;
    for await (const row of file.rows) {
      at += 1;
      if (read === null) {
        read = rowReader(row, given, ' (name it with --column <title>)');
        yield [...row, ...titles];
        continue;
      }
      const supplier = read(row);
      if (supplier === null)
        throw new EnvironmentError(`row ${at} has more cells than the heading; nothing was written`);
      const verdict = verdictOf(supplier, list, day);
      counts[verdict.result] += 1;
      show();
      yield [...supplier.cells, ...verdictCells(verdict, list, day)];
    }
    if (read === null) throw new EnvironmentError('the file has no rows; nothing was written');
  }
  await writeRows(out, rows());
  const total = sum(counts);
  const compared = { date: list.date, version: list.version, size: list.restrictions.size };
  return {
    code: 0,
    json: { file: out, rows: total, ...counts, list: compared, algorithm: list.algorithm, day },
    text: [
      `${plural(total, 'row')} compared with ${plural(compared.size, 'entry', 'entries')} of the list of ${compared.date} (version ${compared.version}, rules ${list.algorithm})`,
      sentence(counts),
      `written to ${join(dirname(out), parsePath(out).base)}`,
    ].join('\n'),
  };
}

const sum = (counts: Record<ScreeningResult, number>): number =>
  results.reduce((total, result) => total + counts[result], 0);

const sentence = ({ restricted, possible, none, empty }: Record<ScreeningResult, number>): string =>
  `${grouped(restricted)} restricted, ${plural(possible, 'possible match', 'possible matches')} to judge, ${grouped(none)} without a match${empty === 0 ? '' : `, ${grouped(empty)} without a name`}`;

function progress(
  { say }: Context,
  { share }: RowsOfFile,
  counts: Record<ScreeningResult, number>,
): () => void {
  let last = performance.now();
  return () => {
    const now = performance.now();
    if (now - last < LINE_EVERY_MS) return;
    last = now;
    const done = share();
    say(
      `${plural(sum(counts), 'row')}${done === null ? '' : ` (${Math.floor(100 * done)} %)`}: ${sentence(counts)}`,
    );
  };
}
