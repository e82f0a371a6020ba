import { describe, expect, test } from 'vitest';
import { findMunicipality, municipalityOf } from '#shared/codelists/municipalities.ts';
import { gazetteer } from '#shared/codelists/towns.ts';
import { foldName } from '#shared/text/names.ts';

describe('towns', () => {
  test('are many, in every province and in every metropolitan and local municipality', () => {
    expect(gazetteer.filter(({ kind }) => kind === 'town').length).toBeGreaterThan(2_500);
    expect(new Set(gazetteer.map(({ province }) => province)).size).toBe(9);
    const placed = new Set(gazetteer.map(({ municipality }) => municipality));
    expect(findMunicipality('Nama Khoi')?.code).toBe('NC062');
    expect(placed.size).toBeGreaterThan(213);
  });

  test('lie in the province of their municipality, each named once there', () => {
    const seen = new Set<string>();
    for (const { name, province, municipality } of gazetteer) {
      if (municipality !== null) expect(municipalityOf(municipality)?.province, name).toBe(province);
      const key = `${foldName(name)} ${municipality ?? province}`;
      expect(seen.has(key), key).toBe(false);
      seen.add(key);
    }
  });

  test.each([
    ['Middelburg', ['EC131', 'MP313']],
    ['Heidelberg', ['GT423', 'WC042']],
    ['Richmond', ['JHB', 'KZN227', 'NC071']],
    ['Gqeberha', ['NMA']],
    ['Lephalale', ['LIM362']],
  ])('%s is in %j', (name, codes) => {
    expect(
      gazetteer
        .filter((town) => town.name === name)
        .map(({ municipality }) => municipality)
        .sort(),
    ).toEqual(codes);
  });
});
