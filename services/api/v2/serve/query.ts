import { type ReadParameter, take } from '#services/api/v2/serve/parameters.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';

/**
 * Splits a query string into its parameters. Problems are collected with the name of the parameter, so that a caller
 * sees all of them at once.
 * @param raw text after the question mark, still encoded
 * @param known names the path accepts
 * @param several names that may be repeated; this means the same as their values separated by commas
 * @returns values by name, decoded
 */
export function readQuery(
  raw: string,
  known: readonly string[],
  problems: ParameterProblem[],
  several: ReadonlySet<string> = NONE,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const seen = new Set<string>();
  for (const pair of raw.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at === -1 ? pair : pair.slice(0, at)) ?? pair.slice(0, at === -1 ? undefined : at);
    const value = at === -1 ? '' : decode(pair.slice(at + 1));
    const problem = judge(name, value, known, several.has(name) ? NONE : seen);
    seen.add(name);
    if (problem !== null) problems.push({ parameter: name, reason: problem });
    else if (value !== null) values.set(name, values.has(name) ? joined(values.get(name)!, value) : value);
  }
  return values;
}

/** Reads a parameter if it was given; problems are collected. */
export type ReadOne = <Value, Fallback>(
  name: string,
  parse: (text: string) => ReadParameter<Value>,
  fallback: Fallback,
) => Value | Fallback;

/** @param problems receives what is wrong */
export const readerOf =
  (given: ReadonlyMap<string, string>, problems: ParameterProblem[]): ReadOne =>
  (name, parse, fallback) => {
    const text = given.get(name);
    return text === undefined ? fallback : take(parse(text), name, problems, fallback);
  };

/** @param build makes the result from the parameters @throws RequestError 400 with all problems */
export function readParameters<Wanted>(
  raw: string,
  known: readonly string[],
  build: (read: ReadOne, given: ReadonlyMap<string, string>, problems: ParameterProblem[]) => Wanted,
): Wanted {
  const problems: ParameterProblem[] = [];
  const given = readQuery(raw, known, problems);
  const wanted = build(readerOf(given, problems), given, problems);
  if (problems.length > 0) throw badRequest(...problems);
  return wanted;
}

/** @returns the same reader, for a text with blanks around it */
export const trimmed =
  <Value>(parse: (text: string) => ReadParameter<Value>) =>
  (text: string): ReadParameter<Value> =>
    parse(text.trim());

const NONE: ReadonlySet<string> = new Set();

/** A blank after the comma would make it a part of the value. */
const joined = (values: string, another: string): string => `${values},${another.trim()}`;

const CURSOR = /(?:^|&)cursor=([\w-]+)(?=&|$)/;

/**
 * Removes the cursor from a query, still encoded, so that the rest is the same for all pages of a list.
 * @returns cursor and rest; a null cursor and the whole query if it does not have exactly one cursor in the usual
 *   spelling
 */
export function takeCursor(raw: string): { rest: string; cursor: string | null } {
  const found = CURSOR.exec(raw);
  if (!found) return { rest: raw, cursor: null };
  const rest = raw.slice(0, found.index) + raw.slice(found.index + found[0].length);
  return CURSOR.test(rest) ? { rest: raw, cursor: null } : { rest, cursor: found[1]! };
}

function judge(name: string, value: string | null, known: readonly string[], seen: ReadonlySet<string>) {
  if (!known.includes(name)) {
    return known.length === 0
      ? 'is not known; this path takes no parameters'
      : `is not known; known are ${known.join(', ')}`;
  }
  if (seen.has(name)) return 'must be given once only';
  if (value === null) return 'is not valid percent-encoded UTF-8';
  if (value.includes('\0')) return 'must not contain a NUL character';
  return value.trim() === '' ? 'must not be empty; an optional parameter may be left out' : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
