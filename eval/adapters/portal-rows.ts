import type { CsvRow, RealData } from '#eval/real-data.ts';
import { ocidOf, type PortalList } from '#shared/domain/captures/etenders-rows.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';

/** A row of a file in the form that the portal serves, and the list it was in. */
export type FileRow = { list: PortalList; row: Readonly<Record<string, unknown>> };

/** Columns that a file may lack; shares are computed over the files that have the column. */
export type Column = 'province' | 'category' | 'organisation';

export type RowFile = {
  name: string;
  lacks: readonly Column[];
  rows: (data: RealData) => FileRow[];
};

/** @returns the text of a cell; empty if it is not text */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns a row as the only thing that was captured of its tender */
export const captureOf = (release: FileRow, capturedAt = '2026-09-01T00:00:00.000000Z'): Capture => ({
  ...{ source: 'etenders', responseId: '1', position: 0, capturedAt, hash: '', release },
});

/** @returns the rows of the files that have the portal's id, with the ocid that is made of it */
export const rowsWithOcid = (data: RealData): (FileRow & { ocid: string })[] =>
  rowFiles
    .filter(({ name }) => name === 'portal JSON 2025' || name === 'advertised 2025-26')
    .flatMap((file) => file.rows(data))
    .flatMap((item) => {
      const ocid = ocidOf(item);
      return ocid === null ? [] : [{ ...item, ocid }];
    });

const ADVERTISED: PortalList = 1;
const CANCELLED: PortalList = 4;

/** Columns of the advertised lists, by the keys of the portal's rows. */
const advertised = {
  category: 'Category',
  tender_No: 'Tender Number',
  description: 'Tender Description',
  date_Published: 'Advertised',
  closing_Date: 'Closing',
  organ_of_State: 'Organ Of State',
  type: 'Tender Type',
  province: 'Province',
  delivery: 'Place where goods, works or services are required',
  conditions: 'Special Conditions',
  contactPerson: 'Contact Person',
  email: 'Email',
  telephone: 'Telephone number',
  fax: 'FAX Number',
  bf: 'Is there a briefing session?',
  bc: 'Is it compulsory?',
  briefingVenue: 'Briefing Venue',
  eSubmission: 'eSubmission',
  twoEnvelopeSubmission: 'Two Envelope Submission',
};

const scrape2025 = {
  category: 'CATEGORY',
  tender_No: 'TENDER_ID',
  description: 'TENDER_DESCRIPTION',
  date_Published: 'PUBLICATION_DATE',
  organ_of_State: 'DEPARTMENT',
  type: 'TENDER_TYPE',
  province: 'PROVINCE',
  bf: 'IS_THERE_A_BRIEFING_SESSION',
  bc: 'COMPULSORY_BRIEFING',
  compulsory_briefing_session: 'BRIEFING_DATE',
  briefingVenue: 'BRIEFING_SESSION_VENUE',
  eSubmission: 'ESUBMISSION',
};

const scrape2023 = {
  category: 'Services',
  tender_No: 'Tender Number',
  description: 'Description',
  date_Published: 'Date published',
  closing_Date: 'Closing date',
  organ_of_State: 'Department',
  type: 'Tender Type',
  province: 'Province',
  delivery: 'Place where service will be required',
  conditions: 'Special conditions',
  contactPerson: 'Contact person',
  email: 'Contact email',
  telephone: 'Contact phone',
  fax: 'Contact fax',
  bf: 'Briefing Session',
  bc: 'Is briefing required',
  compulsory_briefing_session: 'Briefing date and time',
  briefingVenue: 'Briefing venue',
};

/** All files of real rows. Dates and words stay as the files have them, because the reader must understand them. */
export const rowFiles: readonly RowFile[] = [
  {
    name: 'portal JSON 2025',
    lacks: [],
    rows: (data) => data.rawPortalRows().map((row) => ({ list: ADVERTISED, row })),
  },
  {
    name: 'advertised 2025-26',
    lacks: [],
    rows: (data) =>
      data.advertisedRows().map((row) => ({
        list: ADVERTISED,
        row: { id: row['Tender ID'] ?? null, ...advertisedRow(row) },
      })),
  },
  {
    name: 'scrape 2025',
    lacks: [],
    rows: (data) =>
      data.scrape2025().map((row) => ({
        list: ADVERTISED,
        row: {
          ...renamed(row, scrape2025),
          closing_Date: [row['CLOSING_DATE'], row['CLOSING_TIME']].filter(Boolean).join(' '),
          supportDocument: documentsIn(row['LINK'] ?? ''),
        },
      })),
  },
  {
    name: 'scrape 2023',
    lacks: [],
    rows: (data) =>
      data.scrape2023().map((row) => ({
        list: ADVERTISED,
        row: { ...renamed(row, scrape2023), supportDocument: documentsIn(row['Tender documents'] ?? '') },
      })),
  },
  {
    name: 'cancelled list',
    lacks: ['province', 'organisation'],
    rows: (data) =>
      data.cancelledRows().map((row) => ({
        list: CANCELLED,
        row: {
          category: row['Category'],
          description: row['Tender Description'],
          date_Published: row['Advertised'],
          // The scraper wrote `[object Object]` for most objects, and year 1 for the others.
          cancelled: row['Cancelled'] === '[object Object]' ? {} : { dateModified: row['Cancelled'] },
        },
      })),
  },
  {
    name: 'cancelled with times',
    lacks: ['province', 'organisation'],
    rows: (data) =>
      data.cancelledWithTimestamps().map(({ cat, desc, adv, cancel }) => ({
        list: CANCELLED,
        row: { category: cat, description: desc, date_Published: adv, cancelled: { dateModified: cancel } },
      })),
  },
  {
    // Its column of categories is "Municipal" in every row: the origin of the rows, not their category.
    name: 'municipal sites',
    lacks: ['category'],
    rows: (data) =>
      data
        .municipalRows()
        .map((row) => ({ list: ADVERTISED, row: { ...advertisedRow(row), category: null } })),
  },
];

/** In the captures of September 2025, the column "Is it compulsory?" contains the time of the briefing. */
function advertisedRow(row: CsvRow): Readonly<Record<string, unknown>> {
  const known = renamed(row, advertised);
  const shifted = /^\d{4}-/.test(row['Is it compulsory?'] ?? '');
  return shifted ? { ...known, bc: null, compulsory_briefing_session: row['Is it compulsory?'] } : known;
}

const renamed = (row: CsvRow, names: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(names).map(([key, column]) => [key, row[column] ?? null]));

/** @returns the documents that the links in a cell lead to; a comma before `http:` or `https:` separates two links */
function documentsIn(cell: string): object[] {
  return cell.split(/,\s*(?=https?:)/).flatMap((link) => {
    if (!URL.canParse(link)) return [];
    const { searchParams } = new URL(link);
    const [, id, extension] = /^(.+?)(\.\w+)?$/.exec(searchParams.get('blobName') ?? '') ?? [];
    const name = searchParams.get('downloadedFileName');
    return id === undefined ? [] : [{ supportDocumentID: id, fileName: name, extension: extension ?? '' }];
  });
}
