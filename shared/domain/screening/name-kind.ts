import { readLegalForm } from '#shared/domain/suppliers/legal-form.ts';
import { isCommonWord, readWord } from '#shared/domain/suppliers/words.ts';
import { MAX_LENGTH, type NameKind, nameKinds, type Screened } from './name.ts';
import { foldedCompanyWords } from './name-words.ts';

/** Whether a name is that of a company or a person. */

/** `MOKOENA, Thabo John` */
const SURNAME_FIRST = /^[\p{Letter}'’ -]{2,40},\s?[\p{Letter}'’. -]{1,60}$/u;

/** `Thabo John Mokoena`, which may be a company as well. */
const LIKE_A_PERSON = /^(?:[\p{Letter}'’.-]{1,30} ){1,4}[\p{Letter}'’-]{2,30}$/u;

/**
 * The kinds as which a name is compared, for lists that do not state the kind.
 * @returns `person` for an identity number and for a surname before a comma; `company` for a registration number, a
 *   legal form or a word of trade; both for two to five words that may be either
 */
export function kindsOf({ name, kind, registration, csd, identity }: Screened): readonly NameKind[] {
  if (kind !== null) return [kind];
  if (identity != null) return ['person'];
  const bare = name.slice(0, MAX_LENGTH).trim();
  if (registration != null || csd != null || statesCompany(bare)) return ['company'];
  if (SURNAME_FIRST.test(bare)) return ['person'];
  return LIKE_A_PERSON.test(bare) ? nameKinds : ['company'];
}

/** @returns whether a name ends with a legal form */
export const statesForm = (name: string): boolean =>
  readLegalForm(foldedCompanyWords(name.slice(0, MAX_LENGTH))).form !== null;

/** @returns whether a name has a legal form or a word of trade, so that it is not a person's */
const statesCompany = (name: string): boolean =>
  statesForm(name) || foldedCompanyWords(name).some((word) => isCommonWord(readWord(word).text));
