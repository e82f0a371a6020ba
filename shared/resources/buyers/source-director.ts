import { day, instant, listed, text, uuid } from '#shared/resources/definition/fields.ts';
import { withoutIdentityNumbers } from '#shared/resources/definition/privacy.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Heads of organs of state: one record for each person and organization. */
export const sourceDirector = defineResource({
  name: 'source_director',
  plural: 'source_directors',
  title: 'Organization director',
  description: 'A person who directs an organization.',
  from: 'registers',
  fields: {
    directorId: listed(
      uuid('Permanent id of the record.', 'b7b0f7a4-9c39-5f0e-8a1d-2d6cf0f5a301', { nullable: false }),
    ),
    organizationId: listed(
      uuid('Permanent id of the organization.', '5d2a1f0c-6f7b-5c1e-9b0a-4c8e7d6f5a02', {
        nullable: false,
        column: { name: 'organization_record_id', type: 'uuid', required: true },
      }),
    ),
    fullName: listed(
      text('Name of the person.', 'Thandi Mokoena', {
        nullable: false,
        prepare: withoutIdentityNumbers,
        column: { type: 'text', required: true },
      }),
    ),
    position: listed(text('Office held.', 'Chief financial officer', { column: { type: 'text' } })),
    appointmentDate: listed(day('Day of the appointment.', '2022-04-01', { column: { type: 'date' } })),
    validatedAt: listed(instant('When the entry was last checked.', '2026-08-14T20:00:00.000Z')),
    validationStatus: listed(text('Result of that check.', 'VALIDATED', { column: { type: 'text' } })),
    id: uuid('The same as directorId.', 'b7b0f7a4-9c39-5f0e-8a1d-2d6cf0f5a301', { nullable: false }),
    createdAt: instant('When the record was made.', '2026-08-14T20:00:00.000Z'),
    updatedAt: instant('When the record last changed.', '2026-08-14T20:00:00.000Z', {
      column: { type: 'timestamptz', required: true },
    }),
    syncedAt: instant('When the record was published here.', '2026-08-14T20:00:01.000Z'),
  },
  identifiers: ['id'],
  searchable: true,
  sorts: { fullName: 'full_name', appointmentDate: 'appointment_date', updatedAt: 'updated_at' },
  defaultSort: 'fullName',
  filters: {
    position: {
      match: 'equals',
      column: 'position',
      type: 'text',
      description: 'Office held, exactly.',
      example: 'Chief financial officer',
    },
    validationStatus: {
      match: 'equals',
      column: 'validation_status',
      type: 'text',
      description: 'Result of the last check.',
      example: 'VALIDATED',
    },
    q: {
      match: 'search',
      column: 'search',
      type: 'text',
      description: 'Words of the name; at least 2 characters.',
      example: 'mokoena',
    },
  },
  counted: [],
  indexes: [['organization_record_id', 'full_name']],
});
