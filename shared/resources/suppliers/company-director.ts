import { day, flag, instant, integer, number, text, uuid } from '#shared/resources/definition/fields.ts';
import { equals } from '#shared/resources/definition/filters.ts';
import {
  maskedNumber,
  publicCompanyKey,
  publicRegistration,
  registrationColumn,
  withoutIdentityNumbers,
} from '#shared/resources/definition/privacy.ts';
import { publishedAt, recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { companyLinks } from '#shared/tables/company-register.ts';
import { registrationKey } from '#shared/text/registration.ts';

/** Directors in the company register: one record for each person, company, role and appointment. */
export const companyDirector = defineResource({
  name: 'company_director',
  description: 'A person who directs a company, as the company register has it.',
  from: 'registers',
  fields: {
    id: recordId('8a4d7c52-3f0b-5e7a-9c61-0b9d8e7f6a03').listed(),
    companyName: text('Name of the company.', 'Mahika Technologies (Pty) Ltd', {
      prepare: withoutIdentityNumbers,
    })
      .required()
      .listed(),
    registrationNo: text('Registration number of the company.', '2015/123456/07', {
      prepare: publicRegistration,
    })
      .promoted({ of: registrationColumn })
      .listed(),
    roleType: text('Role in the company.', 'Director').promoted().listed(),
    status: text('Whether the role is still held.', 'Active').promoted().listed(),
    appointedDate: day('Day of the appointment.', '2015-03-02').promoted().listed(),
    resignedDate: day('Day of the resignation; null if there was none.', '2024-03-02').listed(),
    directorFullName: text('Name of the person.', 'Thandi Mokoena', { prepare: withoutIdentityNumbers })
      .required()
      .listed(),
    complianceScore: integer("The company's compliance with the registrar, 0 to 100.", 85).listed(),
    forensicRiskScore: integer("The company's forensic risk, 0 (none) to 100.", 10).listed(),
    directorId: uuid(
      'Permanent id of the person, the same in all companies if the register states an identity number; `?directorId=` lists the companies that the person directs.',
      '2f9e8d7c-6b5a-5493-8271-605f4e3d2c04',
      { column: { type: 'text' } },
    ),
    cipcEnrichmentId: uuid(
      'Entry of the company register.',
      '1f0f5ad7-5a0f-5d47-9d3c-7e8fbb6c2a01',
    ).promoted(),
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
    normalizedCompanyName: text(
      "Normalised form of the company's name, shared by all spellings.",
      'mahikatechnologies',
      {
        prepare: publicCompanyKey,
      },
    ),
    directorIdNumberHash: text(
      'Keyed hash of the identity number: always the same for one person, and impossible to reverse.',
      '9f2c1e7ab4d0538866f1c0de5a7b3e92',
      { prepare: withoutIdentityNumbers },
    ),
    directorIdNumberMasked: text(
      'Identity number: first six digits, four asterisks, last three; null if none is stated, or only a passport.',
      '800101****087',
      { prepare: maskedNumber },
    ),
    directorNationality: text('Nationality of the person.', 'South African'),
    directorIsForeign: flag('Whether the person is of another nationality.', 0),
    directorIsDisqualified: flag('Whether the person is disqualified from being a director.', 0),
    updatedAt: instant('When an import last changed the record.', '2026-08-14T20:00:00.000Z'),
    syncedAt: publishedAt('2026-08-14T20:00:01.000Z'),
  },
  sorts: {
    directorFullName: 'director_full_name',
    companyName: 'company_name',
    appointedDate: 'appointed_date',
  },
  defaultSort: 'directorFullName',
  filters: {
    directorId: equals(
      'director_id',
      'Permanent id of the person, for all companies that the person directs.',
      '2f9e8d7c-6b5a-5493-8271-605f4e3d2c04',
      { canonical: (value) => value.toLowerCase() },
    ),
    registrationNo: equals(
      'registration_no',
      'Registration number of the company, in any customary spelling.',
      '2015/123456/07',
      { canonical: registrationKey },
    ),
    roleType: equals('role_type', 'Role in the company.', 'Director'),
    status: equals('status', 'Whether the role is still held.', 'Active'),
  },
  written: ['compliance_score', 'forensic_risk_score'],
  indexes: [
    ['director_id', 'director_full_name'],
    ['company_record_id', 'director_full_name'],
    ['registration_no', 'director_full_name'],
    ['role_type', 'director_full_name'],
    ['status', 'director_full_name'],
  ],
});
