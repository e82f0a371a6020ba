import type { Condition } from '#services/api/v2/serve/sql/condition.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * A path of the API, declared. Six kinds cover the interface: `list` and `record` read a resource, `profile` is a record
 * with a list in it, `counts` reads maintained counters, `groups` sums a resource up, `procedure` names one of v2/procedures.
 * Parsing, serving and documentation follow from the declaration.
 */
export type Endpoint =
  | ListEndpoint
  | RecordEndpoint
  | ProfileEndpoint
  | CountsEndpoint
  | GroupsEndpoint
  | ProcedureEndpoint;

/** Also the permission a key needs, and the heading in the documentation. */
export type Group =
  | 'meta'
  | 'changes'
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
  /** Brings the caller's spelling into the columns', all or by name; what it gives no text for names no record. */
  canonical?: Canonical | Readonly<Record<string, Canonical>>;
  /** A value for the documentation, where the columns' own examples are not how people write it. */
  example?: string;
};
export type Canonical = (value: string) => string | null;

/** The record that a list or a record hangs on: named by the path, by its identifiers unless `columns` says otherwise. */
export type Parent = Partial<Lookup> & {
  parameter: string;
  resource: Resource;
} & Relation;

/** How records hang on their parent. */
type Relation =
  /** By a column that holds the parent's id; an array column holds the ids of all parents. */
  | { column: string }
  /** By these columns, which both have, being alike as far as the parent has a value; the parent itself is left out. */
  | { alike: readonly string[] };

/** Many records of a resource, page by page. */
export type ListEndpoint = Common & {
  kind: 'list';
  resource: Resource;
  /** Only the parts of one record; 404 when there is no such record, an empty list when it has none. */
  parent?: Parent;
  /** Names of the resource's filters that callers may send. */
  filters: readonly string[];
  /** Other names of those filters on this path: query parameter → filter name. */
  aliases?: Readonly<Record<string, string>>;
  /** Filters whose value stands in the path: path parameter → filter name. */
  bound?: Readonly<Record<string, string>>;
  /** Filter values that hold where the caller sends none. */
  defaults?: Readonly<Record<string, string>>;
  /** Conditions that hold whatever the caller sends. */
  fixed?: readonly Condition[];
  /** A column value that is only true until a moment in another column has come. */
  expiry?: Expiry;
  /** Whether an enterprise key can have the whole list as a stream of lines. */
  snapshot?: true;
  /** How `q` is understood; without this the list has no `q`. */
  search?: { required: boolean; ranked?: boolean };
  /** Sort where the caller names none; by default the resource's. */
  sort?: string;
  /** Other names of the resource's sorts that known clients send. */
  sortAliases?: Readonly<Record<string, string>>;
};

/** Records with `value` in `column` lose it when the time in `at` has come; null there means never. */
export type Expiry = { column: string; value: string; at: string };

/**
 * One record of a resource. The path's one parameter is any of its identifiers, or what `lookup` says, or names the
 * parent of which it is the only part.
 */
export type RecordEndpoint = Common & {
  kind: 'record';
  resource: Resource;
  lookup?: Lookup;
  parent?: Parent;
  /** Parts that callers can ask for with `include`: fields of the record itself, or records that hang on it. */
  include?: Readonly<Record<string, 'field' | Part>>;
};

/** Records of a resource whose `column` holds the id of the record they belong to; `single` where there is one at most. */
export type Part = { resource: Resource; column: string; single?: true };

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
  codelist: readonly { slug: string; name: string }[];
  /** Payload name → what it shows. */
  item: Readonly<Record<string, 'name' | 'slug' | 'count'>>;
  /** Where the names of values stand where they are no codelist; such counts come page by page, in the order of the values. */
  names?: { resource: Resource; slug: string; name: string };
  /** A value that records lose when a moment has come, and the value they are counted under from then on. */
  expiry?: Expiry & { into: string };
};

/** Records of a resource summed up by what a column says. */
export type GroupsEndpoint = Common & {
  kind: 'groups';
  resource: Resource;
  /** Conditions that hold whatever the caller sends. */
  fixed?: readonly Condition[];
  /** Numeric column that is summed. */
  measure: string;
  /** Moment column that `from` and `to` bound. */
  at: string;
  /** Ways of grouping; the first is taken where the caller names none. `groupBy` exists where there are several. */
  by: readonly Grouping[];
  /** Payload name → what it shows of a group: number of records, sum and mean of the measure. */
  item: Readonly<Record<string, 'count' | 'sum' | 'mean'>>;
};

/** A way of grouping: by the values of a column, or by the South African month, quarter or year of a moment. */
export type Grouping = {
  /** What callers name it by; also the payload's name of the value, except that periods are shown as `period`. */
  name: string;
  column: string;
  period?: 'month' | 'quarter' | 'year';
  /** Display name of a value, where the column holds another spelling. */
  show?: (value: string) => string;
  example: string;
};

/** Procedures, each a file in routes/. */
export type ProcedureName =
  | 'status'
  | 'usage'
  | 'openapi'
  | 'industries'
  | 'restrictedCheck'
  | 'restrictedMatch'
  | 'changes'
  | 'downloadUrl';

/** An answer that is truly procedural. */
export type ProcedureEndpoint = Common & { kind: 'procedure'; procedure: ProcedureName };
