import { z } from 'zod';
import type { VaultRecord } from '#services/api/application/vault/records.ts';
import { type DocumentType, documentTypeNames } from '#shared/domain/vault/document-types.ts';
import { type Standing, standingOf, standings } from '#shared/domain/vault/standing.ts';
import { isDay, southAfricanDay, utcTime } from '#shared/time.ts';

/** What the routes of the vault read and give. */

const time = (description: string) => z.iso.datetime().meta({ description });

export const documentShape = z
  .object({
    id: z.uuid(),
    documentType: z.enum(documentTypeNames),
    fileName: z.string(),
    mimeType: z.string().meta({ description: 'By the content of the file.' }),
    size: z.int().meta({ description: 'Bytes.' }),
    expiryDate: z.iso.date().nullable(),
    status: z.enum(standings).meta({ description: 'By the expiry date and the day in South Africa.' }),
    verified: z.boolean(),
    verifiedAt: time('When an admin verified it.').nullable(),
    createdAt: time('When it was uploaded.'),
    updatedAt: time('When its expiry date or verification was last set.'),
  })
  .meta({ description: 'A document of a company.' });
export type VaultDocument = z.output<typeof documentShape>;

const count = z.int();
export const summaryShape = z
  .object({
    total: count,
    byStatus: z.object({ valid: count, expiring: count, expired: count }),
    byType: z.partialRecord(z.enum(documentTypeNames), count),
    verified: count,
    unverified: count,
    bytes: count,
  })
  .meta({ description: 'Counts of all documents of the company, whatever the list is filtered by.' });

export const referenceShape = z
  .object({ id: z.uuid(), reference: z.string(), title: z.string() })
  .meta({ description: 'An application for a tender that uses the document.' });

export const statsShape = z.object({
  totalDocuments: count,
  referencedDocuments: count.meta({ description: 'Documents that at least one application uses.' }),
  unreferencedDocuments: count,
  referencedPercentage: z
    .number()
    .meta({ description: 'Share of all documents, in percent, to one decimal.' }),
  activelyReferencedDocuments: count.meta({ description: 'Documents that an active application uses.' }),
  references: count.meta({ description: 'Uses of documents by applications.' }),
  usedBytes: count,
  maxBytes: count,
  maxDocuments: count,
  byType: z.partialRecord(z.enum(documentTypeNames), z.object({ documents: count, referenced: count })),
});

/** A day, or an instant that lies on it in South Africa. */
export const dayShape = z
  .string()
  .transform((text) =>
    /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text))
      ? southAfricanDay(new Date(text))
      : text,
  )
  .refine(isDay, { error: 'must be a date such as 2027-03-31' });

const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])], { error: 'must be true or false' })
  .transform((value) => value === true || value === 'true');

export const flagParameter = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((text) => text === 'true');

/** Form and JSON alike: a form has texts only, and an empty one removes the date. */
export const changeShape = z
  .strictObject({
    expiryDate: z
      .union([z.null(), z.literal('').transform(() => null), dayShape])
      .optional()
      .meta({ description: 'A day; null or an empty text removes it, where the type needs none.' }),
    verified: flag.optional().meta({ description: 'Only an admin may set it to true.' }),
  })
  .refine(({ expiryDate, verified }) => expiryDate !== undefined || verified !== undefined, {
    error: 'must have expiryDate or verified',
  });

/** @returns a document as callers get it */
export function documentOf(record: VaultRecord, today: string, expiringDays: number): VaultDocument {
  const { companyId: _, ...shown } = record;
  return {
    ...shown,
    status: standingOf(record.expiryDate, today, expiringDays),
    verifiedAt: record.verifiedAt && utcTime(record.verifiedAt),
    createdAt: utcTime(record.createdAt),
    updatedAt: utcTime(record.updatedAt),
  };
}

/** What a document is counted by. */
export const countedOf = ({ documentType, status, verified, size }: VaultDocument) => ({
  type: documentType as DocumentType,
  status: status as Standing,
  verified,
  size,
});
