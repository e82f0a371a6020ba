import { createHash } from 'node:crypto';
import { rowFiles, textOf } from '#eval/adapters/portal-rows.ts';
import type { RealData } from '#eval/real-data.ts';
import { findCategory } from '#shared/codelists/categories.ts';

/** A title as the portal has it, and the slug of its category. */
export type SaleRow = { hash: string; title: string; category: string | null };

/** First digits of the SHA-256 of a title as the file has it, by which labels name a row. */
export const titleHash = (title: string): string =>
  createHash('sha256').update(title).digest('hex').slice(0, 10);

/** @returns the rows of all files with their titles, each title once */
export function readSaleRows(data: RealData): SaleRow[] {
  const rows = rowFiles
    .flatMap((file) => file.rows(data))
    .map(({ row }): SaleRow => {
      const [title, category] = [textOf(row['description']), textOf(row['category'])];
      return { hash: titleHash(title), title, category: findCategory(category)?.slug ?? null };
    });
  return [...new Map(rows.filter(({ title }) => title !== '').map((row) => [row.hash, row])).values()];
}
