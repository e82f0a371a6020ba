import type { Client } from '#shared/database/connection.ts';
import { isActive } from '#shared/domain/registers/persons.ts';
import { companyDirectors } from '#shared/tables/company-register.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import type { Computed, Derivation } from '#workers/derive/derivation.ts';
import {
  byCompany,
  byImport,
  linkColumns,
  linksOf,
  readEntries,
  type StoredEntry,
} from '#workers/derive/registers/records.ts';

/** The directors of companies in the imported registers, with the companies that awards name. */
export const companyDirector: Derivation = {
  name: 'company_director',
  table: companyDirectors,
  does: 'finds the companies of the directors in imported registers',
  staleBy: [byImport('directors'), ...byCompany('directors')],
  everyKey: `select id from ops.register_record where kind = 'directors' union select id from derived.company_director`,
  compute: computeDirectors,
  emits: 'company_director',
  issues: `select 'wrong-identity-number' as kind, id::text as subject,
      jsonb_build_object('line', line, 'import', import_id) as detail
    from ops.register_record where id = any($1::uuid[]) and entry->'number_left_out' = 'true' order by id`,
  pace: 'prompt',
};

async function computeDirectors(client: Client, keys: readonly string[]): Promise<Computed> {
  const entries = await readEntries(client, 'directors', keys);
  const links = await linksOf(client, entries, nameOf);
  const rows = entries.map((stored): RowOf<typeof companyDirectors> => {
    const { entry } = stored;
    const text = (column: string): string | null => (entry[column] as string | null | undefined) ?? null;
    const [status, resigned] = [text('status'), text('resigned_date')];
    const truth = (column: string): boolean | null => (entry[column] as boolean | null | undefined) ?? null;
    return {
      id: stored.id,
      director_id: text('director_id') ?? stored.id,
      full_name: text('director_full_name') ?? '',
      person_key: text('person_key') ?? '',
      identity_hash: text('identity_hash'),
      masked_number: text('masked_number'),
      nationality: text('nationality'),
      is_foreign: truth('is_foreign'),
      is_disqualified: truth('is_disqualified'),
      company_name: nameOf(stored),
      registration_number: stored.registrationNumber,
      role_type: text('role_type'),
      status,
      is_active: isActive(status, resigned),
      appointed_on: text('appointed_date'),
      resigned_on: resigned,
      enrichment_id: text('enrichment_id') ?? stored.id,
      ...linkColumns(links.get(stored.id)),
      created_at: stored.createdAt,
      changed_at: stored.changedAt,
    };
  });
  return { keys, rows };
}

const nameOf = ({ entry }: StoredEntry): string => String(entry['company_name'] ?? '');
