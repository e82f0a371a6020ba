import { type FileRow, rowFiles } from '#eval/adapters/portal-rows.ts';
import type { RealData } from '#eval/real-data.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import { etendersReader } from '#shared/domain/tenders/read/etenders/reader.ts';
import { readvertisement } from '#shared/domain/tenders/readvertised.ts';
import type { RelatedTender } from '#shared/domain/tenders/relation.ts';

/** A row of a file as the portal served it, and what the normaliser compares of it. */
export type MergingRow = {
  /** Letter of the file and place of the row in it, from 0: `A3158`. */
  name: string;
  source: FileRow;
  tender: RelatedTender;
  /** As the file has them, for comparing to the letter. */
  number: string;
  description: string;
};

/** Files whose rows have a buyer and a number, by the letter that names their rows. */
export const lettersOfFiles = {
  J: 'portal JSON 2025',
  A: 'advertised 2025-26',
  S: 'scrape 2025',
  T: 'scrape 2023',
  M: 'municipal sites',
} as const;

export type FileLetter = keyof typeof lettersOfFiles;

/** @returns every row of these files by its name, in the order of the files; rows that cannot be read are left out */
export function readMergingRows(data: RealData): Map<string, MergingRow> {
  const rows = Object.entries(lettersOfFiles).flatMap(([letter, file]) =>
    (rowFiles.find(({ name }) => name === file)?.rows(data) ?? []).flatMap((source, place) => {
      const row = readMergingRow(`${letter}${place}`, source);
      return row === null ? [] : [row];
    }),
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** Reads a row through the portal's reader, as if its place were the portal's id. */
export function readMergingRow(name: string, source: FileRow): MergingRow | null {
  const place = name.slice(1);
  const capture: Capture = {
    source: 'etenders',
    responseId: '1',
    position: 0,
    capturedAt: '2026-09-01T00:00:00.000000Z',
    hash: '',
    release: source,
  };
  const [state] = etendersReader.statesOf(`ocds-9t57fa-${Number(place) + 1}`, [capture]);
  if (state === undefined) return null;
  const { tender } = state.record;
  return {
    name,
    source,
    tender: { ...tender, ...readvertisement(tender) },
    number: textOf(source.row['tender_No']),
    description: textOf(source.row['description']),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
