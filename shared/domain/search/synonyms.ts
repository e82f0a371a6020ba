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
import { isStopWord, type Phrase, searchWords, singular } from './words.ts';

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
 * text; `inForms` where singular and plural, in one word or in several, mean the same, which they do not of names.
 */
type Group = {
  names: readonly string[];
  find: readonly string[];
  are: readonly Meant[];
  alone: boolean;
  isPlace: boolean;
  inForms: boolean;
};

/** Names without letters of meaning, such as codes of districts, are no words of a text. */
const isName = (name: string): boolean => /^[^\d]{3,}$/u.test(name);

const same = (find: readonly string[], are: readonly Meant[] = [], names = find): Group => ({
  ...{ names, find, are },
  ...{ alone: false, isPlace: false, inForms: true },
});
const named = (group: Group): Group => ({ ...group, inForms: false });
const place = (group: Group): Group => ({ ...named(group), isPlace: true });
const buyer = (name: string): Meant[] => [{ of: 'buyer', value: organSlug(name) }];

/** The subject of a national department is also that of others, and of much that is bought. */
const wordsOf = (organ: string): string =>
  nationalDepartments.has(organizationKey(organ)) ? `Department of ${organ}` : organ;

const provinceNames = new Set(provinces.map(({ name }) => searchWords(name).join(' ')));
const isProvince = (name: string): boolean => provinceNames.has(searchWords(name).join(' '));

const groups = (): readonly Group[] => [
  ...searchSynonyms.map((names) => (names.some(isProvince) ? place(same(names)) : same(names))),
  ...kindsOfThings.map(({ name, kinds }) => same(kinds, [], [name])),
  ...wordsOfLanguages.map(({ english, others }) => same(english, [], others)),
  ...provinces.map(({ name, aliases }) => place(same([name, ...aliases.filter(isName)]))),
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

/** Two letters may be anything in a text, so that they find other names and are not looked for in the place of these. */
const isTelling = (phrase: Phrase): boolean => phrase.length > 1 || phrase[0]!.length > 2;

const formOf = (words: Phrase): string => words.map(singular).join(' ');
const joinedForm = (words: Phrase): string => singular(words.join(''));
const isAcronym = (name: string): boolean =>
  /^\p{L}+$/u.test(name) && (name.match(/\p{Lu}/gu) ?? []).length > 1;
/** Shorter words beside each other are not taken for one: `to ner` is no toner. */
const MIN_JOINED = 3;

const phrasesOf = (names: readonly string[]): Phrase[] =>
  names.map(searchWords).filter((words) => words.some((word) => !isStopWord(word)));

/** A meaning of words, and all that is looked for in their place; what the caller wrote is left out when it is known. */
type Known = Omit<Meaning, 'instead' | 'organs'> & Pick<Group, 'alone'> & { wanted: readonly Phrase[] };
type KnownWords = {
  byWords: Map<string, Known[]>;
  /** The same by what singular and plural have in common, word by word, and written in one word. */
  byForm: Map<string, Known[]>;
  byJoined: Map<string, Known[]>;
  /** Words of the longest name. */
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
      // An acronym without its last letter is another word: nobody who writes SAP means SAPS.
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
/** Learned from the first text: a process in which nobody searches has 4 MB less. */
const knownWords = (): KnownWords => {
  learned ??= learnWords();
  return learned;
};

/** @returns what some words may stand for */
function meaningsOf(words: Phrase): Known[] {
  const { byWords, byForm, byJoined } = knownWords();
  const exact = byWords.get(words.join(' ')) ?? [];
  const inForms = byForm.get(formOf(words)) ?? [];
  const isJoinable = words.length === 1 || words.every((word) => word.length >= MIN_JOINED);
  const joined = isJoinable ? (byJoined.get(joinedForm(words)) ?? []) : [];
  return [...new Set([...exact, ...inForms, ...joined])];
}

/**
 * @param whole the words that are all of a text, but for such as say nothing; null where there is more
 * @returns every run of words that stands for something else, too, the longest at each place
 */
export function synonymsIn(words: readonly string[], whole: { start: number; end: number } | null): Span[] {
  const { longest } = knownWords();
  return words.flatMap((_, start): Span[] => {
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
