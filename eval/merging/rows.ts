import { captureOf, type FileRow, rowFiles, textOf } from '#eval/adapters/portal-rows.ts';
import type { RealData } from '#eval/real-data.ts';
import { noticeFields } from '#shared/domain/tenders/notices/notice.ts';
import { etendersReader } from '#shared/domain/tenders/read/etenders/reader.ts';
import { readvertisement } from '#shared/domain/tenders/readvertised.ts';
import type { TenderFields } from '#shared/domain/tenders/records.ts';
import type { RelatedTender } from '#shared/domain/tenders/relation.ts';

/** A row of a file, and the fields of it that tenders are compared by. */
export type MergingRow = {
  /** Letter of the file and place of the row in it, 0-based: `A3158`. */
  name: string;
  source: FileRow;
  tender: RelatedTender & TenderFields;
  /** Number and description exactly as the file has them, for the baseline rules. */
  number: string;
  description: string;
};

/** The files whose rows have a buyer and a number, by the first letter of their rows' names. */
export const lettersOfFiles = {
  J: 'portal JSON 2025',
  A: 'advertised 2025-26',
  S: 'scrape 2025',
  T: 'scrape 2023',
  M: 'municipal sites',
} as const;

export type FileLetter = keyof typeof lettersOfFiles;

/** @returns the rows of these files by name, in the order of the files, without rows that cannot be read */
export function readMergingRows(data: RealData): Map<string, MergingRow> {
  const rows = Object.entries(lettersOfFiles).flatMap(([letter, file]) =>
    (rowFiles.find(({ name }) => name === file)?.rows(data) ?? []).flatMap((source, place) => {
      const row = readMergingRow(`${letter}${place}`, source);
      return row === null ? [] : [row];
    }),
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** Reads a row with the portal's reader, with its place as the portal's id. */
export function readMergingRow(name: string, source: FileRow): MergingRow | null {
  const place = name.slice(1);
  const ocid = `ocds-9t57fa-${Number(place) + 1}`;
  const [state] = etendersReader.shownBy(ocid, [captureOf(source)]).states;
  if (state === undefined) return null;
  const { tender } = state.record;
  return {
    name,
    source,
    tender: { ...tender, ...readvertisement(tender), ...noticeFields(tender) },
    number: textOf(source.row['tender_No']),
    description: textOf(source.row['description']),
  };
}
