import { z } from 'zod';
import { instant, integer, object, text } from '#shared/resources/definition/fields.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** The weights of words in screening: the counts that were learned last, and earlier ones. */
export const screeningWordSet = defineResource({
  name: 'screening_word_set',
  description: 'The number of company names in which each word occurs; screening weighs words by it.',
  fields: {
    wordSetVersion: text('Version that follows the `+` in the algorithm of matches.', '1f3a9c2b')
      .present()
      .listed(),
    learnedAt: instant('Since when the word set is in use.', '2026-08-14T22:40:00.000Z').required().listed(),
    companies: integer('Companies whose names were counted.', 58200).present().listed(),
    words: object(
      'For each common word, the number of companies that have it in their names.',
      z.record(z.string(), z.int()),
      { trading: 9120, construction: 6034 },
      { nullable: false },
    ),
    id: recordId('2c6e8f1a-5b3d-5e47-9a80-1b2c3d4e5f60'),
  },
  sorts: { learnedAt: 'learned_at' },
  defaultSort: '-learnedAt',
});
