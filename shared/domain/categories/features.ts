/** The texts of a tender that the model uses. Absent texts are empty. */
export type TenderTexts = {
  /** Title and description. */
  text: string;
  buyer: string;
  /** Tender type in the portal's words. */
  type: string;
};

/**
 * The kinds of features and the length of the vector of each kind. The features of a kind share this length, so that a long
 * description does not outweigh the buyer.
 */
export const featureKinds = {
  /** Constant feature, for how common categories are. */
  bias: 1,
  words: 1,
  pairs: 0.6,
  /** Sequences of four and five letters, most of which forms and misspellings of a word share. */
  pieces: 1.2,
  buyer: 0.4,
  buyerWords: 0.5,
  /** Pairs of buyer and word: officials of one buyer repeat their choice between overlapping categories. */
  buyerUse: 0.5,
  type: 0.3,
  buyerType: 0.3,
} as const;
export type FeatureKind = keyof typeof featureKinds;

/** Words that do not describe what is bought. */
const EMPTY = new Set('the of and for to in on at a an by with from as or is be this that its'.split(' '));
/** Longer texts repeat themselves or list conditions; the limits also bound the work on very long texts. */
const MAX_WORDS = 80;
const MAX_CHARACTERS = 4_000;
/** Longer words are references or damaged texts. */
const MAX_WORD_LENGTH = 24;

/** @returns lower-case Latin letters and digits without accents, separated by single blanks */
export const foldText = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** @returns the words that describe what is bought, in order, without their most common endings */
export const contentWords = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter(
      (word) => word.length > 1 && word.length <= MAX_WORD_LENGTH && !EMPTY.has(word) && !/\d/.test(word),
    )
    .slice(0, MAX_WORDS)
    .map(stem);

function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 4 && word.endsWith('es')) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** @returns the features of a tender by kind, as hashes of 32 bits, each once */
export function featuresOf({ text, buyer, type }: TenderTexts): Map<FeatureKind, Set<number>> {
  const words = contentWords(text);
  const features = new Map<FeatureKind, Set<number>>([
    ['bias', new Set([hash('bias')])],
    ['words', new Set(words.map((word) => hash(`w:${word}`)))],
    ['pairs', new Set(words.slice(1).map((word, index) => hash(`p:${words[index]} ${word}`)))],
    ['pieces', piecesOf(words)],
  ]);
  const office = foldText(buyer);
  const kind = foldText(type);
  if (office !== '') {
    const start = hash(`u:${office}:`);
    features.set('buyer', new Set([hash(`b:${office}`)]));
    features.set('buyerWords', new Set(office.split(' ').map((word) => hash(`bw:${word}`))));
    features.set('buyerUse', new Set(words.map((word) => hash(word, start))));
    if (kind !== '') features.set('buyerType', new Set([hash(`bt:${office}:${kind}`)]));
  }
  if (kind !== '') features.set('type', new Set([hash(`t:${kind}`)]));
  return features;
}

function piecesOf(words: readonly string[]): Set<number> {
  const pieces = new Set<number>();
  for (const word of new Set(words)) {
    const marked = `^${word}$`;
    for (let from = 0; from + 4 <= marked.length; from += 1) {
      const four = hashRange(marked, from, from + 4, PIECE);
      pieces.add(finish(four));
      if (from + 5 <= marked.length) pieces.add(finish(hashRange(marked, from + 4, from + 5, four)));
    }
  }
  return pieces;
}

const OFFSET = 0x811c9dc5;

/** FNV-1a over UTF-16 units. */
function hashRange(text: string, from: number, to: number, start: number): number {
  let value = start;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** The high bits of FNV are poorly distributed; these steps make every bit depend on all others. */
function finish(value: number): number {
  let mixed = value ^ (value >>> 15);
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  mixed ^= mixed >>> 12;
  mixed = Math.imul(mixed, 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** @returns 32 bits that follow from a text; `start` is the hash of what comes before it */
export const hash = (text: string, start = OFFSET): number => finish(hashRange(text, 0, text.length, start));

const PIECE = hashRange('c:', 0, 2, OFFSET);
