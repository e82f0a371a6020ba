import { areas } from '#shared/codelists/areas.ts';
import { biddersWords, type Meant } from '#shared/codelists/bidders-words.ts';
import { customaryNames } from '#shared/codelists/customary-names.ts';
import { municipalities } from '#shared/codelists/municipalities.ts';
import { organNames, organSlug } from '#shared/codelists/organ-names.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { kindsOfThings, searchSynonyms } from '#shared/codelists/search-synonyms.ts';
import { townNames } from '#shared/codelists/town-names.ts';
import { wordsOfLanguages } from '#shared/codelists/words-of-languages.ts';
import { nationalDepartments } from '#shared/domain/buyers/national-departments.ts';
import { organizationKey } from '#shared/text/names.ts';
import { isStopWord, type SearchPhrase, searchWords, singular } from './words.ts';

/** What words may mean besides themselves: other words, names of organs of state, and values of records. */
export type Meaning = {
  instead: readonly SearchPhrase[];
  organs: readonly SearchPhrase[];
  values: readonly Meant[];
  /** Whether they are a name of a place. */
  isPlace: boolean;
};
/** Words of a text from `start` up to but not including `end`, and what they may mean. */
export type MeaningSpan = Meaning & { start: number; end: number };

/**
 * Names of one thing. `find` are searched for instead of each of them, `are` in addition. `alone` if they mean it only
 * as the whole text; `inForms` if singular and plural, as one word or several, mean the same, which is not so for
 * names.
 */
type Group = {
  names: readonly string[];
  find: readonly string[];
  are: readonly Meant[];
  alone: boolean;
  isPlace: boolean;
  inForms: boolean;
};

/** Names without significant letters, such as codes of districts, are not words of a text. */
const isName = (name: string): boolean => /^[^\d]{3,}$/u.test(name);

const same = (find: readonly string[], are: readonly Meant[] = [], names = find): Group => ({
  ...{ names, find, are },
  ...{ alone: false, isPlace: false, inForms: true },
});
const named = (group: Group): Group => ({ ...group, inForms: false });
const place = (group: Group): Group => ({ ...named(group), isPlace: true });
const buyer = (name: string): Meant[] => [{ of: 'buyer', value: organSlug(name) }];

/** The subject of a national department is also that of other organs and of many purchases. */
const wordsOf = (organ: string): string =>
  nationalDepartments.has(organizationKey(organ)) ? `Department of ${organ}` : organ;

const provinceNames = new Set(provinces.map(({ name }) => searchWords(name).join(' ')));
const isProvince = (name: string): boolean => provinceNames.has(searchWords(name).join(' '));

const groups = (): readonly Group[] => [
  ...searchSynonyms.map((names) => (names.some(isProvince) ? place(same(names)) : same(names))),
  ...kindsOfThings.map(({ name, kinds }) => same(kinds, [], [name])),
  ...wordsOfLanguages.map(({ english, others }) => same(english, [], others)),
  ...provinces.flatMap(({ name, code, aliases }) => {
    const province = place(same([name, ...aliases.filter(isName)]));
    // Within a text, two letters may mean anything else.
    return code === null ? [province] : [province, { ...province, names: [code], alone: true }];
  }),
  ...municipalities.map(({ name, fullName, aliases }) =>
    place(same([name, ...aliases.filter(isName)], buyer(fullName))),
  ),
  ...townNames.map(({ names, short, spoken }) =>
    place(same([...names, ...short], [], [...names, ...short, ...spoken])),
  ),
  ...biddersWords.map(({ of, value, words }) => same(words.slice(0, 2), [{ of, value }], words)),
  ...areas.flatMap(({ names, alone, codes }) => {
    const area = place(
      same(
        names,
        codes.map((value) => ({ of: 'municipality', value })),
      ),
    );
    return [area, { ...area, names: alone, alone: true }];
  }),
  ...organNames.map(({ listedName, aliases }) => named(same([listedName, ...aliases], buyer(listedName)))),
  ...customaryNames.flatMap(({ organ, names }) =>
    [true, false].map((alone) => ({
      names: names.flatMap(({ text, inText }) => (inText === alone ? [] : [text])),
      find: [wordsOf(organ), ...names.flatMap(({ text, inText }) => (inText ? [text] : []))],
      ...{ are: buyer(organ), alone, isPlace: false, inForms: false },
    })),
  ),
];

/** Two letters may mean anything in a text, so they find other names but are not searched for instead of these. */
const isTelling = (phrase: SearchPhrase): boolean => phrase.length > 1 || phrase[0]!.length > 2;

const formOf = (words: SearchPhrase): string => words.map(singular).join(' ');
const joinedForm = (words: SearchPhrase): string => singular(words.join(''));
const isAcronym = (name: string): boolean =>
  /^\p{L}+$/u.test(name) && (name.match(/\p{Lu}/gu) ?? []).length > 1;
/** Shorter adjacent words are not joined: `to ner` is not `toner`. */
const MIN_JOINED = 3;

const phrasesOf = (names: readonly string[]): SearchPhrase[] =>
  names.map(searchWords).filter((words) => words.some((word) => !isStopWord(word)));

/**
 * A meaning of words, and everything that is searched for instead of them; what the caller wrote is removed once it is
 * known.
 */
type Known = Omit<Meaning, 'instead' | 'organs'> & Pick<Group, 'alone'> & { wanted: readonly SearchPhrase[] };
type KnownWords = {
  byWords: Map<string, Known[]>;
  /** The same by the form that singular and plural share, word by word, and written as one word. */
  byForm: Map<string, Known[]>;
  byJoined: Map<string, Known[]>;
  /** Number of words of the longest name. */
  longest: number;
};

const add = (map: Map<string, Known[]>, key: string, known: Known) => {
  const others = map.get(key) ?? [];
  if (!others.includes(known)) map.set(key, [...others, known]);
};

function learnWords(): KnownWords {
  const byWords = new Map<string, Known[]>();
  const byForm = new Map<string, Known[]>();
  const byJoined = new Map<string, Known[]>();
  let longest = 1;
  for (const { names, find, are, alone, isPlace, inForms } of groups()) {
    const known: Known = { values: are, alone, isPlace, wanted: phrasesOf(find).filter(isTelling) };
    for (const name of names) {
      const [phrase] = phrasesOf([name]);
      if (phrase === undefined) continue;
      longest = Math.max(longest, phrase.length);
      add(byWords, phrase.join(' '), known);
      if (!inForms) continue;
      // An acronym without its last letter is another word: SAP does not mean SAPS.
      if (isAcronym(name)) add(byWords, `${phrase.join(' ')}s`, known);
      else {
        add(byForm, formOf(phrase), known);
        add(byJoined, joinedForm(phrase), known);
      }
    }
  }
  return { byWords, byForm, byJoined, longest };
}

let learned: KnownWords | undefined;
/** Loaded with the first text: a process without searches saves 4 MB. */
const knownWords = (): KnownWords => {
  learned ??= learnWords();
  return learned;
};

/** @returns what these words may mean */
function meaningsOf(words: SearchPhrase): Known[] {
  const { byWords, byForm, byJoined } = knownWords();
  const exact = byWords.get(words.join(' ')) ?? [];
  const inForms = byForm.get(formOf(words)) ?? [];
  const isJoinable = words.length === 1 || words.every((word) => word.length >= MIN_JOINED);
  const joined = isJoinable ? (byJoined.get(joinedForm(words)) ?? []) : [];
  return [...new Set([...exact, ...inForms, ...joined])];
}

/**
 * @param whole all words of a text except those that say nothing; null if there are more
 * @returns every run of words that also means something else, the longest at each place
 */
export function synonymsIn(
  words: readonly string[],
  whole: { start: number; end: number } | null,
): MeaningSpan[] {
  const { longest } = knownWords();
  return words.flatMap((_, start): MeaningSpan[] => {
    for (let end = Math.min(words.length, start + longest); end > start; end -= 1) {
      const isAll = start === whole?.start && end === whole.end;
      const run = words.slice(start, end);
      const meanings = meaningsOf(run).filter(({ alone }) => isAll || !alone);
      if (meanings.length === 0) continue;
      const text = run.join(' ');
      const others = (isOrgan: boolean) =>
        meanings
          .filter(({ values }) => values.some(({ of }) => of === 'buyer') === isOrgan)
          .flatMap(({ wanted }) => wanted.filter((other) => other.join(' ') !== text));
      return [
        {
          ...{ start, end, instead: others(false), organs: others(true) },
          values: meanings.flatMap(({ values }) => values),
          isPlace: meanings.some((meaning) => meaning.isPlace),
        },
      ];
    }
    return [];
  });
}
