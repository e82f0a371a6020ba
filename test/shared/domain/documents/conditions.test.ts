import { describe, expect, it } from 'vitest';
import { listOf } from './texts.ts';

describe('who may bid', () => {
  it.each([
    ['Only tenderers who have an office in the province may tender.', true],
    ['Bidders must have at least five years’ experience of similar work.', true],
    ['Tenderers should be registered with the Law Society.', true],
    ['This quotation is open only to suppliers on the database of the municipality.', true],
    ['The bidder must be an accredited dealer of the brand.', true],
    ['Service providers are required to be in possession of a valid liquor licence.', true],
    ['Slegs bieërs met ’n kantoor in die distrik mag tender.', true],
    ['Tenderaars moet op die Sentrale Verskaffersdatabasis geregistreer wees.', true],
    ['Only bidders that score at least 70 points go on to the next stage.', false],
    ['Only tenderers with a CIDB grading of 4CE or higher are eligible.', false],
    ['Bids are invited from manufacturers registered with the Bureau of Standards.', true],
    ['Tenders are hereby invited from suitably qualified service providers for the above.', false],
    ['Offers are invited from experienced, reputable contractors to provide the service.', false],
    ['Bidders must be represented at the briefing.', false],
    ['The bidder must sign every page.', false],
  ])('%s', (text, isSaid) => {
    expect(listOf('eligibility', text)).toEqual(isSaid ? [text.replaceAll('’', "'")] : []);
  });

  it.each([
    [
      'a heading',
      'WHO MAY BID\n• Registration on the database of the municipality is needed.\n• A branch in the district',
    ],
    [
      'a question',
      'Who may bid?\nRegistration on the database of the municipality is needed.\nA branch in the district',
    ],
    [
      'a lead',
      'Bidders must have the following to be eligible:\n(a) Registration on the database of the municipality is needed.\n(b) A branch in the district',
    ],
    [
      'a clause',
      'C.2.1 Eligibility\tRegistration on the database of the municipality is needed.\n\t• A branch in the district',
    ],
  ])('is what stands under %s', (_, text) => {
    expect(listOf('eligibility', text)).toEqual([
      'Registration on the database of the municipality is needed.',
      'A branch in the district',
    ]);
  });
});

describe('why a bid is rejected', () => {
  it.each([
    ['Bids that are not signed in ink will be disqualified.', true],
    ['Unsigned tenders are set aside.', true],
    ['Failure to complete the form of offer renders the tender non-responsive.', true],
    ['A quotation without a company stamp is regarded as invalid.', true],
    ['Incomplete bids shall not be considered.', true],
    ['Telegraphic tenders will not be accepted.', true],
    ['No late, faxed or e-mailed tenders will be accepted.', true],
    ['The agency does not accept quotations from persons in the service of the state.', true],
    ['The institute does not bind itself to accept the lowest quotation.', false],
    ['A report that lacks a page is rejected and the invoice is not paid.', false],
    ['Any attempt to influence an official leads to rejection of the bid.', true],
    ['Tenders wat nie onderteken is nie, word nie oorweeg nie.', true],
    ['Onvoltooide kwotasies sal gediskwalifiseer word.', true],
    ['Laat tenders word nie aanvaar nie.', true],
    ['The lowest or any tender will not necessarily be accepted.', false],
    ['Die laagste of enige tender sal nie noodwendig aanvaar word nie.', false],
    ['Bids with fewer than 70 points for functionality are not evaluated further.', false],
    ['Objections received after that day will not be considered.', false],
  ])('%s', (text, isSaid) => {
    expect(listOf('disqualifiers', text)).toEqual(isSaid ? [text] : []);
  });

  it.each([
    [
      'a lead',
      'Tenders will be declared non-responsive if:\n(a) the form of offer is not signed;\n(b) the bidder is listed as restricted.',
    ],
    [
      'a sentence with items',
      'A tender is rejected if (a) the form of offer is not signed; (b) the bidder is listed as restricted.',
    ],
    [
      'a heading',
      'Grounds for rejection\n• the form of offer is not signed;\n• the bidder is listed as restricted.',
    ],
    [
      'a question',
      'When is a bid rejected?\n1. the form of offer is not signed;\n2. the bidder is listed as restricted.',
    ],
  ])('is what stands under %s', (_, text) => {
    expect(listOf('disqualifiers', text)).toEqual([
      'the form of offer is not signed;',
      'the bidder is listed as restricted.',
    ]);
  });
});

describe('a list of clauses', () => {
  const clauses = (first: string): string =>
    `CONDITIONS OF TENDER\n${first}\n6.1 a page is missing;\n6.2 the form of offer is not signed.\n7. Tenders are valid for 120 days.\n8. The employer uses the 80/20 system.`;

  it.each([
    ['its introduction', '6. A tender is rejected if:'],
    ['a second sentence', '6. Look at every page. A tender is rejected if:'],
  ])('ends where the clause after %s begins', (_, first) => {
    expect(listOf('disqualifiers', clauses(first))).toEqual([
      'a page is missing;',
      'the form of offer is not signed.',
    ]);
  });

  it('also ends there if numbers have letters', () => {
    const text =
      'F.3.8 TEST\nA tender is non-responsive if\n- a page is missing;\nF.3.9 Errors are corrected.';
    expect(listOf('disqualifiers', text)).toEqual(['a page is missing;']);
  });

  it('continues if its items are numbered again', () => {
    const text = '6. A tender is rejected if:\n1. a page is missing;\n2. the form of offer is not signed.';
    expect(listOf('disqualifiers', text)).toEqual(['a page is missing;', 'the form of offer is not signed.']);
  });
});

describe('what is neither condition nor ground', () => {
  it.each([
    ['Pre-qualification criteria\nBids will first be checked against the list below.'],
    ['MINIMUM REQUIREMENTS\n1. Data sheets of every product must be included.'],
    ['MINIMUM REQUIREMENTS\nThe 80/20 preference point system applies.'],
    ['MINIMUM REQUIREMENTS\nThese four are mandatory for all.'],
    ['Disqualification\nQuestion\tIf no\nHas SBD 4 been returned, completed and signed?\tdisqualify'],
  ])('%s', (text) => {
    expect([...listOf('eligibility', text), ...listOf('disqualifiers', text)]).toEqual([]);
  });
});
