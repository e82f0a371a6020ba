import type { Condition } from '#services/api/serve/condition.ts';
import type { Resource } from '#shared/resources/resource.ts';

/**
 * A path of the API, declared. Six kinds cover the interface: `list` and `record` read a resource, `profile` is a record
 * with a list in it, `counts` reads maintained counters, `groups` sums a resource up, `report` names a procedure.
 * Parsing, serving and documentation follow from the declaration.
 */
export type Endpoint =
  | ListEndpoint
  | RecordEndpoint
  | ProfileEndpoint
  | CountsEndpoint
  | GroupsEndpoint
  | ReportEndpoint;

/** Also the permission a key needs, and the heading in the documentation. */
export type Group =
  | 'meta'
  | 'tenders'
  | 'awards'
  | 'organizations'
  | 'companies'
  | 'directors'
  | 'categories'
  | 'provinces'
  | 'documents'
  | 'content'
  | 'seo'
  | 'industry'
  | 'services'
  | 'ocds'
  | 'intel'
  | 'forensic'
  | 'cipc'
  | 'newsletters';

type Common = {
  /** As documented, such as `/v2/tenders/{id}`; segments in braces are parameters. */
  path: `/v2/${string}`;
  group: Group;
  access: 'key' | 'public';
  /** One line. */
  summary: string;
  /** What the summary leaves open: defaults, choices the specification does not make. */
  description?: string;
};

/** How a path names a record, where it is not by any of the resource's identifiers. */
export type Lookup = {
  /** The path parameter. */
  parameter: string;
  /** Columns that are tried in order; all but `id` are text. */
  columns: readonly string[];
  /** Brings the caller's spelling into the columns'; what it gives no text for names no record. */
  canonical?: (value: string) => string | null;
};

/** The record whose parts are asked for: named by the path, by its identifiers unless `columns` says otherwise. */
export type Parent = Omit<Lookup, 'columns'> & {
  resource: Resource;
  columns?: readonly string[];
  /** Column of the parts that holds the parent's id; an array column holds the ids of all parents. */
  column: string;
};

/** Many records of a resource, page by page. */
export type ListEndpoint = Common & {
  kind: 'list';
  resource: Resource;
  /** Only the parts of one record; 404 when there is no such record, an empty list when it has none. */
  parent?: Parent;
  /** Names of the resource's filters that callers may send. */
  filters: readonly string[];
  /** Filters whose value stands in the path: path parameter → filter name. */
  bound?: Readonly<Record<string, string>>;
  /** Filter values that hold where the caller sends none. */
  defaults?: Readonly<Record<string, string>>;
  /** Conditions that hold whatever the caller sends. */
  fixed?: readonly Condition[];
  /** A column value that is only true until a moment in another column has come. */
  lapse?: Lapse;
  /** How `q` is understood; without this the list has no `q`. */
  search?: { required: boolean; exact: readonly string[] };
  /** Sort where the caller names none; by default the resource's. */
  sort?: string;
  /** Other names of the resource's sorts that known clients send. */
  sortAliases?: Readonly<Record<string, string>>;
};

/** Records with `value` in `column` lose it when the time in `at` has come; null there means never. */
export type Lapse = { column: string; value: string; at: string };

/**
 * One record of a resource. The path's one parameter is any of its identifiers, or what `lookup` says, or names the
 * parent of which it is the only part.
 */
export type RecordEndpoint = Common & {
  kind: 'record';
  resource: Resource;
  lookup?: Lookup;
  parent?: Parent;
};

/** One record, whose field `embedded.field` holds a list of its own that `limit` and `cursor` page through. */
export type ProfileEndpoint = Common & {
  kind: 'profile';
  resource: Resource;
  lookup?: Lookup;
  embedded: {
    /** Field of the record that holds the list; `meta` carries its full length as `total<Field>`. */
    field: string;
    resource: Resource;
    /** Column of the embedded records that holds the record's id. */
    column: string;
  };
};

/** How many records of a resource hold each value of a counted column. */
export type CountsEndpoint = Common & {
  kind: 'counts';
  resource: Resource;
  /** One of the resource's counted columns. */
  column: string;
  /** Values that are listed even when nothing holds them, in order; others follow under their own slug. */
  vocabulary: readonly { slug: string; name: string }[];
  /** Payload name → what it shows. */
  item: Readonly<Record<string, 'name' | 'slug' | 'count'>>;
};

/** Records of a resource summed up by what a column says: number, sum and mean of an amount. */
export type GroupsEndpoint = Common & {
  kind: 'groups';
  resource: Resource;
  /** Numeric column that is summed. */
  measure: string;
  /** Moment column that `from` and `to` bound. */
  at: string;
  /** How records can be grouped; the first is taken where the caller names none. `groupBy` exists where there are more. */
  by: readonly Grouping[];
};

/** A way of grouping, under the payload name that says which group it is. */
export type Grouping = {
  name: string;
  column: string;
  /** The column's South African month, quarter or year, shown as `period`. */
  period?: 'month' | 'quarter' | 'year';
  /** Display names of values, where they are slugs. */
  names?: readonly { slug: string; name: string }[];
};

/** Procedures, each a file in routes/. */
export type ReportName =
  | 'status'
  | 'usage'
  | 'openapi'
  | 'industries'
  | 'restrictedCheck'
  | 'restrictedMatch'
  | 'downloadUrl'
  | 'related';

/** An answer that is truly procedural. */
export type ReportEndpoint = Common & { kind: 'report'; report: ReportName };
