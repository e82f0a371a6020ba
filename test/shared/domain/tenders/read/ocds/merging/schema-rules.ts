import { isObject, type Json } from '#shared/domain/tenders/read/fields/reading.ts';
import type { FieldRule, MergeRules } from '#shared/domain/tenders/read/ocds/merging/rules.ts';

/**
 * Reads the rules of merging from a release schema, such as that of a publisher with extensions. The schema must be
 * dereferenced. The properties of OCDS 1.1 count (`omitWhenMerged`, `wholeListMerge`), and those of 1.0 that came before
 * them (`mergeStrategy`).
 * @throws TypeError that names the path, where the schema has no properties or contains a `$ref`
 */
export function mergeRulesOf(schema: Json): MergeRules {
  if (!isObject(schema['properties'])) throw new TypeError('the release schema has no properties');
  return rulesOfProperties(schema['properties'], '', []);
}

/** @param around the schemas that contain these properties: a dereferenced schema may contain itself */
function rulesOfProperties(properties: Json, path: string, around: readonly Json[]): MergeRules {
  const rules = new Map<string, FieldRule>();
  for (const [name, schema] of Object.entries(properties)) {
    const rule = isObject(schema) ? ruleOf(schema, path === '' ? name : `${path}/${name}`, around) : null;
    if (rule !== null) rules.set(name, rule);
  }
  return rules;
}

/** A field that is left out needs no rules for what is in it, and neither does a list that is replaced as a whole. */
function ruleOf(schema: Json, path: string, around: readonly Json[]): FieldRule | null {
  if ('$ref' in schema)
    throw new TypeError(`the release schema is not dereferenced: it has a $ref at ${path}`);
  if (around.includes(schema)) return null;
  if (schema['omitWhenMerged'] === true || schema['mergeStrategy'] === 'ocdsOmit') return 'omitted';
  const types = typesOf(schema);
  if (types.includes('array') && isWholeList(schema, path)) return 'whole-list';
  const { items } = schema;
  const parts = types.includes('object') ? schema : types.includes('array') && isObject(items) ? items : null;
  if (parts === null || !isObject(parts['properties'])) return null;
  const within = rulesOfProperties(parts['properties'], path, [...around, schema]);
  return within.size > 0 ? within : null;
}

/** Lists of anything but objects, and of objects that are declared without an `id`, have nothing to merge by. */
function isWholeList(schema: Json, path: string): boolean {
  if (schema['wholeListMerge'] === true || schema['mergeStrategy'] === 'ocdsVersion') return true;
  const { items } = schema;
  if (!isObject(items)) return false;
  if ('$ref' in items)
    throw new TypeError(`the release schema is not dereferenced: it has a $ref at ${path}`);
  const types = typesOf(items);
  if (types.some((type) => type !== 'object')) return true;
  return (
    types.includes('object') && isObject(items['properties']) && !Object.hasOwn(items['properties'], 'id')
  );
}

const typesOf = ({ type }: Json): unknown[] =>
  Array.isArray(type) ? type : type === undefined ? [] : [type];
