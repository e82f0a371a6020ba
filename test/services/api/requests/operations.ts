/** The operations of OpenAPI documents, as far as requests are made of them. */

export type Schema = Readonly<Record<string, unknown>>;
export type Parameter = { name: string; in: 'query' | 'path' | 'header' | 'cookie'; schema: Schema };
export type Operation = {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  /** Schema and content type of the body, if there is one. */
  body: { type: string; schema: Schema } | null;
  /** Answers a reference of the document. */
  resolve: (schema: Schema) => Schema;
};

type Json = Record<string, unknown>;
const METHODS = ['get', 'post', 'put', 'delete'];

/** @returns every operation of a document, references in parameters and bodies resolved */
export function operationsOf(document: Json): Operation[] {
  const resolve = (value: unknown): Schema => {
    const reference = (value as Json)?.['$ref'];
    if (typeof reference !== 'string') return (value ?? {}) as Schema;
    return resolve(
      reference
        .slice(2)
        .split('/')
        .reduce<unknown>((at, part) => (at as Json)[part], document),
    );
  };
  return Object.entries(document['paths'] as Json).flatMap(([path, item]) =>
    Object.entries(item as Json)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, declared]) => {
        const { parameters = [], requestBody } = declared as {
          parameters?: unknown[];
          requestBody?: unknown;
        };
        const shared = ((item as Json)['parameters'] ?? []) as unknown[];
        const [content] = Object.entries((resolve(requestBody)['content'] ?? {}) as Json);
        return {
          method: method.toUpperCase(),
          path,
          parameters: [...shared, ...parameters].map((one) => {
            const given = resolve(one) as unknown as Parameter & { content?: Json };
            return { ...given, schema: resolve(given.schema ?? { type: 'string' }) };
          }),
          body: content ? { type: content[0], schema: resolve((content[1] as Json)['schema']) } : null,
          resolve,
        };
      }),
  );
}

/** A request that can be sent, and repeated by hand. */
export type Request = {
  operation: Operation;
  /** Names of the parameters and members of the body that it has. */
  names: readonly string[];
  method: string;
  /** Path and query, encoded. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
};

/** @param values by name of the parameter; a path that misses one keeps a word in its place */
export function requestOf(operation: Operation, values: ReadonlyMap<string, string>, body?: string): Request {
  const named = (place: Parameter['in']) =>
    operation.parameters.filter(({ name, in: where }) => where === place && values.has(name));
  const path = operation.path.replaceAll(/\{\+?(\w+)\}/g, (_, name: string) =>
    encoded(values.get(name) ?? 'unknown'),
  );
  const query = named('query').map(({ name }) => `${encoded(name)}=${encoded(values.get(name) ?? '')}`);
  return {
    operation,
    names: [...values.keys()],
    method: operation.method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: {
      ...Object.fromEntries(
        named('header').map(({ name }) => [name, (values.get(name) ?? '').replaceAll(/[^\x20-\x7e]/g, '')]),
      ),
      ...(body !== undefined && { 'content-type': operation.body?.type ?? 'application/json' }),
    },
    body,
  };
}

/** Also encodes what is not Unicode: half of a surrogate pair, as its three bytes. */
const encoded = (text: string): string =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');

/** @returns a command that sends the request again */
export const asCurl = (url: string, { method, path, headers, body }: Request): string =>
  [
    `curl -X ${method} '${url}${path.replaceAll("'", '%27')}'`,
    ...Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body === undefined
      ? []
      : [`--data-binary '${body.slice(0, 500).replaceAll("'", String.raw`'\''`)}'`]),
  ].join(' ');
