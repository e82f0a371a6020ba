import type { Matched, Passages } from '#services/api/v2/endpoint.ts';
import type { Pool } from '#shared/database/connection.ts';
import type { Matching, MatchPlace } from '#shared/domain/search/matching.ts';
import { passageOf, stemsIn } from '#shared/domain/search/passages.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** A field that matches, with its text; for documents also the place. */
export type SearchMatch = { field: string; passage: string; documentId?: string; page?: number };

/** Maximum number of passages of documents that are shown for one record. */
const MAX_DOCUMENTS = 2;

type Passage = { documentId: string; page: number } & ({ passage: string } | { quote: string });
type RecordText = Readonly<Record<string, unknown>>;

/**
 * Finds the fields in which records match.
 * @param ids of the records
 * @returns the matches of each record, in the order of the ids; the most important field is first
 */
export async function matchesOf(
  pool: Pool,
  { name }: Resource,
  { matched: fields, passagesOf }: { matched: Matched; passagesOf: Passages | undefined },
  { places, stems }: Matching,
  ids: readonly string[],
): Promise<SearchMatch[][]> {
  const wanted = (Object.keys(fields) as MatchPlace[]).filter((place) => places[place] !== undefined);
  if (ids.length === 0 || wanted.length === 0) return ids.map(() => []);
  const { rows } = await pool.query<[id: string, detail: string, ...boolean[]]>({
    text: `select id::text, detail, ${wanted
      .map((_, nth) => `search @@ $${nth + 2}::tsquery`)
      .join(', ')} from read.${name} where id = any($1::uuid[])`,
    values: [ids, ...wanted.map((place) => places[place])],
    rowMode: 'array',
  });
  const found = rows.map(([id, detail, ...isIn]) => {
    const record = JSON.parse(detail) as RecordText;
    const texts = wanted
      .filter((_, nth) => isIn[nth])
      .map((place) => ({ place, texts: textsIn(record, fields[place] ?? []) }));
    return { id, texts };
  });
  const unshown = found.filter(({ texts }) =>
    texts.some(({ place, texts }) => place === 'documents' && !shows(texts, stems)),
  );
  const beside =
    passagesOf === undefined || unshown.length === 0
      ? new Map<string, SearchMatch[]>()
      : await passagesBeside(
          pool,
          passagesOf,
          unshown.map(({ id }) => id),
        );
  const matches = new Map(
    found.map(({ id, texts }) => [
      id,
      distinct(
        texts.flatMap(({ place, texts }) =>
          bestOf(place === 'documents' ? [...texts, ...(beside.get(id) ?? [])] : texts, stems),
        ),
      ),
    ]),
  );
  return ids.map((id) => matches.get(id) ?? []);
}

/** @returns passages of the records about other records, by the id of the other record */
async function passagesBeside(
  pool: Pool,
  { resource, column, field }: Passages,
  ids: readonly string[],
): Promise<Map<string, SearchMatch[]>> {
  const { rows } = await pool.query<[id: string, detail: string]>({
    text: `select ${column}::text, detail from read.${resource.name} where ${column} = any($1::uuid[])`,
    values: [ids],
    rowMode: 'array',
  });
  return new Map(rows.map(([id, detail]) => [id, textsIn(JSON.parse(detail) as RecordText, [field])]));
}

const shows = (texts: readonly SearchMatch[], stems: readonly string[]): boolean =>
  texts.some(({ passage }) => stemsIn(passage, stems) > 0);

/** @returns the text that shows the most stems; the first text if none shows one */
function bestOf(texts: readonly SearchMatch[], stems: readonly string[]): SearchMatch[] {
  const counted = texts.map((text) => ({ text, count: stemsIn(text.passage, stems) }));
  const shown = counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  const best = (shown.length > 0 ? shown : counted.slice(0, 1)).map(({ text }) => text);
  const kept = best.slice(0, best[0]?.documentId === undefined ? 1 : MAX_DOCUMENTS);
  return kept.map((one) => ({ ...one, passage: passageOf(one.passage, stems) }));
}

const textsIn = (record: RecordText, names: readonly string[]): SearchMatch[] =>
  names.flatMap((field) => textsOf(record[field], field));

function textsOf(value: unknown, field: string): SearchMatch[] {
  if (typeof value === 'string') return value === '' ? [] : [{ field, passage: value }];
  if (!Array.isArray(value))
    return value !== null && typeof value === 'object' && 'name' in value
      ? textsOf((value as { name: unknown }).name, field)
      : [];
  const texts = value.filter((one) => typeof one === 'string');
  if (texts.length > 0) return [{ field, passage: texts.join(', ') }];
  return value.flatMap((one: Passage | { name: string }) =>
    'documentId' in one
      ? [
          {
            ...{ field, passage: 'quote' in one ? one.quote : one.passage },
            ...{ documentId: one.documentId, page: one.page },
          },
        ]
      : textsOf(one, field),
  );
}

/** The same passage may match by several of its sides. */
const distinct = (matches: readonly SearchMatch[]): SearchMatch[] => [
  ...new Map(matches.map((match) => [`${match.field} ${match.passage}`, match])).values(),
];
