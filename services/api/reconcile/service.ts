import type { Type } from '#services/api/reconcile/protocol.ts';
import type { ScreeningDecision } from '#shared/domain/screening/decision.ts';
import type { Field, FieldType } from '#shared/resources/definition/fields.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** A record that queries may mean. */
export type Entity = {
  id: string;
  name: string;
  /** What tells it from namesakes, on one line. */
  description: string;
  types: readonly Type[];
  /** As published. */
  record: Readonly<Record<string, unknown>>;
};

/** What a query says about whom it means. */
export type EntityDescription = {
  /** Without identity numbers; empty where only properties are given. */
  name: string;
  registration: string | null;
  csd: string | null;
};

/** A record with how alike it is; `decided` where a number or the id of the query says that it is the one. */
export type EntityCandidate = { entity: Entity; decided: boolean } & Pick<
  ScreeningDecision,
  'score' | 'features'
>;

/** One kind of record that clients reconcile with. */
export type Service = {
  /** The last part of its path. */
  name: string;
  title: string;
  /** Before the id of a record, its path in /v2. */
  records: `/v2/${string}/`;
  resource: Resource;
  /** URI of what its records are. */
  schemaSpace: string;
  /** The first one is that of all records. */
  types: readonly [Type, ...Type[]];
  /** @returns records that may be meant, each once, in any order */
  candidates: (asked: EntityDescription) => Promise<EntityCandidate[]>;
  /** @returns records whose registration number or name begins with the text first, at most so many */
  suggest: (prefix: string, count: number) => Promise<Entity[]>;
  /** @returns the record with an id, also one that it had before; null where there is none */
  record: (id: string) => Promise<Entity | null>;
};

export type Property = { id: string; name: string; field: Field };

/** Types of fields whose values fit into a cell of a table. */
const FITTING: ReadonlySet<FieldType> = new Set([
  'text',
  'uuid',
  'uri',
  'integer',
  'number',
  'flag',
  'truth',
  'day',
  'instant',
  'texts',
]);

/** @returns the properties of a service: what lists show of its records, but for objects and for what no stage fills yet */
export const propertiesOf = ({ resource }: Pick<Service, 'resource'>): Property[] =>
  Object.entries(resource.fields).flatMap(([id, field]) =>
    field.level === 'list' && FITTING.has(field.type) && field.pending === undefined && id !== 'id'
      ? [{ id, name: titleOf(id), field }]
      : [],
  );

/** `latestAwardDate` → `Latest award date` */
const titleOf = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
