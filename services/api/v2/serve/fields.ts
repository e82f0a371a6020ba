import { z } from 'zod';
import type { ReadParameter } from '#services/api/v2/serve/parameters.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { camelCase } from '#shared/text/case.ts';

/**
 * Selected fields in payload order; `parts` are the selected fields inside an object or inside each object of a list,
 * null for all.
 */
export type Selection = readonly Selected[];
export type Selected = { name: string; parts: Selection | null };

/** Selectable names in payload order, each with a function that returns the names inside it. */
type Known = ReadonlyMap<string, () => Known | null>;

/** No payload is nested more deeply. */
const MAX_DEPTH = 5;

const PARTS_HINT = 'parts of a name stand in parentheses, as in name(part,part)';

const known = new WeakMap<Resource, Known>();

/**
 * Reads `tenderId,sourceOrganization(name)`: names in camelCase or snake_case, separated by commas, with the parts of
 * an object in parentheses.
 * @returns the fields in the resource's order, each once
 */
export function readFields(text: string, resource: Resource): ReadParameter<Selection> {
  const tree = parse(text);
  if (!tree) return { problem: `must be names separated by commas; ${PARTS_HINT}` };
  let names = known.get(resource);
  if (!names) {
    names = new Map(
      Object.entries(resource.fields).map(([name, { shape }]) => [
        name,
        () => (shape ? partsOf(shape) : null),
      ]),
    );
    known.set(resource, names);
  }
  return select(tree, names, '');
}

/** @returns the names of valid fields in the order in which they are written, in camelCase, each once */
export const writtenOrder = (text: string): string[] => [...(parse(text)?.keys() ?? [])];

/** @returns the JSON text of a record with these fields only */
export const pickFields = (text: string, fields: Selection): string =>
  JSON.stringify(pick(JSON.parse(text) as Record<string, unknown>, fields));

function pick(record: Record<string, unknown>, fields: Selection): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ name, parts }) => {
      const value = record[name] ?? null;
      if (!parts || value === null) return [name, value];
      if (Array.isArray(value)) return [name, value.map((item) => pick(item, parts))];
      return [name, pick(value as Record<string, unknown>, parts)];
    }),
  );
}

/** Names in camelCase, each with the caller's spelling and the names in its parentheses; repeated names are combined. */
type Tree = Map<string, { written: string; inside: Tree | null }>;

/** @returns null for a text that is not a list of names */
function parse(text: string): Tree | null {
  const root: Tree = new Map();
  const open: Tree[] = [root];
  let named: string | null = null;
  for (const [token] of text.matchAll(/[(),]|[^(),]+/g)) {
    const at = open.at(-1)!;
    const name = token.trim();
    if (token === '(') {
      if (named === null || open.length > MAX_DEPTH) return null;
      const entry = at.get(named);
      if (!entry) return null;
      entry.inside ??= new Map();
      open.push(entry.inside);
      named = null;
    } else if (token === ')') {
      if (open.length === 1 || named === null) return null;
      open.pop();
      named = '';
    } else if (token === ',') {
      if (named === null) return null;
      named = null;
    } else if (name !== '') {
      if (named !== null) return null;
      named = camelCase(name);
      if (!at.has(named)) at.set(named, { written: name, inside: null });
    }
  }
  return open.length === 1 && named !== null ? root : null;
}

function select(tree: Tree, names: Known, path: string): ReadParameter<Selection> {
  const unknown = [...tree].filter(([name]) => !names.has(name));
  if (unknown.length > 0) {
    const wrong = unknown.map(([, { written }]) => `"${path}${written}"`).join(', ');
    const hint = unknown.some(([, { written }]) => written.includes('.')) ? `; ${PARTS_HINT}` : '';
    return { problem: `${wrong} not known${hint}; known are ${[...names.keys()].join(', ')}` };
  }
  const selection: Selected[] = [];
  for (const [name, inside] of names) {
    const wanted = tree.get(name);
    if (wanted === undefined) continue;
    let parts: Selection | null = null;
    if (wanted.inside) {
      const within = inside();
      if (!within) return { problem: `"${path}${name}" has no parts to choose from` };
      const read = select(wanted.inside, within, `${path}${name}.`);
      if ('problem' in read) return read;
      parts = read.value;
    }
    selection.push({ name, parts });
  }
  return { value: selection };
}

/** @returns the names inside an object, or inside each object of a list; null for any other value */
function partsOf(shape: unknown): Known | null {
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional) return partsOf(shape.unwrap());
  if (shape instanceof z.ZodArray) return partsOf(shape.element);
  if (!(shape instanceof z.ZodObject)) return null;
  return new Map(Object.entries(shape.shape).map(([name, part]) => [name, () => partsOf(part)]));
}
