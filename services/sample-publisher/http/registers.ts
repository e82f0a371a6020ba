import { type RegisterFile, registerFiles } from '#services/sample-publisher/generate/registers/files.ts';
import type { PublisherRequest, ServedCatalogue } from './request.ts';
import { type ResponseContent, text } from './response.ts';

/** `GET /registers/<file>`: a generated register; 404 if files are replayed. */
export function register({ catalogue }: ServedCatalogue, { rest }: PublisherRequest): ResponseContent {
  const name = Object.keys(registerFiles).find((known) => known === rest) as RegisterFile | undefined;
  const body = name === undefined ? null : catalogue.register(name);
  return name === undefined || body === null
    ? text(404, 'Not found.')
    : { status: 200, type: registerFiles[name].type, body };
}
