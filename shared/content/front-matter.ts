import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { FileFault } from '#shared/record-files/fault.ts';
import { columnName } from '#shared/record-files/rows.ts';

/** A record as written in a file: its fields with their lines, and the text after them. */
export type RawRecord = {
  line: number;
  fields: ReadonlyMap<string, RawField>;
  /** The text of a Markdown file, and the line at which it begins; null for other files. */
  text: { words: string; line: number } | null;
};
export type RawField = {
  value: unknown;
  line: number;
  /** The line of an entry of a list. */
  lineOf: (entry: PropertyKey | undefined) => number;
};

const FENCE = '---';
/** Maximum number of characters of a front matter, which usually has some dozen lines. */
const MAX_FRONT = 50_000;

/**
 * Reads Markdown with front matter: YAML between two lines `---` at the beginning.
 * @throws FileFault if it is missing or invalid
 */
export function readFrontMatter(text: string): RawRecord {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trimEnd() !== FENCE)
    throw new FileFault(1, 1, 'the file has no front matter: it must begin with a line ---');
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === FENCE);
  if (end === -1) throw new FileFault(1, 1, 'the front matter does not end: a line --- is missing');
  const front = lines.slice(1, end).join('\n');
  if (front.length > MAX_FRONT)
    throw new FileFault(2, 1, `the front matter has more than ${MAX_FRONT} characters`);
  return {
    line: 1,
    fields: fieldsOf(front),
    text: { words: lines.slice(end + 1).join('\n'), line: end + 2 },
  };
}

/** Lines are those of the file; the front matter begins on the second. */
function fieldsOf(front: string): Map<string, RawField> {
  const counter = new LineCounter();
  const document = parseDocument(front, { lineCounter: counter, logLevel: 'silent' });
  const at = (offset: number) => counter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error !== undefined)
    throw new FileFault(
      at(error.pos[0]),
      1,
      `the front matter is not valid YAML: ${error.message.split(/ at line \d|\n/)[0]?.replace(/[.:]$/, '')}`,
    );
  const { contents } = document;
  const fields = new Map<string, RawField>();
  if (contents === null) return fields;
  if (!isMap(contents)) throw new FileFault(2, 1, 'the front matter must be fields with values');
  const lineOf = (node: unknown, otherwise: number): number => {
    const range = (node as Node | null | undefined)?.range;
    return range ? at(range[0]) : otherwise;
  };
  for (const { key, value } of contents.items) {
    const line = lineOf(key, 2);
    if (!isScalar(key) || typeof key.value !== 'string')
      throw new FileFault(line, 1, 'the name of a field must be text');
    const name = columnName(key.value);
    if (fields.has(name)) throw new FileFault(line, 1, `there are two fields ${name}`);
    const own = key.value;
    fields.set(name, {
      value: readValue(value, document, line),
      line,
      lineOf: (entry) => (entry === undefined ? line : lineOf(document.getIn([own, entry], true), line)),
    });
  }
  return fields;
}

/** @throws FileFault for references to other places: a few lines of references can expand without end */
function readValue(value: unknown, document: ReturnType<typeof parseDocument>, line: number): unknown {
  try {
    return (value as Node | null)?.toJS(document, { maxAliasCount: 0 }) ?? null;
  } catch (error) {
    throw new FileFault(line, 1, `the value cannot be read: ${(error as Error).message}`);
  }
}
