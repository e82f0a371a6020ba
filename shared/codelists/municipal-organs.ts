import { findMunicipality, type Municipality, municipalities } from '#shared/codelists/municipalities.ts';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { foldName, organizationKey } from '#shared/text/names.ts';

/** Names of organs of state that are municipalities themselves. Each municipality has one name in all records. */

/** The word "municipality" with its misspellings and short forms, but not "municipal". */
const MUNICIPALITY = /\b(?:mun[iu]cip?ality|municiality|munisipaliteit|lm|dm)\b/;
const OWNED =
  /\b(?:agency|agengy|company|soc|ltd|limited|market|parks|stadium|trading)\b|\bconvention cent|\btheatre\b/;

/** @returns whether a folded name is of something that a municipality owns */
export const isOwned = (folded: string): boolean => OWNED.test(folded);

/**
 * @param folded the name, as `foldName` gives it
 * @param municipality the one that it names; null where it is none that is known
 * @returns whether a municipality is meant. Its name alone may mean something else, except names of cities.
 */
export const isMunicipality = (folded: string, municipality: Municipality | null): boolean =>
  !isOwned(folded) &&
  (MUNICIPALITY.test(folded) || (municipality?.category === 'A' && municipality.code !== 'BUF'));

/** A municipality as an organ of state. */
export type MunicipalOrgan = {
  /** The name under which it is served. */
  name: string;
  /** What its id and slug are made of: its name in the portal's list where it has one. */
  listedName: string;
  /** Further names in the portal's list, and customary ones. */
  aliases: readonly string[];
};

/** @returns the municipality that a name is of; null for every other organ */
function municipalityIn(name: string): Municipality | null {
  const found = findMunicipality(name);
  return found !== null && isMunicipality(foldName(name), found) ? found : null;
}

const customaryNames = (name: string, province: string): string[] => [
  ...[name, `${name} Municipality`, `${name} Local Municipality`, `${name} District Municipality`],
  ...[`${name} Metropolitan Municipality`, `${name} Metro Municipality`, `${name} LM`, `${name} DM`],
  `${name} - ${province} Local Municipality`,
];

const listed = Map.groupBy(organsOfState, ({ name }) => municipalityIn(name)?.code ?? null);

const organs = new Map(
  municipalities.map((one): [string, MunicipalOrgan] => {
    const { code, fullName } = one;
    const portal = (listed.get(code) ?? []).map(({ name }) => name);
    const listedName =
      portal.find((name) => organizationKey(name) === organizationKey(fullName)) ?? portal[0] ?? fullName;
    const shortNames = new Set([one.name, one.name.replace(/^City of /, ''), ...one.aliases]);
    const customary = [...shortNames].flatMap((name) =>
      customaryNames(name, one.province).filter((spelled) => municipalityIn(spelled)?.code === code),
    );
    return [code, { name: fullName, listedName, aliases: [fullName, ...portal, ...customary] }];
  }),
);

/** Every municipality, in the order of the list. */
export const municipalOrgans: readonly MunicipalOrgan[] = [...organs.values()];

/** @returns the municipality that a name is of, in any spelling that is known; null for every other organ */
export const municipalOrgan = (name: string): MunicipalOrgan | null =>
  organs.get(municipalityIn(name)?.code ?? '') ?? null;
