import { randomOf } from '#services/sample-publisher/generate/random.ts';
import { foldName } from '#shared/text/names.ts';
import type { Item } from './corpus.ts';

/**
 * Queries made by rule from records, to be answered with the record that they were made from. A query that more than ten
 * records fit equally well is left out: no order could show all of them.
 */

/** A query, and the ids of the records any of which is right. */
export type KnownItem = { kind: string; q: string; wanted: ReadonlySet<string> };

/** Records that queries are made from, of each kind as many as the rule can be applied to. */
const RECORDS = 250;
const TOP = 10;
/** Words that say nothing about a tender. */
const PLAIN = new Set(
  'the and for from with that this appointment service services provider providers supply delivery period months years year month within bid tender quotation request'.split(
    ' ',
  ),
);

type Rule = (item: Item, corpus: Corpus) => string | null;
/** Numbers of titles by word, and which words follow each other in a title. */
type Corpus = { size: ReadonlyMap<string, number>; pairs: ReadonlySet<string> };

const wordsOf = (text: string): string[] => foldName(text).split(' ').filter(Boolean);
const telling = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length > 3 && !PLAIN.has(word) && !/\d/.test(word));

/** As many words as a person pastes. */
const beginning = (title: string): string[] => wordsOf(title).slice(0, 12);

/** Every second telling word of the title, in its order. */
const half = (title: string): string[] => telling(title).filter((_, place) => place % 2 === 0);

const rules: Readonly<Record<string, Rule>> = {
  'title words': ({ title }) => beginning(title).join(' '),
  'half of the title words': ({ title }) => enough(half(title).slice(0, 6)),
  'one typing error': ({ id, title }) => {
    const words = half(title).slice(0, 6);
    const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
    if (longest.length < 6) return null;
    return enough(words.map((word) => (word === longest ? misspelt(word, id) : word)));
  },
  'joined words': ({ title }, corpus) => joined(beginning(title), corpus),
  'split words': ({ title }, corpus) => split(beginning(title), corpus),
  reference: ({ reference }) => (/\d/.test(reference) && reference.length >= 5 ? reference : null),
  'prefix of the reference': ({ reference }) => {
    const prefix = /^[^\d]*\d+/.exec(reference)?.[0] ?? '';
    return prefix.length >= 4 && prefix.length < reference.length ? prefix : null;
  },
  'buyer and a word': ({ buyer, title }, { size }) => {
    const rarest = telling(title).toSorted((one, other) => (size.get(one) ?? 0) - (size.get(other) ?? 0))[0];
    return buyer === '' || rarest === undefined ? null : `${buyer} ${rarest}`;
  },
};

const enough = (words: readonly string[]): string | null => (words.length < 2 ? null : words.join(' '));

/** One letter is swapped with the next, left out, doubled or replaced; never the first. */
function misspelt(word: string, key: string): string {
  const random = randomOf('misspelt', key);
  const at = random.integer(1, word.length - 2);
  const [before, one, other, after] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)];
  return random.pick([
    one === other ? `${before}${other}${after}` : `${before}${other}${one}${after}`,
    `${before}${other}${after}`,
    `${before}${one}${one}${other}${after}`,
    `${before}${one === 'e' ? 'a' : 'e'}${other}${after}`,
  ]);
}

/** Two words that other titles write as one are joined. */
function joined(words: readonly string[], { size }: Corpus): string | null {
  const at = words.findIndex(
    (word, place) =>
      word.length > 3 && (words[place + 1]?.length ?? 0) > 3 && size.has(`${word}${words[place + 1]}`),
  );
  return at === -1
    ? null
    : [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)].join(' ');
}

/** A word that other titles write as two is split. */
function split(words: readonly string[], { pairs }: Corpus): string | null {
  for (const [place, word] of words.entries())
    for (let at = 4; at <= word.length - 4; at += 1) {
      const pair = `${word.slice(0, at)} ${word.slice(at)}`;
      if (pairs.has(pair)) return [...words.slice(0, place), pair, ...words.slice(place + 1)].join(' ');
    }
  return null;
}

/** @returns for each kind up to 250 queries */
export function knownItems(items: readonly Item[]): KnownItem[] {
  const corpus = corpusOf(items);
  const titles = items.map(({ id, title, buyer, reference }) => ({
    id,
    words: new Set(wordsOf(title)),
    buyer: wordsOf(buyer).join(' '),
    code: wordsOf(reference).join(''),
  }));
  const order = randomOf('records', 1);
  const picked = items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const start = order.integer(0, picked.length - 1);
  const turned = [...picked.slice(start), ...picked.slice(0, start)];
  return Object.entries(rules).flatMap(([kind, rule]) => {
    const found: KnownItem[] = [];
    for (const item of turned) {
      if (found.length === RECORDS) break;
      const q = item.title === '' ? null : rule(item, corpus);
      if (q === null || q.length < 2 || q.length > 400) continue;
      const fits = fitting(kind, item, titles);
      if (fits.size <= TOP) found.push({ kind, q, wanted: fits });
    }
    return found;
  });
}

const HALVES = new Set(['half of the title words', 'one typing error']);

type Title = { id: string; words: ReadonlySet<string>; buyer: string; code: string };

/** Records that fit a query as well as the one that it was made from: all those with its words in their titles. */
function fitting(kind: string, item: Item, titles: readonly Title[]): Set<string> {
  const test = testOf(kind, item);
  return new Set(titles.filter((title) => title.id === item.id || test(title)).map(({ id }) => id));
}

function testOf(kind: string, { title, reference, buyer }: Item): (other: Title) => boolean {
  const code = wordsOf(/^[^\d]*\d+/.exec(reference)?.[0] ?? '').join('');
  switch (kind) {
    case 'reference':
      return (other) => other.code === wordsOf(reference).join('');
    case 'prefix of the reference':
      return (other) => other.code.startsWith(code);
    case 'buyer and a word': {
      const own = wordsOf(buyer).join(' ');
      const words = telling(title);
      return (other) => other.buyer === own && words.every((word) => other.words.has(word));
    }
    default: {
      const words = HALVES.has(kind) ? half(title).slice(0, 6) : beginning(title);
      return (other) => words.every((word) => other.words.has(word));
    }
  }
}

function corpusOf(items: readonly Item[]): Corpus {
  const size = new Map<string, number>();
  const pairs = new Set<string>();
  for (const { title } of items) {
    const words = wordsOf(title);
    for (const word of new Set(words)) size.set(word, (size.get(word) ?? 0) + 1);
    for (const [place, word] of words.entries()) if (place > 0) pairs.add(`${words[place - 1]} ${word}`);
  }
  return { size, pairs };
}
