import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import { formOf } from './words.ts';

/** Classes of enterprises by turnover: exempted micro, qualifying small, and the others. */
export type EnterpriseSize = 'EME' | 'QSE' | 'Large';

/** A company that wins tenders. Names are composed of word lists; a match with a real company is a coincidence. */
export type Supplier = {
  rank: number;
  /** The name without its company form, as it is registered now. */
  core: string;
  /** The name under which it was registered earlier; `until` is when it was renamed. */
  earlier: { core: string; until: number } | null;
  /** The name on its door, if that is another one. */
  tradingName: string | null;
  /** The company form after the name; empty if there is none. */
  form: string;
  csdNumber: string;
  registrationNumber: string;
  /** The place where it is based and wins most of its work. */
  province: ProvinceCode;
  trades: readonly string[];
  size: EnterpriseSize;
  /** Its size according to tender forms; some forms say nothing. */
  enterpriseType: string;
  /** The stretch of time in which it bids. */
  from: number;
  until: number;
};

/** Awards up to this amount in rand are given to enterprises of a class: they could not do more in a year. */
const LARGEST: Readonly<Record<EnterpriseSize, number>> = {
  EME: 9_000_000,
  QSE: 45_000_000,
  Large: Number.POSITIVE_INFINITY,
};
/** Large enterprises leave smaller work to others. */
const SMALLEST_OF_LARGE = 400_000;

/** @returns whether a company is in business at a time, and of a size for work of a price in rand */
export const canDo = (supplier: Supplier, at: number, price: number): boolean =>
  supplier.from <= at &&
  at < supplier.until &&
  price <= LARGEST[supplier.size] &&
  (supplier.size !== 'Large' || price >= SMALLEST_OF_LARGE);

/** The full name with its company form, as in the company register. */
export const registeredName = ({ core, form }: Pick<Supplier, 'core' | 'form'>): string =>
  form === '' ? core : `${core} ${form}`;

/** The name with another spelling of the company form. */
export const formVariant = ({ core, form }: Pick<Supplier, 'core' | 'form'>, random: Random): string =>
  `${core} ${random.pick(formOf(form).variants)}`;
