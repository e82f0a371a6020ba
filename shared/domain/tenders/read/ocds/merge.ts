import { isObject, type Json } from '#shared/domain/tenders/read/fields/reading.ts';

/**
 * The merge routine of OCDS 1.1 (https://standard.open-contracting.org/1.1/en/schema/merging/) for compiled releases:
 * releases in the order of their dates; objects merge field by field; null removes a field; arrays of objects merge by
 * `id` unless the schema says otherwise; everything else is replaced.
 */

/** Exceptions of the 1.1 release schema from the general rule, by path without array indexes. */
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

/** Deeper structures are replaced as a whole instead of merged, so that none can exhaust the stack. */
const MAX_DEPTH = 60;

/**
 * Merges one release into the state before it. `versionId` of the schema needs no rule: it only matters for versioned
 * releases.
 * @param state the state so far; null for the first release. It is not modified.
 * @returns the state after the release, with the release's `id` and `date`, tagged `compiled`
 */
export function mergeRelease(state: Json | null, release: Json): Json {
  // A compiled release contains the whole state, not a change.
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
  if (depth > MAX_DEPTH) return input;
  if (isObject(input)) return mergeObject(isObject(output) ? output : {}, input, path, depth);
  if (!Array.isArray(input) || wholeLists.has(path) || !input.every(isObject)) return input;
  return mergeById(Array.isArray(output) && output.every(isObject) ? output : [], input, path, depth);
}

/** Merges objects with equal ids; objects without an id are always added. */
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

/** Empty objects, and empty lists that merge by id, have nothing to merge. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const hasId = (item: Json): boolean => item['id'] !== undefined && item['id'] !== null;

/** Assigns an own field of any name: in JSON, `__proto__` is an ordinary name. */
function set(object: Json, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  else object[name] = value;
}
