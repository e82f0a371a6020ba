import type { Html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Asked, List, Section } from '#services/site/page.ts';
import type { Query } from '#services/site/query.ts';

/** A filter as a form shows it. Its name and its values are those of /v2. */
export type FilterField = {
  name: string;
  label: string;
  /** Values with what they are called; an empty one stands for no choice. Without these the reader writes. */
  choices?: readonly (readonly [value: string, label: string])[];
  type?: 'date' | 'number';
  hint?: string;
};

/** Declaration of a page with a list: what is searched, filtered and shown. The rest follows. */
export type ListDeclaration = {
  path: `/${string}`;
  section: Section;
  title: string;
  description: string;
  /** One record and many, such as `company` and `companies`. */
  one: string;
  many: string;
  /** What may be written into the search box; without this the list has none. */
  placeholder?: string;
  /** @returns the filters, which may depend on whether there are words */
  fields: (query: Query) => readonly FilterField[];
  /** Values of `sort` with what they are called. */
  sorts: readonly (readonly [value: string, label: string])[];
  /** @returns the address below /v2 that answers the query, page by page and as a table (CSV) */
  address: (query: Query) => string;
  /** @returns the query with what the page shows besides the records, such as marked words */
  marked?: (query: Query) => Query;
  /** How the list is a feed; without this it is none. */
  feed?: ListFeed;
  show: (list: List, query: Query, asked: Asked) => Html;
  /** Values of `view` with what they are called, the first of which is how the list is shown without one. */
  views?: readonly (readonly [value: string, label: string])[];
  /** Stands above the search box. */
  intro?: (asked: Asked) => Html | Promise<Html>;
  /** Stands below the filters. */
  aside?: (query: Query, asked: Asked, list: List) => Promise<Html>;
  /** What stands behind the number of records, such as `open now`. */
  state?: (query: Query) => string;
  /** Ways to change a query without result besides leaving filters out. */
  ways?: (query: Query) => readonly { label: string; query: Query }[];
  /** Further forms of the same list, as links. */
  forms?: (query: Query) => readonly Html[];
};

/** A list as a feed: what is newest of a query, for programs that look again from time to time. */
export type ListFeed = {
  /** Value of `sort` that puts the newest first. */
  sort: string;
  /** Value of `fields`, where an entry needs some that records of lists do not have by themselves. */
  fields?: string;
  entry: (record: Fields) => Entry;
};

/** An entry of a feed. */
export type Entry = {
  /** Path of its page. */
  path: string;
  title: string;
  /** When it was published, and when it last changed; null where that is not known. */
  published: string | null;
  updated: string | null;
  author: string | null;
  /** Texts about it, a line each. */
  lines: readonly string[];
};

/** Parameters of pages that /v2 does not have: they only change how a list is shown. */
export const SHOWN_BY = ['view', 'columns'] as const;
