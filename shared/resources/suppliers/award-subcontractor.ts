import { instant, listed, number, text, truth, uuid } from '#shared/resources/definition/fields.ts';
import { ofAward } from '#shared/resources/definition/parents.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Subcontractors of awards, from the portal's awarded list. The OCDS feed names no subcontractors. */
export const awardSubcontractor = defineResource({
  name: 'award_subcontractor',
  plural: 'award_subcontractors',
  title: 'Award subcontractor',
  description: 'A subcontractor named in an award.',
  fields: {
    name: listed(
      text('Name as published.', 'Thabo Plumbing CC', {
        nullable: false,
        column: { type: 'text', required: true },
      }),
    ),
    percentage: listed(number('Share of the work in percent.', 30)),
    beeLevel: listed(text('B-BBEE level.', '1')),
    blackYouth: listed(truth('Whether owned by black youth.', false)),
    blackWomen: listed(truth('Whether owned by black women.', true)),
    blackDisabled: listed(truth('Whether owned by black people with disabilities.', false)),
    blackMilitary: listed(truth('Whether owned by black military veterans.', false)),
    blackRural: listed(truth('Whether owned by black people of rural areas.', true)),
    id: uuid('Permanent id of the record.', '9f8e7d6c-5b4a-5392-8170-6f5e4d3c2b1a', { nullable: false }),
    ...ofAward,
    createdAt: instant('When the record was made.', '2026-06-02T09:00:05.000Z'),
    syncedAt: instant('When the record was published here.', '2026-06-02T09:00:06.000Z'),
  },
  identifiers: ['id'],
  searchable: false,
  part: true,
  sorts: { name: 'name' },
  defaultSort: 'name',
  filters: {},
  counted: [],
  indexes: [['award_record_id', 'name']],
});
