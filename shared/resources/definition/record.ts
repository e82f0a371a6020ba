import { instant, uuid } from '#shared/resources/definition/fields.ts';

/** Fields that most records have, with their example. */

export const recordId = (example: string) => uuid('Permanent id of the record.', example).present();
export const madeAt = (example: string) => instant('When the record was created.', example);
export const changedAt = (example: string) =>
  instant('When the record last changed.', example).promoted({ required: true });
export const publishedAt = (example: string) => instant('When the record was published here.', example);

/** All three, with their examples. */
export const timesOf = (made: string, changed: string, published: string) => ({
  createdAt: madeAt(made),
  updatedAt: changedAt(changed),
  syncedAt: publishedAt(published),
});
