import type { Client, Executor } from '#shared/database/connection.ts';
import { type AnalysedItem, analyseItem } from '#shared/domain/intel/analyse.ts';
import { type NamedOrganization, openOrganizations } from '#shared/domain/intel/organizations.ts';
import { numberKeysIn } from '#shared/domain/intel/tender-numbers.ts';
import { INTEL_RULES_VERSION } from '#shared/domain/intel/version.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { intelAnalyses } from '#shared/tables/intel.ts';
import { upsertStatement } from '#shared/tables/statements.ts';

/** Applies the rules of shared/domain/intel/ to stored items, with the necessary data from our records. */

type Stored = AnalysedItem & { id: string };

const STORE = upsertStatement(intelAnalyses);

/** @returns ids of the items for which the rules give another result than before */
export async function analyseItems(client: Client, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<Stored>(
    `select item.id, case when title_from_address and page_title is not null then page_title else title end as title, words,
       coalesce(page_text, feed_text) as text, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published
     from core.intel_item item where item.id = any($1::uuid[])`,
    [ids],
  );
  const organizations = openOrganizations(await organizationsOf(client));
  const tenders = await tendersNumbered(client, rows.flatMap(numberKeysIn));
  const analyses = rows.map(
    (item): RowOf<typeof intelAnalyses> => ({
      id: item.id,
      rules_version: INTEL_RULES_VERSION,
      ...analyseItem(item, { organizations, tenders }),
    }),
  );
  const written = await client.query<{ id: string }>(STORE, [JSON.stringify(analyses)]);
  return written.rows.map(({ id }) => id);
}

/** @returns our organizations */
async function organizationsOf(database: Executor): Promise<NamedOrganization[]> {
  const { rows } = await database.query<NamedOrganization>(
    'select id, name, slug from core.organization order by id',
  );
  return rows;
}

/** @returns our tenders by the keys of their reference numbers; none for a key that several buyers use */
async function tendersNumbered(
  database: Executor,
  keys: readonly string[],
): Promise<Map<string, { id: string; referenceNumber: string }>> {
  if (keys.length === 0) return new Map();
  const { rows } = await database.query<{ key: string; id: string; referenceNumber: string }>(
    `select key, (array_agg(id order by captured_at desc, id))[1] as id, (array_agg(number order by captured_at desc, id))[1] as "referenceNumber"
     from (select reference_key as key, id::text, reference_number as number, captured_at, organization_id from core.tender
           where reference_key = any($1::text[]) and notice_kind is null) found
     group by key having count(distinct organization_id) = 1`,
    [[...new Set(keys)]],
  );
  return new Map(rows.map(({ key, ...tender }) => [key, tender]));
}
