import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { DEFAULT_CONFIDENCE, describeOrgan } from '#shared/domain/buyers/organ.ts';
import { property } from '#test/support/property.ts';

describe('organs of state', () => {
  test.each([
    ['Gauteng - Education', 'government_department', 'provincial', 'Gauteng', null],
    [
      'Kwazulu Natal - Public Works (Head Office)',
      'government_department',
      'provincial',
      'KwaZulu-Natal',
      null,
    ],
    ['Mpumalanga Social Development', 'government_department', 'provincial', 'Mpumalanga', null],
    ['Public Works', 'government_department', 'national', null, null],
    ['The Department of Something New', 'government_department', 'national', null, null],
    [
      'North West - Department of Employment and Labour',
      'government_department',
      'national',
      'North West',
      null,
    ],
    ['City of Cape Town', 'municipality', 'local', 'Western Cape', 'CPT'],
    ['Bergrivier - WC Local Municipality', 'municipality', 'local', 'Western Cape', 'WC013'],
    ['Ugu Disctrict Munucipality', 'municipality', 'local', 'KwaZulu-Natal', 'DC21'],
    ['Emalahleni Local Municipality', 'municipality', 'local', null, null],
    ['City Power – Johannesburg', 'municipal_entity', 'local', 'Gauteng', 'JHB'],
    ['Harry Gwala Development Agency', 'municipal_entity', 'local', 'KwaZulu-Natal', 'DC43'],
    ['Mangaung Tourism Agency', 'municipal_entity', 'local', 'Free State', 'MAN'],
    ['ESKOM', 'state_enterprise', 'national', null, null],
    ['Umgeni Water', 'state_enterprise', 'national', 'KwaZulu-Natal', null],
    ['Something New SOC Ltd', 'state_enterprise', 'national', null, null],
    ['Limpopo - Limpopo Gambling Board', 'public_entity', 'provincial', 'Limpopo', null],
    ['Nelson Mandela National Museum', 'public_entity', 'national', 'Eastern Cape', 'EC157'],
    ['Transport Education and Training Authority', 'public_entity', 'national', null, null],
    ['Municipal Demarcation Board', 'constitutional_institution', 'national', null, null],
    ['Free State - Legislature', 'legislature', 'provincial', 'Free State', null],
    ['Parliament of the Republic of South Africa', 'legislature', 'national', null, null],
    ['Buffalo City TVET', 'education', 'national', 'Eastern Cape', 'BUF'],
    ['University of the Free State', 'education', 'national', 'Free State', null],
    ['Sedibeng TVET College', 'education', 'national', 'Gauteng', 'GT421'],
    ['Sedibeng Water', 'state_enterprise', 'national', 'Free State', null],
  ] as const)('%s', (name, type, sphere, provinceName, municipality) => {
    const organ = describeOrgan(name);
    expect({ ...organ, municipality: organ.municipality?.code ?? null }).toMatchObject({
      type,
      sphere,
      provinceName,
      municipality,
    });
    expect(organ.confidence).toBeGreaterThan(DEFAULT_CONFIDENCE);
  });

  test('a name that no rule knows is a public entity of the country, with little confidence', () => {
    for (const name of ['', 'Zyx'])
      expect(describeOrgan(name)).toEqual({
        type: 'public_entity',
        sphere: 'national',
        provinceName: null,
        municipality: null,
        confidence: DEFAULT_CONFIDENCE,
      });
  });

  test('no organ of the portal is left to the default', () => {
    expect(organsOfState.filter(({ name }) => describeOrgan(name).confidence <= DEFAULT_CONFIDENCE)).toEqual(
      [],
    );
  });

  test('case, hyphens and accents of a name do not matter', () => {
    for (const { name } of organsOfState)
      for (const text of [name.toUpperCase(), name.normalize('NFD'), `  ${name} `])
        expect(describeOrgan(text), text).toEqual(describeOrgan(name));
  });

  test('any text gives a result', () =>
    property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(describeOrgan(text).confidence).toBeGreaterThan(0);
    }));
});
