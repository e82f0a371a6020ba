import {
  inputFields,
  scoreFields,
  stateFields,
  writtenFields,
} from '#shared/resources/buyers/health-fields.ts';
import { listed, text, uuid } from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Scores of procurement in each category: one for the end of each month. */
export const categoryHealthScore = defineResource({
  name: 'category_health_score',
  plural: 'category_health_scores',
  title: 'Category health score',
  description:
    'How well procurement works for a category of tenders, at the end of each month. It is defined as that of a province. The score is a weighted mean of the inputs in `contributingItems`; an input that nobody publishes has no value and does not count.',
  fields: {
    category: listed(text('Name of the category.', 'Civil engineering', { nullable: false })),
    ...scoreFields,
    categorySlug: listed(text('Readable name of the category.', 'civil-engineering')),
    ...stateFields,
    id: uuid('Permanent id of the record.', '8e7d6c5b-4a39-5281-9f6e-5d4c3b2a1908', { nullable: false }),
    categoryRecordId: uuid('Permanent id of the category.', '6c1d0b77-9b1e-5c39-9a29-0d5b7f3f1a20', {
      nullable: false,
      column: { type: 'uuid', required: true },
    }),
    ...inputFields,
  },
  identifiers: ['id'],
  searchable: false,
  sorts: { scoreDate: 'score_date' },
  defaultSort: '-scoreDate',
  filters: {},
  counted: [],
  written: writtenFields,
  indexes: [['category_record_id', 'score_date']],
});
