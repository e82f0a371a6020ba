import type { VaultRecord } from '#services/api/application/vault/records.ts';
import type { VaultStats } from '#services/api/application/vault/shapes.ts';
import { percentageOf, standingOf } from '#shared/domain/vault/standing.ts';

/**
 * @param records all documents of a company
 * @param uses of those that an application uses, how many do
 * @param today the day in South Africa
 * @returns figures of the vault
 */
export function statsOf(
  records: readonly VaultRecord[],
  uses: ReadonlyMap<string, { applications: number; active: number }>,
  today: string,
  { maxBytes, maxDocuments, expiringDays }: { maxBytes: number; maxDocuments: number; expiringDays: number },
): VaultStats {
  const countOf = (fits: (record: VaultRecord) => boolean): number => records.filter(fits).length;
  const standing = ({ expiryDate }: VaultRecord) => standingOf(expiryDate, today, expiringDays);
  const referenced = countOf(({ id }) => uses.has(id));
  const byType: VaultStats['byType'] = {};
  for (const { id, documentType } of records) {
    const figures = byType[documentType] ?? { documents: 0, referenced: 0 };
    byType[documentType] = figures;
    figures.documents += 1;
    if (uses.has(id)) figures.referenced += 1;
  }
  const all = [...uses.values()];
  return {
    totalDocuments: records.length,
    referencedDocuments: referenced,
    usagePercentage: percentageOf(referenced, records.length),
    activelyReferencedDocuments: all.filter(({ active }) => active > 0).length,
    references: all.reduce((sum, { applications }) => sum + applications, 0),
    expiringSoon: countOf((record) => standing(record) === 'expiring'),
    expired: countOf((record) => standing(record) === 'expired'),
    verified: countOf(({ verified }) => verified),
    usedBytes: records.reduce((sum, { size }) => sum + size, 0),
    ...{ maxBytes, maxDocuments, byType },
  };
}
