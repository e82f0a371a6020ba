import { createHash, randomUUID } from 'node:crypto';
import { basename, extname } from 'node:path';
import { transaction } from '#shared/database/connection.ts';
import { UsageError } from '#shared/errors.ts';
import { grouped, plural } from '#shared/text/plural.ts';
import { southAfricanTime } from '#shared/time.ts';
import { type CommandOutcome, type Context, textOption } from '../command.ts';
import { orFault, readSmallFile } from '../small-file.ts';
import { minute, table } from '../table.ts';
import { match } from './matching.ts';
import { type OrganizationEntry, readEntries } from './read-file.ts';
import { importOf, listImports, removeImport, storeImport } from './storing.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Rows of unknown organizations that the text names; `--json` has all of them. */
const MAX_UNKNOWN = 20;

/**
 * `import organizations`: adds to organizations what a file of the operator says, all of it or nothing, lists such imports,
 * and removes one again.
 * @param words behind `import organizations`
 */
export async function importOrganizations(
  context: Context,
  words: readonly string[],
): Promise<CommandOutcome> {
  const remove = textOption(context, 'remove');
  if (context.options['list'] === true || remove !== undefined) {
    if (words.length > 0) throw new UsageError(`--list and --remove take no file, not ${words.join(' ')}`);
    return remove === undefined ? list(context) : removed(context, remove);
  }
  const [path, ...rest] = words;
  if (path === undefined || rest.length > 0)
    throw new UsageError('import organizations takes one file, such as `import organizations organs.csv`');
  return imported(context, path);
}

async function imported(context: Context, path: string): Promise<CommandOutcome> {
  const format = formats[extname(path).toLowerCase()];
  if (format === undefined) throw new UsageError(`${path} is neither .csv nor .json`);
  const bytes = await readSmallFile(path);
  const fileName = basename(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return orFault(fileName, async () => stored(context, { fileName, sha256 }, readEntries(bytes, format)));
}

const formats: Readonly<Record<string, 'csv' | 'json'>> = { '.csv': 'csv', '.json': 'json' };

async function stored(
  context: Context,
  file: { fileName: string; sha256: string },
  entries: readonly OrganizationEntry[],
): Promise<CommandOutcome> {
  const { pool, queues } = await context.connect();
  const known = await importOf(pool, file.sha256);
  if (known !== null) return same(file.fileName, known.id, known.fileName);
  const { matched, unknown } = await match(pool, entries);
  const skips = context.options['skip-unknown'] === true;
  const values = matched.reduce((sum, entry) => sum + entry.values.size, 0);
  const found = {
    file: file.fileName,
    sha256: file.sha256,
    rows: entries.length,
    values,
    unknown: unknown.map(({ line, column, message }) => ({ line, column, error: message })),
  };
  const unknownText = [
    ...unknown
      .slice(0, MAX_UNKNOWN)
      .map(({ line, column, message }) => `  line ${line}, column ${column}: ${message}`),
    ...(unknown.length > MAX_UNKNOWN ? [`  … and ${grouped(unknown.length - MAX_UNKNOWN)} more`] : []),
  ];
  if (unknown.length > 0 && !skips)
    return {
      code: 1,
      json: { status: 'failed', ...found, error: 'organizations are unknown' },
      text: [
        `${file.fileName}: ${plural(unknown.length, 'row')} about unknown organizations`,
        ...unknownText,
        'nothing was imported; --skip-unknown skips such rows',
      ].join('\n'),
    };
  const skipped = unknown.length > 0 ? [`left out: ${plural(unknown.length, 'row')}`, ...unknownText] : [];
  const amount = `${plural(values, 'value')} of ${plural(matched.length, 'organization')}`;
  if (context.options['dry-run'] === true)
    return {
      code: 0,
      json: { status: 'read', ...found },
      text: [`read: ${amount}; nothing was stored`, ...skipped].join('\n'),
    };
  // A stored file is not imported again, so one without values must stay unknown until its organizations are known.
  if (values === 0)
    return {
      code: 0,
      json: { status: 'empty', ...found },
      text: [`${file.fileName} has no value for a known organization; nothing was stored`, ...skipped].join(
        '\n',
      ),
    };
  const open = await queues();
  // Null where another process has stored the same file since: the second look finds it.
  const id = await transaction(pool, (client) => storeImport(client, file, matched));
  if (id === null) return stored(context, file, entries);
  await open.send('publish', { resource: 'organization', cause: `import-${randomUUID()}` });
  return {
    code: 0,
    json: { status: 'imported', id, ...found },
    text: [`imported: ${amount}; import ${id}`, ...skipped].join('\n'),
  };
}

const same = (fileName: string, id: string, as: string): CommandOutcome => ({
  code: 0,
  json: { status: 'known', id, file: fileName },
  text: `${fileName} was imported before${as === fileName ? '' : ` as ${as}`}; nothing has changed`,
});

async function list(context: Context): Promise<CommandOutcome> {
  const { pool } = await context.connect();
  const imports = await listImports(pool);
  return {
    code: 0,
    json: { imports },
    text: table(
      ['id', 'file', 'imported', 'rows', 'values', 'sha256'],
      imports.map(({ id, fileName, importedAt, rows, values, sha256 }) => [
        id,
        fileName,
        minute(southAfricanTime(new Date(importedAt))),
        rows,
        values,
        sha256,
      ]),
      'no file with organizations was imported yet',
    ),
  };
}

async function removed(context: Context, id: string): Promise<CommandOutcome> {
  if (!UUID.test(id))
    throw new UsageError(`${id} is not the id of an import; \`import organizations --list\` shows them`);
  const { pool, queues } = await context.connect();
  const open = await queues();
  const values = await transaction(pool, (client) => removeImport(client, id));
  if (values === null) return { code: 1, json: { id, removed: false }, text: `there is no import ${id}` };
  await open.send('publish', { resource: 'organization', cause: `import-${randomUUID()}` });
  return {
    code: 0,
    json: { id, removed: true, values },
    text: `removed: ${plural(values, 'value')} of import ${id}`,
  };
}
