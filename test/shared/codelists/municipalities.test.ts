import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { realDataFolder } from '#eval/real-data.ts';
import {
  findMunicipality,
  formerMunicipalities,
  municipalities,
  municipalitiesNamed,
  municipalityOf,
} from '#shared/codelists/municipalities.ts';
import { findProvince } from '#shared/codelists/provinces.ts';
import { property } from '#test/support/property.ts';

const counted = (values: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));

describe('municipalities', () => {
  test('are 8 metropolitan, 44 district and 205 local ones, each in its province', () => {
    expect(counted(municipalities.map(({ category }) => category))).toEqual({ A: 8, B: 205, C: 44 });
    const local = municipalities.filter(({ category }) => category === 'B');
    expect(counted(local.map(({ province }) => province))).toEqual({
      EC: 31,
      FS: 18,
      GP: 6,
      KZN: 43,
      LP: 22,
      MP: 17,
      NC: 26,
      NW: 18,
      WC: 24,
    });
    for (const { code, province, district } of local) {
      expect(findProvince(/^[A-Z]+/.exec(code)?.[0] ?? '')?.code, code).toBe(province);
      expect(municipalityOf(district ?? ''), code).toMatchObject({ category: 'C', province });
    }
  });

  test('have unique codes and slugs, and former ones lead to one that stands', () => {
    const all = [...municipalities, ...formerMunicipalities];
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    for (const { slug } of all) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const { code, successor } of formerMunicipalities)
      expect(municipalityOf(successor ?? '')?.successor, code).toBeNull();
  });

  test.each([
    ['Theewaterkloof Municipality', 'WC031'],
    ['City of Cape Town', 'CPT'],
    ['City Council of Johannesburg', 'JHB'],
    ['Ethekwini Metropolitan Municipality', 'ETH'],
    ['Ugu Disctrict Munucipality', 'DC21'],
    ['Kagisano-Molopo Local Municiality', 'NW397'],
    ['Lim345 Local Municipality', 'LIM345'],
    ['Ventersdorp/Tlokwe LM 405 NW', 'NW405'],
    ['Naledi - NW Local Municipality', 'NW392'],
    ['Richmond - KZ Local Municipality', 'KZN227'],
    ['Garden Route District Local Municipality', 'DC4'],
    ['Pixley Ka Seme District Municipality', 'DC7'],
    ['Dr Pixley Ka Isaka Seme Local Municipality', 'MP304'],
    ['Emalahleni (MP)', 'MP312'],
    ['Emalahleni - EC Local Municipality', 'EC136'],
    ['Ubuhlebezwe Local Municipality', 'KZN434'],
    ['Nkonkobe Local Municipality', 'EC129'],
    ['Naledi (FS)', 'MAN'],
    ['GP421', 'GT421'],
    ['NP341', 'LIM341'],
    ['KZN000', 'ETH'],
    ['Kou-Kamma', 'EC109'],
    ['koukamma', 'EC109'],
    ['Dr Beyers Naudé', 'EC101'],
  ])('%s is %s', (text, code) => {
    expect(findMunicipality(text)?.code).toBe(code);
  });

  test('a name of two municipalities means neither until a province is given', () => {
    expect(findMunicipality('Emalahleni Local Municipality')).toBeNull();
    expect(municipalitiesNamed('Emalahleni Local Municipality').map(({ code }) => code)).toEqual([
      'EC136',
      'MP312',
    ]);
    expect(municipalitiesNamed('Emalahleni Local Municipality', 'MP').map(({ code }) => code)).toEqual([
      'MP312',
    ]);
  });

  test.each([
    '',
    'Municipality',
    'MP',
    'Nelson Mandela National Museum',
    'Municipal Demarcation Board',
    'ESKOM',
  ])('"%s" is none', (text) => {
    expect(findMunicipality(text)).toBeNull();
  });

  test('every spelling is found in any case and without its hyphens and accents', () => {
    for (const one of municipalities)
      for (const spelling of [one.code, one.name, one.fullName, ...one.aliases])
        for (const text of [
          spelling.toUpperCase(),
          ` ${spelling.toLowerCase()} `,
          spelling.replaceAll('-', ' '),
          spelling.normalize('NFD').replace(/\p{Mark}/gu, ''),
        ])
          expect(municipalitiesNamed(text, one.province), text).toContain(one);
  });

  test('any text gives a result, the same one each time', () =>
    property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(findMunicipality(text)).toBe(findMunicipality(text.toUpperCase().toLowerCase()));
    }));
});

const folder = realDataFolder;
const present = existsSync(folder);
if (!present) process.stderr.write(`real lists of municipalities: skipped, ${folder} is absent\n`);

describe.skipIf(!present)('real lists', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));

  test('every code of the older list leads to a municipality of today', () => {
    const rows: { code: string; name: string }[] = read('municipalities/municipality_codes.json');
    expect(rows).toHaveLength(313);
    expect(rows.filter(({ code }) => findMunicipality(code) === null)).toEqual([]);
  });

  test('every municipality of the portal is found by the name it has there', () => {
    const { organs_of_state: organs }: { organs_of_state: { name: string }[] } = read(
      'etenders-portal/portal_reference_lists.json',
    );
    const named = organs.filter(({ name }) => /mun[iu]cip?ality|municiality|\bLM\b/i.test(name));
    expect(named.length).toBeGreaterThan(230);
    expect(named.filter(({ name }) => findMunicipality(name) === null).map(({ name }) => name)).toEqual([
      'Dr. Kenneth Kaunda District Municipality Economic Agency',
      'Emalahleni Local Municipality',
    ]);
  });
});
