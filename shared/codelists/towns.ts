import { municipalityOf } from '#shared/codelists/municipalities.ts';
import { findProvince, type ProvinceCode } from '#shared/codelists/provinces.ts';
import { partsOf, rowsOf } from '#shared/codelists/table.ts';

/**
 * The name of a place: a town, a suburb, or a landmark such as a power station. Suburbs of the eight metropolitan municipalities are
 * places of the Census 2011 (main places and sub-places, Statistics South Africa), with the spellings that publishers were seen to use. A name of several places (Middelburg,
 * Richmond) has several entries. `weak` names are also words, persons or streets, so that they are no evidence in running
 * text. `municipality` is null where only the province is known.
 */
export type Town = {
  name: string;
  kind: 'town' | 'landmark';
  weak: boolean;
  province: ProvinceCode;
  municipality: string | null;
};

/**
 * Cities by whose names suburbs of neighbouring metropolitan municipalities are addressed: `Jet Park, Johannesburg` is in Ekurhuleni.
 */
export const cities: ReadonlySet<string> = new Set(
  'Johannesburg;Johannessburg;Johanessburg;Johanneburg;Johannesberg;Joburg;Pretoria;Pretroia;Durban;Cape Town;Kaapstad;Port Elizabeth;Gqeberha;East London;Bloemfontein'.split(
    ';',
  ),
);

const read = (list: string, kind: Town['kind']): Town[] =>
  rowsOf(list).flatMap(([code = '', names]) => {
    const municipality = municipalityOf(code);
    const province = municipality?.province ?? findProvince(code)?.code;
    if (!province) throw new TypeError(`no municipality or province ${code}`);
    return partsOf(names).map((text) => ({
      name: text.replace('~', ''),
      kind,
      weak: text.startsWith('~'),
      province,
      municipality: municipality?.code ?? null,
    }));
  });

/** All entries, in no particular order. */
export const gazetteer: readonly Town[] = [...read('towns', 'town'), ...read('landmarks', 'landmark')];
