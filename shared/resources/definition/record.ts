import { instant, uuid } from '#shared/resources/definition/fields.ts';

/** Fields that most records have, with their example. */

export const recordId = (example: string) => uuid('Permanent id of the record.', example).present();
export const madeAt = (example: string) => instant('When the record was made.', example);
export const changedAt = (example: string) =>
  instant('When the record last changed.', example, { column: { type: 'timestamptz', required: true } });
export const publishedAt = (example: string) => instant('When the record was published here.', example);
