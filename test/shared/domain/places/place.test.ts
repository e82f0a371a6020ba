import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProvince } from '#shared/codelists/provinces.ts';
import { type PlaceFacts, resolvePlace } from '#shared/domain/places/place.ts';

const nothing: PlaceFacts = { province: null, buyerName: null, delivery: null, text: null };
const resolve = (facts: Partial<PlaceFacts>) => resolvePlace({ ...nothing, ...facts });
/** Province and its source, municipality and its source. */
const brief = (facts: Partial<PlaceFacts>) => {
  const { province, municipality } = resolve(facts);
  return [
    province?.name ?? null,
    province?.source ?? null,
    municipality?.code ?? null,
    municipality?.source ?? null,
  ];
};

describe('where a tender is', () => {
  test('a record that says nothing is nowhere', () => {
    expect(resolve({})).toEqual({
      province: null,
      municipality: null,
      locality: null,
      fullAddress: null,
      postalCode: null,
      conflicts: [],
    });
  });

  test.each<[string, Partial<PlaceFacts>, (string | null)[]]>([
    ['the statement', { province: 'KZN' }, ['KwaZulu-Natal', 'publisher', null, null]],
    ['a statement that is none', { province: 'Atlantis' }, [null, null, null, null]],
    ['the buyer’s province', { buyerName: 'Limpopo - Education' }, ['Limpopo', 'buyer', null, null]],
    [
      'the buyer’s municipality',
      { buyerName: 'Mossel Bay Municipality' },
      ['Western Cape', 'buyer', 'WC043', 'buyer'],
    ],
    [
      'a municipality of two provinces, by the statement',
      { buyerName: 'Emalahleni Local Municipality', province: 'Eastern Cape' },
      ['Eastern Cape', 'publisher', 'EC136', 'buyer'],
    ],
    [
      'a municipality of two provinces, by the delivery',
      { buyerName: 'Emalahleni Local Municipality', delivery: '29 Mandela Street, Witbank, 1035' },
      ['Mpumalanga', 'delivery', 'MP312', 'buyer'],
    ],
    [
      'the town of delivery',
      { buyerName: 'ESKOM', delivery: 'Nelson Mandela Drive - Onverwacht - Lephalale - 0555' },
      ['Limpopo', 'delivery', 'LIM362', 'delivery'],
    ],
    ['a postal code alone', { delivery: 'N/A, N/A, N/A, 5241' }, ['Eastern Cape', 'delivery', null, null]],
    [
      'the text',
      { buyerName: 'ESKOM', text: 'Scaffolding at Kusile Power Station' },
      ['Mpumalanga', 'text', 'MP312', 'text'],
    ],
    [
      'two provinces in a text',
      { text: 'Training in the Free State and in Gauteng' },
      [null, null, null, null],
    ],
    ['an ambiguous town alone', { delivery: 'Church Street, Middelburg' }, [null, null, null, null]],
    [
      'an ambiguous town and its code',
      { delivery: 'Church Street, Middelburg, 1050' },
      ['Mpumalanga', 'delivery', 'MP313', 'delivery'],
    ],
    [
      'an ambiguous town and the statement',
      { province: 'Eastern Cape', delivery: 'Church Street, Middelburg' },
      ['Eastern Cape', 'publisher', 'EC131', 'delivery'],
    ],
    [
      'a museum named after a person',
      { buyerName: 'Nelson Mandela National Museum' },
      ['Eastern Cape', 'buyer', 'EC157', 'buyer'],
    ],
    [
      'a street named after a province',
      { delivery: '12 Limpopo Street, Bloemfontein, 9301' },
      ['Free State', 'delivery', 'MAN', 'delivery'],
    ],
    [
      'a national buyer’s head office, when the text says where',
      {
        buyerName: 'ESKOM',
        delivery: 'Maxwell Drive, Sunninghill, 2157',
        text: 'Fencing in Upington, Northern Cape',
      },
      ['Northern Cape', 'text', 'NC087', 'text'],
    ],
    [
      'the text before the office where bids are handed in',
      {
        province: 'Gauteng',
        buyerName: 'ESKOM',
        delivery: 'Maxwell Drive, Sunninghill, Johannesburg, 2157',
        text: 'Fencing of the substation in Vereeniging',
      },
      ['Gauteng', 'publisher', 'GT421', 'text'],
    ],
    [
      'the text before the seat of a body that works elsewhere as well',
      {
        province: 'Eastern Cape',
        buyerName: 'Nelson Mandela National Museum',
        text: 'Exhibition hall in Queenstown',
      },
      ['Eastern Cape', 'publisher', 'EC139', 'text'],
    ],
    [
      'the delivery before a list of towns',
      {
        province: 'Northern Cape',
        buyerName: 'Public Works',
        delivery: '21 Market Street, Kimberley',
        text: 'Water tanks in Upington, De Aar and Victoria West',
      },
      ['Northern Cape', 'publisher', 'NC091', 'delivery'],
    ],
    [
      'the delivery before a place in the buyer’s own name',
      {
        buyerName: 'Overberg Water',
        delivery: 'Main Road, Caledon, 7230',
        text: 'Services for Overberg Water',
      },
      ['Western Cape', 'delivery', 'WC031', 'delivery'],
    ],
    [
      'the delivery before the district that it lies in',
      {
        province: 'Northern Cape',
        buyerName: 'Water and Sanitation',
        delivery: 'Springbok',
        text: 'Compaction tools for the Namakwa scheme',
      },
      ['Northern Cape', 'publisher', 'NC062', 'delivery'],
    ],
    [
      'the municipality that buys before a place in the text',
      { buyerName: 'George Municipality', text: 'Road from Knysna' },
      ['Western Cape', 'buyer', 'WC044', 'buyer'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(brief(facts)).toEqual(expected);
  });

  test('a place in the text is surer where the delivery does not contradict it', () => {
    const facts = {
      province: 'Gauteng',
      buyerName: 'ESKOM',
      text: 'Fencing of the substation in Vereeniging',
    };
    const confidence = (delivery: string | null) => resolve({ ...facts, delivery }).municipality;
    expect(confidence('Beaconsfield Avenue, Vereeniging, 1939')).toMatchObject({
      source: 'delivery',
      confidence: 0.95,
    });
    expect(confidence('Maxwell Drive, Sunninghill, Johannesburg, 2157')).toMatchObject({
      source: 'text',
      confidence: 0.6,
    });
    expect(confidence(null)).toMatchObject({ source: 'text', confidence: 0.65 });
  });
});

describe('National', () => {
  test.each<[string, Partial<PlaceFacts>, (string | null)[]]>([
    [
      'stands where nothing places it',
      { province: 'National', buyerName: 'ESKOM' },
      ['National', 'publisher', null, null],
    ],
    [
      'stands beside the head office of a national buyer',
      { province: 'National', buyerName: 'ESKOM', delivery: 'Megawatt Park, Sunninghill, 2157' },
      ['National', 'publisher', 'JHB', 'delivery'],
    ],
    [
      'yields to a delivery elsewhere',
      { province: 'National', buyerName: 'Public Works', delivery: 'Somtseu Road, Durban, 4001' },
      ['KwaZulu-Natal', 'delivery', 'ETH', 'delivery'],
    ],
    [
      'yields to a buyer of one place',
      { province: 'National', buyerName: 'Kwadukuza Municipality' },
      ['KwaZulu-Natal', 'buyer', 'KZN292', 'buyer'],
    ],
    [
      'does not yield to a postal code alone',
      { province: 'National', buyerName: 'ESKOM', delivery: 'Various power stations, 1030' },
      ['National', 'publisher', null, null],
    ],
  ])('%s', (_, facts, expected) => {
    expect(brief(facts)).toEqual(expected);
  });
});

describe('confidence and conflicts', () => {
  const confidence = (facts: Partial<PlaceFacts>) => resolve(facts).province?.confidence ?? 0;

  test('agreement raises, contradiction lowers', () => {
    const stated = { province: 'Limpopo' };
    const agreed = { ...stated, delivery: 'Hans van Rensburg Street, Polokwane, 0700' };
    const contradicted = { ...stated, delivery: 'Table Mountain, Cape Town, 8001' };
    expect(confidence(agreed)).toBeGreaterThan(confidence(stated));
    expect(confidence(contradicted)).toBeLessThan(confidence(stated));
    expect(resolve(agreed).conflicts).toEqual([]);
    expect(resolve(contradicted)).toMatchObject({
      province: { name: 'Limpopo', source: 'publisher' },
      municipality: null,
      conflicts: [{ field: 'province', kept: 'Limpopo', source: 'delivery', says: 'Western Cape' }],
    });
  });

  test('buyer and delivery together outweigh the statement', () => {
    expect(
      resolve({
        province: 'Northern Cape',
        buyerName: 'Beaufort West Municipality',
        delivery: 'Simpson Road, Newtown, Beaufort West, 6970',
      }),
    ).toMatchObject({
      province: { name: 'Western Cape', source: 'buyer' },
      municipality: { code: 'WC053' },
      conflicts: [{ field: 'province', source: 'publisher', says: 'Northern Cape' }],
    });
  });

  test('a delivery outside the buyer’s municipality is reported; one inside its district is none', () => {
    const delivered = (buyerName: string) =>
      resolve({ buyerName, delivery: '1 Plein Street, Stellenbosch, 7600' }).conflicts;
    expect(delivered('George Municipality')).toEqual([
      { field: 'municipality', kept: 'George', source: 'delivery', says: 'Stellenbosch' },
    ]);
    expect(delivered('Cape Winelands District Municipality')).toEqual([]);
  });
});

describe('a text that names places of several municipalities', () => {
  test.each([
    ['Guarding of sites in Gqeberha, Mthatha and East London', undefined],
    ['Gardening at Mabopane, Ga-Rankuwa, Bronkhorstspruit and Brakpan', 'TSH'],
  ])('%s', (text, code) => {
    expect(resolve({ text }).municipality?.code).toBe(code);
  });
});

describe('the town', () => {
  const town = (facts: Parameters<typeof resolve>[0]) => resolve(facts).locality;
  const sandton = 'Maxwell Drive, Sunninghill, Sandton, 2157';

  test('is that of the delivery, although the title names another one in the municipality', () => {
    const facts = { buyerName: 'Stellenbosch Municipality', text: 'Fencing in Franschhoek' };
    expect(town({ ...facts, delivery: 'Plein Street, Stellenbosch' })).toEqual({
      name: 'Stellenbosch',
      source: 'delivery',
    });
    expect(town(facts)).toEqual({ name: 'Franschhoek', source: 'text' });
  });

  test('is that of the title, where the title says the municipality and the address is an office elsewhere', () => {
    const facts = { province: 'Gauteng', buyerName: 'ESKOM', delivery: sandton };
    expect(town({ ...facts, text: 'Fencing of the substation in Vereeniging' })?.name).toBe('Vereeniging');
    expect(town({ ...facts, text: 'Fencing of the substation' })?.name).toBe('Sandton');
  });

  test('is none where the title names several, or a municipality only', () => {
    const facts = { buyerName: 'Stellenbosch Municipality' };
    expect(town({ ...facts, text: 'Fencing in Franschhoek and Pniel' })).toBeNull();
    expect(town({ ...facts, text: 'Fencing in Stellenbosch Municipality' })).toBeNull();
  });
});

describe('the address', () => {
  test.each([
    ['191 Prince Alfred Street - Pietermaritzburg - Pietermaritzburg - 3200', 'Pietermaritzburg', '3200'],
    ['45 Commissioner Street, Marshalltown, Johannesburg, 2107', 'Johannesburg', '2107'],
    ['JOHANNESSBURG', 'Johannessburg', null],
    ['Various Area', null, null],
    ['Limpopo, Limpopo, 0700', null, '0700'],
    ['George Street', null, null],
    ['Market Street, Krugersdorp, Mogale-City, 1740', 'Krugersdorp', '1740'],
  ])('%s is in %s, %s', (delivery, locality, postalCode) => {
    const place = resolve({ delivery });
    expect([place.locality?.name ?? null, place.postalCode]).toEqual([locality, postalCode]);
  });
});

describe('whatever a record says', () => {
  const words = fc
    .array(
      fc.constantFrom(
        ...'Durban|Limpopo|Street|Road|North West|Middelburg|N/A|-|,|National|0001|4001|Cape Town|in|Eastern|Cape|municipality|George|ESKOM|KZN|Emalahleni'.split(
          '|',
        ),
      ),
    )
    .map((all) => all.join(' '));
  const field = fc.oneof(fc.constant(null), words, fc.string({ unit: 'grapheme' }));
  const facts = fc.record({ province: field, buyerName: field, delivery: field, text: field });

  test('the result is a province of the codelist, with a confidence from 0 to 1, and differs from its conflicts', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const { province, municipality, conflicts } = resolvePlace(one);
        if (province) {
          expect(findProvince(province.name)?.name).toBe(province.name);
          expect(province.confidence).toBeGreaterThan(0);
          expect(province.confidence).toBeLessThan(1);
        }
        if (municipality) expect(municipality.confidence).toBeLessThan(1);
        for (const { kept, says } of conflicts) expect(says).not.toBe(kept);
      }),
      { numRuns: 500 },
    );
  });

  test('case, accents and hyphens change nothing', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const said = (change: (text: string) => string) => {
          const of = (text: string | null) => (text === null ? null : change(text));
          const { fullAddress: _, ...rest } = resolvePlace({
            province: of(one.province),
            buyerName: of(one.buyerName),
            delivery: of(one.delivery),
            text: of(one.text),
          });
          return rest;
        };
        const lower = said((text) => text.toLowerCase());
        expect(said((text) => text.toLowerCase().normalize('NFD'))).toEqual(lower);
        expect(said((text) => text.toLowerCase().replace(/(?<=[a-z]) (?=[a-z])/g, '-'))).toEqual(lower);
      }),
      { numRuns: 500 },
    );
  });

  test('the province found is found again when it is the statement', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const found = resolvePlace(one).province;
        if (found === null) return;
        expect(resolvePlace({ ...one, province: found.name }).province?.name).toBe(found.name);
      }),
      { numRuns: 500 },
    );
  });
});
