import { z } from 'zod';
import { readFields } from '#services/api/application/multipart.ts';
import type { ApplicationContext, DataBody, RouteParameters } from '#services/api/application/route.ts';
import { bodyFailure, dataReader, readArriving } from '#services/api/http/body.ts';
import { problemsOf, ruleInWords } from '#services/api/http/rules-in-words.ts';
import { readQuery } from '#services/api/v2/serve/query.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';

/** Bytes of a body that is data; files are not. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Levels of a body of JSON: more than any route takes. */
const MAX_DEPTH = 10;

const none = z.object({});

/**
 * Reads and checks the query.
 * @param raw text after the question mark, still encoded
 * @throws RequestError 400 that names every parameter which is unknown, repeated or breaks its rule
 */
export function queryOf(schema: RouteParameters = none, raw: string): unknown {
  const problems: ParameterProblem[] = [];
  const given = readQuery(raw, Object.keys(schema.shape), problems);
  const read = schema.safeParse(Object.fromEntries(given), { error: ruleInWords });
  if (!read.success) {
    const named = new Set(problems.map(({ parameter }) => parameter));
    problems.push(...problemsOf(read.error, 'query').filter(({ parameter }) => !named.has(parameter)));
  }
  if (problems.length > 0) throw badRequest(...problems);
  return read.data;
}

/** @throws RequestError 400 for a parameter of the path that breaks its rule */
export function pathOf(schema: RouteParameters = none, given: Readonly<Record<string, string>>): unknown {
  rejectUnusable(given, 'path');
  const read = schema.safeParse(given, { error: ruleInWords });
  if (!read.success) throw badRequest(...problemsOf(read.error, 'path'));
  return read.data;
}

/** @throws RequestError 400 that names every member which is missing, unknown or breaks its rule */
export function bodyOf(schema: z.ZodType, given: unknown): unknown {
  rejectUnusable(given, 'body');
  const read = schema.safeParse(given, { error: ruleInWords });
  if (!read.success) throw badRequest(...problemsOf(read.error, 'body'));
  return read.data;
}

/** PostgreSQL has no NUL; of bytes that are not UTF-8 only the mark of a lost character is left; and what is nested without end would exhaust the stack of whoever reads it. */
function rejectUnusable(given: unknown, whole: string, path: readonly string[] = []): void {
  const reject = (reason: string) => {
    throw badRequest({ parameter: path.join('.') || whole, reason });
  };
  if (typeof given === 'string' && given.includes('\0')) reject(NO_NUL);
  if (typeof given === 'string' && given.includes(LOST)) reject(notUtf8(given));
  if (typeof given !== 'object' || given === null) return;
  if (path.length === MAX_DEPTH) reject(`must not be nested deeper than ${MAX_DEPTH} levels`);
  for (const [name, value] of Object.entries(given)) {
    if (name.includes('\0')) reject(NO_NUL);
    rejectUnusable(value, whole, [...path, name]);
  }
}
/** What a reader of UTF-8 puts in the place of other bytes. */
const LOST = '\ufffd';
const notUtf8 = (text: string): string =>
  `must be in UTF-8; line ${text.slice(0, text.indexOf(LOST)).split('\n').length} has a character in another encoding`;
const NO_NUL = 'must not contain a NUL character';

/** @returns reads a JSON body, a form of single values, of either kind, or CSV as a text, into `context.request.body` */
export function bodyReader({
  maxBytes = MAX_BODY_BYTES,
  csv,
}: Pick<DataBody, 'maxBytes' | 'csv'>): (context: ApplicationContext) => Promise<void> {
  const readText = dataReader({
    ...{ json: true, urlencoded: true, text: csv === true, multipart: false, jsonStrict: true },
    ...{ jsonLimit: maxBytes, formLimit: MAX_BODY_BYTES, textLimit: maxBytes },
    onError: bodyFailure(
      `is neither an object or a list in JSON nor ${csv ? 'CSV' : 'a form'} that can be read`,
      maxBytes,
    ),
  });
  return (context) =>
    readArriving(context, 'body', async () => {
      if (context.is('multipart')) context.request.body = await readFields(context.req);
      else await readText(context);
      const { body, length } = context.request;
      if (body === undefined && length !== 0 && context.is('*/*') !== null)
        throw badRequest({
          parameter: 'body',
          reason: `must have one of the types ${dataTypes(csv).join(', ')}`,
        });
      if (context.is('urlencoded')) rejectRepeated(body);
    });
}

/** @returns the content types of a body of data */
export const dataTypes = (csv?: true): readonly string[] =>
  csv
    ? ['application/json', 'text/csv']
    : ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** @throws RequestError 400 for names of a form that come more than once: its reader makes lists of their values */
function rejectRepeated(form: unknown): void {
  const repeated = Object.entries(form ?? {}).filter(([, value]) => Array.isArray(value));
  if (repeated.length > 0)
    throw badRequest(...repeated.map(([parameter]) => ({ parameter, reason: 'must be given once only' })));
}
