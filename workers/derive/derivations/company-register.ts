import type { Client } from '#shared/database/connection.ts';
import { companyAggregates } from '#shared/tables/companies.ts';
import {
  cipcEnrichments,
  companyDirectors,
  companyRegisters,
  directorEvidence as directorEvidenceRows,
  type RegisterEvidence,
  sourceDirectors,
} from '#shared/tables/company-register.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { organizations } from '#shared/tables/organizations.ts';
import { type Computed, changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';
import {
  byCompany,
  byImport,
  linkColumns,
  linksOf,
  readEntries,
  type StoredEntry,
} from '#workers/derive/registers/records.ts';

/** Entries of the companies that have a director with the name or number of an official in `officials`. */
const ofOfficials = (officials: string): string =>
  `select director.enrichment_id as key from derived.company_director director
    where person_key = any(array(select person_key from ${officials})) or identity_hash = any(array(select identity_hash from ${officials}))`;

/** Entries of the company register, with data of directors, officials and awards about them. */
export const cipcEnrichment: Derivation = {
  name: 'cipc_enrichment',
  table: cipcEnrichments,
  does: 'gathers what an entry of the company register says, and what its directors and awards add',
  staleBy: [
    byImport('cipc'),
    ...byCompany('cipc'),
    changeOf(
      companyDirectors,
      [
        'director_id',
        'enrichment_id',
        'full_name',
        'person_key',
        'identity_hash',
        'is_active',
        'is_disqualified',
      ],
      `select enrichment_id as key from changed
        union select enrichment_id from derived.company_director where director_id = any(array(select director_id from changed))`,
    ),
    changeOf(
      sourceDirectors,
      ['organization_id', 'full_name', 'person_key', 'identity_hash', 'position'],
      ofOfficials('changed'),
    ),
    changeOf(
      organizations,
      ['name'],
      ofOfficials(
        '(select * from derived.source_director where organization_id = any(array(select id from changed))) official',
      ),
    ),
    changeOf(
      companyAggregates,
      ['first_award_at'],
      'select id as key from derived.cipc_enrichment where company_id = any(array(select id from changed))',
    ),
  ],
  everyKey: `select id from ops.register_record where kind = 'cipc' union select id from derived.cipc_enrichment`,
  compute: computeEnrichments,
  emits: 'cipc_enrichment',
  pace: 'aggregate',
};

type Gathered = Omit<RegisterEvidence, 'status' | 'outstandingReturns' | 'registeredOn'>;
const gathering = statementOf('register_evidence');

async function computeEnrichments(client: Client, keys: readonly string[]): Promise<Computed> {
  const entries = await readEntries(client, 'cipc', keys);
  const links = await linksOf(client, entries, nameOf);
  const { rows: gathered } = await client.query<Gathered & { id: string }>({
    name: 'derive-register-evidence',
    text: gathering,
    values: [entries.map(({ id }) => id), entries.map(({ id }) => links.get(id)?.id ?? null)],
  });
  const byId = new Map(gathered.map(({ id, ...evidence }) => [id, evidence]));
  const rows = entries.map((stored): RowOf<typeof cipcEnrichments> => {
    const text = (column: string): string | null =>
      (stored.entry[column] as string | null | undefined) ?? null;
    const evidence: RegisterEvidence = {
      ...(byId.get(stored.id) as Gathered),
      status: text('status'),
      outstandingReturns: (stored.entry['outstanding_annual_returns'] as number | null | undefined) ?? null,
      registeredOn: text('registration_date'),
    };
    return {
      id: stored.id,
      name: nameOf(stored),
      registration_number: stored.registrationNumber,
      enterprise_type: text('enterprise_type'),
      status: evidence.status,
      status_on: text('status_date'),
      registered_on: evidence.registeredOn,
      tax_number: text('tax_number'),
      cidb_grading: text('cidb_grading'),
      contact_email: text('contact_email'),
      contact_phone: text('contact_phone'),
      website: text('website'),
      director_count: evidence.directors === 0 ? null : evidence.activeDirectors,
      evidence,
      ...linkColumns(links.get(stored.id)),
      created_at: stored.createdAt,
      changed_at: stored.changedAt,
    };
  });
  return { keys, rows };
}

const nameOf = ({ entry }: StoredEntry): string => String(entry['name'] ?? '');

/** The columns of the company's entry that a director's record shows. */
export const directorEvidence: Derivation = {
  name: 'director_evidence',
  table: directorEvidenceRows,
  does: 'gives directors what the scores of their company are made from',
  staleBy: [
    changeOf(companyDirectors, ['enrichment_id'], 'select id as key from changed'),
    changeOf(
      cipcEnrichments,
      ['evidence'],
      'select id as key from derived.company_director where enrichment_id = any(array(select id from changed))',
    ),
  ],
  everyKey: 'select id from derived.company_director union select id from derived.director_evidence',
  compute: `select director.id, entry.id as enrichment_id, entry.evidence
    from derived.company_director director join derived.cipc_enrichment entry on entry.id = director.enrichment_id
    where director.id = any($1::uuid[])`,
  emits: 'company_director',
  pace: 'aggregate',
};

/** The columns of its entry and its directors that a company's record shows. */
export const companyRegister: Derivation = {
  name: 'company_register',
  table: companyRegisters,
  does: 'gives companies their entry of the company register and their directors',
  staleBy: [
    changeOf(
      cipcEnrichments,
      [
        'company_id',
        'link_confidence',
        'name',
        'registration_number',
        'enterprise_type',
        'status',
        'status_on',
        'registered_on',
        'tax_number',
        'cidb_grading',
        'contact_email',
        'contact_phone',
        'website',
        'director_count',
        'evidence',
      ],
      'select company_id as key from changed',
    ),
    changeOf(
      companyDirectors,
      ['company_id', 'director_id', 'full_name', 'masked_number', 'is_active'],
      'select company_id as key from changed',
    ),
  ],
  everyKey: `select company_id from derived.cipc_enrichment where company_id is not null
    union select company_id from derived.company_director where company_id is not null
    union select id from derived.company_register`,
  compute: statementOf('company_register'),
  emits: 'company',
  pace: 'aggregate',
};
