import { rowsWithOcid } from '#eval/adapters/portal-rows.ts';
import type { JsonRow, RealData } from '#eval/real-data.ts';
import { ocidOf as ocidOfRelease } from '#shared/domain/captures/ocds-package.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import { compile } from '#shared/domain/tenders/compile.ts';

/** Numbers of tenders captured from both publishers, and of those that became one record of both. */
export type OneRecord = { tenders: number; combined: number };

/**
 * Makes a release in the form of the feed for every real row with the portal's id, because no real tender was captured
 * from both publishers; groups rows and releases by the identity that each publisher gives them; and compiles the groups.
 */
export function combineByIdentity(data: RealData): OneRecord {
  const items = rowsWithOcid(data);
  const captures = items.flatMap(({ ocid, ...item }, position) => {
    const release = releaseOf(item.row);
    return [
      { ocid, capture: captureOf('etenders', position, item) },
      { ocid: ocidOfRelease(release), capture: captureOf('ocds', position, release) },
    ];
  });
  const processes = Map.groupBy(captures, ({ ocid }) => ocid ?? '');
  const tenders = new Set(items.map(({ row }) => String(row['id']).trim())).size;
  let combined = 0;
  for (const [ocid, members] of processes) {
    const sources = compile(
      ocid,
      members.map(({ capture }) => capture),
    )?.records.tender.sources;
    if (sources?.join(' ') === 'ocds etenders') combined += 1;
  }
  return { tenders, combined: processes.size === tenders ? combined : 0 };
}

const captureOf = (source: string, position: number, release: unknown): Capture => ({
  source,
  responseId: source === 'ocds' ? '1' : '2',
  position,
  capturedAt: `2026-09-01T00:00:0${source === 'ocds' ? 1 : 2}.000000Z`,
  hash: `${source} ${position}`,
  release,
});

/** @returns a row as the feed gives it: the number is the title, with a blank after it */
const releaseOf = (row: JsonRow): JsonRow => ({
  ocid: `ocds-9t57fa-${String(row['id']).trim()}`,
  id: `ocds-9t57fa-${String(row['id']).trim()}-2025-09-18`,
  date: '2025-09-18T00:00:00Z',
  tag: ['compiled'],
  initiationType: 'tender',
  tender: {
    id: String(row['id']).trim(),
    title: `${String(row['tender_No'])} `,
    description: row['description'],
    status: 'active',
  },
  buyer: { id: String(row['departmentsID'] ?? ''), name: row['organ_of_State'] },
  language: 'en-za',
});
