/** What an endpoint answers, before any fault: status, media type, body, whole or in pieces, and headers beyond those. */
export type Answer = {
  status: number;
  type: string;
  body: string | Buffer | AsyncIterable<string>;
  headers?: Record<string, string>;
};

const JSON_TYPE = 'application/json; charset=utf-8';

export const json = (body: string): Answer => ({ status: 200, type: JSON_TYPE, body });
export const text = (status: number, body: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
});

/** What the publisher's framework answers when parameters cannot be read. */
export const invalidParameters = (errors: Record<string, string>): Answer => ({
  status: 400,
  type: 'application/problem+json; charset=utf-8',
  body: JSON.stringify({
    type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
    title: 'One or more validation errors occurred.',
    status: 400,
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, value]) => [name, [`The value '${value}' is not valid.`]]),
    ),
  }),
});

/** Query parameters by name, whose case does not matter; of one given twice the first counts. */
export type Query = { get(name: string): string | undefined };

export function queryOf(parameters: URLSearchParams): Query {
  const values = new Map<string, string>();
  for (const [name, value] of parameters)
    if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), value);
  return { get: (name) => values.get(name.toLowerCase()) };
}
