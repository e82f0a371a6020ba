import { describe, expect, it } from 'vitest';
import { organId, organKey, organNamed, organNames, organSlug } from '#shared/codelists/organ-names.ts';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { describeBuyer } from '#shared/domain/buyers/buyer.ts';
import { organizationIdentity } from '#shared/text/identity.ts';
import { organizationKey } from '#shared/text/names.ts';
import { slugify } from '#shared/text/slug.ts';

describe('organs with several names', () => {
  it('are organs of the portal’s list, and no name leads to two of them', () => {
    const listed = new Set(organsOfState.map(({ name }) => organizationKey(name)));
    const owners = new Map<string, string>();
    for (const { listedName, aliases } of organNames) {
      expect(listed.has(organizationKey(listedName)), listedName).toBe(true);
      for (const name of [listedName, ...aliases]) {
        const key = organizationKey(name);
        expect(owners.get(key) ?? listedName, name).toBe(listedName);
        owners.set(key, listedName);
      }
    }
  });

  it('take no name from an organ of the list that is another one', () => {
    for (const { name } of organsOfState) {
      const found = organNamed(name);
      if (found !== null && organizationKey(name) !== organizationKey(found.listedName))
        expect(found.aliases.map(organizationKey), name).toContain(organizationKey(name));
    }
  });

  it.each([
    ['ACSA', 'Airports Company South Africa', 'Airports Company of South Africa Limited'],
    [
      'SANRAL',
      'The South African National Roads Agency SOC Limited',
      'The South African National Roads Agency Limited',
    ],
    ['SASRIA', 'Sasria Limited', 'SOUTH AFRICAN SPECIAL RISKS INSURANCE ASSOCIATION (Sasria Soc Ltd)'],
    ['SAQA', 'South African Qualifications Authority', 'The South African Qualifications Authority (SAQA)'],
    ['CSIR', 'Council for Scientific and Industrial Research', 'csir'],
  ])('%s is one buyer under all of its names, and each is kept as it was published', (...names) => {
    const buyers = names.map((name) => describeBuyer(name, null));
    const [first] = buyers;
    for (const { organization } of buyers) expect(organization).toEqual(first?.organization);
    expect(buyers.map(({ name }) => name)).toEqual(names);
    expect(first?.organization.name).toMatch(new RegExp(names[0], 'i'));
  });

  it('keep the id and the slug of their listed name, and the others still lead to them', () => {
    const { organization } = describeBuyer('ACSA', null);
    const listed = 'Airports Company of South Africa';
    expect(organization.id).toBe(organizationIdentity(organizationKey(listed)));
    expect(organization.slug).toBe(slugify(listed));
    for (const former of ['ACSA', 'Airports Company South Africa']) {
      expect(organId(organizationIdentity(organizationKey(former)))).toBe(organization.id);
      expect(organSlug(slugify(former))).toBe(organization.slug);
      expect(organSlug(former)).toBe(organization.slug);
      expect(organKey(former)).toBe(organizationKey(listed));
    }
  });

  it.each([
    ['Stellenbosch Local Municipality', 'Stellenbosch Municipality', 'STELLENBOSCH LM'],
    ['Drakenstein Local Municipality', 'Drakenstein Municipality', 'Drakenstein - WC Local Municipality'],
    ['Polokwane Local Municipality', 'Polokwane Municipality'],
    ['City of Tshwane Metropolitan Municipality', 'City of Tshwane', 'Tshwane Metro Municipality'],
    ['Nelson Mandela Bay Metropolitan Municipality', 'Nelson Mandela Bay Municipality'],
    ['Kou-Kamma Local Municipality', 'Koukamma Municipality'],
  ])(
    'include municipalities: %s has one name, id and slug, and the field municipality says it',
    (...names) => {
      const buyers = names.map((name) => describeBuyer(name, null));
      for (const { municipality, organization } of buyers) {
        expect(municipality).toBe(names[0]);
        expect(organization).toEqual({ ...buyers[0]?.organization, name: names[0] });
      }
      for (const name of names) {
        expect(organId(organizationIdentity(organizationKey(name)))).toBe(buyers[0]?.organization.id);
        expect(organSlug(name)).toBe(buyers[0]?.organization.slug);
      }
    },
  );

  it('do not include what a municipality owns, or who has its name', () => {
    for (const name of ['Johannesburg Market SOC Ltd', 'Stellenbosch University', 'Stellenbosch'])
      expect(organNamed(name)).toBeNull();
  });

  it('are not mixed with organs that have one name only', () => {
    const name = 'Rand Water';
    expect(organNamed(name)).toBeNull();
    expect(organKey(name)).toBe(organizationKey(name));
    expect(organSlug(name)).toBe('rand-water');
    expect(organId('not an id')).toBe('not an id');
  });
});
