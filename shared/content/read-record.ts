import type { ContentKind } from '#shared/tables/content.ts';
import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import { nearest } from '#shared/text/nearest.ts';
import { slugify } from '#shared/text/slug.ts';
import { storable } from '#shared/text/storable.ts';
import type { ContentFault } from './fault.ts';
import type { RawRecord } from './front-matter.ts';
import { type ContentValues, contentKinds, fieldsOf } from './kinds.ts';
import { inspectMarkdown, type TextLink } from './markdown.ts';

/** A record of a file, checked except for its references. */
export type ReadRecord<Kind extends ContentKind = ContentKind> = {
  [Each in Kind]: {
    kind: Each;
    path: string;
    line: number;
    values: ContentValues[Each];
    /** Links of its text to our records, with their lines in the file. */
    links: readonly TextLink[];
    /** The line of a field; the line of the record if it lacks the field. */
    lineOf: (field: string) => number;
    /** @param line of the text, from 1 @returns its line in the file */
    lineOfText: (line: number) => number;
  };
}[Kind];

/** @returns the record, or everything that is wrong with it */
export function readRecord(
  path: string,
  kind: ContentKind,
  raw: RawRecord,
): ReadRecord | { faults: ContentFault[] } {
  const { schema, text: textField } = contentKinds[kind];
  const faults: ContentFault[] = [];
  const fault = (line: number, rule: string) => faults.push({ path, line, rule });
  const lineOf = (field: string) => raw.fields.get(field)?.line ?? raw.line;
  const given: Record<string, unknown> = {};
  // A field without a value counts as absent.
  for (const [name, { value }] of raw.fields) if (value !== null && value !== '') given[name] = value;
  let contentLine = lineOf(textField);
  const words = raw.text?.words.trim() ?? '';
  if (raw.text !== null && words !== '') {
    if (given[textField] !== undefined)
      fault(contentLine, `${textField} is in the front matter and also below it`);
    given[textField] = kind === 'article' || kind === 'newsletter_edition' ? raw.text.words : words;
    contentLine = raw.text.line;
  }
  given['slug'] ??= slugOf(path, given);
  const parsed = schema.safeParse(given);
  for (const issue of parsed.error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys')
      for (const name of issue.keys) fault(lineOf(name), unknownField(name, kind));
    else {
      const [field = '', entry] = issue.path;
      const missing = given[String(field)] === undefined && issue.code !== 'custom';
      const line = raw.fields.get(String(field))?.lineOf(entry) ?? raw.line;
      fault(line, missing ? `${String(field)} is missing` : `${String(field)} ${issue.message}`);
    }
  }
  for (const [name, { value, line }] of raw.fields)
    if (containsIdentityNumber(JSON.stringify(value) ?? ''))
      fault(line, `${name} contains what looks like an identity number`);
  const content = given['content'];
  let links: readonly TextLink[] = [];
  const inFile = (line: number) => (raw.text === null ? contentLine : contentLine + line - 1);
  if (typeof content === 'string') {
    const found = inspectMarkdown(content);
    for (const { line, rule } of found.faults) fault(inFile(line), rule);
    for (const [at, line] of content.split('\n').entries())
      if (raw.text !== null && containsIdentityNumber(line))
        fault(inFile(at + 1), 'the line contains what looks like an identity number');
    links = found.links.map(({ line, target }) => ({ line: inFile(line), target }));
  }
  if (!parsed.success || faults.length > 0) return { faults };
  const values = storableValues(parsed.data);
  return { kind, path, line: raw.line, values, links, lineOf, lineOfText: inFile } as ReadRecord;
}

/** The name of a Markdown file; for a record in a list, the slug of its title or name. */
function slugOf(path: string, given: Readonly<Record<string, unknown>>): string | undefined {
  const name = /\/([^/]+)\.(?:md|markdown)$/i.exec(path)?.[1];
  const words = name ?? given['title'] ?? given['name'];
  const slug = typeof words === 'string' ? slugify(words) : '';
  return slug === '' ? undefined : slug;
}

function unknownField(name: string, kind: ContentKind): string {
  const fields = fieldsOf(kind);
  const guess = nearest(name, fields);
  const shown = name.slice(0, 60);
  return `there is no field ${shown}${guess === null ? '.' : `; did you mean ${guess}?`} The fields are ${fields.join(', ')}`;
}

const storableValues = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values, (_, one: unknown) => (typeof one === 'string' ? storable(one) : one)));
