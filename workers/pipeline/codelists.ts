import { categories } from '#shared/codelists/categories.ts';
import { industryEntries } from '#shared/codelists/industry-names.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { type Pool, transaction } from '#shared/database/connection.ts';
import { codelistEntries } from '#shared/tables/codelist-entries.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { upsertStatement } from '#shared/tables/statements.ts';
import { entryIdentity } from '#shared/text/identity.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';

/** The codelists whose entries are published as records, by name of the resource. */
const codelists = {
  province: provinces,
  tender_category: categories,
  industry_benchmark: industryEntries,
} as const;

type CodelistName = keyof typeof codelists;

/**
 * Makes `core.codelist_entry` equal to the codelists in the code. Safe to run at every start and in several processes:
 * only differences are written.
 * @returns names of the resources whose entries changed
 */
export async function storeCodelists(pool: Pool): Promise<CodelistName[]> {
  const changed: CodelistName[] = [];
  for (const name of Object.keys(codelists) as CodelistName[]) {
    const emitted = await transaction(pool, async (client) => {
      const entries = entriesOf(name);
      const gone = await client.query<{ id: string }>(
        'delete from core.codelist_entry where resource = $1 and id <> all($2::uuid[]) returning id',
        [name, entries.map(({ id }) => id)],
      );
      const written = await client.query<{ id: string }>(upsertStatement(codelistEntries), [
        JSON.stringify(entries),
      ]);
      return emitChanges(
        client,
        name,
        [...gone.rows, ...written.rows].map(({ id }) => id),
      );
    });
    if (emitted > 0) changed.push(name);
  }
  return changed;
}

const entriesOf = (name: CodelistName): RowOf<typeof codelistEntries>[] =>
  codelists[name].map((entry, position) => ({
    id: entryIdentity(name, entry.slug),
    resource: name,
    slug: entry.slug,
    position,
    entry,
  }));
