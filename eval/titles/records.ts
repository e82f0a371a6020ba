import { type MergingRow, readMergingRows } from '#eval/merging/rows.ts';
import { isOfPortal } from '#eval/notices/rows.ts';
import type { RealData } from '#eval/real-data.ts';
import { createCalendar } from '#services/sample-publisher/generate/calendar.ts';
import { createNumbering } from '#services/sample-publisher/generate/numbering.ts';
import { OCID_PREFIX, releaseAt } from '#services/sample-publisher/generate/release.ts';
import { type TenderTexts, tenderTexts } from '#shared/domain/content/tender-texts.ts';
import { compile } from '#shared/domain/tenders/compile.ts';
import type { TenderRow } from '#shared/domain/tenders/records.ts';

const NOW = Date.parse('2026-06-30T12:00:00Z');
const CAPTURED_AT = '2026-06-30T12:00:00.000000Z';
const SEED = 1;
const FIRST_NUMBER = 100_001;
/** Characters of a description that the texts of a page are made from (workers/publish/sql/tender_seo.sql). */
const DESCRIPTION = 1_000;

export type Titled = { tender: TenderRow; texts: TenderTexts };

/** @returns the texts of the pages of so many tenders of the sample publisher */
export function sampleTitles(releases: number): Titled[] {
  const calendar = createCalendar(releases, NOW);
  const numbering = createNumbering(SEED, FIRST_NUMBER);
  return Array.from({ length: releases }, (_, index) => {
    const number = numbering.numberOf(index);
    const key = { seed: SEED, number, published: calendar.timeOf(index), earlier: null };
    const release = releaseAt({ ...key, time: NOW, old: false }, 'http://localhost');
    return compiled('ocds', number, release);
  }).flatMap((tender) => (tender === null ? [] : [titled(tender)]));
}

/** @returns the same of real rows of the portal; a tender that stands in several files counts once, however its title is spaced */
export function realTitles(data: RealData): Titled[] {
  const rows = [...readMergingRows(data).values()].filter(isOfPortal);
  const distinct = [...new Map(rows.map((row) => [sameTender(row), row])).values()];
  return distinct.flatMap((row, place) => {
    const number = FIRST_NUMBER + place;
    const tender = compiled('etenders', number, row.source);
    const slug = `tender-${number}`;
    return tender === null ? [] : [titled({ ...tender, tender_id: String(number), slug })];
  });
}

/** @returns what two rows have in common that show one publication: number and title without blanks, and the day */
const sameTender = ({ number, description, tender }: MergingRow): string =>
  [number, description, tender.publication_date_time?.slice(0, 10) ?? ''].map(alnum).join(' ');
const alnum = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

function compiled(source: string, number: number, release: unknown): TenderRow | null {
  const capture = { source, responseId: '1', position: 0, capturedAt: CAPTURED_AT, hash: '', release };
  return compile(`${OCID_PREFIX}${number}`, [capture])?.records.tender ?? null;
}

function titled(tender: TenderRow): Titled {
  const { id, slug, tender_id, reference_number, title, province, municipality, locality, category } = tender;
  const texts = tenderTexts({
    ...{ id, slug, tender_id, reference_number, title, province, municipality, locality, category },
    description: tender.description?.slice(0, DESCRIPTION) ?? null,
    buyer: tender.organization_name,
    status: 'active',
    closes_at: tender.closing_date_time,
  });
  return { tender, texts };
}

/** @returns the share of records whose text is that of another record, in any case of the letters */
export function sharedBy(
  records: readonly Titled[],
  text: (texts: TenderTexts, tender: TenderRow) => string,
): number {
  const counts = new Map<string, number>();
  for (const { texts, tender } of records) {
    const key = text(texts, tender).toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const shared = [...counts.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0);
  return records.length === 0 ? 0 : shared / records.length;
}
