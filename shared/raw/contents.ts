import type { Executor } from '#shared/database/connection.ts';
import type { Format } from '#shared/domain/captures/format.ts';
import { jsonOf } from '#shared/domain/captures/ocds-package.ts';
import { excessOf, TOO_LARGE } from '#shared/domain/captures/size.ts';
import { decompressed } from '#shared/raw/compression.ts';

/** Where the bytes of a content are: the response they are stored with, and their 0-based place in its list. */
export type ContentPlace = { responseId: string; place: number };

/** Bytes of contents that are stored together, as JSON text. */
export type StoredList = { responseId: string; source: string; url: string; bytes: Buffer };

/** Limit of lists held in memory at a time. */
const MAX_LISTS = 32;

/**
 * Reads the lists of contents that responses are stored with: their blocks, or the whole responses where an earlier
 * release has stored them.
 * @param responses ids; any number
 */
export async function* storedLists(
  database: Executor,
  responses: readonly string[],
): AsyncGenerator<StoredList> {
  for (let start = 0; start < responses.length; start += MAX_LISTS) {
    const { rows } = await database.query<Omit<StoredList, 'bytes'> & { encoding: string; body: Buffer }>(
      `select response.id::text as "responseId", response.source, response.url,
         coalesce(block.encoding, blob.encoding) as encoding, coalesce(block.body, blob.body) as body
       from raw.response left join raw.block on block.response_id = response.id
       left join raw.blob on block.response_id is null and blob.hash = response.hash
       where response.id = any($1::bigint[]) and coalesce(block.body, blob.body) is not null`,
      [responses.slice(start, start + MAX_LISTS)],
    );
    for (const { encoding, body, ...list } of rows)
      yield { ...list, bytes: await decompressed({ encoding, body }) };
  }
}

/** The items of a list; `instead` stands for each of them where it cannot be read. Null where the bytes are no JSON. */
export type Items = unknown[] | { instead: unknown } | null;

/** Reads lists, each on its own. */
export type ReadLists = (
  lists: readonly StoredList[],
  read: (list: StoredList) => Items,
) => Promise<readonly Items[]>;

const readEach: ReadLists = async (lists, read) => lists.map(read);

/** Bytes of lists that are read together. */
const READ_BYTES = 1_048_576;

/**
 * Reads contents as the items that their source's format gives. Every list is read once.
 * @param readLists may run the reading under a limit
 * @returns a function that gives the item at a place; undefined where nothing readable is stored there, and TOO_LARGE where
 *   it is part of a list that is too large to be read
 */
export async function readContents(
  database: Executor,
  places: readonly ContentPlace[],
  formatOf: (source: string) => Format,
  readLists: ReadLists = readEach,
): Promise<(at: ContentPlace) => unknown> {
  const wanted = Map.groupBy(places, ({ responseId }) => responseId);
  const items = new Map<string, unknown>();
  let waiting: StoredList[] = [];
  let bytes = 0;
  const readWaiting = async () => {
    const found = await readLists(waiting, (list) => itemsOf(list, formatOf));
    for (const [at, { responseId }] of waiting.entries()) {
      const list = found[at];
      for (const { place } of wanted.get(responseId) ?? [])
        items.set(`${responseId}/${place}`, list && 'instead' in list ? list.instead : list?.[place]);
    }
    waiting = [];
    bytes = 0;
  };
  for await (const list of storedLists(database, [...wanted.keys()])) {
    waiting.push(list);
    bytes += list.bytes.length;
    if (bytes >= READ_BYTES) await readWaiting();
  }
  if (waiting.length > 0) await readWaiting();
  return ({ responseId, place }) => items.get(`${responseId}/${place}`);
}

function itemsOf({ bytes, source, url }: StoredList, formatOf: (source: string) => Format): Items {
  if (excessOf(bytes) !== null) return { instead: TOO_LARGE };
  try {
    return formatOf(source).itemsOf(jsonOf(bytes), url);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
