import { rowsWithOcid } from '#eval/adapters/portal-rows.ts';
import type { JsonRow, RealData } from '#eval/real-data.ts';
import type { PortalList } from '#shared/domain/captures/etenders-rows.ts';
import { hashOf } from '#shared/domain/captures/ocds-package.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import { isObject } from '#shared/domain/tenders/read/fields/reading.ts';

/**
 * What publishers repeat, replayed with real rows: lists in turn, documents in another order, and the same document and award
 * from the other publisher. No real tender was captured from several lists or both publishers, so the row is given to each.
 */

export type RealRow = { ocid: string; row: JsonRow };

type Shown = { list: PortalList; row: JsonRow } | { release: JsonRow };

/** @returns the real rows with the portal's id, each tender once */
export function rowsWithId(data: RealData): RealRow[] {
  const rows = rowsWithOcid(data).map(({ ocid, row }) => ({ ocid, row }));
  return [...new Map(rows.toReversed().map((row) => [row.ocid, row])).values()];
}

function compiled(ocid: string, ...shown: Shown[]): Compiled['records'] {
  const captures = shown.map((release, index): Capture => {
    const fromFeed = 'release' in release;
    return {
      source: fromFeed ? 'ocds' : 'etenders',
      responseId: String(index + 1),
      position: 0,
      capturedAt: `2026-09-01T0${index}:00:00.000000Z`,
      hash: hashOf(release).toString('hex'),
      release: fromFeed ? release.release : release,
    };
  });
  const result = compile(ocid, captures);
  if (result === null) throw new Error(`nothing was compiled of ${ocid}`);
  return result.records;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const awarded = (row: JsonRow): JsonRow => ({
  ...row,
  awards: [{ company: 'Zed Trading CC', tenderAmount: 'R5 000,00' }],
});

/** @returns whether a tender that is among the awarded and the closed ones changes when both lists are read again */
export function flips({ ocid, row }: RealRow): boolean {
  const [open, won, closed]: Shown[] = [
    { list: 1, row },
    { list: 2, row: awarded(row) },
    { list: 3, row },
  ] as const;
  return !same(compiled(ocid, open, won), compiled(ocid, open, won, closed, won, closed));
}

export const documentsOf = ({ row }: RealRow): JsonRow[] =>
  Array.isArray(row['supportDocument']) ? row['supportDocument'].filter(isObject) : [];

/** @returns whether the row changes when its documents stand in the opposite order */
export function changesWithOrder({ ocid, row }: RealRow): boolean {
  const turned = { ...row, supportDocument: documentsOf({ ocid, row }).toReversed() };
  return !same(compiled(ocid, { list: 1, row }), compiled(ocid, { list: 1, row }, { list: 1, row: turned }));
}

/** @returns how often the last document is added if both publishers add it, the feed with its time to the second */
export function additionsOfLast({ ocid, row }: RealRow): number {
  const documents = documentsOf({ ocid, row });
  const fewer = documents.slice(0, -1);
  const portal = (own: JsonRow[]): Shown => ({ list: 1, row: { ...row, supportDocument: own } });
  const feed = (own: JsonRow[]): Shown => ({ release: releaseOf(ocid, row, own) });
  const { events } = compiled(ocid, feed(fewer), portal(fewer), feed(documents), portal(documents));
  return events.filter(({ event_type }) => event_type === 'document-added').length;
}

/** @returns whether an award that only the portal has gets another id when the feed has it as well */
export function renames({ ocid, row }: RealRow): boolean {
  const supplier = { id: '1', name: 'ZED TRADING' };
  const value = { amount: 5000, currency: 'ZAR' };
  const awards = [{ id: '72140', title: supplier.name, status: 'active', value, suppliers: [supplier] }];
  const portal: Shown = { list: 2, row: awarded(row) };
  const before = compiled(ocid, portal).awards;
  const after = compiled(ocid, portal, { release: { ...releaseOf(ocid, row, []), awards } }).awards;
  const idsOf = (all: typeof before) => all.map(({ id, award_key }) => [id, award_key]);
  return !same(idsOf(before), idsOf(after));
}

/** @returns a row as the feed gives it */
const releaseOf = (ocid: string, row: JsonRow, documents: JsonRow[]): JsonRow => ({
  ocid,
  id: `${ocid}-2025-09-18`,
  date: '2025-09-18T00:00:00Z',
  tag: ['compiled'],
  tender: {
    title: `${String(row['tender_No'])} `,
    description: row['description'],
    status: 'active',
    documents: documents.map((document) => ({
      id: document['supportDocumentID'],
      title: document['fileName'],
      dateModified: `${String(document['dateModified']).slice(0, 19)}Z`,
    })),
  },
  buyer: { id: String(row['departmentsID'] ?? ''), name: row['organ_of_State'] },
});
