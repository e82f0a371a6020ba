import { example, type Json, list, object, text, truth, whole } from '#services/api/v2/openapi/json.ts';
import { errorStatus } from '#shared/errors.ts';

const requestId = text(
  'Id of this request, also in X-Request-Id.',
  example('7c1e5f0a-5b0e-4d2a-9d57-8a3f6c2e1b40'),
);
const timestamp = text('When it was answered.', {
  format: 'date-time',
  ...example('2026-08-15T06:30:00.000Z'),
});

/** Components of every envelope: the parts of `meta`, and errors. */
export const envelopeSchemas: Json = {
  Meta: object({
    requestId,
    timestamp,
    apiVersion: { const: 'v2' },
    deprecation: { type: 'null', description: 'Nothing of this interface is deprecated.' },
  }),
  RateMeta: object({
    rateLimit: object(
      {
        limit: whole('Calls in the window.', example(1000)),
        remaining: whole('Calls left.', example(999)),
        reset: text('When the window ends.', { format: 'date-time', ...example('2026-08-15T22:00:00.000Z') }),
        policy: text('The window.', { enum: ['daily', 'monthly'] }),
      },
      { description: 'The window that will be used up first.' },
    ),
  }),
  ListMeta: {
    type: 'object',
    required: ['totalCount', 'hasNext', 'hasPrev'],
    properties: {
      query: text('The words searched for.'),
      wordless: {
        const: true,
        description:
          'Nothing is found because `q` has no word to look for: only words such as `the` and `of`, punctuation, or words to leave out.',
      },
      totalCount: whole('Records in all pages.', example(1)),
      totalCountRelation: text('`gte`: there are at least that many. Absent if the number is exact.', {
        const: 'gte',
      }),
      totalIsExact: truth('False: there are at least that many records, and `totalPages` may grow.'),
      nextCursor: {
        type: ['string', 'null'],
        description: 'Cursor of the next page; absent when reading by page number.',
        ...example(null),
      },
      hasNext: truth('Whether another page follows.', example(false)),
      hasPrev: truth('Whether this is not the first page.', example(false)),
      page: whole(
        'Number of this page. This member and the next three are present only when reading by page number.',
      ),
      limit: whole('Records on one page.'),
      pageSize: whole('The same as limit.'),
      totalPages: whole('Total number of pages.'),
    },
  },
  FilterMeta: object({
    filters: {
      type: 'object',
      description:
        'The applied filters: those that were sent, those that apply by default, and those in the path. A record that the path names is under the name of the path parameter.',
      additionalProperties: {
        type: ['string', 'array'],
        items: { type: 'string' },
        description: 'A value of the filter, or several.',
      },
      ...example({}),
    },
  }),
  SearchMeta: {
    type: 'object',
    description: 'How the words were understood. Absent with `sort`.',
    properties: {
      similarWords: {
        const: true,
        description: 'Words were corrected, because no record has them; `corrections` names them.',
      },
      corrections: list(
        'Words that were corrected, each with what was searched for instead.',
        object({
          from: text('The word as written.'),
          to: list('The word that was searched for.', { type: 'string' }),
        }),
      ),
      uncorrected: text('Path of the same search with the words as they were written.'),
      quotesIgnored: {
        const: true,
        description:
          'No record has the phrase in quotation marks, so its words were searched for separately.',
      },
      matching: object(
        {
          allWords: whole('Records with all words.', example(1)),
          allWordsIsExact: truth('False: there are at least that many.'),
          mostWords: truth('Whether records with most of the words follow.', example(false)),
        },
        {
          description:
            'How many records have all words, and whether records with most of the words follow them.',
        },
      ),
      facets: {
        type: 'object',
        description: 'Number of found records for the most common values of each requested facet.',
        additionalProperties: list(
          'Values of one facet, the most common first.',
          object({ value: text('The value, as filters take it.'), count: whole('Records with the value.') }),
        ),
      },
      facetsExact: truth(
        'False: only `facetRecords` of the found records were counted, the best or the latest.',
      ),
      highlights: list(
        'For each record on the page, in the same order, fragments of its texts in HTML with the words in `<mark>`; null if a text has none.',
        {
          type: 'object',
          required: ['id'],
          properties: { id: text('Id of the record.') },
          additionalProperties: { type: ['string', 'null'] },
        },
      ),
    },
  },
  SearchMatches: {
    type: 'object',
    properties: {
      matches: list(
        'Where a found record matches: its fields, the most important first. Absent with `sort`, and if `fields` does not name it.',
        {
          type: 'object',
          required: ['field', 'passage'],
          properties: {
            field: text('Name of the field.', example('title')),
            passage: text('Text around the words.', example('Sanitation programme for schools')),
            documentId: text('The document, if the passage is from a document.'),
            page: whole('Its page, from 1.'),
          },
        },
        { 'x-schema-name': 'matches' },
      ),
    },
  },
  RelatedMeta: {
    type: 'object',
    properties: {
      related: list(
        'For each related record on the page, in the same order, a score and what it has in common with the tender. Absent with `sort` or `q`.',
        object({
          id: text('Id of the record.', { format: 'uuid' }),
          score: { type: 'number', description: 'From 0 to 1.', ...example(0.42) },
          reasons: list('What the two have in common.', {
            type: 'object',
            required: ['reason'],
            properties: {
              reason: text('What it is.', {
                enum: ['readvertises', 'readvertised', 'category', 'buyer', 'province', 'value', 'words'],
                ...example('category'),
              }),
              words: list('The words that the two have in common.', { type: 'string' }),
            },
          }),
        }),
      ),
    },
  },
  RankingMeta: {
    type: 'object',
    properties: {
      ranking: object(
        {
          by: text('The measure of the ranking.', { enum: ['value', 'count'] }),
          province: { type: ['string', 'null'], description: 'Slug of the province; null for all.' },
          category: { type: ['string', 'null'], description: 'Slug of the category; null for all.' },
          year: { type: ['integer', 'null'], description: 'Year of the awards; null for all.' },
          computedAt: {
            type: ['string', 'null'],
            format: 'date-time',
            description:
              'State of the figures: when the newest award of these companies was first seen; null if there is none.',
          },
          places: list(
            'For each company on the page, in the same order, what it won within the ranking.',
            object({
              id: text('Id of the company.', { format: 'uuid' }),
              rank: whole('Place, from 1.', example(1)),
              value: {
                type: ['number', 'null'],
                description: 'Sum of the counted amounts of its own awards, in rand; null if there are none.',
                ...example(4172400.5),
              },
              awards: whole('Awards that were made, including those of its joint ventures.', example(12)),
            }),
          ),
        },
        { description: 'Only with `by` or `year`.' },
      ),
    },
  },
  StreamMark: {
    description:
      'A line after every 500 records of a stream. If the stream breaks, send its `cursor` to go on from there.',
    ...object({
      meta: object({
        complete: { const: false },
        count: whole('Records so far.', example(500)),
        cursor: text('Value of the parameter `cursor` with which to resume.', example('eyJrIjoi…')),
      }),
    }),
  },
  StreamEnd: {
    description: 'The last line of a stream. Without it the stream broke off.',
    ...object({
      meta: object({
        complete: { const: true },
        count: whole('Total number of records.', example(1)),
        changes: text(
          'Send it as `since` to /v2/changes to read the changes since the stream began.',
          example('eyJ0Ijoi…'),
        ),
      }),
    }),
  },
  Error: {
    type: 'object',
    required: ['success', 'error', 'code', 'message', 'requestId', 'docs', 'timestamp'],
    properties: {
      success: { const: false },
      error: text('What went wrong, in a few words.'),
      code: text('What went wrong, for programs.', { enum: Object.keys(errorStatus) }),
      message: text('What went wrong, in full.'),
      requestId,
      docs: text('Documentation of this error.', { format: 'uri' }),
      timestamp,
      details: {
        description:
          'For 400 a list of { parameter, reason }; for 503 because of a list that is not loaded, its date and size; for 429 an object with limit, used, resetsAt, window and, for a limit of the plan, tier; for limits of slow readers (429 and 503) an object with rule, limit and used.',
        anyOf: [
          {
            type: 'array',
            items: object({ parameter: text('Its name.'), reason: text('The rule that it breaks.') }),
          },
          { type: 'object' },
        ],
      },
    },
  },
};
