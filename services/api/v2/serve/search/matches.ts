import type { Matched } from '#services/api/v2/endpoint.ts';
import type { Pool } from '#shared/database.ts';
import type { Matching, MatchPlace } from '#shared/domain/search/matching.ts';
import { passageOf, stemsIn } from '#shared/domain/search/passages.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** A field that matches, with what it says; of documents also where. */
export type Match = { field: string; passage: string; documentId?: string; page?: number };

/** Passages of documents that are shown of one record. */
const MAX_DOCUMENTS = 2;

type Passage = { documentId: string; page: number; passage: string };
type RecordText = Readonly<Record<string, unknown>>;

/**
 * Says in which fields records match.
 * @param ids of the records
 * @returns the matches of each record, in the order of the ids; the field that counts most is first
 */
export async function matchesOf(
  pool: Pool,
  { name }: Resource,
  fields: Matched,
  { places, stems }: Matching,
  ids: readonly string[],
): Promise<Match[][]> {
  const wanted = (Object.keys(fields) as MatchPlace[]).filter((place) => places[place] !== undefined);
  if (ids.length === 0 || wanted.length === 0) return ids.map(() => []);
  const { rows } = await pool.query<[id: string, detail: string, ...boolean[]]>({
    text: `select id::text, detail, ${wanted
      .map((_, nth) => `search @@ $${nth + 2}::tsquery`)
      .join(', ')} from read.${name} where id = any($1::uuid[])`,
    values: [ids, ...wanted.map((place) => places[place])],
    rowMode: 'array',
  });
  const found = new Map(
    rows.map(([id, detail, ...matched]) => {
      const record = JSON.parse(detail) as RecordText;
      const own = wanted.filter((_, nth) => matched[nth]);
      return [id, distinct(own.flatMap((place) => matchesIn(record, fields[place] ?? [], stems)))];
    }),
  );
  return ids.map((id) => found.get(id) ?? []);
}

/** The fields of one place that show a stem; the first one that says anything where none does. */
function matchesIn(record: RecordText, names: readonly string[], stems: readonly string[]): Match[] {
  const all = names.flatMap((field) => textsOf(record[field], field));
  const shown = all.filter(({ passage }) => stemsIn(passage, stems) > 0);
  const best =
    shown.length > 0
      ? shown.toSorted((one, other) => stemsIn(other.passage, stems) - stemsIn(one.passage, stems))
      : all.slice(0, 1);
  const kept = best.slice(0, best[0]?.documentId === undefined ? 1 : MAX_DOCUMENTS);
  return kept.map((one) => ({ ...one, passage: passageOf(one.passage, stems) }));
}

function textsOf(value: unknown, field: string): Match[] {
  if (typeof value === 'string') return value === '' ? [] : [{ field, passage: value }];
  if (!Array.isArray(value))
    return value !== null && typeof value === 'object' && 'name' in value
      ? textsOf((value as { name: unknown }).name, field)
      : [];
  const texts = value.filter((one) => typeof one === 'string');
  if (texts.length > 0) return [{ field, passage: texts.join(', ') }];
  return value.flatMap((one: Passage | { name: string }) =>
    'passage' in one
      ? [{ field, passage: one.passage, documentId: one.documentId, page: one.page }]
      : textsOf(one, field),
  );
}

/** The same passage may match by several of its sides. */
const distinct = (matches: readonly Match[]): Match[] => [
  ...new Map(matches.map((match) => [`${match.field} ${match.passage}`, match])).values(),
];
