import { createHash } from 'node:crypto';
import type { RealData } from '#eval/real-data.ts';
import { findCategory } from '#shared/codelists/categories.ts';
import type { Example } from '#shared/domain/categories/training.ts';
import { addDays } from '#shared/time.ts';

/** A real tender with its category; `reference` is empty where the file has none. */
export type RealExample = Example & { list: 'advertised' | 'cancelled'; reference: string };

type Columns = { list: RealExample['list'] } & Record<
  'category' | 'text' | 'day' | 'reference' | 'buyer' | 'type',
  string
>;

/** The columns of each real file that training uses. Files of cancelled tenders have neither buyer nor type. */
const files: readonly { rows: (data: RealData) => readonly object[]; columns: Columns }[] = [
  {
    rows: (data) => data.advertisedRows(),
    columns: {
      list: 'advertised',
      category: 'Category',
      text: 'Tender Description',
      day: 'Advertised',
      reference: 'Tender Number',
      buyer: 'Organ Of State',
      type: 'Tender Type',
    },
  },
  {
    rows: (data) => data.scrape2025(),
    columns: {
      list: 'advertised',
      category: 'CATEGORY',
      text: 'TENDER_DESCRIPTION',
      day: 'PUBLICATION_DATE',
      reference: 'TENDER_ID',
      buyer: 'DEPARTMENT',
      type: 'TENDER_TYPE',
    },
  },
  {
    rows: (data) => data.scrape2023(),
    columns: {
      list: 'advertised',
      category: 'Services',
      text: 'Description',
      day: 'Date published',
      reference: 'Tender Number',
      buyer: 'Department',
      type: 'Tender Type',
    },
  },
  {
    rows: (data) => data.rawPortalRows(),
    columns: {
      list: 'advertised',
      category: 'category',
      text: 'description',
      day: 'date_Published',
      reference: 'tender_No',
      buyer: 'organ_of_State',
      type: 'type',
    },
  },
  {
    rows: (data) => data.cancelledRows(),
    columns: {
      list: 'cancelled',
      category: 'Category',
      text: 'Tender Description',
      day: 'Advertised',
      reference: '',
      buyer: '',
      type: '',
    },
  },
];

/** @returns all real tenders with a category of the portal, a text and a day, in the order of the files */
export function readExamples(data: RealData): RealExample[] {
  return files.flatMap(({ rows, columns }) =>
    rows(data).flatMap((row) => {
      const cells = row as Readonly<Record<string, unknown>>;
      const read = (column: string): string => String(cells[column] ?? '').trim();
      const category = findCategory(read(columns.category));
      const day = isoDay(read(columns.day));
      const text = read(columns.text);
      if (!category || day === null || text === '') return [];
      const { list } = columns;
      const [reference, buyer, type] = [read(columns.reference), read(columns.buyer), read(columns.type)];
      return [{ list, slug: category.slug, day, text, reference, buyer, type }];
    }),
  );
}

/** @returns the date of a text `YYYY-MM-DD`, `dd/mm/yyyy` or `dd.mm.yyyy` as `YYYY-MM-DD`; null for any other text */
export function isoDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})[/.](\d{2})[/.](\d{4})/.exec(text) ?? [];
  const iso = year === undefined ? text.slice(0, 10) : `${year}-${month}-${day}`;
  const real = /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(Date.parse(iso)) && addDays(iso, 0) === iso;
  return real && iso > '2000' ? iso : null;
}

/** @returns the SHA-256 of the examples, whatever their order; it identifies the data that a model was trained on */
export function digestOf(examples: readonly Example[]): string {
  const lines = examples.map(({ slug, day, text, buyer, type }) =>
    JSON.stringify([slug, day, text, buyer, type]),
  );
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}
