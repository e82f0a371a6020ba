import { z } from 'zod';
import { integer, objects, uuid } from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import type { Origins } from '#shared/tables/provenance.ts';
import { camelCase } from '#shared/text/case.ts';

/** Names of fields whose columns are called otherwise in `core`; all others differ in their spelling only. */
const RENAMED: Readonly<Record<string, string>> = {
  organization_name: 'sourceOrganization.name',
  organization_id: 'sourceOrganizationId',
  value_amount: 'estimatedValue',
  contact_name: 'contactPerson.name',
  contact_email: 'contactPerson.email',
  contact_telephone: 'contactPerson.telephone',
  contact_fax: 'contactPerson.fax',
};

/** The origin of the value of one field. */
export const originShape = z.object({
  field: z.string().meta({ description: 'Field of the tender.', examples: ['closingDateTime'] }),
  source: z
    .string()
    .nullable()
    .meta({ description: 'Publisher of the value.', examples: ['ocds'] }),
  path: z.string().meta({
    description: "Path in the publisher's record; empty for a value computed from several others.",
    examples: ['tender/tenderPeriod/endDate'],
  }),
  method: z.string().meta({ description: 'How the value was chosen.', examples: ['only'] }),
  confidence: z.number().min(0).max(1).describe('How sure the value is, 0 to 1.'),
});
export type ShownOrigin = z.infer<typeof originShape>;

const isPattern = (given: unknown): given is Origins =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const shown = (origins: unknown): ShownOrigin[] =>
  Object.entries(isPattern(origins) ? origins : {}).map(([column, [source, path, method, confidence]]) => ({
    field: RENAMED[column] ?? camelCase(column),
    source,
    path,
    method,
    confidence,
  }));

/** Patterns of origins, which many tenders share. */
export const provenancePattern = defineResource({
  name: 'provenance_pattern',
  description:
    "Where the values of tenders came from: publisher, path in the publisher's record, method and confidence. Many tenders share one pattern.",
  fields: {
    origins: objects(
      'Origin of each field; the path is empty for a value computed from several others.',
      originShape,
      [
        {
          field: 'closingDateTime',
          source: 'ocds',
          path: 'tender/tenderPeriod/endDate',
          method: 'only',
          confidence: 1,
        },
      ],
      { prepare: shown },
    ),
    size: integer('Number of fields.', 34).required(),
    id: uuid('Permanent id of the pattern.', '2a9a35b8-6f65-5a0a-8a4a-6f0d1f2b7c11').present(),
  },
  part: true,
  sorts: { size: 'size' },
  defaultSort: 'size',
});
