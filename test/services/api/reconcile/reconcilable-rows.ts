import { organization } from '#shared/resources/buyers/organization.ts';
import { company } from '#shared/resources/suppliers/company.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { companyKey } from '#shared/text/names.ts';
import type { ReadTables } from '#test/services/api/v2/support/read-tables.ts';
import { uuidOf } from '#test/services/api/v2/support/rows.ts';

const spelt = (names: readonly string[]) => ({
  name: names[0]!,
  spellings: names.map((name) => ({ name, awards: 1 })),
  name_keys: names.map(companyKey),
  // The words of all spellings, as publish puts them into the index.
  source_organization: { name: names.join(' ') },
});
const supplier = (n: number, names: readonly string[], given: Record<string, unknown> = {}) => ({
  id: uuidOf(n),
  ...{ kind: 'company', normalized_name: companyKey(names[0]!), total_awards: n, joint_awards: 0 },
  ...{ categories: [], provinces: ['Gauteng'], registration_numbers: [], csd_numbers: [], alias_ids: [] },
  ...spelt(names),
  // The codes in the index, as publish takes them from the numbers.
  reference_number: (given['registration_numbers'] as string[] | undefined)?.[0] ?? null,
  ...given,
});
const organ = (n: number, name: string, given: Record<string, unknown> = {}) => ({
  ...{ id: uuidOf(n), name, slug: name.toLowerCase().replaceAll(' ', '-'), updated_at: '2026-08-14' },
  ...{ provinces_operating: ['Western Cape'], industry_codes: [], enrichment_sources: [] },
  ...{ stats: { totalTenders: 1 }, organization_type: 'municipality' },
  ...given,
});
const restricted = (n: number, name: string, given: Record<string, unknown> = {}) => ({
  ...{ id: uuidOf(n), supplier_name: name, status: 'active', severity: 'high', regulatory_references: [] },
  ...{ period_from: '2024-02-01', period_to: '2099-01-31', reference: `DRS-${n}`, updated_at: '2026-08-14' },
  ...given,
});

/** Publishes companies, organizations and restricted suppliers for queries to find. */
export async function publishReconcilable({ records, client }: ReadTables): Promise<void> {
  await records(company, [
    supplier(1, ['Mahika Technologies (Pty) Ltd', 'MAHIKA TECH', 'Mahikatech Solutions'], {
      registration_number: '2015/123456/07',
      registration_numbers: ['2015/123456/07'],
      csd_numbers: ['MAAA0097108'],
      latest_award_date: '2026-06-02',
      total_value: 4172400.5,
    }),
    supplier(2, ['Zed Trading CC'], { provinces: ['Limpopo'] }),
    supplier(3, ['Zed Trading (Pty) Ltd']),
    supplier(4, ['Kopano Civils and Zed Trading JV'], { kind: 'joint-venture' }),
    supplier(5, ['Skyline Civils (Pty) Ltd'], {
      registration_numbers: ['2009/000001/07'],
      alias_ids: [uuidOf(99)],
    }),
    supplier(6, ['<b>Bold</b> & Sons CC']),
  ]);
  await records(organization, [
    organ(11, 'City of Cape Town', { legal_name: 'City of Cape Town Metropolitan Municipality' }),
    organ(20, 'City of Ekurhuleni Metropolitan Municipality', { slug: 'city-of-ekurhuleni' }),
    organ(12, 'City of Tshwane', { provinces_operating: ['Gauteng'] }),
    organ(13, 'Eastern Cape - Health'),
    organ(14, 'Western Cape - Health'),
    organ(15, 'eThekwini Metropolitan Municipality'),
    organ(16, 'Johannesburg Water'),
    organ(17, 'South African Police Service (SAPS)', {
      slug: 'south-african-police-service',
      provinces_operating: ['Eastern Cape', 'Free State', 'Gauteng'],
    }),
    organ(18, 'City of Johannesburg Metropolitan Municipality', { slug: 'city-council-of-johannesburg' }),
    organ(19, 'Durban University of Technology'),
    ...['Amathole', 'Bergrivier', 'Cederberg', 'Dawid Kruiper'].map((name, at) =>
      organ(30 + at, `${name} Local Municipality`),
    ),
  ]);
  await records(restrictedSupplier, [
    restricted(21, 'Skyline Civils and Plant Hire CC', { registration_number: '2008/123456/23' }),
    restricted(22, 'MOKOENA, Thabo John', { registration_number: '8001015009087' }),
    restricted(23, 'Bravo Trading Enterprise', { period_to: '2025-01-01' }),
  ]);
  for (const { name } of [company, organization])
    await client.query(`insert into read.lexeme (resource, lexeme)
      select distinct '${name}', word.lexeme from read.${name}, unnest(search) word
      where word.lexeme ~ '^[[:alpha:]]{4,40}$' on conflict do nothing`);
}
