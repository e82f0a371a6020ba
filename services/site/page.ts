import type { PageReply } from '#services/api/http/page.ts';
import type { Html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';

/** The parts of the site, as the navigation shows them. */
export type Section =
  | 'start'
  | 'tenders'
  | 'companies'
  | 'buyers'
  | 'places'
  | 'restricted'
  | 'data'
  | 'developers'
  | 'account'
  | 'status';

/** A list of /v2: its records and its `meta`. */
export type List = { records: readonly Fields[]; meta: Fields };

/** How pages read answers of /v2, by address. Each function throws the RequestError of the path. */
export type ReadPaths = {
  record: (address: string) => Promise<Fields>;
  list: (address: string) => Promise<List>;
  /** @returns an answer with its `meta` */
  whole: (address: string) => Promise<{ data: Fields; meta: Fields }>;
  /** @returns the record; null where there is none */
  maybe: (address: string) => Promise<Fields | null>;
};

/** A request for a page. */
export type PageRequest = {
  /** Parameters of the path, decoded. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  read: ReadPaths;
  /** Public address of the service, without a slash at the end. */
  publicUrl: string;
  now: Date;
  /** Deadline for the answer, in milliseconds on the monotonic clock. */
  deadline: number;
  /** @returns the error of a page that does not exist */
  missing: (message: string) => Error;
};

/** The preview picture of a page whose address is shared. */
export type Picture = { path: string; alt: string };

/** What a page shows. */
export type PageView = {
  /** Title of the page; the name of the service is added. */
  title: string;
  /** One sentence for search engines and links. */
  description: string;
  main: Html;
  /** Path of the page, without parameters that only change how it is shown. */
  canonical: string;
  /** Path and query below /v2 whose answer the page shows. */
  api?: string;
  /** Path of a feed with the same records. */
  feed?: string;
  /** A picture of the record; without it the picture of the site is used. */
  picture?: Picture;
  /** The HTTP status, if it is not 200. */
  status?: number;
  /** Objects of schema.org that the page is about; without these the object is a WebPage. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** A further script besides that of all pages. */
  script?: 'docs' | 'search';
  /** For pages that search engines should not keep, such as the second page of a filter. */
  hidden?: boolean;
};

/** Declaration of a page. */
export type Page = {
  /** Such as `/tenders/{id}`; segments in braces are parameters. */
  path: `/${string}`;
  section: Section;
  /**
   * Whether a form may send its query in the body, too, because pasted text may be too long for an address.
   */
  takesForm?: true;
  /** The page shows the state of the service, so an older copy of it must not be served. */
  live?: true;
  show: (asked: PageRequest) => PageView | Promise<PageView>;
};

/** Declaration of a file that is generated on request, such as a calendar. */
export type Download = {
  path: `/${string}`;
  make: (asked: PageRequest) => Promise<PageReply>;
};
