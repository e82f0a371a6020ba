import { z } from 'zod';
import { instant, instantText, objects } from '#shared/resources/definition/fields.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { awardBases } from '#shared/tables/companies.ts';

const name = (description: string) => z.string().nullable().meta({ description });

const winner = z.object({
  id: z.uuid().describe('Permanent id of the award.'),
  supplierName: z.string().describe('The supplier, as the award names it.'),
  awardValue: z.number().describe('Amount in rand.'),
  title: name('Title of the tender.'),
  department: name('The department that buys, otherwise the buyer.'),
  buyerName: name('The buyer.'),
  province: name('Province of the tender.'),
  category: name('Category of the tender.'),
  date: z.iso.date().describe('Day of the award, otherwise the day on which it was first seen.'),
  at: instantText.describe('The same to the millisecond.'),
  dateBasis: z
    .enum(awardBases)
    .describe('Whether `date` is the day of the award or the day on which it was first seen.'),
  restricted: z
    .boolean()
    .nullable()
    .describe(
      'Whether the supplier is restricted today; null while no list of restricted suppliers is read.',
    ),
});
const example: z.input<typeof winner> = {
  id: '7f6a2f8e-4bd1-5b4e-9b36-9d4f6f0f2c11',
  supplierName: 'Mahika Technologies (Pty) Ltd',
  awardValue: 347760,
  title: 'Toners and drums',
  department: 'Public Works',
  buyerName: 'Public Works',
  province: 'Gauteng',
  category: 'Supplies: Computer Equipment',
  date: '2026-06-02',
  at: '2026-06-01T22:00:00.000Z',
  dateBasis: 'award',
  restricted: false,
};

/** Who won last. There is one record. */
export const winnerList = defineResource({
  name: 'winner_list',
  title: 'Latest winners',
  description: 'The latest awards whose supplier and amount are known.',
  fields: {
    id: recordId('6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01').listed(),
    computedAt: instant('When the newest of them was first seen.', '2026-06-02T09:00:05.000Z')
      .required()
      .listed(),
    winners: objects('The latest first, at most 100.', winner, [example]),
  },
  sorts: { computedAt: 'computed_at' },
  defaultSort: '-computedAt',
});
