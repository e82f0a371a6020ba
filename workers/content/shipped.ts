import { shippedAuthors, shippedServices } from '#shared/codelists/shipped-content.ts';
import type { Executor } from '#shared/database/connection.ts';
import { type ContentKind, contentTables } from '#shared/tables/content.ts';
import { upsertStatement } from '#shared/tables/statements.ts';
import { contentIdentity } from '#shared/text/identity.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';

/**
 * Stores the content that comes with the service, except where an operator has content with the same slug, and adds
 * what has changed to the outbox. Safe to run at every start and in several processes.
 * @returns names of the resources with changes
 */
export async function storeShipped(database: Executor): Promise<ContentKind[]> {
  const changed: ContentKind[] = [];
  for (const [kind, entries] of [
    ['author', shippedAuthors],
    ['service_type', shippedServices],
  ] as const) {
    const { rows: own } = await database.query<{ slug: string }>(
      `select slug from core.${kind} where origin <> 'shipped'`,
    );
    const taken = new Set(own.map(({ slug }) => slug));
    const rows = entries
      .filter(({ slug }) => !taken.has(slug))
      .map((entry) => ({ id: contentIdentity(kind, entry.slug), origin: 'shipped', path: null, ...entry }));
    const { rows: written } = await database.query<{ id: string }>(upsertStatement(contentTables[kind]), [
      JSON.stringify(rows),
    ]);
    const { rows: gone } = await database.query<{ id: string }>(
      `delete from core.${kind} where origin = 'shipped' and slug <> all($1::text[]) returning id`,
      [rows.map(({ slug }) => slug)],
    );
    if (
      (await emitChanges(
        database,
        kind,
        [...written, ...gone].map(({ id }) => id),
      )) > 0
    )
      changed.push(kind);
  }
  return changed;
}
