import { LRUCache } from 'lru-cache';
import type { Pool } from '#shared/database/connection.ts';
import type { Alternatives } from '#shared/domain/search/combining.ts';
import type { SearchColumns, Where } from '#shared/domain/search/word-texts.ts';
import { askedSql, collect } from '#shared/reading/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** What the index of a resource knows about words. */
export type IndexWords = {
  where: Where;
  /** Columns whose values the index has. */
  columns: SearchColumns;
  /** Stems of words, and whether titles or names have them, by word. */
  lookUp: (words: readonly string[]) => Promise<ReadonlyMap<string, Word>>;
  /** Numbers of records that match each; common words are estimated from the planner's statistics. */
  count: (wanted: readonly WantedWord[]) => Promise<number[]>;
  /** Words of titles and names that resemble each of the given words. */
  similar: (words: readonly { word: string; stem: string }[]) => Promise<string[][]>;
  /** What the planner's statistics say. */
  common: () => Promise<Common>;
};

export type Word = { stem: string | null; known: boolean };
/**
 * The stem of a term, if it is one word, and its query of the index: `notice` if it leaves out documents, `names` if it
 * also leaves out the texts besides titles and names.
 */
export type WantedWord = { stem: string | null; asked: Alternatives; only?: 'notice' | 'names' };

/** Limit for the words of all resources. A limit in bytes takes no memory in advance, unlike a number of entries. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Size of an entry besides its word, in bytes. */
const OVERHEAD = 256;
/** Words that become known in the meantime are found anyway. */
const WORDS_AGE_MS = 60_000;
/** The planner's statistics change only with autovacuum. */
const COMMON_AGE_MS = 600_000;

/** Approximate numbers of records with each common word, by stem, in all texts, in notices, and in titles and names alone, and of all records. */
export type Common = {
  counts: ReadonlyMap<string, number>;
  inNotice: ReadonlyMap<string, number>;
  inNames: ReadonlyMap<string, number>;
  size: number;
  until: number;
};

/** @returns the words of a resource, shared by all paths with the same kind of search */
export type SearchWords = (resource: Resource, where?: Where) => IndexWords;

type KeptWords = LRUCache<string, Word>;

/** @returns the words of all resources, looked up when they are needed and kept for a while */
export function createSearchWords(pool: Pool): SearchWords {
  const words: KeptWords = new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, id) => 2 * id.length + OVERHEAD,
    ttl: WORDS_AGE_MS,
  });
  const opened = new Map<string, IndexWords>();
  return (resource, where = 'notice') => {
    const id = `${resource.name} ${where}`;
    const known = opened.get(id) ?? openIndexWords(pool, resource, words, where);
    opened.set(id, known);
    return known;
  };
}

function openIndexWords(
  pool: Pool,
  { name, means = {} }: Resource,
  words: KeptWords,
  where: Where,
): IndexWords {
  let common: Promise<Common> | null = null;

  const commonWords = async (): Promise<Common> => {
    const kept = await common?.catch(() => null);
    if (kept && kept.until > Date.now()) return kept;
    common = readCommon(pool, name, where);
    return common;
  };

  return {
    where,
    columns: means,
    lookUp: async (wanted) => {
      const found = new Map<string, Word>();
      const missing: string[] = [];
      for (const word of wanted) {
        const kept = words.get(`${name} ${word}`);
        if (kept) found.set(word, kept);
        else missing.push(word);
      }
      if (missing.length === 0) return found;
      const { rows } = await pool.query<Word & { word: string }>({ ...LOOK_UP, values: [name, missing] });
      for (const { word, stem, known } of rows) {
        words.set(`${name} ${word}`, { stem, known });
        found.set(word, { stem, known });
      }
      return found;
    },
    count: async (wanted) => {
      const common = await commonWords();
      const known = { notice: common.inNotice, names: common.inNames };
      const estimates = wanted.map(({ stem, only }) =>
        stem === null ? undefined : (only ? known[only] : common.counts).get(stem),
      );
      const rare = wanted.filter((_, place) => estimates[place] === undefined);
      const exact = rare.length === 0 ? [] : await countEach(pool, name, rare);
      return estimates.map((estimate) => estimate ?? exact.shift() ?? 0);
    },
    similar: async (wanted) => {
      const { rows } = await pool.query<{ place: number; lexeme: string }>({
        ...SIMILAR,
        values: [name, wanted.map(({ word }) => word), wanted.map(({ stem }) => stem)],
      });
      return wanted.map((_, place) => rows.flatMap((row) => (row.place === place + 1 ? [row.lexeme] : [])));
    },
    common: commonWords,
  };
}

/**
 * Words that are not in the planner's list are rare, so the index finds all their records at once; this may not hold
 * for alternatives. Beyond this number of records, the weight of a word hardly changes.
 */
const MAX_COUNTED = 200;

async function countEach(pool: Pool, name: string, wanted: readonly WantedWord[]): Promise<number[]> {
  if (wanted.length === 0) return [];
  const values = collect();
  const counts = wanted.map(
    ({ asked }) =>
      `(select count(*)::int from (select from read.${name} where ${askedSql(asked, values)} limit ${MAX_COUNTED}) found)`,
  );
  const { rows } = await pool.query<{ counts: number[] }>(
    `select array[${counts.join(', ')}] as counts`,
    values.all,
  );
  return rows[0]?.counts ?? [];
}

/**
 * Forms of a word without a mark, with `@`, and with `@@` where documents are searched (alone if only documents are
 * searched) are counted together; a record with several of them counts several times, which hardly matters for weights.
 */
async function readCommon(pool: Pool, name: string, where: Where): Promise<Common> {
  const { rows } = await pool.query<{ size: number; words: string[] | null; shares: number[] | null }>(
    `select greatest(reltuples, 0)::float8 as size, most_common_elems::text::text[] as words,
       most_common_elem_freqs::float8[] as shares
     from pg_class left join pg_stats on schemaname = 'read' and tablename = relname and attname = 'search'
     where oid = 'read.${name}'::regclass`,
  );
  const { size = 0, words = null, shares = null } = rows[0] ?? {};
  const [counts, inNotice, inNames] = [0, 1, 2].map(() => new Map<string, number>()) as [
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
  ];
  for (const [place, word] of (words ?? []).entries()) {
    const isOfDocuments = word.startsWith('@@');
    const stem = word.replace(/^@{1,2}/, '');
    const more = Math.round((shares?.[place] ?? 0) * size);
    if (where === 'everywhere' || isOfDocuments === (where === 'documents'))
      counts.set(stem, (counts.get(stem) ?? 0) + more);
    if (stem === word) inNames.set(stem, more);
    if (!isOfDocuments) inNotice.set(stem, (inNotice.get(stem) ?? 0) + more);
  }
  return { counts, inNotice, inNames, size, until: Date.now() + COMMON_AGE_MS };
}

const LOOK_UP = {
  name: 'search-words',
  text: `select word, stem, stem is not null and exists (
      select from read.lexeme where resource = $1 and lexeme = stem) as known
    from unnest($2::text[]) as word
    left join lateral (select lexeme as stem from unnest(to_tsvector('read.words', word)) limit 1) as stemmed on true`,
};

const SIMILAR = {
  name: 'search-similar',
  text: `select place::int, lexeme from unnest($2::text[], $3::text[]) with ordinality as given (word, stem, place)
    cross join lateral read.similar_words($1, word, stem) as lexeme`,
};
