import type { Condition } from '#services/api/serve/condition.ts';
import type { Resource } from '#shared/resources/resource.ts';

/**
 * A path of the API, declared. Four kinds cover the interface: `list` and `record` read a resource, `counts` reads
 * maintained counters, `report` names a procedure. Parsing, serving and documentation follow from the declaration.
 */
export type Endpoint = ListEndpoint | RecordEndpoint | CountsEndpoint | ReportEndpoint;

/** Also the permission a key needs, and the heading in the documentation. */
export type Group = 'meta' | 'tenders' | 'awards';

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

/** Many records of a resource, page by page. */
export type ListEndpoint = Common & {
  kind: 'list';
  resource: Resource;
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

/** One record of a resource, looked up by any of its identifiers; the path's one parameter is the identifier. */
export type RecordEndpoint = Common & { kind: 'record'; resource: Resource };

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

/** Procedures, each a file in routes/. */
export type ReportName = 'status' | 'usage' | 'openapi';

/** An answer that is truly procedural. */
export type ReportEndpoint = Common & { kind: 'report'; report: ReportName };
