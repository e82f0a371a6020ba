import { z } from 'zod';
import { integer, object, text, texts, uri } from '#shared/resources/definition/fields.ts';
import { recordId, timesOf } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Authors of articles, with the rules for their texts. */
export const author = defineResource({
  name: 'author',
  description: 'An author of articles.',
  fields: {
    id: recordId('a1b2c3d4-e5f6-5a7b-8c9d-0e1f2a3b4c09').listed(),
    name: text('Name.', 'Naledi Dube').required().listed(),
    slug: text('Readable name for addresses.', 'naledi-dube').required().listed(),
    bio: text('About the author.', 'Naledi writes about public procurement.').listed(),
    avatar: uri('Picture.', 'https://content.example.org/naledi.jpg').listed(),
    role: text('Role.', 'Editor').listed(),
    twitterHandle: text('Name on X.', '@naledi'),
    linkedinUrl: uri('Profile on LinkedIn.', 'https://www.linkedin.com/in/naledi'),
    expertise: texts('Subjects that the author knows well.', ['compliance']),
    allowedCategories: texts('Subjects that the author writes about.', ['bidding']),
    preferredArchetypes: texts('Kinds of article that the author prefers.', ['how-to']),
    forbiddenArchetypes: texts('Kinds of article that the author does not write.', ['opinion']),
    toneRules: texts('Rules of tone that the articles keep.', ['plain words', 'short sentences']),
    structureRules: texts('Rules of structure.', ['begin with the conclusion']),
    cooldownDaysByTopic: object('Days between two articles on one subject.', z.record(z.string(), z.int()), {
      bidding: 14,
    }),
    bannedPhrases: texts('Phrases that the author does not use.', ['game changer']),
    maxPostsPerWeek: integer('Articles in a week at most.', 2),
    jsonLd: object(
      'The author as JSON-LD, to be put into a page as it is: https://schema.org/Person.',
      z.looseObject({
        '@context': z.literal('https://schema.org').describe('The vocabulary.'),
        '@type': z.enum(['Person', 'Organization']).describe('A person; else the service itself.'),
      }),
      { '@context': 'https://schema.org', '@type': 'Person', name: 'Naledi Dube' },
    ),
    ...timesOf('2026-01-05T06:00:00.000Z', '2026-08-14T06:00:00.000Z', '2026-08-14T06:00:01.000Z'),
  },
  identifiers: ['id', 'slug'],
  sorts: { name: 'name', updatedAt: 'updated_at' },
  defaultSort: 'name',
  written: ['json_ld'],
});
