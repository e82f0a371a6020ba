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
/** Words of what the state buys. */
export const listedWords: ReadonlySet<string> = new Set(
  [
    ...searchSynonyms.flat(),
    ...wordsOfLanguages.flatMap(({ english, others }) => [...english, ...others]),
  ].flatMap(searchWords),
);
/** The same in the form that singular and plural have in common. */
const things: ReadonlySet<string> = new Set([...listedWords].map(singular));

/**
 * @returns whether a word is part of a name of a place or of an organ of state, or one of what the state buys, so that it is right
 *   whether records have it or not
 */
export const isListedWord = (word: string): boolean => names.has(word) || things.has(singular(word));

const activities: ReadonlySet<string> = new Set(activityWords);

/**
 * @returns whether a word is one of what the state buys or of what is done with it. Where a department is named by that word alone, it
 *   may mean the department: `transport`
 */
export const isThing = (word: string): boolean =>
  (things.has(singular(word)) || activities.has(word)) && !nationalDepartments.has(organizationKey(word));
