import { type ErrorCode, errorStatus } from '#shared/errors.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  default?: unknown;
  maximum?: number;
};
type Operation = {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  responses: Record<
    string,
    { $ref?: string; description?: string; content?: Record<string, { schema: Schema }> }
  >;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses?: Record<string, { description: string }> };
};

/** What the published descriptions say of an operation; read here in another way than the pages read it. */
export type Described = {
  id: string;
  method: string;
  path: string;
  summary: string;
  parameters: { name: string; in: string; schema: Schema }[];
  failures: ErrorCode[];
  /** Members of the answer, one within the other, such as `data.buyer`. */
  members: string[];
};

/** @returns every operation of the two descriptions that a service publishes */
export async function describedOperations(url: string): Promise<Described[]> {
  const documents = await Promise.all(
    ['/v2/openapi.json', '/api/openapi.json'].map(
      async (path) => (await (await fetch(url + path)).json()) as Document,
    ),
  );
  return documents.flatMap((document) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => describe(document, path, method, operation)),
    ),
  );
}

function describe({ components }: Document, path: string, method: string, operation: Operation): Described {
  const texts = Object.entries(operation.responses).map(([status, { $ref, description }]) => ({
    status: Number(status),
    text: $ref ? components.responses![$ref.split('/').at(-1)!]!.description : (description ?? ''),
  }));
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  return {
    ...{ id: operation.operationId, method: method.toUpperCase(), path, summary: operation.summary },
    parameters: operation.parameters ?? [],
    failures: (Object.keys(errorStatus) as ErrorCode[]).filter((code) =>
      texts.some(({ status, text }) => status === errorStatus[code] && text.includes(`${code}: `)),
    ),
    members: schema ? membersOf(components.schemas, schema, '') : [],
  };
}

/** Members that every answer of the kind may have; choices are left out. */
function membersOf(
  schemas: Document['components']['schemas'],
  schema: Schema,
  above: string,
  depth = 0,
): string[] {
  const whole = schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema;
  if (whole.items) return membersOf(schemas, whole.items, above, depth);
  if (depth > 5) return [];
  return [
    ...(whole.allOf ?? []).flatMap((part) => membersOf(schemas, part, above, depth)),
    ...Object.entries(whole.properties ?? {}).flatMap(([name, member]) => {
      const anchor = above === '' ? name : `${above}.${name}`;
      return [anchor, ...membersOf(schemas, member, anchor, depth + 1)];
    }),
  ];
}
