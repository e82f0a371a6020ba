import { type Place, placeNames } from './place-names.ts';
import type { PlaceWords } from './words.ts';

/**
 * The words `from` to `to` (exclusive) name one of `places`. `whole` means that the part of the text between two breaks
 * contains nothing else; `typed` that a word such as "municipality" follows.
 */
export type PlaceMention = {
  from: number;
  to: number;
  whole: boolean;
  typed: boolean;
  places: readonly Place[];
};

const STREET = new Set(
  'street str road rd avenue ave drive lane boulevard blvd crescent cres highway straat weg laan rylaan hoofweg freeway'.split(
    ' ',
  ),
);
/** Short forms that may also begin another name; they count only before a comma or the end. */
const SHORT_STREET = new Set(['st', 'dr', 'way', 'close', 'av', 'cl']);
const BEFORE_STREET = new Set([
  'main',
  'old',
  'new',
  'ring',
  'service',
  'hoof',
  'reef',
  'north',
  'south',
  'east',
  'west',
]);
const LOCATING = new Set(['in', 'at', 'near', 'around', 'within', 'te']);
/** Before these, a direction or a person's name is no place: `north west of`, `North West University`. */
const NOT_AFTER_WEAK = new Set(['of', 'corner', 'side', 'university', 'gate', 'wing', 'portion', 'and']);
const CATEGORY: Readonly<Record<string, 'A' | 'B' | 'C'>> = {
  district: 'C',
  dm: 'C',
  metropolitan: 'A',
  metro: 'A',
  lm: 'B',
};

/**
 * Finds the names of places and prefers the longest. Names of streets (`Limpopo Street`, `Cape Town Road`) are left out.
 * @param address whether the words are an address, in which a name that is a whole part means the place
 */
export function mentionsIn({ words, breaks }: PlaceWords, address: boolean): PlaceMention[] {
  const found: PlaceMention[] = [];
  for (let from = 0; from < words.length; ) {
    const mention = longest(words, breaks, from);
    if (mention) found.push(mention);
    from = mention ? mention.to : from + 1;
  }
  return found.length === 0 ? found : withoutStreets(found, words, breaks, address);
}

function longest(words: readonly string[], breaks: readonly boolean[], from: number): PlaceMention | null {
  let step = placeNames.next.get(words[from] ?? '');
  let best: PlaceMention | null = null;
  for (let to = from + 1; step; to += 1) {
    if (step.places.length > 0)
      best = {
        from,
        to,
        whole: breaks[from] === true && breaks[to] === true,
        typed: false,
        places: step.places,
      };
    if (breaks[to] === true || to >= words.length) break;
    step = step.next.get(words[to] ?? '');
  }
  return best;
}

function withoutStreets(
  found: PlaceMention[],
  words: readonly string[],
  breaks: readonly boolean[],
  address: boolean,
): PlaceMention[] {
  const kept: PlaceMention[] = [];
  let streetFrom = -1;
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const mention = found[at];
    if (!mention) continue;
    // `Bethal Ogies Road` names one street.
    const joined = mention.to === streetFrom && breaks[mention.to] !== true;
    if (joined || isStreet(mention.to, words, breaks)) {
      streetFrom = mention.from;
      continue;
    }
    const places = possiblePlaces(mention, words, breaks, address);
    if (places.length > 0)
      kept.push({ ...mention, typed: typeAfter(mention, words, breaks) !== null, places });
  }
  return kept.reverse();
}

function isStreet(to: number, words: readonly string[], breaks: readonly boolean[]): boolean {
  const next = words[to];
  if (next === undefined || breaks[to] === true) return false;
  if (STREET.has(next)) return true;
  if (SHORT_STREET.has(next) && breaks[to + 1] === true) return true;
  return BEFORE_STREET.has(next) && breaks[to + 1] !== true && STREET.has(words[to + 1] ?? '');
}

/** @returns the category of municipality by the word after a name; `any` for "municipality" alone */
function typeAfter(
  { to }: PlaceMention,
  words: readonly string[],
  breaks: readonly boolean[],
): 'A' | 'B' | 'C' | 'any' | null {
  const next = words[to];
  if (next === undefined || breaks[to] === true) return null;
  if (next.startsWith('municip')) return 'any';
  if (next === 'local') return words[to + 1]?.startsWith('munic') ? 'B' : null;
  return CATEGORY[next] ?? null;
}

function possiblePlaces(
  mention: PlaceMention,
  words: readonly string[],
  breaks: readonly boolean[],
  address: boolean,
): readonly Place[] {
  const type = typeAfter(mention, words, breaks);
  if (type !== null) {
    const own = mention.places.filter(({ kind }) => kind === 'municipality');
    const fitting = own.filter(({ municipality }) => type === 'any' || municipality?.category === type);
    if (fitting.length > 0) return fitting;
    if (own.length > 0 && type !== 'C') return own;
  }
  const province = words[mention.to] === 'province' || words[mention.to] === 'provincial';
  const located =
    breaks[mention.from] !== true &&
    LOCATING.has(words[mention.from - (words[mention.from - 1] === 'the' ? 2 : 1)] ?? '') &&
    (breaks[mention.to] === true || !NOT_AFTER_WEAK.has(words[mention.to] ?? ''));
  return mention.places.filter(({ use, kind }) => {
    if (use === 'sure') return true;
    if (use === 'typed') return false;
    if (use === 'abbreviation') return address && mention.whole;
    return (address && mention.whole) || located || (kind === 'province' && province);
  });
}
