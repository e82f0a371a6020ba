import {
  inputFields,
  scoreFields,
  stateFields,
  writtenFields,
} from '#shared/resources/buyers/health-fields.ts';
import { listed, text, uuid } from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Scores of procurement in each province: one for the end of each month. */
export const provinceHealthScore = defineResource({
  name: 'province_health_score',
  plural: 'province_health_scores',
  title: 'Province health score',
  description:
    'How well procurement works in a province, at the end of each month. The score is a weighted mean of the inputs in `contributingItems`; an input that nobody publishes has no value and does not count.',
  fields: {
    province: listed(text('Name of the province.', 'Gauteng', { nullable: false })),
    ...scoreFields,
    provinceCode: listed(text('Short name of the province.', 'GP')),
    ...stateFields,
    id: uuid('Permanent id of the record.', '8e7d6c5b-4a39-5281-9f6e-5d4c3b2a1908', { nullable: false }),
    provinceRecordId: uuid('Permanent id of the province.', '2d1f5d9a-3f0b-5a53-8f3e-6f0c2d8a9b10', {
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
  indexes: [['province_record_id', 'score_date']],
});
