import { FileFault } from '#shared/record-files/fault.ts';
import { type JsonRecord, jsonLines, jsonRecords } from '#shared/record-files/json-records.ts';
import { columnName, decodeUtf8 } from '#shared/record-files/rows.ts';
import type { ContentKind } from '#shared/tables/content.ts';
import type { ContentFault } from './fault.ts';
import { type RawRecord, readFrontMatter } from './front-matter.ts';
import { contentKindNames, contentKinds } from './kinds.ts';
import { type ReadRecord, readRecord } from './read-record.ts';

/** Maximum number of characters of one line; the longest paragraphs have some thousand. */
const MAX_LINE = 100_000;
/** Maximum number of characters of a Markdown file, and of one record in a file with many. */
const MAX_RECORD = 1_000_000;

const EXTENSION = /\.(md|markdown|json|ndjson|jsonl)$/i;

/**
 * @param path relative to the folder, with slashes
 * @returns the kind of a file by its folder or name, such as `articles/road.md` or `articles.ndjson`; null for any
 *   other file
 */
export function kindOfFile(path: string): ContentKind | null {
  const extension = EXTENSION.exec(path);
  if (extension === null) return null;
  const [first = ''] = path.split('/');
  const named = path.includes('/') ? first : first.slice(0, extension.index);
  const kind = contentKindNames.find((name) => contentKinds[name].folder === named);
  if (kind === undefined) return null;
  return /^\.m/i.test(extension[0]) && !path.includes('/') ? null : kind;
}

/**
 * Reads a file: one record with front matter, or a list of records as JSON or as one JSON object on each line.
 * @returns its records and faults; a wrong record in a list does not affect the others
 */
export function readContentFile(
  path: string,
  kind: ContentKind,
  bytes: Uint8Array,
): { records: ReadRecord[]; faults: ContentFault[] } {
  const records: ReadRecord[] = [];
  const faults: ContentFault[] = [];
  const add = (line: number, rule: string) => faults.push({ path, line, rule });
  const attempt = (read: () => readonly RawRecord[]) => {
    try {
      for (const raw of read()) {
        const found = readRecord(path, kind, raw);
        if ('faults' in found) faults.push(...found.faults);
        else records.push(found);
      }
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      add(error.line, error.message);
    }
  };
  const [, extension = ''] = EXTENSION.exec(path) ?? [];
  attempt(() => {
    const text = decodeUtf8(bytes);
    if (text.trim() === '') throw new FileFault(1, 1, 'the file is empty');
    switch (extension.toLowerCase()) {
      case 'json':
        return jsonRecords(text, 'records').map((record) => rawOf(record, 0));
      case 'ndjson':
      case 'jsonl':
        for (const [at, line] of text.split('\n').entries()) attempt(() => readLine(line, at));
        return [];
      default:
        return [readFrontMatter(bounded(text))];
    }
  });
  return { records, faults };
}

/** @throws FileFault if a text is longer than anybody would write */
function bounded(text: string): string {
  if (text.length > MAX_RECORD) {
    const long = text.split('\n').findIndex((line) => line.length > MAX_LINE);
    throw new FileFault(Math.max(long, 0) + 1, 1, `the file has more than ${MAX_RECORD} characters`);
  }
  for (const [at, line] of text.split('\n').entries())
    if (line.length > MAX_LINE)
      throw new FileFault(at + 1, 1, `the line has more than ${MAX_LINE} characters`);
  return text;
}

function readLine(line: string, at: number): RawRecord[] {
  if (line.trim() === '') return [];
  if (line.length > MAX_RECORD)
    throw new FileFault(at + 1, 1, `the line has more than ${MAX_RECORD} characters`);
  try {
    return jsonLines(line).map((record) => rawOf(record, at));
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw new FileFault(at + 1, error.column, error.message);
  }
}

/** @param before number of lines of the file before the record */
function rawOf({ line, members }: JsonRecord, before: number): RawRecord {
  const own = line + before;
  const fields: [string, { value: unknown; line: number; lineOf: () => number }][] = [];
  for (const { name, value, line: at } of members) {
    const place = at + before;
    if (fields.some(([known]) => known === columnName(name)))
      throw new FileFault(place, 1, `there are two fields ${columnName(name)}`);
    fields.push([columnName(name), { value, line: place, lineOf: () => place }]);
  }
  return { line: own, fields: new Map(fields), text: null };
}
