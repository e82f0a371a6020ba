import type { Client } from '#shared/database/connection.ts';
import type { Application } from './read-row.ts';

/** What a row names and is not there. */
export type Unknown = { line: number; column: number; error: string };

/**
 * Stores applications with the documents that they use; of one that is there already, everything is replaced. To be called in a
 * transaction.
 * @param isDryRun whether only companies and documents are looked up
 * @returns what is not there; then nothing was stored
 */
export async function storeApplications(
  client: Client,
  applications: readonly Application[],
  isDryRun: boolean,
): Promise<Unknown[]> {
  const companies = await idsOfCompanies(client, [
    ...new Set(applications.map(({ company }) => company.text)),
  ]);
  const owners = await ownersOf(client, [...new Set(applications.flatMap(({ documents }) => documents))]);
  const unknown = applications.flatMap(({ company, documents, place }): Unknown[] => {
    const { text, line, column } = company;
    const id = companies.get(text);
    if (id === undefined) return [{ line, column, error: `there is no company ${text}` }];
    return documents
      .filter((document) => owners.get(document) !== id)
      .map((document) => ({ ...place, error: `the company has no document ${document}` }));
  });
  if (unknown.length > 0 || isDryRun) return unknown;
  for (const application of applications)
    await store(client, companies.get(application.company.text)!, application);
  return [];
}

async function store(
  client: Client,
  companyId: string,
  { reference, title, status, documents }: Application,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `insert into app.tender_application (company_id, reference, title, status) values ($1, $2, $3, $4)
     on conflict (company_id, reference)
       do update set title = excluded.title, status = excluded.status, updated_at = now() returning id`,
    [companyId, reference, title, status],
  );
  const id = rows[0]!.id;
  await client.query('delete from app.application_document where application_id = $1', [id]);
  await client.query(
    `insert into app.application_document (application_id, document_id, company_id)
     select $1, document, $2 from unnest($3::uuid[]) as document`,
    [id, companyId, documents],
  );
}

/** @returns ids of company profiles by the names or ids that are given */
async function idsOfCompanies(client: Client, given: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ given: string; id: string }>(
    `select given, id from unnest($1::text[]) as given
     join app.company_profile as company on company.name = trim(given) or company.id::text = lower(trim(given))`,
    [given],
  );
  return new Map(rows.map(({ given, id }) => [given, id]));
}

/** @returns ids of companies by those of their documents */
async function ownersOf(client: Client, documents: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; owner: string }>(
    'select id, company_id as owner from app.vault_document where id = any($1::uuid[])',
    [documents],
  );
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}
