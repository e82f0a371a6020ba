import { describe, expect, it } from 'vitest';
import { knownFacts } from '#shared/domain/buyers/known-facts.ts';

const of = (name: string, given: { legalName?: string; website?: string } = {}) =>
  knownFacts({ name, legalName: null, website: null, sources: ['ocds'], ...given });

describe('what is known of a buyer', () => {
  it('of a municipality: name in law, web site and seat, each with its basis', () => {
    const found = of('City of Cape Town');
    expect(found).toMatchObject({
      legal_name: 'City of Cape Town Metropolitan Municipality',
      website: 'https://www.capetown.gov.za',
      seat: 'Cape Town',
      parent_organization: null,
      confidence_score: 0.98,
    });
    expect(found.fact_sources.map(({ field, basis }) => `${field}: ${basis}`)).toEqual([
      'legalName: law',
      'website: notices',
      'seat: knowledge',
    ]);
    expect(found.enrichment_sources).toEqual(['ocds', 'facts about organs of state (codelist)']);
  });

  it('of an entity: the department that it reports to, or the municipality that owns it', () => {
    expect(of('National Empowerment Fund').parent_organization).toBe(
      'Department of Trade, Industry and Competition',
    );
    expect(of('Ekurhuleni Housing Company')).toMatchObject({
      parent_organization: 'City of Ekurhuleni Metropolitan Municipality',
      fact_sources: expect.arrayContaining([
        expect.objectContaining({ field: 'parentOrganization', basis: 'name' }),
      ]),
    });
  });

  it('gives way to what an operator has imported, and claims no basis for it', () => {
    const found = of('City of Cape Town', { website: 'https://example.org', legalName: 'Cape Town' });
    expect(found).toMatchObject({ website: 'https://example.org', legal_name: 'Cape Town' });
    expect(found.fact_sources.map(({ field }) => field)).toEqual(['seat']);
  });

  it('is nothing if the codelist has no row, and is not guessed', () => {
    expect(of('Buyer of nothing')).toMatchObject({
      ...{ legal_name: null, website: null, seat: null, parent_organization: null },
      ...{ fact_sources: [], enrichment_sources: ['ocds'] },
    });
  });
});
