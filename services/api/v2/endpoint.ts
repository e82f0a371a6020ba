import type { z } from 'zod';
import type { PermissionGroup } from '#shared/access/permissions.ts';
import type { MatchPlace } from '#shared/domain/search/matching.ts';
import type { Where } from '#shared/domain/search/word-texts.ts';
import type { Condition } from '#shared/reading/condition.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * Declaration of a path of /v2. Six kinds cover the interface: `list` and `record` read a resource, `profile` is a record
 * with an embedded list, `counts` reads maintained counters, `groups` aggregates a resource, `procedure` names a
 * procedure. Parsing, serving and documentation follow from the declaration.
 */
export type Endpoint =
  | ListEndpoint
  | RecordEndpoint
  | ProfileEndpoint
  | CountsEndpoint
  | GroupsEndpoint
  | ProcedureEndpoint;

type Common = {
  /** As documented, such as `/v2/tenders/{id}`; segments in braces are parameters. One below `/api/` is read by that room only. */
  path: `/${'v2' | 'api'}/${string}`;
  /** Also the permission a key needs, and the heading in the documentation. */
  group: PermissionGroup;
  access: 'key' | 'public';
  /** One line. */
  summary: string;
  /** Details that the summary leaves out: defaults, choices that the specification does not make. */
  description?: string;
};

/** How a path names a record, if not by any of the resource's identifiers. */
export type Lookup = {
  /** The path parameter. */
  parameter: string;
  /** Columns that are tried in order; all but `id` are text. */
  columns: readonly string[];
  /** Turns the caller's spelling into that of the columns, of all or by column name; null means that no record has it. */
  canonical?: Canonical | Readonly<Record<string, Canonical>>;
  /** A value for the documentation, where people write it differently from the columns' examples. */
  example?: string;
};
export type Canonical = (value: string) => string | null;

/** The record that others belong to. The path names it by its identifiers unless `columns` says otherwise. */
export type Parent = Partial<Lookup> & {
  parameter: string;
  resource: Resource;
} & Relation;

/** How child records refer to their parent. */
type Relation =
  /** By a column that holds the parent's id; an array column holds the ids of all parents. */
  | { column: string }
  /** By equal values in these columns, as far as the parent has a value; the parent itself is left out. */
  | { alike: readonly string[] };

/** Many records of a resource, page by page. */
export type ListEndpoint = Common & {
  kind: 'list';
  resource: Resource;
  /** Only the child records of one record; 404 when there is no such record, an empty list when it has no children. */
  parent?: Parent;
  /** Whether the records are those that have most in common with the parent, best first, unless `sort` or `q` is sent. */
  related?: true;
  /** Rankings of the records, which answer where `by` or `year` is sent. */
  ranking?: Resource;
  /** Names of the resource's filters that callers may send. */
  filters: readonly string[];
  /** Other names of those filters on this path: query parameter → filter name. */
  aliases?: Readonly<Record<string, string>>;
  /** Filters whose value is in the path: path parameter → filter name. */
  bound?: Readonly<Record<string, string>>;
  /** Fields that have the value in the path exactly as it is spelled: path parameter → field. The filters of `bound` narrow them. */
  spelled?: Readonly<Record<string, string>>;
  /** The record that the value in the path names: where there is one, its child records are meant, and no filter is bound. */
  behind?: Parent;
  /** Filter values that apply where the caller sends none. */
  defaults?: Readonly<Record<string, string>>;
  /** Conditions that always apply. */
  fixed?: readonly Condition[];
  /** Whether an enterprise key can read the whole list as a stream of lines. */
  snapshot?: true;
  /** Whether `q` is required, and whether the best matches come first; without this the list has no `q`. */
  search?: {
    required: boolean;
    ranked?: boolean;
    /** What is searched; the texts of the records alone unless it says otherwise. */
    where?: Where;
    /** Whether callers may say by `in` what is searched. */
    chooses?: true;
    /** Fields that the records of a ranked list name where they match. */
    matched?: Matched;
    /** Records about the found ones, whose passages are named where words of documents match that no field of `matched` shows. */
    passagesOf?: Passages;
    highlight?: Highlighted;
    facets?: readonly Facet[];
  };
  /** Sort where the caller names none; by default the resource's. */
  sort?: string;
  /** Other names of the resource's sorts that known clients send. */
  sortAliases?: Readonly<Record<string, string>>;
  /** Additions that callers can ask for with `include`. */
  include?: Inclusions;
  /** The parameter that adds the records which the resource's `aside` leaves out. */
  aside?: { parameter: string; description: string };
  /** A query parameter by whose value parts of this declaration are others; `meta` repeats it. The first is the default. */
  variants?: {
    parameter: string;
    description: string;
    of: Readonly<Record<string, Pick<ListEndpoint, 'aliases' | 'fixed' | 'sort' | 'behind' | 'spelled'>>>;
  };
};

/** Fields by the place where the index has their words or values, the one that counts most first. */
export type Matched = Readonly<Partial<Record<MatchPlace, readonly string[]>>>;

/** A list field of passages with `quote`, `documentId` and `page`, in records that name their parent by `column`. */
export type Passages = { resource: Resource; column: string; field: string };

/** Fields of lists whose words can be marked, by the name of the fragment. */
export type Highlighted = Readonly<Record<string, string>>;

/** A column by whose values the found records can be counted; an array column counts a record under each of its values. */
export type Facet = { name: string; column: string };

/**
 * One record of a resource. The path's one parameter is any of its identifiers, or a value as `lookup` describes, or it
 * names the parent whose only child record it is.
 */
export type RecordEndpoint = Common & {
  kind: 'record';
  resource: Resource;
  lookup?: Lookup;
  parent?: Parent;
  /** Additions that callers can ask for with `include`. */
  include?: Inclusions;
};

/** Additions by name. */
export type Inclusions = Readonly<Record<string, Inclusion>>;

/**
 * What `include` can add to records: a field of the record itself, which lists do not show or `fields` has left out, other
 * records, or what the record's fields say in another form. Each is read by one statement for all records of a page.
 */
export type Inclusion = 'field' | ChildRecords | ReferredRecord | RelatedRecords | ComputedValue;

/** Records of a resource whose `column` holds the id of the parent; `single` where there is at most one. */
export type ChildRecords = { resource: Resource; column: string; single?: true };

/** The one record of a resource whose id is in the record's column `reference`, as `shown` says, else as it is. */
export type ReferredRecord = { resource: Resource; reference: string; shown?: View };

/** What a record and the one that it refers to say together. */
export type View = {
  description: string;
  schema: z.ZodType;
  read: (
    record: Readonly<Record<string, unknown>>,
    referred: Readonly<Record<string, unknown>> | null,
  ) => unknown;
};

/** So many records of the same resource that have most in common with the record, best first; for single records only. */
export type RelatedRecords = { resource: Resource; related: number };

/** What the fields of a record, as its own path shows them, say in another form. */
export type ComputedValue = {
  description: string;
  schema: z.ZodType;
  read: (record: Readonly<Record<string, unknown>>) => unknown;
};

/** One record with an embedded list, which `limit` and `cursor` page through. */
export type ProfileEndpoint = Common & {
  kind: 'profile';
  resource: Resource;
  lookup?: Lookup;
  /** Fields of lists with which `meta.alternatives` shows the other records that the same text names. */
  alternatives?: readonly string[];
  embedded: {
    /** Field of the record that holds the list; `meta` carries its full length as `total<Field>`. */
    field: string;
    resource: Resource;
    /** Column of the embedded records that holds the record's id. */
    column: string;
  };
};

/** Number of records of a resource for each value of a counted column. */
export type CountsEndpoint = Common & {
  kind: 'counts';
  resource: Resource;
  /** One of the resource's counted columns. */
  column: string;
  /** Values that are always listed, in this order; other values follow under their own slug. */
  codelist: readonly { slug: string; name: string }[];
  /** Payload name → property of the count. */
  item: Readonly<Record<string, 'name' | 'slug' | 'count'>>;
  /** The list whose filters callers may send to choose what is counted; without it they may send none. */
  list?: Pick<ListEndpoint, 'filters' | 'aliases' | 'search' | 'aside'>;
  /** Resource with the names of the values, where there is no codelist; such counts come page by page, ordered by value. */
  names?: { resource: Resource; slug: string; name: string };
};

/** Aggregates of a resource by the values of a column. */
export type GroupsEndpoint = Common & {
  kind: 'groups';
  resource: Resource;
  /** Conditions that always apply. */
  fixed?: readonly Condition[];
  /** Numeric column that is summed. */
  measure: string;
  /** Numeric column with the published value: a record with a value here and none in `measure` is left out of the sums. */
  stated: string;
  /**
   * Times by which records are grouped, and which `from` and `to` restrict; `dateBasis` names one. By default the first
   * one that any record has.
   */
  at: readonly { name: string; column: string }[];
  /** Possible groupings; the first is the default. The parameter `groupBy` exists where there are several. */
  by: readonly Grouping[];
  /** Payload name → figure of the group. */
  item: Readonly<Record<string, Figure>>;
};

/**
 * Number of records; sum, mean and median of the measure; number of records that these three contain, and of those with a value
 * that they leave out.
 */
export type Figure = 'count' | 'sum' | 'mean' | 'median' | 'counted' | 'excluded';

/** A grouping: by the values of a column, or by the South African month, quarter or year of the time. */
export type Grouping = {
  /** Value of `groupBy`, and the payload's name of the group's value; periods are named `period` there. */
  name: string;
  example: string;
} & (
  | {
      column: string;
      /** Display name of a value, where the column holds another spelling. */
      show?: (value: string) => string;
      /** The possible values, if the list is closed and every record has one. */
      values?: readonly string[];
    }
  | { period: Period }
);
export type Period = 'month' | 'quarter' | 'year';

/** Names of the procedures, see v2/procedures/index.ts. */
export type ProcedureName =
  | 'status'
  | 'usage'
  | 'openapi'
  | 'industries'
  | 'estimates'
  | 'statusHistory'
  | 'checkHistory'
  | 'snapshots'
  | 'restrictedCheck'
  | 'restrictedMatch'
  | 'changes'
  | 'downloadUrl';

/** A path whose response is computed by code of its own. */
export type ProcedureEndpoint = Common & { kind: 'procedure'; procedure: ProcedureName };
