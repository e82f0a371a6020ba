import { type Municipality, municipalities, municipalityOf } from '#shared/codelists/municipalities.ts';
import { partsOf, rowsOf } from '#shared/codelists/table.ts';

/**
 * Areas that people name and that are no municipality: the municipalities that they mean by each. A district stands for itself and all of
 * its local municipalities.
 *
 * Sources: which places belong to an area is general knowledge, laid upon the boundaries of the Municipal Demarcation Board since 2016
 * (municipalities.ts); no document was copied, and no such area has a legal boundary. Homelands are those of schedule 1 of the Constitution
 * of 1993, coasts and landscapes the regions that the provinces' tourism authorities speak of. A municipality counts where most of it, or
 * its main town, is in the area.
 */
export type Area = {
  names: readonly [string, ...string[]];
  alone: readonly string[];
  codes: readonly string[];
};

/** @returns the codes of a municipality, with those of the local municipalities of a district */
const within = (one: Municipality): string[] => [
  one.code,
  ...municipalities.flatMap(({ code, district }) => (district === one.code ? [code] : [])),
];

export const areas: readonly Area[] = rowsOf('areas').map(([places = '', listed]) => {
  const all = partsOf(listed);
  const [name, ...others] = all.filter((text) => !text.startsWith('~'));
  const codes = places.split(' ').flatMap((code) => {
    const municipality = municipalityOf(code);
    if (!municipality) throw new TypeError(`no municipality ${code}`);
    return within(municipality);
  });
  if (name === undefined) throw new TypeError(`no name: ${places}`);
  return {
    names: [name, ...others],
    alone: all.filter((text) => text.startsWith('~')).map((text) => text.slice(1)),
    codes: [...new Set(codes)],
  };
});
