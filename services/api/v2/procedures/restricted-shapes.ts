import { z } from 'zod';
import { about, listOf, text } from '#services/api/http/shapes.ts';
import { featureNames } from '#shared/domain/screening/deductions.ts';
import { matchMethods } from '#shared/domain/screening/matching.ts';
import { algorithmWith } from '#shared/domain/screening/word-set.ts';
import { fieldSchema } from '#shared/resources/definition/fields.ts';
import { partOf } from '#shared/resources/definition/shapes.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';

/** Shapes of what `check` and `match` respond with. */

const { fields } = restrictedSupplier;
const feature = z.object({
  name: about(z.enum(featureNames), 'How the names differ.', 'spelling'),
  value: about(z.number().min(0), 'Share of the words concerned, or 1 if the feature has no share.', 0.07),
  deduction: about(z.number().min(0), 'By how much it lowers the confidence of 1.', 0.07),
});
const matchedWord = z.object({
  query: text('Words of the query.', 'skylne'),
  entry: text('Words of the entry with which they were paired.', 'skyline'),
  alike: about(z.number().min(0).max(1), '1 for the same words.', 0.771),
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
  matchConfidence: about(
    z.number().min(0).max(1),
    'Similarity of the names: 1 for the same name or number, minus the deduction of each feature.',
    0.93,
  ),
  matchMethod: about(z.enum(matchMethods), 'Which rule decided.', 'similar-words'),
  matchReason: text(
    'Why the entry matches, in one sentence.',
    '“Skylne Civils” and “Skyline Civils CC” agree in skylne (skyline), civils; words are spelt differently.',
  ),
  matchFeatures: listOf(feature, 'The differences that explain the confidence.'),
  matchedWords: listOf(matchedWord, 'Words of the two names that were paired.'),
  riskScore: about(
    z.int().min(0).max(100),
    'Severity (40 to 100) times matchConfidence; half of it once the restriction is over.',
    78,
  ),
});

/** The words of the request, as they were compared. */
export const asked = text('The words that were compared.', 'Skyline Civils and Plant Hire');

export const algorithm = text(
  'Version of the rules by which names were compared and, after `+`, of the words learned from names of companies.',
  algorithmWith({ version: '1f3a9c2b' }),
);

/** The registration number of the request, as it was compared. */
export const askedNumber = about(
  z.string().nullable(),
  'The registration number that was compared in addition to the words; null if none was given.',
  '2008/123456/23',
);
