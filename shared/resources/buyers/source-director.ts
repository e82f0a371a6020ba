import { day, instant, text, uuid } from '#shared/resources/definition/fields.ts';
import { equals, search } from '#shared/resources/definition/filters.ts';
import { withoutIdentityNumbers } from '#shared/resources/definition/privacy.ts';
import { recordId, timesOf } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Heads of organs of state: one record for each person and organization. */
export const sourceDirector = defineResource({
  name: 'source_director',
  title: 'Organization director',
  description: 'A person who directs an organization.',
  from: 'registers',
  fields: {
    directorId: recordId('b7b0f7a4-9c39-5f0e-8a1d-2d6cf0f5a301').listed(),
    organizationId: uuid('Permanent id of the organization.', '5d2a1f0c-6f7b-5c1e-9b0a-4c8e7d6f5a02', {
      nullable: false,
    })
      .promoted({ name: 'organization_record_id', required: true })
      .listed(),
    fullName: text('Name of the person.', 'Thandi Mokoena', { prepare: withoutIdentityNumbers })
      .required()
      .listed(),
    position: text('Office held.', 'Chief financial officer').promoted().listed(),
    appointmentDate: day('Day of the appointment.', '2022-04-01').promoted().listed(),
    validatedAt: instant('When the entry was last checked.', '2026-08-14T20:00:00.000Z').listed(),
    validationStatus: text('Result of that check.', 'VALIDATED').promoted().listed(),
    id: uuid('The same as directorId.', 'b7b0f7a4-9c39-5f0e-8a1d-2d6cf0f5a301').present(),
    ...timesOf('2026-08-14T20:00:00.000Z', '2026-08-14T20:00:00.000Z', '2026-08-14T20:00:01.000Z'),
  },
  searchable: true,
  sorts: { fullName: 'full_name', appointmentDate: 'appointment_date', updatedAt: 'updated_at' },
  defaultSort: 'fullName',
  filters: {
    position: equals('position', 'Office held, exactly.', 'Chief financial officer'),
    validationStatus: equals('validation_status', 'Result of the last check.', 'VALIDATED'),
    q: search('search', 'Words of the name; at least 2 characters.', 'mokoena'),
  },
  indexes: [['organization_record_id', 'full_name']],
});
