import { isObject, type Json } from '#shared/domain/tenders/read/fields/reading.ts';

/**
 * How the fields of a release merge (https://standard.open-contracting.org/1.1/en/schema/merging/). The value decides,
 * unless the schema has a rule for its field.
 */

/** The rule of the schema for a field: a list that is replaced as a whole, or the rules for the fields in it. */
export type FieldRule = 'whole-list' | MergeRules;
/** The fields of an object for which the schema has a rule, by name. Items of lists have no names: `awards` `items`. */
export type MergeRules = ReadonlyMap<string, FieldRule>;

/** `literal`: replaced; `object`: merged field by field; `identifier`: a list of objects merged by their `id`. */
export type Strategy = 'literal' | 'object' | 'identifier';

/** Fields that identify a release. A merged release has its own values for them. */
export const METADATA: ReadonlySet<string> = new Set(['ocid', 'id', 'date', 'tag']);

const NO_RULES: MergeRules = new Map();
/** Deeper structures are replaced as a whole instead of merged, so that they cannot exhaust the stack. */
const MAX_DEPTH = 60;

/** `wholeListMerge` concerns only lists, so an object merges field by field even if the schema has this rule for it. */
export function strategyOf(value: unknown, rule: FieldRule | undefined, depth: number): Strategy {
  if (depth > MAX_DEPTH) return 'literal';
  if (isObject(value)) return 'object';
  return Array.isArray(value) && rule !== 'whole-list' && value.every(isObject) ? 'identifier' : 'literal';
}

/** @returns the rules for the fields of the object, or of the objects in the list, to which a rule applies */
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
