import type { MergingRow } from '#eval/merging/rows.ts';
import { isOfPortal } from '#eval/notices/rows.ts';
import { readvertises, speaksOf } from '#shared/domain/tenders/relation.ts';
import { hashOf } from './sample.ts';

/**
 * Finds the earlier tender that a row advertises again or, if it is a notice, is about, among all rows of the portal
 * that have a buyer.
 * @param hashes of the rows that are asked for
 * @returns the kind of relation and the hash of the latest such tender, by the row's hash; rows without one are left out
 */
export function relationsOf(rows: readonly MergingRow[], hashes: ReadonlySet<string>): Map<string, string> {
  const portal = rows.filter(isOfPortal).map((row) => ({ row, hash: hashOf(row.source) }));
  const buyers = Map.groupBy(portal, ({ row }) => row.tender.organization_id);
  const found = new Map<string, string>();
  for (const { row, hash } of portal) {
    if (!hashes.has(hash) || found.has(hash)) continue;
    const kind = row.tender.notice_kind === null ? 'advertises again' : 'is about';
    const isEarlier = row.tender.notice_kind === null ? readvertises : speaksOf;
    const [latest] = (buyers.get(row.tender.organization_id) ?? [])
      .filter((other) => other.hash !== hash && isEarlier(row.tender, other.row.tender))
      .toSorted((one, other) => publicationOf(other.row) - publicationOf(one.row));
    if (latest !== undefined) found.set(hash, `${kind} ${latest.hash}`);
  }
  return found;
}

const publicationOf = ({ tender }: MergingRow): number => Date.parse(tender.publication_date_time ?? '1970');
