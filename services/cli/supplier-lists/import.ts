import { userInfo } from 'node:os';
import { UsageError } from '#shared/errors.ts';
import type { ListReport } from '#shared/record-files/import-report.ts';
import { type ListSourceName, listSourceNames } from '#shared/sources.ts';
import { plural } from '#shared/text/plural.ts';
import { type CommandOutcome, type Context, textOption } from '../command.ts';
import { runImport } from '../importing.ts';

/** Problems of a file that the text names; `--json` has all of them. */
const MAX_PROBLEMS = 20;

/**
 * `tenders import restricted-suppliers <file>`: an edition of a list that an operator has as a file.
 * @param args the arguments behind the kind
 * @param reach gives the settings with which another process finds database and queues
 */
export async function importSupplierList(
  context: Context,
  args: readonly string[],
  reach: () => Promise<Record<string, string>>,
): Promise<CommandOutcome> {
  const [path, ...rest] = args;
  if (path === undefined || rest.length > 0)
    throw new UsageError('import restricted-suppliers takes one file, such as RestrictedSuppliersReport.pdf');
  const list = listOf(context);
  const note = textOption(context, 'note');
  const accepts = context.options['accept-shrunk'] === true;
  if (accepts && (note ?? '').trim() === '')
    throw new UsageError('--accept-shrunk needs --note with the reason why the shorter list is right');
  if (!accepts && note !== undefined) throw new UsageError('--note belongs to --accept-shrunk');
  const dryRun = context.options['dry-run'] === true;
  const report = await runImport<ListReport>(
    [
      list,
      path,
      ...(dryRun ? ['--dry-run'] : []),
      ...(accepts ? ['--because', note!, '--by', userInfo().username] : []),
    ],
    await reach(),
    () => undefined,
  );
  return { code: report.error === null ? 0 : 1, json: report, text: describe(report) };
}

/** The list whose name is given, in full or by its last word. */
function listOf(context: Context): ListSourceName {
  const given = textOption(context, 'register') ?? 'restricted';
  const found = listSourceNames.find((name) => name === given || name === `treasury-${given}`);
  if (found === undefined)
    throw new UsageError(`--register must be ${listSourceNames.join(' or ')}; not ${given}`);
  return found;
}

function describe({
  source,
  name,
  dryRun,
  form,
  reportDate,
  entries,
  known,
  problems,
  error,
}: ListReport): string {
  const made = reportDate === null ? '' : `, made on ${reportDate}`;
  const what = `${name}: ${plural(entries, 'entry', 'entries')} of ${source} (${form}${made})`;
  const notes = problems.slice(0, MAX_PROBLEMS).map((problem) => `  ${problem}`);
  const more = problems.length - notes.length;
  if (more > 0) notes.push(`  … and ${plural(more, 'more place')} that cannot be read; --json names them`);
  if (error !== null) return [`not imported: ${name}: ${error}; nothing was stored`, ...notes].join('\n');
  const done = dryRun ? 'read' : known ? 'imported again' : 'imported';
  return [`${done}: ${what}${dryRun ? '; nothing was stored' : ''}`, ...notes].join('\n');
}
