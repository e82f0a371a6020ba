import type { Highlighted } from '#services/api/v2/endpoint.ts';
import type { Pool } from '#shared/database.ts';
import type { SearchTexts } from '#shared/domain/search/tsquery.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** Fragments of one record's texts in HTML, with `<mark>` around the words; null for a text without such a word. */
export type Highlights = { id: string } & Record<string, string | null>;

/** Control characters that stand for the marks until the text is escaped; they are removed from the texts first. */
const [START, END] = ['\u0001', '\u0002'];
const OPTIONS = `StartSel=${START}, StopSel=${END}, MaxFragments=2, MaxWords=25, MinWords=8, FragmentDelimiter=" … "`;
/** Of longer texts the beginning is searched: the rest is of little use in a list. */
const MAX_CHARACTERS = 5_000;

/**
 * Marks words in the texts of records.
 * @param ids of the records
 * @returns the fragments in the order of the ids
 */
export async function highlightsOf(
  pool: Pool,
  { name }: Resource,
  fields: Highlighted,
  texts: readonly SearchTexts[],
  ids: readonly string[],
): Promise<Highlights[]> {
  const any = texts.map((text) => text.any).filter((text) => text !== '');
  if (any.length === 0 || ids.length === 0) return [];
  const names = Object.keys(fields);
  const { rows } = await pool.query<[id: string, ...(string | null)[]]>({
    text: `select id::text, ${names
      .map((_, place) => `ts_headline('read.words', ${textOf(place + 4)}, $2::tsquery, $3)`)
      .join(
        ', ',
      )} from read.${name}, lateral (select detail::jsonb as record offset 0) parsed where id = any($1::uuid[])`,
    values: [ids, any.join(' | '), OPTIONS, ...names.map((field) => fields[field])],
    rowMode: 'array',
  });
  const found = new Map(rows.map(([id, ...marked]) => [id, marked]));
  return ids.map((id) => ({
    id,
    ...Object.fromEntries(names.map((field, place) => [field, fragment(found.get(id)?.[place] ?? null)])),
  }));
}

const textOf = (parameter: number): string =>
  `translate(left(coalesce(record->>$${parameter}, ''), ${MAX_CHARACTERS}), E'\\x01\\x02', '')`;

/** @returns a text that is safe in HTML; null where nothing is marked in it */
function fragment(text: string | null): string | null {
  if (text === null || !text.includes(START)) return null;
  return text
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    .replaceAll(START, '<mark>')
    .replaceAll(END, '</mark>');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
