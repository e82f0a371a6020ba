import { describe, expect, test } from 'vitest';
import type { PlaceFacts } from '#shared/domain/places/place.ts';
import { resolve } from './resolved.ts';

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

describe('a suburb of a metropolitan municipality', () => {
  test.each([
    ['23 Innes Road - Jet Park - Johannesburg - 1459', 'EKU', 'Johannesburg'],
    ['12 Bradford Road, Bedfordview, Johannesburg', 'EKU', 'Johannesburg'],
    ['1 Sandton Drive, Sandton, Johannesburg', 'JHB', 'Johannesburg'],
    ['Jet Park', 'EKU', 'Jet Park'],
  ])('is where the tender is, whatever city it is addressed by: %s', (delivery, code, locality) => {
    expect(resolve({ delivery })).toMatchObject({
      municipality: { code, source: 'delivery' },
      locality: { name: locality },
    });
  });

  test('does not outweigh a city that is named apart from it', () => {
    expect(resolve({ text: 'Offices in Bedfordview and Johannesburg' }).municipality).toBeNull();
  });
});

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

  test('a place in the text is surer if the delivery does not contradict it', () => {
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

describe('a text that names places of several municipalities', () => {
  test.each([
    ['Guarding of sites in Gqeberha, Mthatha and East London', undefined],
    ['Gardening at Mabopane, Ga-Rankuwa, Bronkhorstspruit and Brakpan', 'TSH'],
  ])('%s', (text, code) => {
    expect(resolve({ text }).municipality?.code).toBe(code);
  });
});
