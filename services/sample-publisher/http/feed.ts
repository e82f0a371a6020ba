import { falseZ } from '#services/sample-publisher/generate/times.ts';
import { addDays, parseSouthAfrican } from '#shared/time.ts';
import { pageOf } from './paging.ts';
import type { PublisherRequest, ServedCatalogue } from './request.ts';
import { invalidParameters, json, type ResponseContent, text } from './response.ts';

/** The real publisher's default is the fifth page: a client that leaves the parameter out misses the first four. */
const DEFAULT_PAGE = '5';
const DEFAULT_PAGE_SIZE = '50';
const LICENSE = 'https://opendatacommons.org/licenses/pddl/1-0/';
const PUBLISHER = 'National Treasury (South Africa)';

/** `GET /api/OCDSReleases`: a release package of one page of a window of publication days. */
export function listReleases(
  { catalogue, clock, pageCap }: ServedCatalogue,
  { base, query, faults }: PublisherRequest,
): ResponseContent {
  const given = { dateFrom: query.get('dateFrom'), dateTo: query.get('dateTo') };
  if (!given.dateFrom || !given.dateTo) return text(400, 'dateFrom and dateTo fields are required. ');
  const asked = {
    PageNumber: query.get('PageNumber') ?? DEFAULT_PAGE,
    PageSize: query.get('PageSize') ?? DEFAULT_PAGE_SIZE,
  };
  const [from, to] = [dayIn(given.dateFrom), dayIn(given.dateTo)];
  const [page, size] = [countIn(asked.PageNumber), countIn(asked.PageSize)];
  if (from === null || to === null || page === null || size === null) {
    return invalidParameters({
      ...(from === null ? { dateFrom: given.dateFrom } : {}),
      ...(to === null ? { dateTo: given.dateTo } : {}),
      ...(page === null ? { PageNumber: asked.PageNumber } : {}),
      ...(size === null ? { PageSize: asked.PageSize } : {}),
    });
  }
  if (faults.drift !== undefined) catalogue.publish(faults.drift);
  const served = Math.min(size, pageCap, faults['small-pages'] ?? size);
  const window = catalogue.between(from, to);
  const start = (page - 1) * served;
  const ocids = pageOf(window, start, served, faults.unstable === undefined ? null : faults.draw);
  const releases = ocids.map((ocid) => catalogue.release(ocid, base) ?? '{}');
  const addressOf = (number: number) =>
    `${base}/api/OCDSReleases?PageNumber=${number}&PageSize=${size}&dateFrom=${encodeURIComponent(given.dateFrom!)}&dateTo=${encodeURIComponent(given.dateTo!)}`;
  const head = {
    uri: addressOf(page),
    version: '1.1',
    publishedDate: falseZ(clock.now()),
    publisher: { name: PUBLISHER, uri: 'https://data.etenders.gov.za/' },
    license: LICENSE,
  };
  const tail =
    start + served < window.length ? `,"links":${JSON.stringify({ next: addressOf(page + 1) })}` : '';
  return json(`${JSON.stringify(head).slice(0, -1)},"releases":[${releases.join(',')}]${tail}}`);
}

/** `GET /api/OCDSReleases/release/{ocid}`: the bare release, or `{}` for a number that was never published. */
export const oneRelease = (
  { catalogue }: ServedCatalogue,
  { base, rest }: PublisherRequest,
): ResponseContent => json(catalogue.release(rest, base) ?? '{}');

/** `GET /Home/GetFiles`: the archive's months, in the form of the page's table widget. */
export function archiveListing({ catalogue }: ServedCatalogue): ResponseContent {
  const rows = catalogue.archivedMonths().map((month) => ({
    monthName: new Intl.DateTimeFormat('en-ZA', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`),
    ),
    downloadLink: `<a href='DownloadFile/?fileName=01${month.slice(5)}${month.slice(0, 4)}.json' title='Download JSON File'>JSON</a>`,
  }));
  return json(JSON.stringify({ sEcho: '1', iTotalRecords: rows.length, aaData: rows }));
}

/** `GET /Home/DownloadFile/?fileName=01MMYYYY.json`: one month, with the archive's capitalised envelope keys. */
export function archiveFile(
  { catalogue }: ServedCatalogue,
  { base, query }: PublisherRequest,
): ResponseContent {
  const [, mm, yyyy] = /^01(\d{2})(\d{4})\.json$/i.exec(query.get('fileName') ?? '') ?? [];
  const month = `${yyyy}-${mm}`;
  if (!catalogue.archivedMonths().includes(month)) return text(404, 'File not found.');
  const window = catalogue.between(`${month}-01`, lastDayOf(month));
  const releases = Array.from({ length: window.length }, (_, position) =>
    catalogue.archived(window.at(position), base),
  );
  const head = {
    Uri: 'https://data.etenders.gov.za/',
    Version: '1.1',
    PublishedDate: `${month}-01T00:00:00Z`,
    Publisher: { Name: PUBLISHER },
    License: LICENSE,
  };
  const tail = { PageNumber: 0, PageSize: 0, TotalRecords: 0, TotalPages: 0, Links: {} };
  const body = releases.filter((release) => release !== null).join(',');
  return json(`${JSON.stringify(head).slice(0, -1)},"Releases":[${body}],${JSON.stringify(tail).slice(1)}`);
}

function dayIn(value: string): string | null {
  const time = parseSouthAfrican(value);
  return time.kind === 'instant' ? time.instant.slice(0, 10) : null;
}

/** The last day of a month `YYYY-MM`. */
const lastDayOf = (month: string): string => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);

const countIn = (value: string): number | null =>
  /^\d{1,9}$/.test(value) && Number(value) >= 1 ? Number(value) : null;
