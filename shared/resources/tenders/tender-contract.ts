import { day, number, text, texts, uuid } from '#shared/resources/definition/fields.ts';
import { ofTender } from '#shared/resources/definition/parents.ts';
import { recordId, timesOf } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Contracts concluded after awards. The OCDS feed leaves its contracts empty so far. */
export const tenderContract = defineResource({
  name: 'tender_contract',
  description: 'A contract concluded after an award.',
  fields: {
    tenderId: ofTender.tenderId,
    awardId: text('Number of the award.', '161207-72140').listed(),
    ocdsContractId: text('Contract id in the OCDS feed.', '161207-72140-1').listed(),
    title: text('Title as published.', 'Toners and drums').listed(),
    status: text('State as published.', 'active').listed(),
    description: text('Description as published.', 'Supply of toners for three years').listed(),
    amount: number('Amount as published; null if none was published.', 347760).promoted().listed(),
    currency: text('ISO 4217 code of the amount; ZAR if the publisher gives none.', 'ZAR').present().listed(),
    startDate: day('First day.', '2026-07-01', {
      column: { name: 'starts_at', type: 'timestamptz' },
    }).listed(),
    endDate: day('Last day.', '2029-06-30').listed(),
    dateSigned: day('Day of signature.', '2026-06-20').listed(),
    id: recordId('c0a7a7f8-02bb-5e0a-8d8c-0d1fe1a6b7c2'),
    tenderRecordId: ofTender.tenderRecordId,
    awardRecordId: uuid('Permanent id of the award.', '7f6a2f8e-4bd1-5b4e-9b36-9d4f6f0f2c11').promoted(),
    companyRecordId: uuid(
      'Permanent id of the supplier, a company or joint venture; taken from the award.',
      '1f0d6c34-7e52-5f6e-a1a7-2b3c4d5e6f70',
    ).promoted(),
    companyRecordIds: texts(
      'The id in `companyRecordId`, and the permanent ids of the members of a joint venture.',
      ['1f0d6c34-7e52-5f6e-a1a7-2b3c4d5e6f70'],
    ).promoted(),
    ...timesOf('2026-06-20T09:00:05.000Z', '2026-06-20T09:00:05.000Z', '2026-06-20T09:00:06.000Z'),
  },
  part: true,
  sorts: { startDate: 'starts_at', amount: 'amount', updatedAt: 'updated_at' },
  defaultSort: 'startDate',
  indexes: [['tender_record_id', 'starts_at']],
});
