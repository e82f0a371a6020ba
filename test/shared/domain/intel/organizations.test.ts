import { describe, expect, it } from 'vitest';
import { openOrganizations } from '#shared/domain/intel/organizations.ts';

const names = [
  'ESKOM',
  'Health',
  'Gauteng - Health',
  'Special Investigation Unit',
  'Tourism',
  'City of Cape Town',
  'Rustenburg Local Municipality',
  'George Municipality',
  'Capricorn District Municipality',
  'Emalahleni Local Municipality (EC)',
  'Emalahleni Local Municipality (MP)',
  'Passenger Rail Agency of South Africa',
  'Construction Industry Development Board',
  'Johannesburg Water',
  'South African Revenue Service',
  'Social Development',
  'Water and Sanitation',
];
const find = openOrganizations(names.map((name) => ({ id: name, name, slug: name })));
const linked = (text: string) => find(text).map(({ name }) => name);

describe('organizations', () => {
  it.each([
    ['The SIU asked Eskom for papers', ['Special Investigation Unit', 'ESKOM']],
    ['The Gauteng Department of Health pays', ['Gauteng - Health']],
    ['The Department of Health pays', ['Health']],
    ['The Limpopo Department of Health pays', []],
    ['The provincial Department of Health pays', []],
    ['The MEC said that the Department of Health pays', []],
    ['tourism and health are subjects', []],
    ['The Rustenburg Local Municipality paid', ['Rustenburg Local Municipality']],
    ['A road in Rustenburg', []],
    ['It drives in Cape Town. City officials watch', []],
    ['The City of Cape Town’s budget', ['City of Cape Town']],
  ])('%s', (text, expected) => {
    expect(linked(text)).toEqual(expected);
  });
});

const kinds: [string, [string, string[]][]][] = [
  [
    'longer acronyms are written as names as well',
    [
      ['Prasa looks for guards', ['Passenger Rail Agency of South Africa']],
      ['Nothing of prasa is known', []],
      ['Siu is a name', []],
    ],
  ],
  [
    'an acronym may stand for what the organ gives, but its tender number is its own',
    [
      ['A grade of CIDB 6GB', []],
      ['Firms with CIDB contractor grading', []],
      ['CIDB 0114/2026: printers', ['Construction Industry Development Board']],
    ],
  ],
  [
    'newspapers shorten words of names',
    [
      ['Joburg Water warns users', ['Johannesburg Water']],
      ['The SA Revenue Service says so', ['South African Revenue Service']],
    ],
  ],
  [
    'a place is its municipality where it acts as one',
    [
      ['Rustenburg owes the state', ['Rustenburg Local Municipality']],
      ['Eskom sues Rustenburg over debt', ['ESKOM', 'Rustenburg Local Municipality']],
      ['The state pays Rustenburg R5m', ['Rustenburg Local Municipality']],
      ['Rustenburg’s council met', ['Rustenburg Local Municipality']],
      ['The City of Rustenburg met', ['Rustenburg Local Municipality']],
      ['A shop in Rustenburg owes rent', []],
      ['Rustenburg residents march', []],
      ['Rustenburg Mall owes rent', []],
      ['Greater Rustenburg owes rent', []],
      ['He paid Rustenburg Mall', []],
      ['George says that he is well', []],
      ['Capricorn District got a loan', ['Capricorn District Municipality']],
      ['Capricorn got a loan', []],
      ['Emalahleni owes the state', []],
    ],
  ],
  [
    'a subject is its department where it acts, and where the text says that it is the national one',
    [
      ['Social Development pays grants late', ['Social Development']],
      ['It rains. Social Development pays', ['Social Development']],
      ['Ministers of Social Development met', []],
      ['Social Development minister resigns', []],
      ['Social Development Month begins', []],
      ['Social Development and others met', []],
      ['The MEC spoke. Social Development pays', []],
      ['Water and Sanitation (national) pays', ['Water and Sanitation']],
      ['the national water department pays', ['Water and Sanitation']],
      ['the national social development department pays', ['Social Development']],
    ],
  ],
  [
    'the department of a province may be spoken of in small letters',
    [
      ['the health department in Gauteng pays', ['Gauteng - Health']],
      ['the health department in Limpopo pays', []],
    ],
  ],
];

describe.each(kinds)('%s', (_, cases) => {
  it.each(cases)('%s', (text, expected) => expect(linked(text)).toEqual(expected));
});
