import { createHash, randomUUID } from 'node:crypto';
import { basename, extname } from 'node:path';
import { databaseTime, transaction } from '#shared/database/connection.ts';
import { rehearsal } from '#shared/database/rehearsal.ts';
import { type RegisterKind, registerKinds } from '#shared/domain/registers/columns.ts';
import { UsageError } from '#shared/errors.ts';
import type { FileFormat } from '#shared/record-files/rows.ts';
import { type ReadEntry, readRegister } from '#shared/registers/read-register.ts';
import { changesInWords, listRegisterImports, storeRegister } from '#shared/registers/store.ts';
import { identityHasher } from '#shared/text/identity-hash.ts';
import { grouped, plural } from '#shared/text/plural.ts';
import { southAfricanDay, southAfricanTime } from '#shared/time.ts';
import type { CommandOutcome, Context } from './command.ts';
import { orFault, readSmallFile } from './small-file.ts';
import { minute, table } from './table.ts';

/** @returns the register that a word behind `import` names; null for any other word */
export const registerNamed = (word: string | undefined): RegisterKind | null =>
  registerKinds.find((kind) => kind === word) ?? null;

const formats: Readonly<Record<string, FileFormat>> = {
  '.csv': 'csv',
  '.json': 'json',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
};

/** Lines that the text names; `--json` has all of them. */
const MAX_LINES = 20;

/**
 * `import cipc`, `import directors` and `import source-directors`: stores what a file says about companies and the persons
 * who direct them, all of it or nothing, or lists such imports. What the file does not have stays, unless it replaces the
 * register.
 * @param words behind the kind
 */
export async function importRegister(
  context: Context,
  kind: RegisterKind,
  words: readonly string[],
): Promise<CommandOutcome> {
  const [path, ...rest] = words;
  if (context.options['list'] === true) {
    if (path !== undefined) throw new UsageError(`--list takes no file, not ${words.join(' ')}`);
    return list(context, kind);
  }
  if (path === undefined || rest.length > 0)
    throw new UsageError(`import ${kind} takes one file, such as \`import ${kind} ${kind}.csv\``);
  const format = formats[extname(path).toLowerCase()];
  if (format === undefined)
    throw new UsageError(`${path} has none of the endings ${Object.keys(formats).join(', ')}`);
  const bytes = await readSmallFile(path);
  const { pool, identityKey } = await context.connect();
  const options = {
    hash: identityHasher(identityKey()),
    today: southAfricanDay(await databaseTime(pool)),
    skipUnknown: context.options['skip-unknown'] === true,
    leaveOutNumbers: context.options['leave-out-numbers'] === true,
  };
  const file = { kind, origin: basename(path), sha256: createHash('sha256').update(bytes).digest('hex') };
  return orFault(file.origin, async () => stored(context, file, readRegister(kind, bytes, format, options)));
}

async function stored(
  context: Context,
  file: Parameters<typeof storeRegister>[1],
  entries: readonly ReadEntry[],
): Promise<CommandOutcome> {
  const leftOut = entries.flatMap(({ line, leftOut }) => (leftOut ? [line] : []));
  const found = { file: file.origin, sha256: file.sha256, rows: entries.length, numbersLeftOut: leftOut };
  const warning =
    leftOut.length === 0
      ? []
      : [
          `without their wrong identity number: lines ${leftOut.slice(0, MAX_LINES).join(', ')}${leftOut.length > MAX_LINES ? ` and ${grouped(leftOut.length - MAX_LINES)} more` : ''}`,
        ];
  const { pool, queues } = await context.connect();
  const replaces = context.options['replace'] === true;
  if (context.options['dry-run'] === true) {
    const { id: _, ...would } = await rehearsal(pool, (client) =>
      storeRegister(client, file, entries, replaces),
    );
    return {
      code: 0,
      json: { status: 'read', ...found, ...would },
      text: [
        `read: ${plural(entries.length, 'row')}; ${changesInWords(would)} by an import; nothing was stored`,
        ...warning,
      ].join('\n'),
    };
  }
  const open = await queues();
  const changes = await transaction(pool, (client) => storeRegister(client, file, entries, replaces));
  if (changes.id === null)
    return {
      code: 0,
      json: { status: 'unchanged', ...found },
      text: `${file.origin} says nothing new; nothing has changed`,
    };
  await open.send('derive', { cause: `import-${randomUUID()}` });
  return {
    code: 0,
    json: { status: 'imported', ...found, ...changes },
    text: [`imported: ${changesInWords(changes)}; import ${changes.id}`, ...warning].join('\n'),
  };
}

async function list(context: Context, kind: RegisterKind): Promise<CommandOutcome> {
  const { pool } = await context.connect();
  const imports = await listRegisterImports(pool, kind);
  return {
    code: 0,
    json: { imports },
    text: table(
      ['id', 'from', 'imported', 'rows', 'added', 'changed', 'removed', 'sha256'],
      imports.map(({ id, origin, importedAt, rows, added, changed, removed, sha256 }) => [
        ...[
          id,
          origin,
          minute(southAfricanTime(new Date(importedAt))),
          rows,
          added,
          changed,
          removed,
          sha256,
        ],
      ]),
      `nothing was imported as ${kind} yet`,
    ),
  };
}
