import { optional } from '#shared/resources/definition/canonical.ts';
import { day, integer, number, objects, text, uuid } from '#shared/resources/definition/fields.ts';
import { equals } from '#shared/resources/definition/filters.ts';
import {
  publicRegistration,
  registrationColumn,
  withoutIdentityNumbers,
} from '#shared/resources/definition/privacy.ts';
import { recordId, timesOf } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { registerInput } from '#shared/resources/suppliers/company-figures.ts';
import { companyLinks } from '#shared/tables/company-register.ts';
import { registrationKey } from '#shared/text/registration.ts';

/** Data of the Companies and Intellectual Property Commission's register: one record for each company. */
export const cipcEnrichment = defineResource({
  name: 'cipc_enrichment',
  title: 'CIPC enrichment',
  description: 'What the company register says about a company.',
  from: 'registers',
  fields: {
    id: recordId('1f0f5ad7-5a0f-5d47-9d3c-7e8fbb6c2a01').listed(),
    name: text('Name in the register.', 'Mahika Technologies (Pty) Ltd', { prepare: withoutIdentityNumbers })
      .required()
      .listed(),
    registrationNumber: text('Registration number: year, number, legal form.', '2015/123456/07', {
      prepare: publicRegistration,
    })
      .promoted({ of: registrationColumn })
      .listed(),
    enterpriseType: text('Kind of enterprise in the register.', 'Private Company')
      .promoted({ of: optional((value) => value.toLowerCase()) })
      .listed(),
    cipcEnrichmentId: uuid('The same as id.', '1f0f5ad7-5a0f-5d47-9d3c-7e8fbb6c2a01').present().listed(),
    complianceScore: integer(
      'Compliance with the registrar, 0 to 100, by the inputs in `scores`; null while too little is known.',
      85,
    )
      .promoted()
      .listed(),
    forensicRiskScore: integer(
      'How much deserves a closer look, from 0 (nothing) to 100, by the inputs in `scores`; null while too little is known. It is not a finding.',
      10,
    )
      .promoted()
      .listed(),
    directorCount: integer(
      'Number of persons who hold an office in the company; null if its directors were not imported.',
      2,
    ).listed(),
    companyRecordId: uuid(
      'Permanent id of the company; null for one that no award names.',
      '3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911',
    ).promoted(),
    companyLinkReason: text('How the company was found; null without one.', 'registration-number', {
      values: companyLinks,
    }),
    companyLinkConfidence: number(
      'Confidence that the entry is that company, 0 to 1; null without a company.',
      1,
    ),
    status: text('Standing, in the words of the register.', 'In Business'),
    statusDate: day('Day of that standing.', '2015-04-20'),
    registrationDate: day('Day of the registration.', '2015-04-20'),
    scores: objects(
      'The inputs of both scores, each with its evidence. They say where a closer look is worth it, and are no findings.',
      registerInput,
      [
        {
          ...{ score: 'compliance', input: 'standing', value: 1, weight: 40, points: 40, reason: null },
          evidence: 'In Business',
        },
      ],
    ),
    ...timesOf('2026-08-14T20:00:00.000Z', '2026-08-14T20:00:00.000Z', '2026-08-14T20:00:01.000Z'),
  },
  sorts: {
    name: 'name',
    complianceScore: 'compliance_score',
    forensicRiskScore: 'forensic_risk_score',
    updatedAt: 'updated_at',
  },
  defaultSort: 'name',
  filters: {
    registrationNumber: equals(
      'registration_number',
      'Registration number, in any customary spelling.',
      '2015/123456/07',
      { canonical: registrationKey },
    ),
    enterpriseType: equals('enterprise_type', 'Kind of enterprise in the register.', 'Private Company', {
      canonical: (value) => value.toLowerCase(),
    }),
  },
  written: ['scores', 'compliance_score', 'forensic_risk_score'],
  indexes: [['company_record_id']],
});
