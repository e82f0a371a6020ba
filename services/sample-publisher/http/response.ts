import { createHash } from 'node:crypto';
import type { PublishedFile } from '#services/sample-publisher/catalogue/catalogue.ts';

/** The response of an endpoint before any fault: a body is whole, or comes in pieces; headers are those beyond the type. */
export type ResponseContent = {
  status: number;
  type: string;
  body: string | Buffer | AsyncIterable<string>;
  headers?: Record<string, string>;
};

const JSON_TYPE = 'application/json; charset=utf-8';

export const json = (body: string): ResponseContent => ({ status: 200, type: JSON_TYPE, body });
export const text = (status: number, body: string): ResponseContent => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
});

/** The response of the publisher's framework to parameters that it cannot read. */
export const invalidParameters = (errors: Record<string, string>): ResponseContent => ({
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

/** A file with its tag, and the time of its last change if known; 304 if the request has the tag. */
export function fileResponse(
  { content, type, modified }: PublishedFile,
  ifNoneMatch: string | null,
  headers: Record<string, string> = {},
): ResponseContent {
  const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
  const known = {
    etag,
    ...(modified === undefined ? {} : { 'last-modified': new Date(modified).toUTCString() }),
  };
  return ifNoneMatch === etag
    ? { status: 304, type, body: '', headers: known }
    : { status: 200, type, body: content, headers: { ...headers, ...known } };
}
