import {
  bigint,
  boolean,
  coreTable,
  float,
  int,
  jsonb,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** News about public procurement: what the sources of ops.intel_source publish, and what our rules say about it. */

export const intelItems = coreTable('intel_item', {
  comment: 'Items of news, one for each canonical address, or for each content where there is no address.',
  columns: {
    id: uuid('UUIDv5 of the canonical address, or of the content.'),
    source_id: uuid('The source that was the first to show it; see ops.intel_source.'),
    url: text('Canonical address; null where the item has none.').nullable(),
    title: text('Headline, as plain text.'),
    words: text('What the feed itself says about the item, as plain text.').nullable(),
    content_hash: text('SHA-256 of title and words, hexadecimal.'),
    language: text('As the publisher states it.').nullable(),
    published_at: timestamptz('As the publisher states it.').nullable(),
    published: jsonb<object>(
      'How it states the time: its words, the time zone, and whether that was assumed.',
    ),
    title_from_address: boolean('Whether the title was made from the address.').default(false),
    response_id: bigint('The response that was the latest to change it.').nullable().setSeparately(),
    feed_text: text(
      'What the feed has of the item beyond its words, for the rules; removed with raw pages, never served.',
    )
      .nullable()
      .setSeparately(),
    page_read_at: timestamptz('When the linked page was read, or found unreadable.')
      .nullable()
      .setSeparately(),
    page_fault: text('Why the linked page could not be read.').nullable().setSeparately(),
    page_title: text().nullable().setSeparately(),
    page_text: text('Text of the linked page, for the rules; removed with raw pages, never served.')
      .nullable()
      .setSeparately(),
    canonical_id: uuid('Id that follows from the address which the linked page names as its own.')
      .nullable()
      .setSeparately(),
    canonical_url: text('That address.').nullable().setSeparately(),
    duplicate_of: uuid('The item that is the same by that address; a duplicate is not published.')
      .nullable()
      .setSeparately(),
    ingested_at: timestamptz('When it was first read.').filled('now()'),
    updated_at: timestamptz('When it last changed.').filled('now()'),
  },
  indexes: [['source_id'], ['published_at'], ['content_hash'], ['canonical_id']],
});

export const intelAnalyses = coreTable('intel_analysis', {
  comment: 'What the rules of shared/domain/intel/ say about an item, with the reason for each statement.',
  columns: {
    id: uuid('Id of the item.'),
    rules_version: int(),
    category: text(),
    urgency: text(),
    provinces: texts('Codes of provinces.'),
    municipalities: texts('Codes of municipalities.'),
    organizations: jsonb<readonly object[]>('Organizations of ours that it names, with the words.'),
    tenders: jsonb<readonly object[]>('Tenders of ours that it names by their numbers, with the words.'),
    impact_score: int('0 to 100.'),
    relevance_score: float('0 to 1.'),
    summary: text('Sentences that stand in the text.').nullable(),
    key_points: texts('Sentences that stand in the text.'),
    risk_flags: texts(),
    reasons: jsonb<object>('Why: by statement.'),
  },
});
