import { isObject, type Json } from '#shared/domain/tenders/read/fields/reading.ts';

/**
 * The merge routine of OCDS 1.1 (https://standard.open-contracting.org/1.1/en/schema/merging/) for compiled releases:
 * releases in the order of their dates; objects merge field by field; null removes a field; arrays of objects merge by
 * `id` unless the schema says otherwise; everything else is replaced.
 */

/** What the 1.1 release schema says beyond the general rule, by path without array indexes. */
const omitted: ReadonlySet<string> = new Set(['id', 'date', 'tag']);
const wholeLists: ReadonlySet<string> = new Set([
  'awards/amendment/changes',
  'awards/amendments/changes',
  'awards/items/additionalClassifications',
  'awards/suppliers/additionalIdentifiers',
  'buyer/additionalIdentifiers',
  'contracts/amendment/changes',
  'contracts/amendments/changes',
  'contracts/implementation/transactions/payee/additionalIdentifiers',
  'contracts/implementation/transactions/payer/additionalIdentifiers',
  'contracts/items/additionalClassifications',
  'contracts/relatedProcesses/relationship',
  'parties/additionalIdentifiers',
  'parties/roles',
  'relatedProcesses/relationship',
  'tender/additionalProcurementCategories',
  'tender/amendment/changes',
  'tender/amendments/changes',
  'tender/items/additionalClassifications',
  'tender/procuringEntity/additionalIdentifiers',
  'tender/submissionMethod',
  'tender/tenderers/additionalIdentifiers',
]);

/** Deeper structures are no procurement; they are taken whole instead of merged, so that none can exhaust the stack. */
const DEEPEST = 60;

/**
 * Merges one release into the state before it. `versionId` needs no rule here: it only tells versioned releases which
 * ids are values, and ids outside arrays are values anyway.
 * @param state compiled so far; null for the first release. Never changed.
 * @returns the state after the release, with the release's `id` and `date`, tagged `compiled`
 */
export function mergeRelease(state: Json | null, release: Json): Json {
  // A release that is compiled already is the whole state, not a change to it.
  const compiled = Array.isArray(release['tag']) && release['tag'].includes('compiled');
  const merged = mergeObject(compiled || state === null ? {} : state, release, '', 0);
  merged['tag'] = ['compiled'];
  for (const name of ['id', 'date']) if (release[name] !== undefined) merged[name] = release[name];
  return merged;
}

function mergeObject(output: Json, input: Json, path: string, depth: number): Json {
  const merged: Json = { ...output };
  for (const [name, value] of Object.entries(input)) {
    const at = path === '' ? name : `${path}/${name}`;
    if (omitted.has(at) || (isEmpty(value) && !wholeLists.has(at))) continue;
    if (value === null) delete merged[name];
    else
      set(
        merged,
        name,
        mergeValue(Object.hasOwn(merged, name) ? merged[name] : undefined, value, at, depth + 1),
      );
  }
  return merged;
}

function mergeValue(output: unknown, input: unknown, path: string, depth: number): unknown {
  if (depth > DEEPEST) return input;
  if (isObject(input)) return mergeObject(isObject(output) ? output : {}, input, path, depth);
  if (!Array.isArray(input) || wholeLists.has(path) || !input.every(isObject)) return input;
  return mergeById(Array.isArray(output) && output.every(isObject) ? output : [], input, path, depth);
}

/** Objects with an id merge with their namesake; objects without one are always new. */
function mergeById(output: readonly Json[], input: readonly Json[], path: string, depth: number): Json[] {
  const merged = [...output];
  const places = new Map<unknown, number>();
  merged.forEach((item, index) => {
    if (hasId(item) && !places.has(item['id'])) places.set(item['id'], index);
  });
  for (const item of input) {
    const place = hasId(item) ? places.get(item['id']) : undefined;
    if (place !== undefined) {
      merged[place] = mergeObject(merged[place] ?? {}, item, path, depth);
      continue;
    }
    if (hasId(item)) places.set(item['id'], merged.length);
    merged.push(mergeObject({}, item, path, depth));
  }
  return merged;
}

/** Of an empty object, or an empty list that merges by id, there is nothing to merge. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const hasId = (item: Json): boolean => item['id'] !== undefined && item['id'] !== null;

/** Assigns as an own field, whatever its name: `__proto__` is a name like any other in JSON. */
function set(object: Json, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  else object[name] = value;
}
