import { z } from 'zod';
import { featureNames } from '#shared/domain/screening/deductions.ts';
import { matchMethods } from '#shared/domain/screening/matching.ts';
import { algorithmWith } from '#shared/domain/screening/word-set.ts';
import { fieldSchema } from '#shared/resources/definition/fields.ts';
import { partOf } from '#shared/resources/definition/shapes.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';

/** Shapes of what `check` and `match` respond with. */

const { fields } = restrictedSupplier;
const feature = z.object({
  name: z.enum(featureNames).meta({ description: 'How the names differ.', examples: ['spelling'] }),
  value: z
    .number()
    .min(0)
    .meta({ description: 'Share of the words concerned, or 1 where it is there.', examples: [0.07] }),
  deduction: z
    .number()
    .min(0)
    .meta({ description: 'What it takes off the confidence of 1.', examples: [0.07] }),
});
const matchedWord = z.object({
  query: z.string().meta({ description: 'Words of the query.', examples: ['skylne'] }),
  entry: z.string().meta({ description: 'Words of the entry that they stand for.', examples: ['skyline'] }),
  alike: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: '1 for the same words.', examples: [0.771] }),
});
/** What an entry of the list says, and how well it matches. */
export const match = z.object({
  ...partOf(fields, [
    'id',
    'supplierName',
    'registrationNumber',
    'restrictionType',
    'status',
    'severity',
    'restrictionReason',
    'periodFrom',
    'periodTo',
    'authorizedBy',
    'reference',
  ]).shape.shape,
  regulatoryReference: z.string().nullable().meta({
    description: 'First of regulatoryReferences.',
    examples: fields.regulatoryReferences.example,
  }),
  regulatoryReferences: fieldSchema(fields.regulatoryReferences),
  matchConfidence: z
    .number()
    .min(0)
    .max(1)
    .meta({
      description:
        'How alike the names are: 1 for the same name or number, less by the deduction of each feature.',
      examples: [0.93],
    }),
  matchMethod: z.enum(matchMethods).meta({ description: 'Which rule decided.', examples: ['similar-words'] }),
  matchReason: z.string().meta({
    description: 'Why the entry matches, in one sentence.',
    examples: [
      '“Skylne Civils” and “Skyline Civils CC” agree in skylne (skyline), civils; words are spelt differently.',
    ],
  }),
  matchFeatures: z.array(feature).meta({ description: 'The differences that explain the confidence.' }),
  matchedWords: z
    .array(matchedWord)
    .meta({ description: 'Words of both names that were taken for each other.' }),
  riskScore: z
    .int()
    .min(0)
    .max(100)
    .meta({
      description: 'Severity (40 to 100) times matchConfidence; half of it once the restriction is over.',
      examples: [78],
    }),
});

/** The words of the request, as they were compared. */
export const asked = z.string().meta({
  description: 'The words that were compared.',
  examples: ['Skyline Civils and Plant Hire'],
});

export const algorithm = z.string().meta({
  description:
    'Version of the rules by which names were compared and, after `+`, of the words learned from names of companies.',
  examples: [algorithmWith({ version: '1f3a9c2b' })],
});

/** The registration number of the request, as it was compared. */
export const askedNumber = z
  .string()
  .nullable()
  .meta({
    description: 'The registration number that was compared beside the words; null where none was given.',
    examples: ['2008/123456/23'],
  });
