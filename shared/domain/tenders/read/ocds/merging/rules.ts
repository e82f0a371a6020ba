import { isObject, type Json } from '#shared/domain/tenders/read/fields/reading.ts';

/**
 * How the fields of a release merge (https://standard.open-contracting.org/1.1/en/schema/merging/). The value decides,
 * unless the schema says otherwise of its field.
 */

/** What the schema says of a field: a list that is replaced as a whole, or what it says of the fields in it. */
export type FieldRule = 'whole-list' | MergeRules;
/** The fields of an object of which the schema says something, by name. Items of lists have no names: `awards` `items`. */
export type MergeRules = ReadonlyMap<string, FieldRule>;

/** `literal`: replaced; `object`: merged field by field; `identifier`: a list of objects merged by their `id`. */
export type Strategy = 'literal' | 'object' | 'identifier';

/** Fields of a release that say which release it is. A merged release has its own in their place. */
export const METADATA: ReadonlySet<string> = new Set(['ocid', 'id', 'date', 'tag']);

const NO_RULES: MergeRules = new Map();
/** Deeper structures are replaced as a whole instead of merged, so that none can exhaust the stack. */
const MAX_DEPTH = 60;

/** `wholeListMerge` is about lists only, so an object merges field by field whatever the schema says of it. */
export function strategyOf(value: unknown, rule: FieldRule | undefined, depth: number): Strategy {
  if (depth > MAX_DEPTH) return 'literal';
  if (isObject(value)) return 'object';
  return Array.isArray(value) && rule !== 'whole-list' && value.every(isObject) ? 'identifier' : 'literal';
}

/** @returns the rules for the fields of the object, or of the objects in the list, that a rule is about */
export const rulesWithin = (rule: FieldRule | undefined): MergeRules =>
  typeof rule === 'object' ? rule : NO_RULES;

/** @returns whether an object in a list has an id to merge by */
export const hasId = (item: Json): boolean => item['id'] !== undefined && item['id'] !== null;

/** Assigns an own field of any name: in JSON, `__proto__` is an ordinary name. */
export function setField(object: Json, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  else object[name] = value;
}

/** The rules of the release schema of OCDS 1.1: the lists that are replaced as a whole, by path. */
export const standardRules: MergeRules = rulesByPath([
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

function rulesByPath(wholeLists: readonly string[]): MergeRules {
  const root = new Map<string, FieldRule>();
  for (const path of wholeLists) {
    const names = path.split('/');
    const last = names.pop() ?? '';
    let at = root;
    for (const name of names) {
      const within = new Map(rulesWithin(at.get(name)));
      at.set(name, within);
      at = within;
    }
    at.set(last, 'whole-list');
  }
  return root;
}
