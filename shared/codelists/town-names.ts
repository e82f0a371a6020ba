import { municipalityOf } from '#shared/codelists/municipalities.ts';
import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import { partsOf, rowsOf } from '#shared/codelists/table.ts';

/**
 * A town or city with all names that people use for it: the present one first, then former ones and those in Afrikaans, isiZulu,
 * isiXhosa, Sesotho and everyday speech. `short` are abbreviations. Towns with one name are in towns.ts alone, which says where
 * names count as evidence of a place.
 *
 * Sources: present and former names as the Minister of Sport, Arts and Culture published them in the Government Gazette on the advice
 * of the South African Geographical Names Council (2000 to 2025); names in other official languages as these languages' own
 * municipalities and broadcasters use them. Names of metropolitan municipalities stand beside the city that people mean by them.
 */
export type TownNames = {
  municipality: string;
  province: ProvinceCode;
  names: readonly [string, ...string[]];
  short: readonly string[];
  /** Names in isiZulu and isiXhosa without the e- of "at": `uMnambithi` of `eMnambithi`. People type them; notices seldom have them. */
  spoken: readonly string[];
};

const AT = /^e(?=\p{Lu})/u;
const withoutAt = (name: string): string[] =>
  AT.test(name) ? [name.replace(AT, 'u'), name.replace(AT, 'i')] : [];

/** Every town with several names. */
export const townNames: readonly TownNames[] = rowsOf('town-names').map(([code = '', listed, short]) => {
  const municipality = municipalityOf(code);
  const [name, ...others] = partsOf(listed);
  if (!municipality || name === undefined) throw new TypeError(`no municipality or no name: ${code}`);
  return {
    municipality: code,
    province: municipality.province,
    names: [name, ...others],
    short: partsOf(short),
    spoken: [name, ...others].flatMap(withoutAt),
  };
});
