import { resolve } from 'node:path';
import { faultInWords } from '#shared/content/fault.ts';
import type { ContentChange, ContentReport } from '#shared/content/report.ts';
import { UsageError } from '#shared/errors.ts';
import { grouped, plural } from '#shared/text/plural.ts';
import type { CommandOutcome, Context } from '../command.ts';
import { runImport } from '../importing.ts';

/** Faults and changes that the text names; `--json` has all of them. */
const MAX_LINES = 50;

/**
 * `tenders import content`: articles, authors, newsletters and kinds of service from a folder, by default CONTENT_DIR.
 * @param words behind the kind
 * @param reach gives the settings with which another process finds database and queues
 */
export async function importContent(
  context: Context,
  words: readonly string[],
  reach: () => Promise<Record<string, string>>,
): Promise<CommandOutcome> {
  const [folder = context.config.CONTENT_DIR, ...rest] = words;
  if (folder === undefined || rest.length > 0)
    throw new UsageError(
      'import content takes one folder, such as `import content ../content`; without it CONTENT_DIR has to be set',
    );
  const { options } = context;
  const flags = (['dry-run', 'prune', 'watch'] as const).flatMap((name) =>
    options[name] === true ? [`--${name}`] : [],
  );
  const { SITE_URL } = context.config;
  const settings = { ...(await reach()), ...(SITE_URL !== undefined && { SITE_URL }) };
  const report = await runImport<ContentReport>([resolve(folder), ...flags], settings, () => undefined, {
    of: 'content',
    imported: (each) => context.say(describe(each)),
  });
  return { code: report.status === 'completed' ? 0 : 1, json: report, text: describe(report) };
}

function describe(report: ContentReport): string {
  const { dryRun, files, records, added, changed, removed, gone, faults, ignored } = report;
  const changes = [
    ...linesOf('+', added),
    ...linesOf('~', changed),
    ...linesOf('-', removed),
    ...gone.map((one) => `  ? ${nameOf(one)}: its file is gone; --prune withdraws it`),
  ];
  const amount = `${plural(added.length, 'record')} added, ${grouped(changed.length)} changed, ${grouped(removed.length)} removed`;
  return [
    `${dryRun ? 'read' : 'imported'}: ${plural(records, 'record')} of ${plural(files, 'file')}; ${amount}${dryRun ? ' by an import; nothing was stored' : ''}`,
    ...shown(changes),
    ...(ignored.length > 0
      ? [`  ${plural(ignored.length, 'file')} of no kind, such as ${ignored[0]}: left out`]
      : []),
    ...(faults.length > 0
      ? [`${plural(faults.length, 'fault')}; the content with faults was not changed:`]
      : []),
    ...shown(faults.map((fault) => `  ${faultInWords(fault)}`)),
  ].join('\n');
}

const nameOf = ({ kind, slug }: ContentChange): string => `${kind.replace('_', ' ')} ${slug}`;

const linesOf = (mark: string, changes: readonly ContentChange[]): string[] =>
  changes.map(
    (one) => `  ${mark} ${nameOf(one)}${one.fields.length > 0 ? `: ${one.fields.join(', ')}` : ''}`,
  );

const shown = (lines: readonly string[]): string[] =>
  lines.length <= MAX_LINES
    ? [...lines]
    : [...lines.slice(0, MAX_LINES), `  … and ${grouped(lines.length - MAX_LINES)} more; --json has all`];
