import { municipalities } from '#shared/codelists/municipalities.ts';
import { organNamed, organSlug } from '#shared/codelists/organ-names.ts';
import { partsOf, rowsOf } from '#shared/codelists/table.ts';
import { organizationKey } from '#shared/text/names.ts';

/** A customary name; `inText` where it means the organ in running text, too. */
export type CustomaryName = { text: string; inText: boolean };

/**
 * What people, newspapers and statements call organs of state, beyond the names that publishers write (organ-names.ts). `organ` is a
 * name of it that publishers use. `~` marks one that means the organ only where an organ is asked for: in
 * running text it is a place, a word, or something else. An acronym counts in capitals only there.
 *
 * These names find an organ and identify none: an organ that is published under such a name may be another one, such as the legal
 * predecessor.
 *
 * Sources: the organs' own websites and letterheads, the lists of national and provincial departments, public entities and universities
 * of the Department of Public Service and Administration, National Treasury (schedules to the PFMA) and Universities South Africa.
 */
export const customaryNames: readonly { organ: string; names: readonly CustomaryName[] }[] = rowsOf(
  'customary-names',
).map(([organ = '', names]) => ({
  organ,
  names: partsOf(names).map((text) => ({ text: text.replace('~', ''), inText: !text.startsWith('~') })),
}));

/** The key of an organ under whichever of its names that publishers use. */
const keyOf = (name: string): string => organizationKey(organNamed(name)?.listedName ?? name);

const byOrgan = Map.groupBy(customaryNames, ({ organ }) => keyOf(organ));
/** Metros by the place alone, as people call them, too: `Tshwane` is the City of Tshwane. */
const metros = municipalities
  .filter(({ category }) => category === 'A')
  .flatMap(({ name, fullName, aliases }) =>
    [name, name.replace(/^City of /, ''), ...aliases].map((text) => ({
      organ: organNamed(name) ? name : fullName,
      key: organizationKey(text),
    })),
  );
const byName = Map.groupBy(
  [
    ...customaryNames.flatMap(({ organ, names }) =>
      names.map(({ text }) => ({ organ, key: organizationKey(text) })),
    ),
    ...metros,
  ],
  ({ key }) => key,
);

/** @returns what people call the organ with this name */
export const customaryNamesOf = (name: string): CustomaryName[] =>
  (byOrgan.get(keyOf(name)) ?? []).flatMap(({ names }) => names);

/**
 * @param text what somebody calls an organ: a name that publishers use or a customary one, an acronym
 * @returns the names under which the organs that may be meant are served; none for any other text
 */
export function organsCalled(text: string): string[] {
  const called = (byName.get(organizationKey(text)) ?? []).map(
    ({ organ }) => organNamed(organ)?.name ?? organ,
  );
  const named = organNamed(text)?.name;
  return [...new Set([...(named === undefined ? [] : [named]), ...called])];
}

/** @returns slugs of the organs that a name, slug or nickname may mean, itself as a slug first; none without letters */
export const buyerSlugs = (text: string): string[] =>
  [...new Set([text, ...organsCalled(text)].map(organSlug))].filter((slug) => slug !== '');
export const BUYER_RULE = 'a name or slug with a letter or digit';

/** Subjects under which a department is spoken of today, by the subject that the portal's list has. */
export const presentSubjects: Readonly<Record<string, readonly string[]>> = {
  Labour: ['Employment and Labour'],
  'Public Works': ['Public Works and Infrastructure'],
  'Trade & Industry': ['Trade, Industry and Competition'],
  Education: ['Basic Education'],
  COGTA: ['Cooperative Governance and Traditional Affairs', 'Cooperative Governance'],
};
