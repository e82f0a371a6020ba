import type { Html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { List, PageRequest, Section } from '#services/site/page.ts';
import type { ListQuery } from '#services/site/query.ts';

/** A filter as a form shows it. Its name and its values are those of /v2. */
export type FilterField = {
  name: string;
  label: string;
  /** Values with their labels; an empty value means no choice. Without values the field is a text field. */
  choices?: readonly (readonly [value: string, label: string])[];
  /** @returns the value of a choice for any spelling of it that /v2 takes; another text as it is */
  canonical?: (value: string) => string;
  type?: 'date' | 'number';
  hint?: string;
};

/** @returns the value of the choice that a value of the query means; the value itself if the field has no such choices */
export const canonicalOf = (field: FilterField | undefined, value: string): string =>
  field?.canonical?.(value) ?? value;

/** Declaration of a page with a list: its search, filters and columns. Everything else is derived from it. */
export type ListDeclaration = {
  path: `/${string}`;
  section: Section;
  title: string;
  description: string;
  /** One record and many, such as `company` and `companies`. */
  one: string;
  many: string;
  /** The placeholder of the search box; without it the list has no search box. */
  placeholder?: string;
  /** @returns the filters, which may depend on whether there are words */
  fields: (query: ListQuery) => readonly FilterField[];
  /** Values of `sort` with their labels. */
  sorts: readonly (readonly [value: string, label: string])[];
  /** @returns the address below /v2 that answers the query, page by page and as a table (CSV) */
  address: (query: ListQuery) => string;
  /** @returns the query with parameters for what the page shows besides the records, such as marked words */
  marked?: (query: ListQuery) => ListQuery;
  /** How the list becomes a feed; without this it has no feed. */
  feed?: ListFeed;
  show: (list: List, query: ListQuery, asked: PageRequest) => Html;
  /** Values of `view` with their labels; the first one is the default. */
  views?: readonly (readonly [value: string, label: string])[];
  /** Values of `columns`, if readers may choose the columns of a table. */
  columns?: readonly string[];
  /** Content above the search box. */
  intro?: (asked: PageRequest) => Html | Promise<Html>;
  /** Content below the filters. */
  aside?: (query: ListQuery, asked: PageRequest, list: List) => Promise<Html>;
  /** Text after the number of records, such as `open now`. */
  state?: (query: ListQuery) => string;
  /** Changes to suggest for a query without results, besides removing filters. */
  ways?: (query: ListQuery) => readonly { label: string; query: ListQuery }[];
  /** Further forms of the same list, as links. */
  forms?: (query: ListQuery) => readonly Html[];
};

/** A list as a feed: the newest results of a query, for programs that ask regularly. */
export type ListFeed = {
  /** Value of `sort` that puts the newest first. */
  sort: string;
  /** Value of `fields`, if an entry needs fields that lists do not have by default. */
  fields?: string;
  entry: (record: Fields) => ListEntry;
};

/** An entry of a feed. */
export type ListEntry = {
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

/** Parameters that only pages have, not /v2: they change how a list is shown. */
export const SHOWN_BY = ['view', 'columns'] as const;
