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

/** A list of /v2: its records and what `meta` says of it. */
export type List = { records: readonly Fields[]; meta: Fields };

/** What pages read: the answers of /v2, by its addresses. Each throws RequestError as the path does. */
export type Read = {
  record: (address: string) => Promise<Fields>;
  list: (address: string) => Promise<List>;
  /** @returns an answer with what `meta` says of it */
  whole: (address: string) => Promise<{ data: Fields; meta: Fields }>;
  /** @returns the record; null where there is none */
  maybe: (address: string) => Promise<Fields | null>;
};

/** What a page is asked. */
export type Asked = {
  /** Parameters of the path, decoded. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  read: Read;
  /** Address that readers use, without a slash at the end. */
  publicUrl: string;
  now: Date;
  /** When the answer must be there, in milliseconds on the monotonic clock. */
  deadline: number;
  /** @returns the error of a page that does not exist */
  missing: (message: string) => Error;
};

/** A picture that stands for a page where its address is shared. */
export type Picture = { path: string; alt: string };

/** What a page shows. */
export type View = {
  /** Of the page alone; the name of the service follows. */
  title: string;
  /** One sentence for search engines and links. */
  description: string;
  main: Html;
  /** Address of the page without what only changes how it is shown; a path. */
  canonical: string;
  /** The address below /v2 whose answer is shown; a path with its query. */
  api?: string;
  /** Path of a feed with what is shown. */
  feed?: string;
  /** Drawn of its record; else the picture of the site stands for it. */
  picture?: Picture;
  /** Other than 200. */
  status?: number;
  /** Objects of schema.org that the page is about; without these it is a page. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** A script of its own besides that of all pages. */
  script?: 'docs' | 'search';
  /** For pages that search engines should not keep, such as the second page of a filter. */
  hidden?: boolean;
};

/** Declaration of a page. */
export type Page = {
  /** Such as `/tenders/{id}`; segments in braces are parameters. */
  path: `/${string}`;
  section: Section;
  /** Whether a form may send its query in the body, too: what is pasted may be longer than an address. */
  takesForm?: true;
  /** Says how the service is, so that its last state is no answer. */
  live?: true;
  show: (asked: Asked) => View | Promise<View>;
};

/** Declaration of a file that is made when it is asked for, such as a calendar. */
export type Download = {
  path: `/${string}`;
  make: (asked: Asked) => Promise<PageReply>;
};
