import { provinces } from '#shared/codelists/provinces.ts';
import { describeOrgan } from '#shared/domain/buyers/organ.ts';
import { mentionsIn } from '#shared/domain/places/mentions.ts';
import { wordsOf } from '#shared/domain/places/words.ts';

/** Provinces and municipalities that an item is about, by code, with what says so: a name in the text, or an organization that it names. */
export type IntelPlaces = { provinces: string[]; municipalities: string[]; because: Record<string, string> };

const codeOf = new Map(provinces.flatMap(({ name, code }) => (code === null ? [] : [[name, code] as const])));

/**
 * @param text title and words
 * @param organizations names of organizations that the text names
 */
export function placesOf(text: string, organizations: readonly string[]): IntelPlaces {
  const because: Record<string, string> = {};
  const named = new Set<string>();
  const municipalities = new Set<string>();
  const words = wordsOf(text);
  for (const { from, to, typed, places } of mentionsIn(words, false)) {
    const said = words.words.slice(from, to).join(' ');
    const codes = new Set(places.map(({ province }) => province));
    const [only] = codes;
    // A name of places in several provinces says nothing.
    if (codes.size !== 1 || only === undefined) continue;
    named.add(only);
    because[only] ??= said;
    const owners = new Set(places.flatMap(({ municipality }) => municipality?.code ?? []));
    const [owner] = owners;
    if (
      owners.size === 1 &&
      owner !== undefined &&
      (typed || places.some(({ kind }) => kind === 'municipality'))
    ) {
      municipalities.add(owner);
      because[owner] ??= said;
    }
  }
  for (const name of organizations) {
    const { provinceName, municipality } = describeOrgan(name);
    const code = provinceName === null ? null : (codeOf.get(provinceName) ?? null);
    if (code !== null) {
      named.add(code);
      because[code] ??= name;
    }
    if (municipality !== null) {
      municipalities.add(municipality.code);
      because[municipality.code] ??= name;
    }
  }
  return { provinces: [...named].sort(), municipalities: [...municipalities].sort(), because };
}
