import { type FactBasis, websiteOf } from '#shared/codelists/fact-bases.ts';
import { organKey } from '#shared/codelists/organ-names.ts';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { rowsOf } from '#shared/codelists/table.ts';

/** What is known of an organ of state; null where it is not known for certain. */
export type OrganFacts = {
  website: string | null;
  websiteBasis: FactBasis;
  /** The department that it reports to, or is part of. */
  parent: string | null;
  seat: string | null;
};

const departments: ReadonlyMap<string, string> = new Map(
  rowsOf('departments').map(([code = '', name = '']) => [code, name]),
);

const listedNames = new Set(organsOfState.map(({ name }) => organKey(name)));

/**
 * By key. What was not certain was left out, such as the departments of companies that the Department of Public Enterprises owned until
 * 2024.
 */
const byKey: ReadonlyMap<string, OrganFacts> = new Map(
  rowsOf('organ-facts').map(([name = '', host = '', parent = '', seat = '']) => {
    const key = organKey(name);
    if (!listedNames.has(key)) throw new TypeError(`${name} is no organ of state in the portal's list`);
    const department = departments.get(parent);
    if (parent !== '' && department === undefined) throw new TypeError(`${name}: no department ${parent}`);
    return [key, { ...websiteOf(host), parent: department ?? null, seat: seat || null }];
  }),
);

/** @returns what is known of an organ of state that is no municipality, by any of its names; null where nothing is */
export const organFacts = (name: string): OrganFacts | null => byKey.get(organKey(name)) ?? null;
