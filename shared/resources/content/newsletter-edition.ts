import { z } from 'zod';
import { issuedBetween, sourced } from '#shared/resources/content/sourced.ts';
import { flag, instant, integer, number, object, text } from '#shared/resources/definition/fields.ts';
import { equals, search } from '#shared/resources/definition/filters.ts';
import { recordId, timesOf } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Editions of newsletters; those whose time has not come have no record. */
export const newsletterEdition = defineResource({
  name: 'newsletter_edition',
  description: 'An edition of a newsletter.',
  fields: {
    id: recordId('b2c3d4e5-f6a7-5b8c-9d0e-1f2a3b4c5d10').listed(),
    title: text('Title.', 'Tenders of the week').present().listed(),
    editionNumber: integer('Number of the edition.', 33).promoted().listed(),
    publishedAt: instant('When it was published.', '2026-08-14T06:00:00.000Z')
      .promoted({ name: 'issued_at' })
      .listed(),
    summary: text('The edition in short.', 'Roads in Limpopo, toner in Pretoria.').listed(),
    status: text('State of the edition.', 'sent').promoted().listed(),
    newsletterTypeId: text('Newsletter it belongs to.', 'weekly').promoted().listed(),
    content: text('The edition, as HTML.', '<h1>Tenders of the week</h1>'),
    contentText: text('The edition as plain text.', 'Tenders of the week'),
    ...sourced('an edition'),
    scheduledFor: instant('When it is to be sent.', '2026-08-14T06:00:00.000Z'),
    sentAt: instant('When it was sent.', '2026-08-14T06:00:03.000Z'),
    recipientCount: integer('Number of recipients.', 1200),
    openRate: number('Share of recipients who opened it, 0 to 1.', 0.42),
    clickRate: number('Share of recipients who followed a link, 0 to 1.', 0.11),
    generatedWithAi: flag('Whether a language model wrote it.', 0),
    metadata: object('Further information about the edition.', z.record(z.string(), z.unknown()), {
      language: 'en',
    }),
    ...timesOf('2026-08-13T06:00:00.000Z', '2026-08-14T06:00:03.000Z', '2026-08-14T06:00:04.000Z'),
  },
  searchable: true,
  sorts: { publishedAt: 'issued_at', editionNumber: 'edition_number', updatedAt: 'updated_at' },
  defaultSort: '-publishedAt',
  filters: {
    status: equals('status', 'State of the edition.', 'sent'),
    newsletterTypeId: equals('newsletter_type_id', 'Newsletter it belongs to.', 'weekly'),
    ...issuedBetween,
    q: search('search', 'Words of title or summary; at least 2 characters.', 'roads limpopo'),
  },
  written: ['content', 'content_text'],
});
