import { type DocumentType, documentTypes } from '#shared/domain/vault/document-types.ts';
import { addDays } from '#shared/time.ts';

/** How a document stands towards its expiry date. */
export const standings = ['valid', 'expiring', 'expired'] as const;
export type Standing = (typeof standings)[number];

/**
 * A document is expired from the day after its expiry date, and expiring in the days before. One without a date is valid.
 * @param expiryDate `2026-11-22`
 * @param today the day in South Africa
 * @param expiringDays days before the expiry date from which it counts as expiring
 */
export function standingOf(expiryDate: string | null, today: string, expiringDays: number): Standing {
  if (expiryDate === null) return 'valid';
  if (expiryDate < today) return 'expired';
  return expiryDate <= addDays(today, expiringDays) ? 'expiring' : 'valid';
}

/** @returns why a document of that type cannot have that expiry date; null where it can */
export const expiryProblem = (type: DocumentType, expiryDate: string | null): string | null =>
  documentTypes[type].expires && expiryDate === null ? `is required for documents of the type ${type}` : null;

/** @returns how many percent a part is of the whole, to one decimal; 0 of nothing */
export const percentageOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
