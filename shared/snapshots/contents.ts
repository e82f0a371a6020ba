import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';

/**
 * What snapshots consist of: every kind of record that may be passed on as open data, because it is made of what organs of state
 * publish for everyone. Everything else is left out, whatever is imported later.
 * Decision: docs/decisions/0167-snapshots-are-files-of-one-moment.md
 */

/** A licence, with its address where it has one. */
export type Licence = { name: string; url: string | null };

/** Of the publications that records are made of, and of what this service makes of them. */
export const OPEN_LICENCE = {
  name: 'Open Data Commons Public Domain Dedication and Licence 1.0',
  url: 'https://opendatacommons.org/licenses/pddl/1-0/',
} as const satisfies Licence;
const PUBLIC_REGISTER: Licence = { name: 'Public register; its publisher states no licence', url: null };

/** Texts that people have written; their authors decide who passes them on. */
const WRITTEN: readonly string[] = ['article', 'author', 'newsletter_edition'];

/** @returns why a kind of record is in no snapshot; null where it is */
export function leftOutBecause({ name, from }: Resource): string | null {
  if (from === 'registers')
    return 'names of natural persons and entries of registers that an operator has imported, under the terms of those registers';
  if (from === 'news') return 'headlines and quotations of publishers that state no licence';
  return WRITTEN.includes(name) ? 'texts whose rights their authors keep' : null;
}

const all: readonly Resource[] = Object.values(resources);

/** The kinds of records of a snapshot, in the order of the registry. */
export const snapshotResources: readonly Resource[] = all.filter(
  (resource) => leftOutBecause(resource) === null,
);

/** The kinds that are left out, with the reasons. */
export const leftOut: readonly { resource: string; reason: string }[] = all.flatMap((resource) => {
  const reason = leftOutBecause(resource);
  return reason === null ? [] : [{ resource: resource.plural, reason }];
});

/** @returns the licence of the records of a kind that is in snapshots */
export const licenceOf = ({ from }: Pick<Resource, 'from'>): Licence =>
  from === 'restricted-supplier-list' ? PUBLIC_REGISTER : OPEN_LICENCE;
