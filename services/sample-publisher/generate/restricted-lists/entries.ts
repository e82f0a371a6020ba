import { type Random, randomOf } from '#services/sample-publisher/generate/random.ts';
import {
  type RestrictedSupplier,
  restrictedSuppliers,
} from '#services/sample-publisher/generate/restricted.ts';
import { words } from './words.ts';

/** An entry as a list prints it; null where the cell is empty. Days are `YYYY-MM-DD`. */
export type PrintedEntry = {
  name: string;
  number: string | null;
  type: string | null;
  reason: string | null;
  basis: string | null;
  authority: string | null;
  from: string;
  to: string | null;
};

const types = Object.values(words.lists).map(({ type }) => type);
/** Share of cells that a list leaves empty. */
const EMPTY = 0.03;

/** @returns the entries of a list; the same for the same seed and count */
export const printedEntries = (seed: number, count: number): PrintedEntry[] =>
  restrictedSuppliers(seed, count).map((supplier, index) =>
    printed(supplier, randomOf(seed, 'printed', index)),
  );

function printed(supplier: RestrictedSupplier, random: Random): PrintedEntry {
  const some = (text: string): string | null => (random.chance(EMPTY) ? null : text);
  const more = random.chance(0.3) ? ` ${random.pick(words.details)}` : '';
  return {
    name: supplier.name,
    number: supplier.registrationOrIdNumber,
    type: some(random.pick(types)),
    reason: some(`${supplier.reason}${more}`),
    basis: some(random.pick(words.bases)),
    authority: some(supplier.authority),
    from: supplier.from,
    to: some(supplier.to),
  };
}
