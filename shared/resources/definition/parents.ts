import { text, uuid } from '#shared/resources/definition/fields.ts';

/** Fields by which a child record names its parent: the publisher's number for people, the permanent id for look-ups. */

export const ofTender = {
  tenderId: text("The publisher's number of the tender.", '165050').required().listed(),
  tenderRecordId: uuid('Permanent id of the tender.', 'd7f2a0f4-7d7e-5b0e-8a55-0d6a3a5f1e11').required(),
} as const;

export const ofAward = {
  awardId: text('Number of the award: the tender number and the publisher’s award id.', '161207-72140')
    .present()
    .listed(),
  awardRecordId: uuid('Permanent id of the award.', '7f6a2f8e-4bd1-5b4e-9b36-9d4f6f0f2c11').required(),
} as const;
