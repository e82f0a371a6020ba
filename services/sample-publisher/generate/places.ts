import { z } from 'zod';
import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import { fixture, provinceCode, texts } from './fixture.ts';
import type { Random } from './random.ts';

const town = z.strictObject({ name: z.string(), code: z.string().regex(/^\d{4}$/), district: z.string() });

/** A town with its postal code and its district or metropolitan municipality. */
export type Town = z.output<typeof town>;

const { towns, streets, suburbs, villages, schools, powerStations } = fixture(
  'sample/places.yaml',
  z.strictObject({
    towns: z.record(provinceCode, z.array(town).nonempty()),
    streets: texts,
    suburbs: texts,
    villages: texts,
    schools: texts,
    powerStations: texts,
  }),
);

export const townIn = (province: ProvinceCode, random: Random): Town => random.pick(towns[province]);
export const village = (random: Random): string => random.pick(villages);
export const school = (random: Random): string => `${village(random)} ${random.pick(schools)}`;
export const powerStation = (random: Random): string => random.pick(powerStations);

/** A place of delivery in the fields of the portal's form; officials repeat values and leave the code out. */
export type DeliveryPlace = { street: string; suburb: string; town: string; code: string | null };

export function deliveryPlace({ name, code }: Town, random: Random): DeliveryPlace {
  const street = `${random.integer(1, 320)} ${random.pick(streets)}`;
  const shape = random.fraction();
  if (shape < 0.06) return { street: 'Various Areas', suburb: name, town: name, code };
  if (shape < 0.14) return { street: name, suburb: name, town: name, code };
  if (shape < 0.2)
    return { street: `${street}, ${name}, ${code}`, suburb: random.pick(suburbs), town: name, code: null };
  const suburb = shape < 0.5 ? name : random.pick(suburbs);
  return shape > 0.82
    ? { street: street.toUpperCase(), suburb: suburb.toUpperCase(), town: name.toUpperCase(), code }
    : { street, suburb, town: name, code };
}

/** A place of delivery in the form of a release: `street - suburb - town - code`. */
export const deliveryLocation = ({ street, suburb, town, code }: DeliveryPlace): string =>
  [street, suburb, town, ...(code === null ? [] : [code])].join(' - ');
