import { createHash } from 'node:crypto';
import { type FileRow, rowFiles, textOf } from '#eval/adapters/portal-rows.ts';
import type { RealData } from '#eval/real-data.ts';

/** A row of the portal, and the hash that labels name it by. */
export type SampleRow = FileRow & { hash: string };

/** Mixed into the hashes, so that these rows differ from those of the notices' labels. */
const SALT = 'judged';
/** Characters of the hash that is written into labels. */
const DIGITS = 10;
/** Rows of municipalities' own sites are left out, because these sites are not collected. */
const NOT_OF_PORTAL = 'municipal sites';

/** @returns the rows of the portal's files, each once: of rows with the same number and description the first */
export function portalRows(data: RealData): SampleRow[] {
  const rows = new Map<string, SampleRow>();
  for (const file of rowFiles) {
    if (file.name === NOT_OF_PORTAL) continue;
    for (const fileRow of file.rows(data)) {
      const hash = hashOf(fileRow);
      if (!rows.has(hash)) rows.set(hash, { ...fileRow, hash });
    }
  }
  return [...rows.values()];
}

/** How many rows of the advertised list and of the cancelled list are judged; the latter have three columns only. */
const sizes: Readonly<Record<number, number>> = { 1: 150, 4: 50 };

/** @returns the rows of each list with the smallest hashes, so that other rows change the sample as little as possible */
export const sampleOf = (rows: readonly SampleRow[]): SampleRow[] =>
  Object.entries(sizes).flatMap(([list, size]) =>
    rows
      .filter((row) => String(row.list) === list)
      .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
      .slice(0, size),
  );

/** @returns the first digits of the SHA-256 of number and description as the file has them */
export function hashOf({ row }: FileRow): string {
  const [number, description] = [textOf(row['tender_No']), textOf(row['description'])];
  return createHash('sha256').update(`${SALT}\n${number}\n${description}`).digest('hex').slice(0, DIGITS);
}
