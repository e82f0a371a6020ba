import { companyIdentity } from '#shared/text/identity.ts';
import type { Spelling } from './spelling.ts';

/** Keys that identify companies. A company's id follows from one of them, so it stays when spellings are added. */

/** @returns the keys of a spelling, the strongest first: registration number, supplier number, name with the group of its form */
export function anchorsOf(spelling: Spelling): string[] {
  const { registration, csd, nameKey, formGroup } = spelling;
  const anchors: string[] = [];
  if (registration !== null) anchors.push(`registration:${registration}`);
  if (csd !== null) anchors.push(`csd:${csd}`);
  if (nameKey !== '') anchors.push(formGroup === null ? `name:${nameKey}` : `name:${nameKey}:${formGroup}`);
  return anchors.length > 0 ? anchors : [spellingAnchor(spelling)];
}

/** @returns the strongest key; two spellings that share it are one company, unless an operator says otherwise */
export const mainAnchorOf = (spelling: Spelling): string =>
  anchorsOf(spelling)[0] ?? spellingAnchor(spelling);

/** @returns a key that no other spelling has, for a company that an operator separated from another */
export const spellingAnchor = ({ id }: Spelling): string => `spelling:${id}`;

/** An id under which a company can be found. */
export type Alias = {
  id: string;
  anchor: string;
  /**
   * Whether it identifies a spelling of this company. Only such an id can have been the id of a company; other anchors,
   * such as the name of a spelling with a number, may belong to several companies.
   */
  main: boolean;
};

/** @returns the aliases of a company, by anchor, without repetition */
export function aliasesOf(spellings: readonly Spelling[]): Alias[] {
  const main = new Map<string, boolean>();
  for (const spelling of spellings)
    for (const [place, anchor] of anchorsOf(spelling).entries())
      main.set(anchor, place === 0 || main.get(anchor) === true);
  return [...main]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([anchor, isMain]) => ({ id: companyIdentity(anchor), anchor, main: isMain }));
}
