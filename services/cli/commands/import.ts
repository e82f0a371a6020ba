import { formats, releaseFormat } from '#shared/domain/captures/format.ts';
import { registerKinds } from '#shared/domain/registers/columns.ts';
import { UsageError } from '#shared/errors.ts';
import type { FileReport, ImportReport } from '#shared/record-files/import-report.ts';
import { sourceNames } from '#shared/sources.ts';
import { grouped, plural } from '#shared/text/plural.ts';
import { importApplications } from '../applications/import.ts';
import { type Command, type CommandOutcome, type Context, flag, valued } from '../command.ts';
import { locate } from '../connect.ts';
import { importContent } from '../content/import.ts';
import { runImport } from '../importing.ts';
import { importOrganizations } from '../organizations/command.ts';
import { importRegister, registerNamed } from '../registers.ts';
import { importSupplierList } from '../supplier-lists/import.ts';

/** Sources whose responses are releases; only releases are published in files. */
const importable = sourceNames.filter((name) => formats[name] === releaseFormat);
/** In the place of a source: a file of the operator about buyers. */
const ORGANIZATIONS = 'organizations';
/** In the place of a source: an edition of a list of restricted suppliers. */
const RESTRICTED = 'restricted-suppliers';
/** In the place of a source: which documents of their vaults companies use in applications for tenders. */
const APPLICATIONS = 'applications';
/** In the place of a source: articles, authors, newsletters and kinds of service. */
const CONTENT = 'content';
/** Files with a fault that the text names; `--json` has all of them. */
const MAX_FAULTS = 20;

export const command: Command = {
  usage: [
    'import <source> <file or folder> [--dry-run] [--json]',
    'import <source> - < <file>',
    'import restricted-suppliers <file.pdf, file.xlsx or file.csv> [--register <list>] [--accept-shrunk --note <text>] [--dry-run] [--json]',
    'import organizations <file.csv or file.json> [--skip-unknown] [--dry-run] [--json]',
    'import cipc|directors|source-directors <file.csv, .json or .ndjson> [--replace] [--leave-out-numbers] [--skip-unknown] [--dry-run] [--json]',
    'import applications <file.csv, .json or .ndjson> [--dry-run] [--json]',
    'import content [<folder>] [--prune] [--dry-run] [--watch] [--json]',
    'import organizations|cipc|directors|source-directors --list [--json]',
    'import organizations --remove <id> [--json]',
  ],
  options: {
    'dry-run': flag('check and count, without storing anything; for releases this needs no database'),
    'skip-unknown': flag(
      'skip rows about unknown organizations, or unknown columns of a register, instead of rejecting the file',
    ),
    replace: flag('the file is the whole register: remove entries that are not in it'),
    'leave-out-numbers': flag(
      'store a row with a wrong identity number without that number, instead of rejecting the file',
    ),
    list: flag('list the imported files of this kind'),
    remove: valued('<id>', 'undo an import of organizations'),
    register: valued('<list>', 'treasury-restricted (default) or treasury-defaulters'),
    'accept-shrunk': flag('accept a list that is much shorter or older than the one in use; needs --note'),
    note: valued('<text>', 'reason why the shorter list is right'),
    watch: flag('import again whenever a file of the folder changes, until Ctrl-C'),
    prune: flag('withdraw content whose file is no longer in the folder'),
  },
  run: async (context) => {
    const [source, path, ...rest] = context.args;
    if (source === ORGANIZATIONS) return importOrganizations(context, context.args.slice(1));
    if (source === CONTENT) return importContent(context, context.args.slice(1), () => reach(context));
    if (source === APPLICATIONS) return importApplications(context, context.args.slice(1));
    if (source === RESTRICTED)
      return importSupplierList(context, context.args.slice(1), () => reach(context));
    const register = registerNamed(source);
    if (register !== null) return importRegister(context, register, context.args.slice(1));
    if (source === undefined || !(importable as readonly string[]).includes(source))
      throw new UsageError(
        `import takes one of ${[...importable, RESTRICTED, ORGANIZATIONS, APPLICATIONS, CONTENT, ...registerKinds].join(', ')}; not ${source ?? 'nothing'}`,
      );
    if (path === undefined)
      throw new UsageError('a file or folder is missing, such as in `import ocds 2024.jsonl.gz`');
    if (rest.length > 0)
      throw new UsageError(`import takes one file or folder, not ${[path, ...rest].join(' ')}`);
    const dryRun = context.options['dry-run'] === true;
    const settings = dryRun ? {} : await reach(context);
    const progress = await context.importProgress();
    try {
      return outcome(
        await runImport([source, path, ...(dryRun ? ['--dry-run'] : [])], settings, progress.show),
      );
    } finally {
      progress.stop();
    }
  },
};

/**
 * @returns the settings with which another process finds database and queues, as a worker
 * @throws EnvironmentError if they do not respond
 */
async function reach(context: Context): Promise<Record<string, string>> {
  await (await context.connect('tender_worker')).queues();
  const { DATABASE_URL, REDIS_URL } = await locate(context.config, 'tender_worker');
  return { DATABASE_URL: DATABASE_URL ?? '', REDIS_URL: REDIS_URL ?? '' };
}

function outcome(report: ImportReport): CommandOutcome {
  const { status, dryRun, stopped, files } = report;
  const faults = files.filter(({ error }) => error !== null);
  const text = [
    `${dryRun ? 'read' : status === 'completed' ? 'imported' : 'imported in part'}: ${amounts(report, dryRun)}`,
    ...faults.slice(0, MAX_FAULTS).map(({ name, error }) => `  ${name}: ${error}`),
    ...(faults.length > MAX_FAULTS ? [`  … and ${grouped(faults.length - MAX_FAULTS)} more files`] : []),
    ...(stopped ? ['stopped; to go on, import the same files again'] : []),
    ...(report.rejected > 0 && !dryRun ? ['`tenders quarantine list` shows why releases were rejected'] : []),
    ...(dryRun || report.stored === 0
      ? []
      : ['`tenders status` shows what is still to be normalised and published']),
  ].join('\n');
  return { code: status === 'completed' ? 0 : 1, json: report, text };
}

function amounts(
  { releases, stored, known, rejected, files }: Omit<FileReport, 'name'> & Pick<ImportReport, 'files'>,
  dryRun: boolean,
): string {
  const found = `${plural(releases, 'release')} in ${plural(files.length, 'file')}`;
  const refused = rejected > 0 ? `, ${grouped(rejected)} rejected` : '';
  if (dryRun) return `${found}${refused}; nothing was stored`;
  return `${found}, ${grouped(stored)} stored, ${grouped(known)} known already${refused}`;
}
