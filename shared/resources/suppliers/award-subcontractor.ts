import { number, text, truth } from '#shared/resources/definition/fields.ts';
import { ofAward } from '#shared/resources/definition/parents.ts';
import { madeAt, publishedAt, recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Subcontractors of awards, from the portal's awarded list. The OCDS feed names no subcontractors. */
export const awardSubcontractor = defineResource({
  name: 'award_subcontractor',
  description: 'A subcontractor named in an award.',
  fields: {
    name: text('Name as published.', 'Thabo Plumbing CC').required().listed(),
    percentage: number('Share of the work in percent.', 30).listed(),
    beeLevel: text('B-BBEE level.', '1').listed(),
    blackYouth: truth('Whether owned by black youth.', false).listed(),
    blackWomen: truth('Whether owned by black women.', true).listed(),
    blackDisabled: truth('Whether owned by black people with disabilities.', false).listed(),
    blackMilitary: truth('Whether owned by black military veterans.', false).listed(),
    blackRural: truth('Whether owned by black people of rural areas.', true).listed(),
    id: recordId('9f8e7d6c-5b4a-5392-8170-6f5e4d3c2b1a'),
    ...ofAward,
    createdAt: madeAt('2026-06-02T09:00:05.000Z'),
    syncedAt: publishedAt('2026-06-02T09:00:06.000Z'),
  },
  part: true,
  sorts: { name: 'name' },
  defaultSort: 'name',
  indexes: [['award_record_id', 'name']],
});
