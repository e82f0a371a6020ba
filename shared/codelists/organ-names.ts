import { municipalOrgan, municipalOrgans } from '#shared/codelists/municipal-organs.ts';
import { partsOf, rowsOf } from '#shared/codelists/table.ts';
import { organizationIdentity } from '#shared/text/identity.ts';
import { organizationKey } from '#shared/text/names.ts';
import { slugify } from '#shared/text/slug.ts';

/** An organ of state with all names that it is known by. */
type Named = {
  /** The name under which it is served: the full name, with the acronym in brackets where the name lacks it. */
  name: string;
  /** What its id and slug are made of: its name in the portal's list, so that they stay as they were. */
  listedName: string;
  aliases: readonly string[];
};
/** `acronym` is null where none is in use. */
export type OrganNames = Named & { acronym: string | null };

/**
 * Organs of state that publishers name in several ways: by an acronym, by the full name, or by a former spelling;
 * municipalities are none of them. Only acronyms that no other organ uses are listed, and no organs that were merged or renamed
 * into a legal successor: those were other buyers.
 *
 * Id and slug of an organ follow from its name in the portal's list, whichever name was published, because ids must stay. After a
 * rebuild the records of its other names are withdrawn, and the API maps their ids and slugs by this list. Tenders keep the
 * name that was published.
 */
export const organNames: readonly OrganNames[] = rowsOf('organ-names').map(
  ([short = '', listedName = '', others]) => {
    const acronym = short === '-' ? null : short;
    const known =
      acronym === null ||
      organizationKey(listedName).replaceAll(' ', '').includes(organizationKey(acronym).replaceAll(' ', ''));
    return {
      name: known ? listedName : `${listedName} (${acronym})`,
      listedName,
      acronym,
      aliases: [...(acronym === null ? [] : [acronym]), ...partsOf(others)],
    };
  },
);

const named = [...municipalOrgans, ...organNames].flatMap((organ) =>
  [organ.listedName, organ.name, ...organ.aliases].map((name): [string, Named] => [name, organ]),
);
const byKey = new Map(named.map(([name, organ]) => [organizationKey(name), organ]));
// Made when they are first asked: every process reads this list, and few need its slugs and ids.
let bySlug: ReadonlyMap<string, Named> | undefined;
let byId: ReadonlyMap<string, Named> | undefined;

/** @returns the organ that is known by this name, in any spelling; null for an organ with one name */
export const organNamed = (name: string): Named | null =>
  byKey.get(organizationKey(name)) ?? municipalOrgan(name);

/** @returns the key of the organ's id: of its listed name where it has several names, otherwise of this name */
export const organKey = (name: string): string => organizationKey(organNamed(name)?.listedName ?? name);

/** @returns the slug of the organ with this name or slug; for names that became one, the slug that stayed */
export const organSlug = (nameOrSlug: string): string => {
  const slug = slugify(nameOrSlug);
  bySlug ??= new Map(named.map(([name, organ]) => [slugify(name), organ]));
  const organ = organNamed(nameOrSlug) ?? bySlug.get(slug);
  return organ === undefined ? slug : slugify(organ.listedName);
};

/** @returns the id of the organ that once had this id under another of its names; any other text as it is */
export const organId = (id: string): string => {
  byId ??= new Map([...byKey].map(([key, organ]) => [organizationIdentity(key), organ]));
  const organ = byId.get(id.toLowerCase());
  return organ === undefined ? id : organizationIdentity(organizationKey(organ.listedName));
};
