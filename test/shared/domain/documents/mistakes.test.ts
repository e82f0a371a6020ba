import { describe, expect, it } from 'vitest';
import { combineAnalyses } from '#shared/domain/documents/combine-analyses.ts';
import { DOUBTFUL, factsAndFindings } from '#shared/domain/documents/facts/gate.ts';
import { areNames, hasLevels } from '#shared/domain/documents/fields/criteria/plausible.ts';
import { analysisOf, listOf, scalarOf } from './texts.ts';

/** Mistakes that were seen on real papers, each in other words. */
describe('a word that reverses the passage', () => {
  it.each([
    'Non- Compulsory briefing session: 12 August 2026 at 10:00, Town Hall, Brits',
    'A non – compulsory site meeting is held on 12 August 2026 at 10:00 in the Town Hall.',
  ])('is noticed: %s', (text) => {
    expect(scalarOf('briefing', text)?.compulsory).toBe(false);
  });

  it('in the cell of a form says that there is no session', () => {
    expect(
      scalarOf('briefing', 'Compulsory site\tN/A\nbriefing date and time')?.compulsory ?? null,
    ).toBeNull();
  });

  it('before a way of handing in excludes that way', () => {
    const text =
      'Bids are deposited in the tender box at 5 Kerk Street, Brits. No hand deliveries of bids to offices.';
    expect(scalarOf('submission', text)?.methods).toEqual(['box']);
  });
});

describe('a length of time belongs to what its sentence is about', () => {
  it.each([
    [
      'Offers are valid for a validity period of (120 Business days). We may extend the validity period by 60 days.',
      120,
    ],
    ['Bids remain valid for 90 working days from the closing date.', 90],
    ['The bid box is open 24 hours a day, 7 days a week. Bids hold for a period of 90 days.', 90],
  ])('validity: %s', (text, days) => {
    expect(scalarOf('validityDays', text)).toBe(days);
    expect(analysisOf(text).values.validityDays!.against).toBeUndefined();
  });

  it.each([
    ['The contract period is 09 Years eleven (11) months.', 119],
    ['The contract period is nine years and eleven months.', 119],
    ['The term of the contract is 3 years.', 36],
  ])('contract: %s', (text, months) => {
    expect(scalarOf('durationMonths', text)).toBe(months);
  });

  it.each([
    'They may be restricted from obtaining business from any organ of state for a period not exceeding 10 years.',
    'Goods should be delivered within 7days from the date of appointment.',
    'The pumps carry a warranty for a period of 24 months.',
    'The lead time under this contract is 6 weeks.',
    'The defects liability period of the contract is 12 months.',
    'The declaration must be kept available for verification for a period of at least 5 years.',
    'Bids that are handed in hold for a period of 90 days and go into the tender box at 4 Kerk Street.',
    'Tenders remain irrevocable and open for acceptance by the municipality for a period of 90 days.',
    'DURATION OF CONTRACT\nThe contract shall begin within 3 weeks of its award.',
    'FORMS FOR COMPLETION OF THE CONTRACT\nProof of rates, not later than two months, or an agreement of lease',
  ])('no contract: %s', (text) => {
    expect(scalarOf('durationMonths', text)).toBeNull();
  });
});

it('a length without words of the contract or of what is bought is doubtful', () => {
  const confidenceIn = (text: string) => analysisOf(text).values.durationMonths?.confidence ?? 0;
  expect(confidenceIn('The gate stays shut for a period of 24 months.')).toBeLessThan(DOUBTFUL);
  expect(confidenceIn('Rental of printers for a period of 24 months.')).toBeGreaterThan(DOUBTFUL);
});

it('the grade of a subcontractor is not that of the bidder', () => {
  const text =
    'The bidder must have a CIDB grading of 3EB or higher. It may subcontract the paving to a firm with a CIDB grading of 2CE or higher.';
  expect(listOf('cidb', text)).toMatchObject([{ grade: 3, classOfWorks: 'EB' }]);
});

describe('an e-mail address that the end of a cell cuts off', () => {
  it.each([
    ['Enquiries: Ms T Nel\nE-mail: tnel@town.gov.\nza for the depot', ['tnel@town.gov.za']],
    ['Enquiries: Ms T Nel, tnel@town.gov. Town Hall\nSUPPLY OF za first floor', ['tnel@town.gov.za']],
    ['Enquiries: Ms T Nel, tnel@town.gov and at the gate', []],
    ['Enquiries: Ms T Nel, tnel@charity.org. The gate is shut.', ['tnel@charity.org']],
  ])('is completed, or not read: %s', (text, emails) => {
    expect(listOf('contacts', text).flatMap(({ email }) => email ?? [])).toEqual(emails);
  });
});

it('the day of a form is not a closing', () => {
  const text =
    'Quotations are submitted before the closing date and time to: scm@works.co.za\nRFQ NO. 4 of 2026\nRFQ DATE 2026/08/03\nCLOSING DATE & TIME 2026/08/14';
  expect(scalarOf('closing', text)?.date).toBe('2026-08-14');
});

describe('an erratum', () => {
  it('is read for what it gives, and not for what it takes back', () => {
    const text = 'ERRATUM\nThe closing date which reads: 10 September 2026 must read 17 September 2026.';
    expect(scalarOf('closing', text)?.date).toBe('2026-09-17');
  });
});

describe('alternatives', () => {
  it.each([
    'Bids are evaluated on the 80/20 or 90/10 preference point system.',
    'Either the 90/10 or the 80/20 preference point system will be applicable in this tender.',
  ])('are not a choice: %s', (text) => {
    expect(scalarOf('evaluationSystem', text)).toBeNull();
  });

  it('are no fact if a form prints both', () => {
    const analysis = analysisOf(
      'a) The applicable preference point system for this tender is the 90/10 preference point system.\nb) The applicable preference point system for this tender is the 80/20 preference point system.',
    );
    const { facts, findings } = factsAndFindings(
      combineAnalyses([{ documentId: 'd', publishedAt: null, analysis }]),
    );
    expect(facts.values.evaluationSystem).toBeNull();
    expect(findings.find(({ field }) => field === 'evaluationSystem')).toMatchObject({
      reason: 'contradiction',
      against: [{ value: '80/20' }],
    });
  });
});

describe('what is no value at all', () => {
  it('points of price are not a threshold', () => {
    expect(
      scalarOf(
        'functionalityThreshold',
        'Bidders who reach the minimum on functionality are further evaluated using the 80/20 points system.',
      ),
    ).toBeNull();
  });

  it('a rule about bidders is not a venue', () => {
    const text =
      'A compulsory briefing is held on 12 August 2026 at 11:00. Who misses the meeting as stipulated in the tender will not be allowed to bid.';
    expect(scalarOf('briefing', text)?.venue).toBeNull();
  });

  it('a box of a form is not a tender box', () => {
    const text =
      'Bidders indicate their status by ticking the appropriate box in the authority to sign of this bid.';
    expect(scalarOf('submission', text)?.methods ?? []).not.toContain('box');
  });

  it('couriers that fetch documents hand in no bids', () => {
    const text =
      'Bids are placed in the bid box at 5 Mark Street. Should a courier company be used to collect tender documents by courier, proof of payment must be emailed to a.b@town.gov.za.';
    expect(scalarOf('submission', text)?.methods).toEqual(['box']);
  });

  it('forms of contracts in duplicate are not copies', () => {
    expect(
      scalarOf('submission', 'THIS FORM MUST BE FILLED IN DUPLICATE BY THE BIDDER')?.copies ?? null,
    ).toBeNull();
  });

  it('a document that is not required is not requested', () => {
    const text =
      'Bidders must submit the following documents:\n• CSD report\n• PSIRA registration is not required\n';
    expect(listOf('returnables', text).map(({ code }) => code)).toEqual(['CSD_REPORT']);
  });

  it('a fee for documents is not a letter of a bank', () => {
    const text =
      'A non-refundable fee of R500 is payable; a letter of the bank is proof of the payment of documents.';
    expect(listOf('returnables', text)).toEqual([]);
  });

  it.each([
    'Enquiries: telephonic enquiries are not allowed. E-mail: scm@town.gov.za',
    'CONTACT PERSON: Verbal queries are not allowed.\nTel: 012 345 6789',
  ])('a rule is not the name of a contact: %s', (text) => {
    expect(listOf('contacts', text).map(({ name }) => name)).toEqual([null]);
  });

  it.each(['SCHEDULE OF BID DOCUMENTS', 'RFP for Services September 2017'])(
    'a title is not a condition: %s',
    (text) => {
      expect(listOf('eligibility', text)).toEqual([]);
    },
  );

  it('a session on the day of closing is doubtful', () => {
    const briefing = analysisOf(
      'CLOSING DATE: 20 August 2026 at 11:00\nCompulsory briefing session: 20 August 2026 at 11:00',
    ).values.briefing;
    expect(briefing === null || briefing.confidence < DOUBTFUL).toBe(true);
  });
});

it.each([
  [
    'proof',
    'Specific goals\nA valid B-BBEE certificate of black women 10\nA doctor’s note about a disability 10\nTotal 20',
  ],
  [
    'the middle of a sentence',
    'A maximum of 80 points is for price and 20 points are allocated for specific goals (B-BBEE status level).',
  ],
])('%s is not a specific goal', (_, text) => {
  expect(listOf('specificGoals', text)).toEqual([]);
});

it.each([
  ['licences', 'Copy of the software licence.\nValidity period of at least 12 months'],
  ['a warranty', 'Warranty\nThis warranty shall remain valid for twelve (12) months after the delivery.'],
  [
    'what follows the validity',
    'Bids are valid until they are awarded. A bidder who hears nothing 30 days after the expiry of the validity period was not successful.',
  ],
])('the validity of bids is not that of %s', (_, text) => {
  expect(scalarOf('validityDays', text)).toBeNull();
});

it('a validity in business or working days is read', () => {
  expect(
    scalarOf(
      'validityDays',
      'A validity period of hundred and twenty (120) business/working days is required for this bid.',
    ),
  ).toBe(120);
});

it('two validities in one paper leave the rule in doubt', () => {
  const text =
    'The validity period of bids is 120 days.\nBids must remain valid for 90 days.\nTenders hold good for acceptance for 90 days.';
  const found = analysisOf(text).values.validityDays;
  expect(found!.confidence).toBeLessThan(0.8);
});

it('a long validity is read if the sentence is about bids', () => {
  expect(scalarOf('validityDays', 'Bids remain valid for 180 days from the closing date.')).toBe(180);
});

it('a grade of an example is not demanded', () => {
  const text =
    'Bidders need a CIDB grading of 6CE or higher.\nExample: If the tender requires CIDB 8GB, the lead partner must have at least a 7GB grading.';
  expect(listOf('cidb', text)).toEqual([{ grade: 6, classOfWorks: 'CE', potentiallyEmerging: false }]);
});

describe('contacts', () => {
  it.each([
    [
      'TECHNICAL ENQUIRIES\nMs T Dube OR Mr J Nel\nContact no: 012 345 6789\nE-mail: tdube@town.gov.za',
      [{ name: 'Ms T Dube', phone: '012-345-6789', email: 'tdube@town.gov.za' }],
    ],
    [
      'ENQUIRIES\nDirect Line: 012 345 6789 tdube@town.gov.za',
      [{ name: null, phone: '012-345-6789', email: 'tdube@town.gov.za' }],
    ],
    [
      'Enquiries: Ms T Dube, tel 012 345 6789, e-mail tdube@town.gov.za\nThe bids are opened in public in the hall of the town on the day of the closing, before all who come, and a list of all prices is put up behind the door.\nFor further information contact Ms T Dube at 012 345 6789.',
      [{ name: 'Ms T Dube', phone: '012-345-6789', email: 'tdube@town.gov.za' }],
    ],
    ['Enquiries about registration\nE-mail: csd.support@treasury.gov.za', []],
    ['Enquiries about consent\nE-mail for Head Office: consent@town.gov.za', []],
  ])('are each one person with their own details: %s', (text, contacts) => {
    expect(listOf('contacts', text)).toMatchObject(contacts);
  });
});

describe('criteria', () => {
  const areCriteria = (criteria: ReturnType<typeof of>): boolean =>
    areNames(criteria) && !hasLevels(criteria);
  const of = (...rows: [string, number][]) => rows.map(([name, weight]) => ({ name, weight }));

  it('are those with proper names', () => {
    expect(areCriteria(of(['Company experience', 40], ['Methodology', 30], ['2.1 Key personnel', 30]))).toBe(
      true,
    );
  });

  it.each([
    ['levels of a scale', of(['Five projects', 5], ['Four projects', 4], ['Three', 2], ['Nil', 0])],
    ['descriptions of levels', of(['Methodology', 60], ['An incomplete or unclear plan', 40])],
    ['a name that is cut off', of(['Qualification (NQF', 60], ['Methodology', 40])],
    ['a name in the middle of a sentence', of(['Methodology', 60], ['years of experience', 40])],
    ['a level of one word', of(['Unclear methodology', 5], ['Methodology and plan', 95])],
    ['a name with another in it', of(['Skills Team leader on site', 60], ['Team leader on site', 40])],
    ['the same name twice', of(['Indicator 1', 5], ['Methodology', 60], ['Methodology', 40])],
    ['a size', of(['240m2', 10], ['Methodology', 90])],
  ])('are not %s', (_, criteria) => {
    expect(areCriteria(criteria)).toBe(false);
  });

  it('with a level among them are not criteria, though their points add up', () => {
    const text = [
      'Functionality\tPoints',
      'Basic plan without dates\t40',
      'Experience\t60',
      'Total\t100',
      '',
    ].join('\n');
    expect(listOf('functionality', text)).toEqual([]);
    expect(listOf('functionality', text.replace('Basic plan without dates', 'Method')).length).toBe(2);
  });
});
