import { z } from 'zod';
import { objects, text, texts } from '#shared/resources/definition/fields.ts';

/** `none`: it is said that there is none. */
export const briefings = ['none', 'optional', 'compulsory'] as const;

const passageShape = z.object({
  documentId: z.string().describe('The document.'),
  page: z.number().describe('Its page, from 1.'),
  passage: z.string().describe('What it says there, word for word; long passages are cut.'),
});

/** What a tender requires of bidders, in values for search and filters. */
export const askedFields = {
  briefing: text(
    'Whether there is a briefing, and whether bidders must attend; null if this is not stated.',
    'compulsory',
    { values: briefings },
  ).promoted(),
  cidbGrades: texts('CIDB grades that notice or documents require; higher grades satisfy them, too.', [
    '5GB',
  ]).promoted(),
  requiredDocuments: texts(
    'Codes of the documents and proofs that bidders must hand in according to its documents; the parameter `requires` takes these codes.',
    ['SBD4', 'CSD_REPORT'],
  ).promoted(),
  documentPassages: objects(
    'Passages of its documents that searches look into: what is bought, and certain requirements for bidders.',
    passageShape,
    [
      {
        documentId: '3c7f1b52-0c55-5a7c-a1a5-3d0f5b1c7a10',
        page: 4,
        passage: 'Bidders must have a CIDB grading of 5GB or higher.',
      },
    ],
  ),
} as const;
