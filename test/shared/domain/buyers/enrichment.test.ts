import { describe, expect, it } from 'vitest';
import {
  type EnrichmentColumn,
  enrichmentColumns,
  isUnreadable,
  readEnrichment,
  replacedWith,
} from '#shared/domain/buyers/enrichment.ts';

const everything = new Set(Object.keys(enrichmentColumns));
const read = (column: EnrichmentColumn, text: string) => readEnrichment(column, text, everything);

/** For each column a text that it takes, the value that it becomes, and a text that it does not take. */
const cases: Record<EnrichmentColumn, [text: string, value: unknown, wrong: string]> = {
  legal_name: ['Eskom Holdings SOC Ltd', 'Eskom Holdings SOC Ltd', 'x'.repeat(2_001)],
  registration_number: ['2002 / 015527 / 30', '2002/015527/30', '2002/015527'],
  tax_number: ['9012345678', '9012345678', '901234567'],
  bbbee_level: ['2', 2, '0'],
  bbbee_certificate_url: ['https://example.org/a.pdf', 'https://example.org/a.pdf', 'example.org/a.pdf'],
  industry_codes: ['84; 36;', ['84', '36'], 'x;'.repeat(51)],
  contact_email: ['Tenders@Eskom.co.za', 'tenders@eskom.co.za', 'a@b.co.za; c@d.co.za'],
  contact_email_source_url: [
    'http://www.eskom.co.za/contact',
    'http://www.eskom.co.za/contact',
    'javascript:alert(1)',
  ],
  contact_email_confidence: ['high', 'high', 'certain'],
  contact_email_verified_at: ['2026-08-14', '2026-08-14', '2026-02-30'],
  contact_phone: ['+27 11 800 8111', '011-800-8111', '800 8111'],
  website: ['https://www.eskom.co.za', 'https://www.eskom.co.za', 'ftp://www.eskom.co.za'],
  physical_address: ['Megawatt Park, Sandton', 'Megawatt Park, Sandton', 'x'.repeat(2_001)],
  postal_address: ['PO Box 1091, Johannesburg, 2000', 'PO Box 1091, Johannesburg, 2000', 'x'.repeat(2_001)],
  csd_number: ['MAAA0012345', 'MAAA0012345', 'MAAA12345'],
  salga_municipality_code: ['EC108', 'EC108', 'XX108'],
  wikidata_id: ['Q5456', 'Q5456', 'P31'],
  wikidata_label: ['Eskom', 'Eskom', 'x'.repeat(2_001)],
  wikidata_description: ['utility', 'utility', 'x'.repeat(2_001)],
  gov_directory_url: ['https://www.gov.za/contact', 'https://www.gov.za/contact', 'https://gov'],
  google_place_id: ['ChIJ1-4miA9QzB0Rh6ooKPzhf2g', 'ChIJ1-4miA9QzB0Rh6ooKPzhf2g', 'a place'],
  google_rating: ['3.9', 3.9, '5.1'],
  google_user_ratings_total: ['120', 120, '-1'],
  google_map_url: [
    'https://maps.example.org/?cid=1',
    'https://maps.example.org/?cid=1',
    '//maps.example.org',
  ],
  google_website: ['https://www.eskom.co.za', 'https://www.eskom.co.za', 'www.eskom.co.za'],
  google_address: ['Megawatt Park', 'Megawatt Park', 'x'.repeat(2_001)],
  google_types: ['city_hall;office', ['city_hall', 'office'], 'x;'.repeat(51)],
};

describe('a column of a file about organizations', () => {
  it.each(Object.entries(cases))('%s is read, or refused with the rule', (column, [text, value, wrong]) => {
    expect(read(column as EnrichmentColumn, text)).toEqual(value);
    const refused = read(column as EnrichmentColumn, wrong);
    expect(isUnreadable(refused) && refused.must).toMatch(/^(?:be|have) /);
  });

  it('never takes an identity number of a person', () => {
    for (const column of Object.keys(cases) as EnrichmentColumn[])
      expect(read(column, 'ID 8001015009087')).toEqual({ must: 'contain no identity number of a person' });
  });

  it('that describes another column stands beside it and is replaced with it', () => {
    expect(readEnrichment('wikidata_label', 'Eskom', new Set(['wikidata_label']))).toEqual({
      must: 'stand beside a wikidata_id',
    });
    expect(replacedWith('wikidata_id')).toEqual(['wikidata_label', 'wikidata_description']);
    expect(replacedWith('website')).toEqual([]);
  });
});
