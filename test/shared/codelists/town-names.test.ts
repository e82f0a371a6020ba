import { describe, expect, it } from 'vitest';
import { municipalityOf } from '#shared/codelists/municipalities.ts';
import { townNames } from '#shared/codelists/town-names.ts';
import { gazetteer } from '#shared/codelists/towns.ts';
import { foldName } from '#shared/text/names.ts';

describe('towns with several names', () => {
  it('are where the gazetteer has these names', () => {
    const placesOf = Map.groupBy(gazetteer, ({ name }) => foldName(name));
    for (const { names, municipality, province } of townNames) {
      expect(municipalityOf(municipality)?.province, names[0]).toBe(province);
      const places = names.flatMap((name) => placesOf.get(foldName(name)) ?? []);
      expect(
        places.map((place) => place.municipality),
        `${names[0]} is known to lie in ${municipality}`,
      ).toContain(municipality);
    }
  });

  it('have each name once', () => {
    for (const { names, short } of townNames) {
      const all = [...names, ...short];
      expect(all.length, names[0]).toBeGreaterThan(1);
      expect(new Set(all).size, names[0]).toBe(all.length);
    }
    const first = townNames.map(({ names, municipality }) => `${foldName(names[0])} ${municipality}`);
    expect(new Set(first).size).toBe(first.length);
  });

  it.each([
    ['Nelspruit', 'Mbombela'],
    ['Pietersburg', 'Polokwane'],
    ['Grahamstown', 'Makhanda'],
    ['Umtata', 'Mthatha'],
    ['Port Elizabeth', 'Gqeberha'],
    ['Witbank', 'eMalahleni'],
    ["King William's Town", 'Qonce'],
    ['Uitenhage', 'Kariega'],
    ['Potgietersrus', 'Mokopane'],
    ['Ellisras', 'Lephalale'],
  ])('%s is now %s', (former, present) => {
    expect(townNames.find(({ names }) => names.includes(former))?.names[0]).toBe(present);
  });
});
