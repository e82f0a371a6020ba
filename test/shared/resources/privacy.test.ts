import { describe, expect, it } from 'vitest';
import { sourceDirector } from '#shared/resources/buyers/source-director.ts';
import {
  promotedColumns,
  type Resource,
  recordValue,
  renderRecord,
} from '#shared/resources/definition/resource.ts';
import { cipcEnrichment } from '#shared/resources/suppliers/cipc-enrichment.ts';
import { company } from '#shared/resources/suppliers/company.ts';
import { companyDirector } from '#shared/resources/suppliers/company-director.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';

const NUMBER = '8001015009087';

/** A row as a publishing statement without privacy might give it: the number wherever people type it. */
const rows: [Resource, Record<string, unknown>][] = [
  [
    company,
    {
      name: `Mokoena ${NUMBER}`,
      normalized_name: `Mokoena ${NUMBER}`,
      registration_number: NUMBER,
      registration_numbers: [NUMBER],
      tax_number: NUMBER,
      spellings: [{ name: `Mokoena ${NUMBER}`, awards: 1 }],
      members: [{ id: '3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911', name: `Mokoena ${NUMBER}` }],
      joint_ventures: [{ id: '3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911', name: `Mokoena ${NUMBER}`, awards: 1 }],
      shared_numbers: [{ registration: '2015/123456/07', names: [`Mokoena ${NUMBER}`, 'Zed'] }],
      total_awards: 1,
      directors: [
        { name: `Thandi (${NUMBER})`, idNumber: NUMBER },
        { name: 'Naledi', idNumber: '800101 5009 087' },
        { name: 'Sipho', idNumber: 'unknown 8001015009' },
        { name: 'Lerato', idNumber: null },
      ],
    },
  ],
  [
    restrictedSupplier,
    {
      supplier_name: `T Mokoena ${NUMBER}`,
      registration_number: NUMBER,
      restriction_reason: `False declaration by ${NUMBER}`,
      status: 'active',
      regulatory_references: [],
    },
  ],
  [
    companyDirector,
    {
      company_name: `Mokoena ${NUMBER}`,
      normalized_company_name: `Mokoena ${NUMBER}`,
      registration_no: NUMBER,
      director_full_name: `Thandi ${NUMBER}`,
      director_id_number_hash: NUMBER,
    },
  ],
  [cipcEnrichment, { name: `Mokoena ${NUMBER}`, registration_number: NUMBER }],
  [sourceDirector, { full_name: `Thandi ${NUMBER}` }],
];

describe.each(rows)('$name', (resource, row) => {
  it('shows and keeps no identity number that is not masked', () => {
    const { body, detail } = renderRecord(resource, row);
    const columns = promotedColumns(resource).map(({ field, of }) => of(recordValue(resource, field, row)));
    for (const text of [body, detail, JSON.stringify(columns)])
      expect(text.replace(/[^\d]/g, '')).not.toContain(NUMBER);
    expect(detail).not.toContain('8001015009');
  });
});

it('directors are masked as clients know it', () => {
  const { detail } = renderRecord(company, rows[0]![1]);
  expect(JSON.parse(detail).directors).toEqual([
    { name: 'Thandi ([identity number])', idNumber: '800101****087' },
    { name: 'Naledi', idNumber: '800101****087' },
    { name: 'Sipho', idNumber: null },
    { name: 'Lerato', idNumber: null },
  ]);
});

it('does not let an identity number be looked up', () => {
  const { of } = promotedColumns(restrictedSupplier).find(({ name }) => name === 'registration_number')!;
  expect(of(recordValue(restrictedSupplier, 'registrationNumber', rows[1]![1]))).toBeNull();
});

describe('the registration number of a company', () => {
  it.each(['2015/123456/07', '2015 / 123456 / 07', '2015-123456-07', '201512345607', 'K2015123456'])(
    'keeps %s under the canonical number',
    (given) => {
      const { of } = promotedColumns(company).find(({ name }) => name === 'registration_numbers')!;
      const row = { registration_numbers: [given] };
      expect(of(recordValue(company, 'registrationNumbers', row))).toEqual(['2015/123456/07']);
      expect(company.filters.registrationNumber.canonical!(given)).toBe('2015/123456/07');
    },
  );
});
