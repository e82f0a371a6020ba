import { optional } from '#shared/resources/definition/canonical.ts';
import { instant, integer, listed, text, uuid } from '#shared/resources/definition/fields.ts';
import {
  publicRegistration,
  registrationColumn,
  withoutIdentityNumbers,
} from '#shared/resources/definition/privacy.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { registrationKey } from '#shared/text/registration.ts';

/** Data of the Companies and Intellectual Property Commission's register: one record for each company. */
export const cipcEnrichment = defineResource({
  name: 'cipc_enrichment',
  plural: 'cipc_enrichments',
  title: 'CIPC enrichment',
  description: 'What the company register says about a company.',
  pending: 'registers',
  fields: {
    id: listed(
      uuid('Permanent id of the record.', '1f0f5ad7-5a0f-5d47-9d3c-7e8fbb6c2a01', { nullable: false }),
    ),
    name: listed(
      text('Name in the register.', 'Mahika Technologies (Pty) Ltd', {
        nullable: false,
        prepare: withoutIdentityNumbers,
        column: { type: 'text', required: true },
      }),
    ),
    registrationNumber: listed(
      text('Registration number: year, number, legal form.', '2015/123456/07', {
        prepare: publicRegistration,
        column: { type: 'text', of: registrationColumn },
      }),
    ),
    enterpriseType: listed(
      text('Kind of enterprise in the register.', 'Private Company', {
        column: { type: 'text', of: optional((value) => value.toLowerCase()) },
      }),
    ),
    cipcEnrichmentId: listed(
      uuid('The same as id.', '1f0f5ad7-5a0f-5d47-9d3c-7e8fbb6c2a01', { nullable: false }),
    ),
    complianceScore: listed(
      integer('Compliance with the registrar, 0 to 100.', 85, { column: { type: 'int' } }),
    ),
    forensicRiskScore: listed(integer('Forensic risk, 0 (none) to 100.', 10, { column: { type: 'int' } })),
    directorCount: listed(integer('Number of directors.', 2)),
    companyRecordId: uuid('Permanent id of the company.', '3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911', {
      column: { type: 'uuid' },
    }),
    createdAt: instant('When the record was made.', '2026-08-14T20:00:00.000Z'),
    updatedAt: instant('When the record last changed.', '2026-08-14T20:00:00.000Z', {
      column: { type: 'timestamptz', required: true },
    }),
    syncedAt: instant('When the record was published here.', '2026-08-14T20:00:01.000Z'),
  },
  identifiers: ['id'],
  searchable: false,
  sorts: {
    name: 'name',
    complianceScore: 'compliance_score',
    forensicRiskScore: 'forensic_risk_score',
    updatedAt: 'updated_at',
  },
  defaultSort: 'name',
  filters: {
    registrationNumber: {
      match: 'equals',
      column: 'registration_number',
      type: 'text',
      canonical: registrationKey,
      description: 'Registration number, in any customary spelling.',
      example: '2015/123456/07',
    },
    enterpriseType: {
      match: 'equals',
      column: 'enterprise_type',
      type: 'text',
      canonical: (value) => value.toLowerCase(),
      description: 'Kind of enterprise in the register.',
      example: 'Private Company',
    },
  },
  counted: [],
  indexes: [['company_record_id']],
});
