import { type Random, randomOf } from '#services/sample-publisher/generate/random.ts';
import {
  type RestrictedSupplier,
  restrictedSuppliers,
} from '#services/sample-publisher/generate/restricted.ts';

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

const types = ['Restricted Supplier', 'Tender Defaulter'];
const bases = [
  'PFMA GCC 23',
  'PPR 2017 Regulation 14',
  'PPR 2022 Regulation 9(2)',
  'MFMA s112(1)(m)',
  'MFMA SCM Regulation 38(1)(g)',
  'PFMA SCM Instruction 3 of 2021/22 par. 6',
  'Prevention and Combating of Corrupt Activities Act 12 of 2004 s29',
];
const details = [
  'in respect of a bid for the maintenance of schools',
  'and failure to respond to a letter of demand within fourteen days',
  'while in the service of the state',
  'for which a purchase order of three years had been issued',
];
/** Share of cells that a list leaves empty. */
const EMPTY = 0.03;

/** @returns the entries of a list; the same for the same seed and count */
export const printedEntries = (seed: number, count: number): PrintedEntry[] =>
  restrictedSuppliers(seed, count).map((supplier, index) =>
    printed(supplier, randomOf(seed, 'printed', index)),
  );

function printed(supplier: RestrictedSupplier, random: Random): PrintedEntry {
  const some = (text: string): string | null => (random.chance(EMPTY) ? null : text);
  const more = random.chance(0.3) ? ` ${random.pick(details)}` : '';
  return {
    name: supplier.name,
    number: supplier.registrationOrIdNumber,
    type: some(random.pick(types)),
    reason: some(`${supplier.reason}${more}`),
    basis: some(random.pick(bases)),
    authority: some(supplier.authority),
    from: supplier.from,
    to: some(supplier.to),
  };
}
