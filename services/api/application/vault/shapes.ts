import { z } from 'zod';
import { truth } from '#services/api/application/parameters.ts';
import type { VaultRecord } from '#services/api/application/vault/records.ts';
import { about, number, text, whole } from '#services/api/http/shapes.ts';
import { documentTypeNames } from '#shared/domain/vault/document-types.ts';
import { standingOf, standings } from '#shared/domain/vault/standing.ts';
import { daysBetween, isDay, parseStandard, southAfricanDay, utcTime } from '#shared/time.ts';

/** What the routes of the vault read and give. */

export const VAULT_PATH = '/api/v1/documents';

const time = (description: string) => about(z.iso.datetime(), description);

export const documentShape = about(
  z.object({
    id: z.uuid(),
    companyId: z.uuid(),
    documentType: z.enum(documentTypeNames),
    fileUrl: about(z.url(), 'Address of the file, for logged-in users of the company.'),
    fileName: z.string(),
    mimeType: text('By the content of the file.'),
    size: whole('Bytes.'),
    expiryDate: z.iso.date().nullable(),
    expiryStatus: about(
      z.enum(standings).nullable(),
      'By the expiry date and the day in South Africa; null without an expiry date, where `status=valid` finds the document.',
    ),
    daysUntilExpiry: about(
      z.int().nullable(),
      'Days from today to the expiry date, negative after it; null without one.',
    ),
    verified: z.boolean(),
    verifiedAt: time('When an admin verified it.').nullable(),
    uploadedAt: time('When it was uploaded.'),
    updatedAt: time('When its expiry date or verification was last set.'),
  }),
  'A document of a company.',
);
export type VaultDocument = z.output<typeof documentShape>;

const count = z.int();

export const referenceShape = about(
  z.object({ id: z.uuid(), reference: z.string(), title: z.string() }),
  'An application for a tender that uses the document.',
);

export const statsShape = about(
  z.object({
    totalDocuments: count,
    referencedDocuments: about(count, 'Documents that at least one application uses.'),
    usagePercentage: number('Share of these in all documents, in percent, to one decimal.'),
    activelyReferencedDocuments: about(count, 'Documents that an active application uses.'),
    references: about(count, 'Uses of documents by applications.'),
    expiringSoon: count,
    expired: count,
    verified: count,
    usedBytes: count,
    maxBytes: count,
    maxDocuments: count,
    byType: z.partialRecord(z.enum(documentTypeNames), z.object({ documents: count, referenced: count })),
  }),
  'Figures of all documents of the company, whatever a list of them is filtered by.',
);
export type VaultStats = z.output<typeof statsShape>;

const NO_DAY = 'must be a date such as 2027-03-31';

function dayOf(text: string): string {
  const moment = text.includes('T') ? parseStandard(text) : null;
  return moment?.kind === 'instant' ? southAfricanDay(new Date(moment.instant)) : text;
}

/** A day, or an instant that lies on it in South Africa. */
export const dayShape = z.string().transform(dayOf).refine(isDay, { error: NO_DAY });

export const flagParameter = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((text) => text === 'true');

/** Form and JSON alike: a form has texts only, and an empty one removes the date. */
export const changeShape = z
  .strictObject({
    expiryDate: about(
      z
        .string()
        .nullable()
        .transform((text) => (text === null || text === '' ? null : dayOf(text)))
        .refine((day) => day === null || isDay(day), { error: NO_DAY })
        .optional(),
      'A day; null or an empty text removes it, where the type needs none.',
    ),
    verified: about(truth.optional(), 'Only an admin may set it to true.'),
  })
  .refine(({ expiryDate, verified }) => expiryDate !== undefined || verified !== undefined, {
    error: 'must have expiryDate or verified',
  });

/**
 * @param today the day in South Africa
 * @param publicUrl address of this service
 * @returns a document as callers get it
 */
export function documentOf(
  record: VaultRecord,
  { today, expiringDays, publicUrl }: { today: string; expiringDays: number; publicUrl: string },
): VaultDocument {
  const { createdAt, verifiedAt, updatedAt, expiryDate, ...same } = record;
  return {
    ...same,
    fileUrl: `${publicUrl}${VAULT_PATH}/${record.id}`,
    expiryDate,
    expiryStatus: expiryDate && standingOf(expiryDate, today, expiringDays),
    daysUntilExpiry: expiryDate && daysBetween(today, expiryDate),
    verifiedAt: verifiedAt && utcTime(verifiedAt),
    uploadedAt: utcTime(createdAt),
    updatedAt: utcTime(updatedAt),
  } as VaultDocument;
}
