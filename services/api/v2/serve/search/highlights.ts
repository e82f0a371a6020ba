import type { Highlighted } from '#services/api/v2/endpoint.ts';
import type { Pool } from '#shared/database/connection.ts';
import type { SearchTexts } from '#shared/domain/search/tsquery.ts';

/** Fragments of one record's texts in HTML, with `<mark>` around the words; null for a text without such a word. */
export type Highlights = { id: string } & Record<string, string | null>;

/** Control characters that stand for the marks until the text is escaped; they are removed from the texts first. */
const [START, END] = ['\u0001', '\u0002'];
const MARKS = new RegExp(`[${START}${END}]`, 'g');
const OPTIONS = `StartSel=${START}, StopSel=${END}, MaxFragments=2, MaxWords=25, MinWords=8, FragmentDelimiter=" … "`;
/** Only the beginning of a longer text is searched: the rest is of little use in a list. */
const MAX_CHARACTERS = 5_000;

/**
 * Marks words in the texts of records. The index decides what counts as a word, so PostgreSQL marks them in the given
 * texts.
 * @param records ids and texts in JSON; texts of fields that a record does not have are not marked
 * @returns the fragments in the order of the records
 */
export async function highlightsOf(
  pool: Pool,
  fields: Highlighted,
  texts: readonly SearchTexts[],
  records: readonly { id: string; text: string }[],
): Promise<Highlights[]> {
  const any = texts.map((text) => text.any).filter((text) => text !== '');
  if (any.length === 0 || records.length === 0) return [];
  const names = Object.entries(fields);
  const read = records.flatMap(({ text }) => {
    const record = JSON.parse(text) as Record<string, unknown>;
    return names.map(([, field]) => plainText(record[field]));
  });
  const { rows } = await pool.query<[marked: string]>({
    text: `select ts_headline('read.words', given, $2::tsquery, $3)
      from unnest($1::text[]) with ordinality as texts (given, place) order by place`,
    values: [read, any.join(' | '), OPTIONS],
    rowMode: 'array',
  });
  return records.map(({ id }, nth) => ({
    id,
    ...Object.fromEntries(
      names.map(([name], at) => [name, fragment(rows[nth * names.length + at]?.[0] ?? null)]),
    ),
  }));
}

const plainText = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MAX_CHARACTERS).replace(MARKS, '').toWellFormed() : '';

/** @returns a text that is safe in HTML; null if nothing is marked in it */
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
