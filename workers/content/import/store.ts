import type { ContentChange } from '#shared/content/report.ts';
import type { Client, Executor } from '#shared/database/connection.ts';
import { compressed } from '#shared/raw/compression.ts';
import { type ContentKind, contentTables } from '#shared/tables/content.ts';
import { qualifiedName, upsertStatement } from '#shared/tables/statements.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import type { ContentFile } from './files.ts';
import type { ContentRow } from './rows.ts';

type Before = { id: string; slug: string; path: string | null; values: Readonly<Record<string, unknown>> };

/** Changes of the records of one kind. */
export type KindChanges = Record<'added' | 'changed' | 'removed' | 'gone', ContentChange[]>;

/**
 * Writes the records of one kind that differ, in the transaction of the caller, and adds those that show them to the outbox.
 * @param rows records without a fault
 * @param faulty paths of files with a fault: what was imported from them before stays
 * @param prune whether records whose file has gone are removed
 */
export async function storeKind(
  client: Client,
  kind: ContentKind,
  rows: readonly ContentRow[],
  faulty: ReadonlySet<string>,
  prune: boolean,
): Promise<KindChanges> {
  const table = contentTables[kind];
  const before = await rowsOf(client, kind);
  const written = await client.query<{ id: string }>(upsertStatement(table), [JSON.stringify(rows)]);
  const ids = new Set(written.rows.map(({ id }) => id));
  const after = await rowsOf(client, kind, [...ids]);
  const change = ({ slug }: { slug: string }, fields: string[] = []): ContentChange => ({
    kind,
    slug,
    fields,
  });
  const present = new Set(rows.map(({ id }) => id));
  const gone = [...before.values()].filter(
    ({ id, path }) => path !== null && !present.has(id) && !faulty.has(path),
  );
  if (prune)
    await client.query(`delete from ${qualifiedName(table)} where id = any($1::uuid[])`, [
      gone.map(({ id }) => id),
    ]);
  const touched = [...ids, ...(prune ? gone.map(({ id }) => id) : [])];
  await emitChanges(client, kind, touched);
  if (kind === 'author') await emitArticlesOf(client, touched);
  return {
    added: [...after.values()].filter(({ id }) => !before.has(id)).map((row) => change(row)),
    changed: [...after.values()].flatMap((row) => {
      const old = before.get(row.id);
      return old === undefined ? [] : [change(row, differing(old, row))];
    }),
    removed: prune ? gone.map((row) => change(row)) : [],
    gone: prune ? [] : gone.map((row) => change(row)),
  };
}

/** @param ids only these; all by default */
async function rowsOf(
  client: Client,
  kind: ContentKind,
  ids: readonly string[] | null = null,
): Promise<Map<string, Before>> {
  const { rows } = await client.query<Before>(
    `select id, slug, path, to_jsonb(kept) as values from ${qualifiedName(contentTables[kind])} kept
     where $1::uuid[] is null or id = any($1::uuid[]) order by slug`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const differing = (old: Before, row: Before): string[] =>
  Object.keys(row.values).filter(
    (name) =>
      !['created_at', 'updated_at'].includes(name) &&
      JSON.stringify(old.values[name]) !== JSON.stringify(row.values[name]),
  );

/** Articles show the name and picture of their author. */
async function emitArticlesOf(client: Client, authors: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select id from core.article where author_id = any($1::uuid[])',
    [authors],
  );
  await emitChanges(
    client,
    'article',
    rows.map(({ id }) => id),
  );
}

/** Keeps the bytes of files; a path's former file is marked, and a job removes it after some time. */
export async function keepFiles(database: Executor, files: readonly ContentFile[]): Promise<void> {
  const { rows } = await database.query<{ path: string; hash: Buffer }>(
    'select path, hash from raw.content_file where superseded_at is null',
  );
  const known = new Map(rows.map(({ path, hash }) => [path, hash]));
  const paths = new Set(files.map(({ path }) => path));
  const fresh = files.filter(({ path, hash }) => !known.get(path)?.equals(hash));
  const left = [...known.keys()].filter((path) => !paths.has(path));
  await database.query(
    `update raw.content_file set superseded_at = now() where superseded_at is null and path = any($1::text[])`,
    [[...left, ...fresh.map(({ path }) => path)]],
  );
  for (const { path, hash, bytes } of fresh) {
    const { encoding, body } = await compressed(bytes);
    await database.query(
      `insert into raw.content_file (path, hash, size, encoding, body) values ($1, $2, $3, $4, $5)
       on conflict (path, hash) do update set superseded_at = null, received_at = now()`,
      [path, hash, bytes.length, encoding, body],
    );
  }
}
