/**
 * The groups of paths of /v2, each with what its paths give. They are the headings of the documentation, and what the
 * permissions of a key name: a key reads the groups that it names, and `*` names all.
 */
export const groups = {
  meta: 'Health, counts and usage. These paths need no permission.',
  changes: 'What was created, changed and withdrawn, of the groups that the key may read.',
  tenders: 'Tender notices and what belongs to them.',
  awards: 'Awards to suppliers, and sums over them.',
  organizations: 'Organs of state that buy.',
  companies: 'Suppliers, with what they have won.',
  directors: 'Persons who direct organizations.',
  categories: 'Categories that notices are filed under.',
  provinces: 'Provinces, and how well procurement works there.',
  documents: 'Documents of tenders.',
  content: 'Articles and their authors.',
  seo: 'Texts of pages that list tenders.',
  industry: 'What contracts of an industry are usually worth.',
  services: 'Kinds of service offered around tenders.',
  ocds: 'Parties as the OCDS feed names them.',
  intel: 'News about public procurement.',
  forensic: 'Restricted suppliers.',
  cipc: 'What the company register says.',
  newsletters: 'Editions of newsletters.',
} as const;
export type PermissionGroup = keyof typeof groups;

/** Every key may read the paths of this group. */
export const FREE_GROUP = 'meta' satisfies PermissionGroup;
/** Names all groups, also those that are added later. */
export const ALL_GROUPS = '*';

/** What a key's permissions can name besides `*`. */
export const permissionNames: readonly string[] = Object.keys(groups).filter((name) => name !== FREE_GROUP);

/** @returns whether a key with these permissions may read the paths of a group */
export const allows = (permissions: readonly string[], group: string): boolean =>
  group === FREE_GROUP || permissions.includes(ALL_GROUPS) || permissions.includes(group);
