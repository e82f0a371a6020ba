import { biddersWords, type Meant } from '#shared/codelists/bidders-words.ts';
import { customaryNames } from '#shared/codelists/customary-names.ts';
import { municipalities } from '#shared/codelists/municipalities.ts';
import { organNames, organSlug } from '#shared/codelists/organ-names.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { searchSynonyms } from '#shared/codelists/search-synonyms.ts';
import { townNames } from '#shared/codelists/town-names.ts';
import { wordsOfLanguages } from '#shared/codelists/words-of-languages.ts';
import { nationalDepartments } from '#shared/domain/buyers/national-departments.ts';
import { organizationKey } from '#shared/text/names.ts';
import { isStopWord, type Phrase, searchWords } from './words.ts';

/**
 * What words may stand for besides themselves: other words, names of organs of state, and values of records.
 */
export type Meaning = {
  instead: readonly Phrase[];
  organs: readonly Phrase[];
  values: readonly Meant[];
  /** Whether they are a name of a place. */
  isPlace: boolean;
};
/** Words of a text from `start` up to and without `end`, and what they may stand for. */
export type Span = Meaning & { start: number; end: number };

/**
 * Names of one thing. `find` are looked for in the place of each of them, `are` besides. `alone` where they mean it only as the whole
 * text.
 */
type Group = {
  names: readonly string[];
  find: readonly string[];
  are: readonly Meant[];
  alone: boolean;
  isPlace: boolean;
};

/** Names without letters of meaning, such as codes of districts, are no words of a text. */
const isName = (name: string): boolean => /^[^\d]{3,}$/u.test(name);

const same = (find: readonly string[], are: readonly Meant[] = [], names = find): Group => ({
  ...{ names, find, are },
  alone: false,
  isPlace: false,
});
const place = (group: Group): Group => ({ ...group, isPlace: true });
const buyer = (name: string): Meant[] => [{ of: 'buyer', value: organSlug(name) }];

/** The subject of a national department is also that of others, and of much that is bought. */
const wordsOf = (organ: string): string =>
  nationalDepartments.has(organizationKey(organ)) ? `Department of ${organ}` : organ;

const provinceNames = new Set(provinces.map(({ name }) => searchWords(name).join(' ')));
const isProvince = (name: string): boolean => provinceNames.has(searchWords(name).join(' '));

const groups: readonly Group[] = [
  ...searchSynonyms.map((names) => (names.some(isProvince) ? place(same(names)) : same(names))),
  ...wordsOfLanguages.map(({ english, others }) => same(english, [], others)),
  ...provinces.map(({ name, aliases }) => place(same([name, ...aliases.filter(isName)]))),
  ...municipalities.map(({ name, fullName, aliases }) =>
    place(same([name, ...aliases.filter(isName)], buyer(fullName))),
  ),
  ...townNames.map(({ names, short, spoken }) =>
    place(same([...names, ...short], [], [...names, ...short, ...spoken])),
  ),
  ...biddersWords.map(({ of, value, words }) => same(words.slice(0, 2), [{ of, value }], words)),
  ...organNames.map(({ listedName, aliases }) => same([listedName, ...aliases], buyer(listedName))),
  ...customaryNames.flatMap(({ organ, names }) =>
    [true, false].map((alone) => ({
      names: names.flatMap(({ text, inText }) => (inText === alone ? [] : [text])),
      find: [wordsOf(organ), ...names.flatMap(({ text, inText }) => (inText ? [text] : []))],
      ...{ are: buyer(organ), alone, isPlace: false },
    })),
  ),
];

/** Two letters may be anything in a text, so that they find other names and are not looked for in the place of these. */
const isTelling = (phrase: Phrase): boolean => phrase.length > 1 || phrase[0]!.length > 2;

const phrasesOf = (names: readonly string[]): Phrase[] =>
  names.map(searchWords).filter((words) => words.some((word) => !isStopWord(word)));

const byWords = new Map<string, (Meaning & Pick<Group, 'alone'>)[]>();
let longest = 1;
for (const { names, find, are, alone, isPlace } of groups) {
  const wanted = phrasesOf(find).filter(isTelling);
  for (const phrase of phrasesOf(names)) {
    const text = phrase.join(' ');
    const others = wanted.filter((other) => other.join(' ') !== text);
    const isOrgan = are.some(({ of }) => of === 'buyer');
    const meaning = {
      instead: isOrgan ? [] : others,
      organs: isOrgan ? others : [],
      values: are,
      alone,
      isPlace,
    };
    byWords.set(text, [...(byWords.get(text) ?? []), meaning]);
    longest = Math.max(longest, phrase.length);
  }
}

/**
 * @param whole whether these are all words of a text
 * @returns every run of words that stands for something else, too, the longest at each place
 */
export function synonymsIn(words: readonly string[], whole: boolean): Span[] {
  return words.flatMap((_, start): Span[] => {
    for (let end = Math.min(words.length, start + longest); end > start; end -= 1) {
      const isAll = whole && start === 0 && end === words.length;
      const meanings = (byWords.get(words.slice(start, end).join(' ')) ?? []).filter(
        ({ alone }) => isAll || !alone,
      );
      if (meanings.length > 0)
        return [
          {
            ...{ start, end, instead: meanings.flatMap(({ instead }) => instead) },
            organs: meanings.flatMap(({ organs }) => organs),
            values: meanings.flatMap(({ values }) => values),
            isPlace: meanings.some((meaning) => meaning.isPlace),
          },
        ];
    }
    return [];
  });
}
