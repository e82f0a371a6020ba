import { isPlaceholder } from '#shared/codelists/placeholders.ts';
import type { IssueKind } from '#shared/domain/quality/issue-kinds.ts';
import type { Issue } from '#shared/domain/quality/issues.ts';
import { MASK } from '#shared/text/identity-number.ts';
import { storable } from '#shared/text/storable.ts';
import type { Instant, ParsedTime } from '#shared/time.ts';
import { cleanText } from './clean-text.ts';

/** A JSON object of unknown content. */
export type Json = Record<string, unknown>;

/** Maximum lengths in characters; longer texts are cut, and an issue is raised. Entries of indexes need a limit too. */
const MAX_LINE_LENGTH = 600;
const MAX_TEXT_LENGTH = 100_000;
/** Number of characters of a wrong value that an issue repeats. */
const EXCERPT_LENGTH = 100;

/** The process that is read, and the permanent id of its tender. */
type Process = { ocid: string; tenderId: string };

/**
 * Reads the fields of one release. Each function takes a value of any type and its path, returns the typed value or
 * null, and raises an issue for an error. No function throws.
 */
export type Reading = Process & {
  /** A reading of the same process that raises no issues, for values whose issues are raised elsewhere. */
  silent: () => Reading;
  raise: (kind: IssueKind, path: string, detail?: Json) => void;
  issues: Issue[];
  /** Text of several lines; placeholders are null. */
  text: (value: unknown, path: string) => string | null;
  /** Text of one line, with single blanks; placeholders are null. */
  line: (value: unknown, path: string) => string | null;
  /** As `line`, but keeps placeholders such as `None`. */
  words: (value: unknown, path: string) => string | null;
  time: (value: unknown, path: string) => Instant | null;
  flag: (value: unknown, path: string) => boolean | null;
  /** The fields of an object; an empty object for any other value. */
  object: (value: unknown, path: string) => Json;
  /** The objects of a list with their paths; a single object counts as a list of one. */
  list: (value: unknown, path: string) => { item: Json; path: string }[];
};

/** @param time reads a date of this publisher */
export function startReading(time: (text: unknown) => ParsedTime, process: Process): Reading {
  const issues: Issue[] = [];
  const raise: Reading['raise'] = (kind, path, detail) => {
    issues.push(detail === undefined ? { kind, path } : { kind, path, detail });
  };

  const string = (value: unknown, path: string): string | null => {
    if (value === null || value === undefined) return null;
    if (typeof value === 'number') {
      raise('number-as-text', path);
      return String(value);
    }
    if (typeof value !== 'string') {
      raise('wrong-type', path, { type: typeOf(value) });
      return null;
    }
    const { text, found: kinds } = cleanText(
      value.length > MAX_TEXT_LENGTH * 2 ? value.slice(0, MAX_TEXT_LENGTH * 2) : value,
    );
    for (const kind of kinds) raise(kind, path, { text: excerpt(value) });
    if (text.includes(MASK)) raise('identity-number-masked', path);
    return text;
  };
  const limited = (text: string, limit: number, path: string): string => {
    if (text.length <= limit) return text;
    raise('overlong-text', path, { length: text.length });
    return text.slice(0, limit).toWellFormed().trim();
  };
  const words: Reading['words'] = (value, path) => {
    const text = string(value, path);
    return text === null
      ? null
      : limited(
          /\s\s|[\t\n\u00a0]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text,
          MAX_LINE_LENGTH,
          path,
        );
  };
  const withoutPlaceholder = (text: string | null): string | null =>
    text === null || isPlaceholder(text) ? null : text;

  return {
    ...process,
    silent: () => startReading(time, process),
    raise,
    issues,
    words,
    line: (value, path) => withoutPlaceholder(words(value, path)),
    text: (value, path) => {
      const text = withoutPlaceholder(string(value, path));
      return text === null ? null : limited(text, MAX_TEXT_LENGTH, path);
    },
    time: (value, path) => {
      if (typeof value === 'string' && isPlaceholder(value)) return null;
      const parsed = time(value);
      if (parsed.kind === 'invalid') {
        raise('invalid-date', path, { text: excerpt(cleanText(parsed.text).text), reason: parsed.reason });
      }
      return parsed.kind === 'instant' ? parsed.instant : null;
    },
    flag: (value, path) => {
      if (typeof value === 'boolean') return value;
      if (value === null || value === undefined) return null;
      const word =
        typeof value === 'string' || typeof value === 'number'
          ? booleans.get(String(value).trim().toLowerCase())
          : undefined;
      if (word === undefined && value !== '') raise('wrong-type', path, { type: typeOf(value) });
      return word ?? null;
    },
    object: (value, path) => {
      if (isObject(value)) return value;
      if (value !== null && value !== undefined) raise('wrong-type', path, { type: typeOf(value) });
      return {};
    },
    list: (value, path) => {
      if (value === null || value === undefined) return [];
      if (isObject(value)) {
        if (Object.keys(value).length === 0) return [];
        raise('wrong-type', path, { type: 'object' });
        return [{ item: value, path: `${path}/0` }];
      }
      if (!Array.isArray(value)) {
        raise('wrong-type', path, { type: typeOf(value) });
        return [];
      }
      return value.flatMap((item: unknown, index) => {
        if (isObject(item)) return [{ item, path: `${path}/${index}` }];
        if (item !== null) raise('wrong-type', `${path}/${index}`, { type: typeOf(item) });
        return [];
      });
    },
  };
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['y', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['n', false],
  ['0', false],
]);

export const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** @returns the beginning of a text in a form that an issue can store: without NUL and broken surrogates */
export const excerpt = (text: string): string => storable(text.slice(0, EXCERPT_LENGTH));
