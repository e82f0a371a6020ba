import { describe, expect, it } from 'vitest';
import { areas } from '#shared/codelists/areas.ts';
import { kindsOfThings, searchSynonyms } from '#shared/codelists/search-synonyms.ts';
import { wordsOfLanguages } from '#shared/codelists/words-of-languages.ts';
import { synonymsIn } from '#shared/domain/search/synonyms.ts';
import { isStopWord, searchWords } from '#shared/domain/search/words.ts';

/** What a text as a whole stands for. */
const meant = (text: string): Set<string> => {
  const words = searchWords(text);
  const spans = synonymsIn(words, { start: 0, end: words.length });
  return new Set(
    spans
      .filter(({ start, end }) => start === 0 && end === words.length)
      .flatMap(({ instead, organs }) => [...instead, ...organs].map((phrase) => phrase.join(' '))),
  );
};

const plural = (word: string): string => {
  if (/(?:[sxz]|[cs]h)$/u.test(word)) return `${word}es`;
  return /[^aeiou]y$/u.test(word) ? word.replace(/y$/u, 'ies') : `${word}s`;
};
const isPlural = (word: string): boolean => word.length > 4 && /[^su]s$/u.test(word);
const single = (word: string): string => {
  if (/(?:ss|[xz]|[cs]h)es$/u.test(word)) return word.slice(0, -2);
  return /[^e]ies$/u.test(word) && !/(?:bakk|lorr)ies$/u.test(word)
    ? word.replace(/ies$/u, 'y')
    : word.slice(0, -1);
};

/** An entry as people write it: in the other number, with hyphens, in one word. */
function formsOf(entry: string): string[] {
  const words = searchWords(entry);
  const last = words.at(-1) ?? '';
  const isAcronym = /\p{Lu}.*\p{Lu}/u.test(entry);
  const changed = [
    ...(isPlural(last) && !isAcronym ? [single(last)] : []),
    ...(last.length > 3 && !/[su]$/u.test(last) ? [isAcronym ? `${last}s` : plural(last)] : []),
  ];
  return [
    ...changed.map((word) => [...words.slice(0, -1), word].join(' ')),
    ...(words.length > 1 ? [words.join('-')] : []),
    ...(words.length > 1 && !words.some(isStopWord) ? [words.join('')] : []),
  ];
}

describe('each form of each entry', () => {
  it('finds what the synonyms of the entry are', () => {
    const missed = searchSynonyms
      .filter(
        (names) =>
          !names.some((name) =>
            /kaap|koloni|kapa|vrystaat|provinsie|gauteng|bophirima|province|natal/iu.test(name),
          ),
      )
      .flatMap((names) =>
        names.flatMap((entry) =>
          formsOf(entry).flatMap((form) => {
            const found = meant(form);
            const others = names
              .map((name) => searchWords(name).join(' '))
              .filter((name) => name.length > 2 && name !== searchWords(form).join(' '));
            return others.every((name) => found.has(name)) ? [] : [`${entry}: ${form}`];
          }),
        ),
      );
    expect(missed).toEqual([]);
  });

  it('finds what the word is in English', () => {
    const missed = wordsOfLanguages.flatMap(({ english, others }) =>
      others.flatMap((entry) =>
        formsOf(entry).filter((form) => {
          const found = meant(form);
          return !english.some((word) => found.has(searchWords(word).join(' ')) || word === form);
        }),
      ),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['escalator', []],
    ['nappy', ['diapers']],
    ['taxi', ['minibus taxis']],
    ['gen-set', ['generator']],
    ['LDVs', ['bakkie']],
    ['sap', []],
    ['spring', []],
  ])('%s', (text, others) => {
    expect([...meant(text)]).toEqual(others.length === 0 ? [] : expect.arrayContaining(others));
  });
});

describe('areas', () => {
  it.each(areas.map(({ names, codes }) => [names[0], codes] as const))(
    '%s is its municipalities',
    (name, codes) => {
      const words = searchWords(name);
      const [span] = synonymsIn(words, null);
      expect(span).toMatchObject({ start: 0, end: words.length, isPlace: true });
      expect(span?.values).toEqual(
        expect.arrayContaining(codes.map((value) => ({ of: 'municipality', value }))),
      );
    },
  );
});

describe('kinds of a thing', () => {
  it.each(kindsOfThings.map(({ name, kinds }) => ({ name, kinds })))(
    'are meant by $name, which none of them means',
    ({ name, kinds }) => {
      for (const kind of kinds) {
        expect(meant(name)).toContain(searchWords(kind).join(' '));
        expect(meant(kind)).not.toContain(searchWords(name).join(' '));
      }
    },
  );
});
