import { tradedExamples, tradedInCategory, tradedInYear } from '#shared/resources/buyers/traded.ts';
import { flag, instant, integer, number, objects, text, texts } from '#shared/resources/definition/fields.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** The nine provinces, and `National` for tenders of the whole country. */
export const province = defineResource({
  name: 'province',
  description: 'A province, or National, with the number of its tenders.',
  from: 'codelists',
  fields: {
    name: text('Name.', 'KwaZulu-Natal').required().listed(),
    slug: text('Readable name for addresses.', 'kwazulu-natal').required().listed(),
    code: text('Short name; none for National.', 'KZN').promoted().listed(),
    tenderCount: integer('Tenders in every state.', 412).required().listed(),
    id: recordId('2d1f5d9a-3f0b-5a53-8f3e-6f0c2d8a9b10'),
    portalId: integer("The portal's number.", 4),
    isProvince: flag('0 for National.', 1).present(),
    aliases: texts('Other spellings that are understood.', ['KZ', 'KN', 'Kwazulu']),
    displayOrder: integer('Place in lists, from 0.', 3).required(),
    totalAwards: integer('Awards that were made for tenders of the province.', 97).present().listed(),
    countedAwards: integer('Awards among them whose amount is in totalAwardValue.', 64).present().listed(),
    totalAwardValue: number(
      'Sum of the amounts that count, in rand; null if none does.',
      98213456.5,
    ).listed(),
    years: objects('The same figures by year.', tradedInYear, tradedExamples.years),
    categories: objects(
      'The same figures by category, the greatest value first.',
      tradedInCategory,
      tradedExamples.categories,
    ),
    computedAt: instant(
      'Age of these figures: when the newest of the tenders and awards was first seen.',
      '2026-06-02T09:00:05.000Z',
    ),
    createdAt: instant('When the entry was made.', '2026-06-02T09:00:00.000Z'),
    updatedAt: instant('When the entry was last changed.', '2026-06-02T09:00:00.000Z'),
    syncedAt: instant('When the entry was imported.', '2026-06-02T09:00:00.000Z'),
  },
  identifiers: ['id', 'slug', 'code'],
  sorts: { displayOrder: 'display_order', name: 'name', tenderCount: 'tender_count' },
  defaultSort: 'displayOrder',
});
