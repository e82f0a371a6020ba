import { z } from 'zod';
import { restrictionStatuses, severities } from '#shared/codelists/restrictions.ts';
import {
  day,
  flag,
  instant,
  number,
  objects,
  text,
  texts,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { equals, fromDay, untilDay } from '#shared/resources/definition/filters.ts';
import {
  publicRegistration,
  registrationColumn,
  withoutIdentityNumbers,
} from '#shared/resources/definition/privacy.ts';
import { recordId, timesOf } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { registrationKey } from '#shared/text/registration.ts';

const step = z.object({
  event: z.enum(['added', 'changed', 'removed', 'returned']).describe('What the edition did to the entry.'),
  at: z.string().describe('When the edition was received.'),
  reportDate: z.string().nullable().describe('Day of the edition; null if it does not state one.'),
  sha256: z.string().describe('SHA-256 of the edition, hexadecimal.'),
  changes: z
    .array(
      z.object({
        field: z.string().describe('Field of this record.'),
        before: z.string().nullable().describe('What the edition before said.'),
        after: z.string().nullable().describe('What this edition says.'),
      }),
    )
    .describe('Changes to period, reason and organ of state.'),
});

/** Steps as published: times to the millisecond, and no identity numbers in earlier values. */
const publicSteps = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: z.infer<typeof step>) => ({
        ...one,
        at: new Date(one.at).toISOString(),
        changes: one.changes.map(({ field, before, after }) => ({
          field,
          before: withoutIdentityNumbers(before),
          after: withoutIdentityNumbers(after),
        })),
      }))
    : value;

/**
 * Companies and persons that may not do business with the state: one record for each entry of a register. The
 * registers state the identity number of a person in the place of a registration number.
 */
export const restrictedSupplier = defineResource({
  name: 'restricted_supplier',
  description: 'A company or person that may not do business with the state, according to a public register.',
  from: 'restricted-supplier-list',
  fields: {
    id: recordId('c4e3d2b1-a098-5f76-8e5d-4c3b2a190f05').listed(),
    supplierName: text('Name in the register.', 'Skyline Civils and Plant Hire CC', {
      prepare: withoutIdentityNumbers,
    })
      .required()
      .listed(),
    restrictionType: text('Which register or kind of restriction.', 'RESTRICTED_SUPPLIER')
      .promoted()
      .listed(),
    status: text('Whether the restriction holds.', 'active', { values: restrictionStatuses })
      .required()
      .listed(),
    reference: text('Reference of the entry in the register.', 'DRS-2024-0117').listed(),
    registrationNumber: text("Registration number; a person's identity number is masked.", '2008/123456/23', {
      prepare: publicRegistration,
    })
      .promoted({ of: registrationColumn })
      .listed(),
    restrictionReason: text('Why.', 'Submitted a false B-BBEE certificate', {
      prepare: withoutIdentityNumbers,
    }).listed(),
    periodFrom: day('First day of the restriction.', '2024-02-01').promoted().listed(),
    periodTo: day('Last day of the restriction; null if none is given.', '2029-01-31').promoted().listed(),
    authorizedBy: text('Organ of state that restricted.', 'Department of Public Works').listed(),
    severity: text('How grave the restriction is.', 'high', { values: severities }).listed(),
    regulatoryReferences: texts('Rules on which the restriction is based.', [
      'Treasury Regulation 16A9.1',
      'PFMA General Conditions of Contract 23',
    ]),
    sourceId: text('Register the entry was read from.', 'treasury-restricted').promoted(),
    reportGeneratedOn: day('Day of the edition of the register.', '2026-08-01'),
    isActive: flag('Whether the restriction holds.', 1),
    matchedCompanyId: uuid(
      'Company that the entry matches.',
      '3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911',
    ).promoted(),
    matchConfidence: number('Confidence of the match, 0 to 1.', 0.97),
    matchMethod: text('How the match was found.', 'exact-name'),
    pdfHash: text(
      'SHA-256 of the edition, hexadecimal.',
      'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
    ),
    editions: objects(
      'The editions of the register that added, changed or removed the entry, the oldest first.',
      step,
      [
        {
          event: 'added',
          at: '2024-02-05T04:10:00.000Z',
          reportDate: '2024-02-01',
          sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
          changes: [],
        },
      ],
      { prepare: publicSteps },
    ),
    lastSyncAt: instant('When the register was last read.', '2026-08-14T20:00:00.000Z'),
    lastSeenInPdf: flag('Whether the latest edition still has the entry.', 1),
    ...timesOf('2026-08-14T20:00:00.000Z', '2026-08-14T20:00:00.000Z', '2026-08-14T20:00:01.000Z'),
  },
  sorts: {
    supplierName: 'supplier_name',
    periodFrom: 'period_from',
    periodTo: 'period_to',
    updatedAt: 'updated_at',
  },
  defaultSort: 'supplierName',
  filters: {
    status: equals('status', 'Whether the restriction holds.', 'active', { values: restrictionStatuses }),
    restrictionType: equals(
      'restriction_type',
      'Which register or kind of restriction.',
      'RESTRICTED_SUPPLIER',
    ),
    restrictedFrom: fromDay('period_from', 'Restricted from this day on, or from a later one.', '2026-08-17'),
    restrictedTo: untilDay(
      'period_from',
      'Restricted from this day on, or from an earlier one.',
      '2026-08-23',
    ),
    registrationNumber: equals(
      'registration_number',
      'Registration number of a company, in any customary spelling.',
      '2008/123456/23',
      { canonical: registrationKey },
    ),
  },
  indexes: [['matched_company_id']],
});
