import { company } from '#shared/resources/suppliers/company.ts';

/** How a path names a company: by whatever identifies it. */
export const byName = {
  parameter: 'name',
  columns: company.identifiers,
  canonical: company.spellings,
  example: 'Mahika Technologies (Pty) Ltd',
} as const;
export const ofCompany = { ...byName, resource: company, column: 'company_record_id' } as const;
/** Records that name several companies: a joint venture and its members. */
export const ofCompanies = { ...ofCompany, column: 'company_record_ids' } as const;

/** What a path takes for the name of a company. */
export const anySpelling =
  'any spelling of the company, a trading name, a present or former id, a registration number or a supplier number. Case, accents, blanks and punctuation make no difference. If several companies match, the one with the same legal form is chosen, then the one with most awards.';
