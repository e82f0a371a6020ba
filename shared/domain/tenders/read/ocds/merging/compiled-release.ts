import { isObject, type Json } from '#shared/domain/tenders/read/fields/reading.ts';
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

/**
 * Merges one release into the state before it.
 * @param state a compiled release; null for the first release. Neither state nor release is modified
 * @returns the compiled release: its `date` is that of the release, its `id` the ocid and that date
 */
export function mergeRelease(state: Json | null, release: Json): Json {
  const merged = mergeObject(state ?? {}, release, standardRules, 0);
  const ocid = release['ocid'] ?? state?.['ocid'];
  const date = release['date'] ?? state?.['date'];
  for (const name of METADATA) delete merged[name];
  return {
    tag: ['compiled'],
    ...(isName(ocid) && isName(date) ? { id: `${ocid}-${date}` } : {}),
    ...(date == null ? {} : { date }),
    ...(ocid == null ? {} : { ocid }),
    ...merged,
  };
}

/** Other values have no text, or cannot be converted to a text. */
const isName = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function mergeObject(output: Json, input: Json, rules: MergeRules, depth: number): Json {
  const merged: Json = { ...output };
  for (const [name, value] of Object.entries(input))
    mergeField(merged, name, value, rules.get(name), depth + 1);
  return merged;
}

/**
 * Removes a field that is null, but not an object or a list of objects: as in the reference implementation of the
 * standard, only their parts can be removed, one by one. An object or list that becomes empty is removed, and one that
 * adds nothing changes nothing.
 */
function mergeField(
  merged: Json,
  name: string,
  value: unknown,
  rule: FieldRule | undefined,
  depth: number,
): void {
  const strategy = strategyOf(value, rule, depth);
  const before = Object.hasOwn(merged, name) ? merged[name] : undefined;
  if (value === null) {
    const hasParts = isObject(before) || (rule !== 'whole-list' && isListOfObjects(before));
    if (!hasParts) delete merged[name];
    return;
  }
  if (strategy === 'literal') {
    setField(merged, name, value);
    return;
  }
  const within = rulesWithin(rule);
  const after =
    strategy === 'object'
      ? mergeObject(isObject(before) ? before : {}, value as Json, within, depth)
      : mergeById(isListOfObjects(before) ? before : [], value as Json[], within, depth);
  if (Object.keys(after).length > 0) setField(merged, name, after);
  else if (strategy === 'object' ? isObject(before) : isListOfObjects(before)) delete merged[name];
}

/** Merges objects with equal ids. Objects without an id are added each time, because nothing identifies them. */
function mergeById(
  output: readonly Json[],
  input: readonly Json[],
  rules: MergeRules,
  depth: number,
): Json[] {
  const merged = [...output];
  const places = new Map<unknown, number>();
  merged.forEach((item, index) => {
    if (hasId(item) && !places.has(item['id'])) places.set(item['id'], index);
  });
  for (const item of input) {
    const place = hasId(item) ? places.get(item['id']) : undefined;
    const after = mergeObject(place === undefined ? {} : (merged[place] ?? {}), item, rules, depth);
    if (place !== undefined) {
      merged[place] = after;
      continue;
    }
    if (Object.keys(after).length === 0) continue;
    if (hasId(item)) places.set(item['id'], merged.length);
    merged.push(after);
  }
  return merged;
}

const isListOfObjects = (value: unknown): value is Json[] => Array.isArray(value) && value.every(isObject);
