import { intelFormats } from '#shared/codelists/intel-sources.ts';
import { flag, instant, integer, text, uri } from '#shared/resources/definition/fields.ts';
import { equals } from '#shared/resources/definition/filters.ts';
import { publishedAt, recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Sources of news about public procurement. */
export const intelSource = defineResource({
  name: 'intel_source',
  title: 'Intelligence source',
  description: 'A publisher of news about public procurement.',
  from: 'news',
  fields: {
    id: recordId('d1c2b3a4-9586-5774-8635-241302f1e006').listed(),
    name: text('Name of the source.', 'National Treasury media statements').required().listed(),
    baseUrl: uri('Address of the source.', 'https://www.treasury.gov.za').listed(),
    sourceType: text('Kind of source.', 'government').promoted().listed(),
    isActive: flag('Whether it is read at present.', 1).listed(),
    slug: text('Readable name for addresses.', 'national-treasury', { nullable: false }).promoted().listed(),
    integrationMethod: text('How it is read.', 'feed', { values: intelFormats }),
    itemCount: integer('Number of its items.', 42),
    licence: text(
      "Terms under which the publisher's texts may be used, as far as they are known.",
      'No licence is stated; headlines and short quotations with a link.',
    ),
    pauseReason: text('Why the source is not read at present; null while it is read.', 'by an operator'),
    lastPolledAt: instant('When the source was last fetched.', '2026-08-14T20:00:00.000Z'),
    lastSuccessAt: instant('When the source last answered.', '2026-08-14T20:00:00.000Z'),
    failureCount: integer('How often the source has failed since then.', 0),
    syncedAt: publishedAt('2026-08-14T20:00:01.000Z'),
  },
  identifiers: ['id', 'slug'],
  sorts: { name: 'name' },
  defaultSort: 'name',
  filters: {
    sourceType: equals('source_type', 'Kind of source.', 'government'),
  },
});
