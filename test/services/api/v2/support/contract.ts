import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openapiDocument } from '#services/api/v2/openapi/document.ts';
import { STREAMS } from '#services/api/v2/openapi/success.ts';

type Node = { [name: string]: unknown };
export type Parameter = {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  example?: unknown;
  schema: Node;
};
export type Operation = {
  path: string;
  operationId: string;
  security?: unknown[];
  parameters: Parameter[];
  responses: Record<string, Node>;
};

export const document = JSON.parse(JSON.stringify(openapiDocument())) as {
  openapi: string;
  paths: Record<string, { get: Omit<Operation, 'path'> }>;
  components: { schemas: Record<string, Node> } & Node;
};
export const operations: readonly Operation[] = Object.entries(document.paths).map(([path, { get }]) => ({
  path,
  ...get,
}));

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Closes a schema: members that it does not describe are rejected, in every object inside it. Parts of an `allOf`, and
 * the schemas they refer to, stay open; the `allOf` as a whole is closed instead.
 */
function close(node: unknown, part: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => close(item, part));
  if (!isNode(node)) return node;
  const closed: Node = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'examples' || key === 'enum' || key === 'const' || key === 'required') closed[key] = value;
    else if (key === 'allOf') closed[key] = close(value, true);
    else if (key === 'properties') closed[key] = closeEach(value as Node);
    else closed[key] = close(value, false);
  }
  const describes = '$ref' in node || 'properties' in node || 'allOf' in node;
  return describes && !part ? { ...closed, unevaluatedProperties: false } : closed;
}

const closeEach = (nodes: Node): Node =>
  Object.fromEntries(Object.entries(nodes).map(([name, schema]) => [name, close(schema, false)]));

function schemaOf(response: Node): unknown {
  return (response['content'] as { 'application/json': { schema: unknown } })['application/json'].schema;
}

/** Whether a branch has no whole record to choose. */
const isPartial = (branch: unknown): boolean =>
  JSON.stringify(choose(branch, false)).includes('"#/components/schemas/Partial');

/** Of a choice between whole and partial records, leaves the one that a response must be. */
function choose(node: unknown, partial: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => choose(item, partial));
  if (!isNode(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const branches = key === 'anyOf' ? (value as unknown[]) : [];
      const chosen = branches.some(isPartial)
        ? branches.filter((branch) => isPartial(branch) === partial)
        : value;
      return [key, choose(chosen, partial)];
    }),
  );
}

/** @returns a description of responses whose records are partial, as with `fields`, or of those whose records are whole */
export const narrowed = (description: object, partial: boolean): object =>
  choose(description, partial) as object;

/** @returns the description with the streams among the kinds of content, for types of their lines */
export const withStreams = (description: typeof document): object => ({
  ...description,
  paths: Object.fromEntries(
    Object.entries(description.paths).map(([path, { get }]) => {
      const { [STREAMS]: streams, content, ...ok } = get.responses['200'] as Node;
      const whole = { ...ok, content: { ...(content as Node), ...(streams as Node | undefined) } };
      return [path, { get: { ...get, responses: { ...get.responses, 200: whole } } }];
    }),
  ),
});

/** The description as responses must conform to it: `partial` those with `fields`, `whole` all others. */
const closedDocument: Node = {
  $id: 'https://example.org/description.json',
  components: {
    ...document.components,
    schemas: Object.fromEntries(
      Object.entries(document.components.schemas).map(([name, schema]) => [name, close(schema, true)]),
    ),
  },
  paths: Object.fromEntries(
    operations.map(({ path, responses }) => {
      const ok = schemaOf(responses['200']!);
      const whole = close(choose(ok, false), false);
      const partial = close(choose(ok, true), false);
      return [path, { whole, partial }];
    }),
  ),
};

// What validates one response or a few takes longer to optimise than to run; what is named is compiled once, not in each place.
const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } });
addFormats.default(ajv);
ajv.addSchema(closedDocument);

const compiled = new Map<string, ValidateFunction>();

function validator(pointer: string): ValidateFunction {
  let validate = compiled.get(pointer);
  if (!validate) {
    validate = ajv.compile({ $ref: `${closedDocument['$id']}#${pointer}` });
    compiled.set(pointer, validate);
  }
  return validate;
}

const pointerOf = (name: string): string =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** @returns the deviations of a response from the description, as texts; empty if it conforms */
export function problemsOf(
  { path, responses }: Operation,
  reply: { status: number; json: unknown },
  sparse = false,
): string[] {
  if (!(String(reply.status) in responses)) return [`the status ${reply.status} is not described`];
  const validate =
    reply.status === 200
      ? validator(`/paths/${pointerOf(path)}/${sparse ? 'partial' : 'whole'}`)
      : validator('/components/schemas/Error');
  if (validate(reply.json)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** @returns the address of an operation: the examples of its path and required parameters, and the given parameters */
export function addressOf({ path, parameters }: Operation, beside: Record<string, string> = {}): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place, required, example } of parameters) {
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)));
    else if (required) query.set(name, String(example));
  }
  for (const [name, value] of Object.entries(beside)) query.set(name, value);
  return query.size > 0 ? `${filled}?${query}` : filled;
}
