import { describe, expect, it } from 'vitest';
import { areas } from '#shared/codelists/areas.ts';
import { gazetteer } from '#shared/codelists/towns.ts';
import { municipalityCodes } from '#shared/reading/asked-for.ts';

describe('the municipality of a place', () => {
  it('is known of every town and suburb that a record can name', () => {
    const unknown = gazetteer.filter(
      ({ kind, name, municipality }) =>
        kind === 'town' && municipality !== null && municipalityCodes(name).length === 0,
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it('is known of every area', () => {
    for (const { names } of areas)
      for (const name of names) expect(municipalityCodes(name), name).not.toEqual([]);
  });

  it.each([
    ['Umlazi', ['ETH']],
    ['mitchells plain', ['CPT']],
    ['Middelburg', ['EC131', 'MP313']],
    ['Middelburg (EC)', ['EC131']],
    ['Middelburg (Mpumalanga)', ['MP313']],
    ['Middelburg (GP)', []],
    ['Middelburg (Nowhere)', []],
    ['Vaal Triangle', ['GT421', 'GT422', 'FS204']],
    ['Nowhere', []],
  ])('%s', (name, codes) => {
    expect(municipalityCodes(name).toSorted()).toEqual(codes.toSorted());
  });
});
