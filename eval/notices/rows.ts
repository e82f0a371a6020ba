import { createHash } from 'node:crypto';
import { lettersOfFiles, type MergingRow } from '#eval/merging/rows.ts';
import { speaksOf } from '#shared/domain/tenders/relation.ts';

/** First digits of the SHA-256 of number and description as the file has them, by which labels name a row. */
export const rowHash = ({ number, description }: Pick<MergingRow, 'number' | 'description'>): string =>
  createHash('sha256').update(`${number}\n${description}`).digest('hex').slice(0, 10);

/** Whether a row is from the portal, and not from a municipality's own site, which is not collected. */
export const isOfPortal = ({ name }: MergingRow): boolean => !name.startsWith(MUNICIPAL);

const MUNICIPAL = (Object.keys(lettersOfFiles) as (keyof typeof lettersOfFiles)[]).find(
  (letter) => lettersOfFiles[letter] === 'municipal sites',
) as string;

/** @returns the tenders that each notice may be about, by the notice's name; notices without one are left out */
export function subjectsOf(rows: readonly MergingRow[]): Map<string, MergingRow[]> {
  const tenders = Map.groupBy(
    rows.filter(({ tender }) => tender.notice_kind === null),
    ({ tender }) => tender.reference_key ?? '',
  );
  const found = new Map<string, MergingRow[]>();
  for (const row of rows) {
    const candidates = (row.tender.notice_keys ?? []).flatMap((key) => tenders.get(key) ?? []);
    const about = candidates.filter(({ tender }) => speaksOf(row.tender, tender));
    if (about.length > 0) found.set(row.name, about);
  }
  return found;
}
