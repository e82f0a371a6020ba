import { activityWords } from '#shared/codelists/activity-words.ts';
import { areas } from '#shared/codelists/areas.ts';
import { customaryNames } from '#shared/codelists/customary-names.ts';
import { municipalities } from '#shared/codelists/municipalities.ts';
import { organNames } from '#shared/codelists/organ-names.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { searchSynonyms } from '#shared/codelists/search-synonyms.ts';
import { townNames } from '#shared/codelists/town-names.ts';
import { wordsOfLanguages } from '#shared/codelists/words-of-languages.ts';
import { nationalDepartments } from '#shared/domain/buyers/national-departments.ts';
import { organizationKey } from '#shared/text/names.ts';
import { searchWords, singular } from './words.ts';

const names: ReadonlySet<string> = new Set(
  [
    ...townNames.flatMap(({ names, short, spoken }) => [...names, ...short, ...spoken]),
    ...areas.flatMap(({ names, alone }) => [...names, ...alone]),
    ...provinces.map(({ name }) => name),
    ...municipalities.map(({ name }) => name),
    ...organNames.flatMap(({ acronym }) => acronym ?? []),
    ...customaryNames.flatMap(({ names }) => names.map(({ text }) => text)),
  ].flatMap(searchWords),
);
/** Words for what the state buys. */
export const listedWords: ReadonlySet<string> = new Set(
  [
    ...searchSynonyms.flat(),
    ...wordsOfLanguages.flatMap(({ english, others }) => [...english, ...others]),
  ].flatMap(searchWords),
);
/** The same in the form that singular and plural share. */
const things: ReadonlySet<string> = new Set([...listedWords].map(singular));

/**
 * @returns whether a word is part of the name of a place or organ of state, or a word for what the state buys, so that
 *   it is correct even if no record has it
 */
export const isListedWord = (word: string): boolean => names.has(word) || things.has(singular(word));

const activities: ReadonlySet<string> = new Set(activityWords);

/**
 * @returns whether a word means what the state buys or what is done with it. If a department is named by that word
 *   alone, it may mean the department: `transport`
 */
export const isThing = (word: string): boolean =>
  (things.has(singular(word)) || activities.has(word)) && !nationalDepartments.has(organizationKey(word));
