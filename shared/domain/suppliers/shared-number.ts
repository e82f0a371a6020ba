import { wordsOfName } from '#shared/text/names.ts';
import { linkBetween } from './link.ts';
import { type SeenSpelling, spellingOf } from './spelling.ts';
import { readWord } from './words.ts';

/** A registration number with names that nothing else would link. */
export type SharedNumber = { registration: string; names: string[] };

/** Shorter words say little about a company. */
const MIN_WORD = 3;

/**
 * Finds registration numbers that publishers give with clearly different names: a company was renamed, or a number was
 * typed or copied wrongly. The number links the names anyway; an operator can split them.
 * @param spellings of one company
 * @returns by number; of similar names the most frequent one, in alphabetical order
 */
export function sharedNumbersOf(spellings: readonly SeenSpelling[]): SharedNumber[] {
  const named = spellings.filter(({ registration, name }) => registration !== null && name !== null);
  const byNumber = Map.groupBy(named, ({ registration }) => registration ?? '');
  return [...byNumber]
    .map(([registration, own]) => ({ registration, names: differentNames(own) }))
    .filter(({ names }) => names.length > 1)
    .sort((one, other) => (one.registration < other.registration ? -1 : 1));
}

/** A group of names, each of which resembles another. */
function differentNames(spellings: readonly SeenSpelling[]): string[] {
  const ordered = spellings.toSorted(
    (one, other) => other.mentions - one.mentions || (one.id < other.id ? -1 : 1),
  );
  const groups: SeenSpelling[][] = [];
  for (const spelling of ordered) {
    const alike = groups.filter((group) => group.some((other) => resemble(spelling, other)));
    const [first, ...rest] = alike;
    if (first === undefined) groups.push([spelling]);
    else {
      first.push(spelling, ...rest.flat());
      for (const group of rest) groups.splice(groups.indexOf(group), 1);
    }
  }
  return groups.flatMap(([most]) => most?.name ?? []).sort();
}

function resemble(one: SeenSpelling, other: SeenSpelling): boolean {
  const bare = ({ kind, name }: SeenSpelling) => spellingOf({ kind, name, registration: null, csd: null });
  if (linkBetween(bare(one), bare(other)) !== null) return true;
  const words = new Set(tellingWords(one.name ?? ''));
  return tellingWords(other.name ?? '').some((word) => words.has(word));
}

const tellingWords = (name: string): string[] =>
  wordsOfName(name).filter((word) => word.length >= MIN_WORD && readWord(word).role === 'core');
