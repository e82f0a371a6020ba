import { isObject, type Json } from '#shared/domain/tenders/read/fields/reading.ts';
import { inOrderOfDates } from './order.ts';
import {
  type FieldRule,
  hasId,
  METADATA,
  type MergeRules,
  rulesWithin,
  setField,
  standardRules,
  strategyOf,
} from './rules.ts';

/** What is known of a field: the values of a literal, the fields of an object, or the objects of a list. */
type History = Literal | Fields | Items;
type Literal = { kind: 'literal'; versions: { release: Json; value: unknown }[] };
type Fields = { kind: 'object'; fields: Map<string, History> };
type Items = { kind: 'identifier'; items: { id: unknown; fields: Fields }[] };

/** The release that is being merged, and where in it. */
type Place = { release: Json; path: string; depth: number };

/**
 * Merges the releases of one process, in any order, into its versioned release: in place of each value the list of the
 * values that the field has had, `{ releaseID, releaseDate, releaseTag, value }`, from the first to the last. The value
 * is null where the release removed the field.
 * @param releases at least one; none is modified
 * @throws TypeError for no releases, for releases of several processes, where one of several has no readable date, and
 *   where a field is an object in one release and not in another, which a versioned release cannot express
 */
export function versionedRelease(releases: readonly Json[], rules: MergeRules = standardRules): Json {
  const ordered = inOrderOfDates(releases);
  const whole = newFields();
  for (const release of ordered) {
    const content = Object.entries(release).filter(([name]) => !METADATA.has(name));
    addFields(whole, content, rules, { release, path: '', depth: 0 });
  }
  const ocid = ordered.map((release) => release['ocid']).findLast((known) => known != null);
  return { ...(ocid == null ? {} : { ocid }), ...shownFields(whole) };
}

function addFields(
  { fields }: Fields,
  input: readonly [string, unknown][],
  rules: MergeRules,
  { release, path, depth }: Place,
): void {
  for (const [name, value] of input) {
    const place = { release, path: path === '' ? name : `${path}/${name}`, depth: depth + 1 };
    const history = withValue(fields.get(name), value, rules.get(name), place);
    if (history !== undefined) fields.set(name, history);
  }
}

/** @returns what is known of a field after a release; undefined where nothing is */
function withValue(
  before: History | undefined,
  value: unknown,
  rule: FieldRule | undefined,
  place: Place,
): History | undefined {
  const strategy = strategyOf(value, rule, place.depth);
  if (strategy === 'omit') return before;
  if (strategy === 'literal') {
    // Null for an object or a list removes none of its parts.
    if (value === null && before !== undefined && before.kind !== 'literal') return before;
    return withVersion(before, value, place);
  }
  if (Object.keys(value as object).length === 0) return before;
  // Before an object there may have been null, which says no more than that there was no object.
  const known =
    before?.kind === 'literal' && before.versions.every((version) => version.value === null)
      ? undefined
      : before;
  if (strategy === 'object') {
    const fields = known ?? newFields();
    if (fields.kind !== 'object') throw changedKind(place);
    addFields(fields, Object.entries(value as Json), rulesWithin(rule), place);
    return fields.fields.size > 0 ? fields : before;
  }
  const list = known ?? { kind: 'identifier', items: [] };
  if (list.kind !== 'identifier') throw changedKind(place);
  for (const item of value as Json[]) addItem(list, item, rulesWithin(rule), place);
  return list.items.length > 0 ? list : before;
}

function withVersion(before: History | undefined, value: unknown, place: Place): Literal {
  const history = before ?? { kind: 'literal', versions: [] };
  if (history.kind !== 'literal') throw changedKind(place);
  addVersion(history, value, place.release);
  return history;
}

/** A release that gives a field twice, in objects of a list with one id, has said the last value only. */
function addVersion({ versions }: Literal, value: unknown, release: Json): void {
  if (versions.at(-1)?.release === release) versions.pop();
  const last = versions.at(-1);
  if (last === undefined || !sameJson(last.value, value)) versions.push({ release, value });
}

/** The id that an object is found by is no value with versions. Without an id it is added each time. */
function addItem({ items }: Items, item: Json, rules: MergeRules, place: Place): void {
  const id = hasId(item, rules) ? item['id'] : undefined;
  const known = id === undefined ? undefined : items.find((other) => other.id === id);
  const { fields } = known ?? { fields: newFields() };
  const values = Object.entries(item).filter(([name]) => name !== 'id');
  addFields(fields, values, rules, place);
  if (known === undefined && (id !== undefined || fields.fields.size > 0)) items.push({ id, fields });
}

const newFields = (): Fields => ({ kind: 'object', fields: new Map() });

const changedKind = ({ release, path }: Place): TypeError =>
  new TypeError(`${path} has another type in release ${release['id']} than before`);

function shown(history: History): unknown {
  if (history.kind === 'object') return shownFields(history);
  if (history.kind === 'identifier')
    return history.items.map(({ id, fields }) => ({
      ...(id === undefined ? {} : { id }),
      ...shownFields(fields),
    }));
  return history.versions.map(({ release, value }) => ({
    releaseID: release['id'],
    releaseDate: release['date'],
    releaseTag: release['tag'],
    value,
  }));
}

function shownFields({ fields }: Fields): Json {
  const object: Json = {};
  for (const [name, history] of fields) setField(object, name, shown(history));
  return object;
}

/** @returns whether two values are the same JSON; the order of an object's fields means nothing */
function sameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameJson(item, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameJson(one[name], other[name]))
  );
}
