import { TITLES } from '#shared/domain/screening/person-words.ts';
import { foldName } from '#shared/text/names.ts';

/** Persons in registers, by what files say of them. */

/** @returns the words of a name without titles, in alphabetical order: `Mokoena, Thandi` and `Ms Thandi Mokoena` have one key */
export function personKey(name: string): string {
  const words = foldName(name).split(' ');
  const bare = words.filter((word) => !TITLES.has(word));
  return (bare.length > 0 ? bare : words).sort().join(' ');
}

const ENDED =
  /\b(?:resign|remov|deceas|dead|died|ceas|former|inactive|not active|terminat|retir|withdr|disqualif|delinquen|ended)/i;

/** @returns whether a director's role is held: there is no day of a resignation, and no status that says that it ended */
export const isActive = (status: string | null, resignedOn: string | null): boolean =>
  resignedOn === null && !ENDED.test(status ?? '');
