import { type Random, randomOf } from '#services/sample-publisher/generate/random.ts';
import { tenderRow } from './tender-rows.ts';

/** A query as people type it into a search box, made of words of the existing tenders. */
export type Query = {
  kind: string;
  q: string;
  /** Further parameters, such as `&province=gauteng`. */
  beside: string;
};

/** `title` is its words without the empty ones, `phrase` some adjacent words. */
type Words = { title: string[]; phrase: string; reference: string; number: string; buyer: string };
type Kind = { share: number; write: (words: Words, random: Random) => string; beside?: string[] };

const PROVINCES = ['gauteng', 'western-cape', 'kwazulu-natal', 'limpopo', 'northern-cape', 'free-state'];
/** Words that stand beside others in no title, and acronyms that people write for names and things. */
const UNRELATED = ['helicopters', 'seedlings', 'opera', 'submarine', 'catering', 'security', 'vehicles'];
const ACRONYMS = ['KZN', 'CCTV', 'PPE', 'HVAC', 'ICT', 'WWTW', 'roads', 'schools', 'generators'];
const CONSONANTS = [...'bcdfghjklmnpqrstvwxz'];

/** Words of one title in its order, but not adjacent ones. */
const some = ({ title }: Words, count: number, random: Random): string[] => {
  const left = [...title];
  while (left.length > count) left.splice(random.integer(0, left.length - 1), 1);
  return left;
};

/** Swaps two letters, leaves one out or doubles one. */
function misspelt(word: string, random: Random): string {
  const at = random.integer(1, Math.max(1, word.length - 3));
  const [before, one, other, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  return random.pick([
    `${before}${other}${one}${after}`,
    `${before}${other}${after}`,
    `${before}${one}${one}${other}${after}`,
  ]);
}

const kinds: Readonly<Record<string, Kind>> = {
  'one word': { share: 15, write: (words, random) => some(words, 1, random)[0]! },
  'several words': {
    share: 20,
    write: (words, random) => some(words, random.integer(2, 3), random).join(' '),
  },
  phrase: { share: 8, write: ({ phrase }) => `"${phrase}"` },
  exclusion: {
    share: 7,
    write: (words, random) => some(words, 2, random).join(' -'),
  },
  'rare word': { share: 8, write: ({ title }) => title.at(-1)! },
  'reference number': { share: 9, write: ({ reference }) => reference },
  'tender number': { share: 4, write: ({ number }) => number },
  organisation: { share: 8, write: ({ buyer }) => buyer },
  'typing errors': {
    share: 8,
    write: (words, random) =>
      some(words, random.integer(1, 3), random)
        .map((word) => misspelt(word, random))
        .join(' '),
  },
  'nothing found': {
    share: 4,
    write: (_, random) => Array.from({ length: 9 }, () => random.pick(CONSONANTS)).join(''),
  },
  'in a province': {
    share: 6,
    write: (words, random) => some(words, random.integer(1, 2), random).join(' '),
    beside: PROVINCES.map((province) => `&province=${province}`),
  },
  'joined words': { share: 3, write: (words, random) => some(words, 2, random).join('') },
  'a word too many': {
    share: 6,
    write: (words, random) =>
      [...some(words, random.integer(2, 4), random), random.pick(UNRELATED)].join(' '),
  },
  'acronyms and synonyms': {
    share: 4,
    write: (words, random) => `${random.pick(ACRONYMS)} ${some(words, 1, random)[0]}`,
  },
  'beginning of a number': {
    share: 4,
    write: ({ reference }) => /^.{3,}?\d+/.exec(reference)?.[0] ?? reference,
  },
  'with highlights': {
    share: 3,
    write: (words, random) => some(words, 2, random).join(' '),
    beside: ['&highlight=true'],
  },
  'with facets': {
    share: 3,
    write: (words, random) => some(words, 2, random).join(' '),
    beside: ['&facets=province,status', '&facets=category,sourceOrganization'],
  },
  'a later page': {
    share: 3,
    write: (words, random) => some(words, 1, random)[0]!,
    beside: Array.from({ length: 30 }, (_, n) => `&page=${n + 2}`),
  },
};

const deck = Object.entries(kinds).flatMap(([name, kind]) =>
  Array.from({ length: kind.share }, () => [name, kind] as const),
);

/**
 * @param key seed: the same key gives the same queries
 * @param tenders number of existing tenders
 */
export function queriesOf(key: string, count: number, tenders: number): Query[] {
  const random = randomOf('queries', key);
  return Array.from({ length: count }, (_, n) => {
    const [kind, { write, beside = [''] }] = deck[n % deck.length]!;
    const row = tenderRow(random.integer(0, tenders - 1), tenders, Date.now());
    const all = row.title.split(/[^\p{L}]+/u).filter((word) => word !== '');
    const title = all.filter((word) => word.length > 3 && !PLAIN.test(word));
    const at = random.integer(0, Math.max(0, all.length - 3));
    const words = {
      title,
      phrase: all.slice(at, at + 3).join(' '),
      reference: row.reference_number,
      number: String(row['tender_id']),
      buyer: row.buyer_name,
    };
    return { kind, q: write(words, random), beside: random.pick(beside) };
  });
}

/** Words that nobody searches for alone. */
const PLAIN =
  /^(with|from|that|and|the|for|appointment|service|provider|period|months|years|supply|delivery)$/i;
