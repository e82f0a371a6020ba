import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { evaluationDataDirectory, loadConfig } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';

/** A record of a CSV file, by the names in its first line. */
export type CsvRow = Readonly<Record<string, string>>;

/** A row of a JSON file. */
export type JsonRow = Readonly<Record<string, unknown>>;

/** The portal's code lists, as its page has them. */
export type ReferenceLists = {
  categories: { id: number; name: string }[];
  provinces: { id: number; name: string }[];
  organs_of_state: { id: number; name: string }[];
  tender_types: string[];
};

/**
 * Rows that publishers really served, one function for each file. Each call reads the file again and returns its rows in
 * their order, with the columns and spellings of the file: nothing is cleaned here. Each function throws EnvironmentError
 * if its file is absent.
 */
export type RealData = {
  /** Portal list 1, 22 columns, dates `dd/mm/yyyy`, 2023 to February 2026. */
  advertisedRows: () => CsvRow[];
  /** Portal list 4: Category, Tender Description, Advertised `dd/mm/yyyy`, Cancelled (no usable date), 2017 to 2025. */
  cancelledRows: () => CsvRow[];
  /** Portal list 4 with times: cat, desc, adv and cancel (ISO, no offset). */
  cancelledWithTimestamps: () => CsvRow[];
  /** Portal list 1 as the portal's response has it, September 2025. */
  rawPortalRows: () => JsonRow[];
  /** Portal list 1 of June and July 2025, 23 columns with names in capitals, ISO dates. */
  scrape2025: () => CsvRow[];
  /** Portal list 1 of August 2023, 20 columns, dates `dd/mm/yyyy` and `dd.mm.yyyy`; two captures, one after the other. */
  scrape2023: () => CsvRow[];
  /** Tenders from municipalities' own sites, in the columns of advertisedRows. */
  municipalRows: () => CsvRow[];
  /** Deviations reported to the National Treasury, 14 columns, with the supplier's name as the buyers wrote it. */
  deviations: () => CsvRow[];
  /** Public labelled pairs of names, 8 columns: schema, name1, name2, is_match … */
  nameBench: () => CsvRow[];
  referenceLists: () => ReferenceLists;
};

/** The folder of the real data, from the setting EVAL_DATA. */
export const realDataFolder = evaluationDataDirectory(loadConfig());

/** @param folder contains one folder for each capture, such as `etenders-portal` */
export function openRealData(folder: string = realDataFolder): RealData {
  const text = (path: string): string => {
    const file = join(folder, path);
    if (!existsSync(file)) throw new EnvironmentError(`the real data is absent: there is no ${file}`);
    const bytes = readFileSync(file);
    return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  };
  const csv = (path: string): CsvRow[] =>
    parse(text(path), { columns: true, bom: true, skipEmptyLines: true });
  const json = <T>(path: string): T => JSON.parse(text(path)) as T;
  return {
    advertisedRows: () => csv('etenders-portal/advertised_tenders_2025-2026.csv.gz'),
    cancelledRows: () => csv('etenders-portal/cancelled_tenders_list.csv.gz'),
    cancelledWithTimestamps: () => json('etenders-portal/cancelled_rows_with_timestamps.json.gz'),
    rawPortalRows: () =>
      json<{ data: JsonRow[] }>('etenders-portal/paginated_tender_opportunities_status1.json.gz').data,
    scrape2025: () => csv('etenders-scrape-2025/tenders_2025-06_2025-07.csv.gz'),
    scrape2023: () => [
      ...csv('etenders-scrape-2023/results_2023-08-19.csv.gz'),
      ...csv('etenders-scrape-2023/results_2023-08-25.csv.gz'),
    ],
    municipalRows: () => csv('etenders-portal/municipal_site_tenders.csv.gz'),
    deviations: () => csv('treasury-deviations/deviations_cleaned.csv.gz'),
    nameBench: () => csv('name-bench/pairs.csv'),
    referenceLists: () => json('etenders-portal/portal_reference_lists.json'),
  };
}
