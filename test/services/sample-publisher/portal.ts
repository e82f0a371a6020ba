import { json } from './publisher.ts';

/** The fields of a portal row that the tests read. */
export type Row = {
  id: number;
  tender_No: string;
  description: string;
  category: string;
  type: string;
  organ_of_State: string;
  status: string;
  closing_Date: string;
  date_Published: string;
  compulsory_briefing_session: string | null;
  briefingVenue: string | null;
  briefingSession: boolean | null;
  briefingCompulsory: boolean | null;
  streetname: string;
  surburb: string | null;
  town: string;
  code: string | null;
  conditions: string;
  contactPerson: string;
  email: string;
  telephone: string;
  fax: string;
  username: string;
  validity: number;
  provinces: { provincesID: number; name: string };
  province: string;
  categories: { categoriesID: number; name: string };
  departmentsID: number;
  eSubmission: boolean;
  supportDocument: { supportDocumentID: string; fileName: string; extension: string; dateModified: string }[];
  awards: Winner[] | null;
  company?: Winner[];
  bidders: unknown;
  cancelled: Record<string, unknown> | null;
  delivery: string;
};
export type Winner = { company: string; tenderAmount: string | null } & Record<string, unknown>;
export type Page = { draw: number; recordsTotal: number; recordsFiltered: number; data: Row[] };

export const lists = [1, 2, 3, 4] as const;

export function pageUrl(url: string, parameters: Record<string, string | number>): string {
  const query = Object.entries(parameters).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${url}/Home/PaginatedTenderOpportunities?${query.join('&')}`;
}

export const page = (url: string, parameters: Record<string, string | number>): Promise<Page> =>
  json<Page>(pageUrl(url, { draw: 1, start: 0, length: 1_000, ...parameters }));

/** Reads a list page by page. */
export async function readList(url: string, list: number, length = 1_000): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, recordsTotal } = await page(url, { status: list, start: rows.length, length });
    rows.push(...data);
    if (data.length === 0 || rows.length >= recordsTotal) return rows;
  }
}

/** Every tender with the list it is in. */
export async function readLists(url: string): Promise<{ list: number; row: Row }[]> {
  const found: { list: number; row: Row }[] = [];
  for (const list of lists) for (const row of await readList(url, list)) found.push({ list, row });
  return found;
}

/** The winners of a row, which are under one of two keys. */
export const winnersOf = (row: Row): Winner[] => row.company ?? row.awards ?? [];

/** The rand of an amount in the portal's form, such as `R347 760,00`; null for an empty one. */
export function amountOf(text: string | null): number | null {
  const digits = (text ?? '').replace(/[^\d,.]/g, '').replace(',', '.');
  return digits === '' ? null : Number(digits);
}
