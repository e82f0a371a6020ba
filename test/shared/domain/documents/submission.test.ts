import { describe, expect, it } from 'vitest';
import { isDoubtful } from '#shared/domain/documents/facts/gate.ts';
import { analysisOf, scalarOf } from './texts.ts';

describe('how bids are handed in', () => {
  it.each([
    ['Sealed tenders must be placed in the tender box at 12 Main Road, Ceres.', ['box']],
    [
      'Where must I hand in my tender?\nIn the box at the entrance of the Civic Centre, Voortrekker Street.',
      ['box'],
    ],
    [
      'C.2.13.5\tThe location of the tender box is: Municipal Offices, 1 Voortrekker Road, Beaufort West.',
      ['box'],
    ],
    [
      'Verseëlde tenders moet in die tenderbus by die Burgersentrum, Hoofweg 12, Ceres, geplaas word.',
      ['box'],
    ],
    ['Kwotasies moet in die kwotasiekas te Kerkstraat 5 geplaas word.', ['box']],
    ['Submission method\tHand delivery of bids', ['hand']],
    ['Bids must be delivered by hand at 5 Church Street, Kimberley, and entered in the register.', ['hand']],
    ['Tenders word per hand afgelewer by Kerkstraat 5, Upington.', ['hand']],
    ['Quotations are sent by e-mail to rfq@ceres.gov.za before the closing time.', ['email']],
    ['E-mail address for quotations\trfq@ceres.gov.za', ['email']],
    [
      'Where do I send my quotation?\nTo rfq@ceres.gov.za; the number of the quotation is the subject.',
      ['email'],
    ],
    ['Kwotasies moet per e-pos gestuur word aan rfq@ceres.gov.za.', ['email']],
    ['Bids are uploaded on the eTender portal, www.etenders.gov.za.', ['portal']],
    ['Tenders moet elektronies ingedien word op www.etenders.gov.za.', ['portal']],
    ['Bids must be placed in the bid box. Bids sent by e-mail or by post are not accepted.', ['box']],
    [
      'Bids must be delivered by hand to 5 Church Street.\nEnquiries: Ms Nkosi, Tel: 012 345 6789, E-mail: nkosi@dpw.gov.za',
      ['hand'],
    ],
  ])('%s', (text, methods) => {
    expect(scalarOf('submission', text)?.methods).toEqual(methods);
  });
});

describe('the address of bids by e-mail', () => {
  it('has no blanks, though recognition of a scanned page put some into it', () => {
    const text = 'Quotations must be e-mailed to scm.quotes@ceres. gov.za with the number in the subject.';
    expect(scalarOf('submission', text)?.address).toBe('scm.quotes@ceres.gov.za');
  });
});

describe('a form that leaves room for the address of the box', () => {
  const FORM = 'BIDS MAY BE PLACED IN THE BID BOX SITUATED AT (STREET ADDRESS)';

  it('says nothing if nobody filled it in', () => {
    expect(scalarOf('submission', `${FORM}\nSUPPLIER INFORMATION\nNAME OF BIDDER`)).toBe(null);
    const elsewhere = `${FORM}\nSUPPLIER INFORMATION\nQuotations are sent by e-mail to rfq@ceres.gov.za.`;
    expect(scalarOf('submission', elsewhere)?.methods).toEqual(['email']);
  });

  it('gives the address without the words of the form', () => {
    const found = scalarOf('submission', `${FORM}\nCivic Centre, 12 Main Road, Ceres\nSUPPLIER INFORMATION`);
    expect(found).toMatchObject({ methods: ['box'], address: 'Civic Centre, 12 Main Road, Ceres' });
  });
});

it('a place beside an e-mail address is where bids are brought', () => {
  const text =
    'Quotations must be submitted to office 4, Town Hall, Kerk Street or e-mail to rfq@ceres.gov.za.';
  expect(scalarOf('submission', text)).toMatchObject({
    methods: ['email', 'hand'],
    address: 'office 4, Town Hall, Kerk Street',
  });
});

it.each([
  ['One original and two copies of the bid', 3],
  ['One original and three (3) duplicates are required.', 4],
  ['One original, no copies.', 1],
  ['Only the original is handed in.', 1],
  ['This certificate of attendance must be filled in in duplicate.', null],
  ['Letters that describe an alternative must be in duplicate.', null],
])('copies: %s', (text, copies) => {
  expect(scalarOf('submission', `Bids must be placed in the bid box.\n${text}`)?.copies).toBe(copies);
});

describe('the ways are sure', () => {
  /** @returns the ways, and whether the rules are sure of them */
  const waysOf = (...lines: string[]) => {
    const found = analysisOf(lines.join('\n')).values.submission;
    return found && [found.value.methods.join(), !isDoubtful('submission.methods', found)];
  };
  const BOX = 'Sealed offers must be placed in the tender box in the foyer.';

  it('if two sentences, a place or a refusal of others agree', () => {
    expect(waysOf(BOX)).toEqual(['box', false]);
    expect(waysOf(BOX, 'Offers that are not in the bid box by noon are late.')).toEqual(['box', true]);
    expect(waysOf('Offers must be placed in the tender box at 9 Olive Street, Ceres.')).toEqual([
      'box',
      true,
    ]);
    expect(waysOf(BOX, 'Faxed or e-mailed offers will not be considered.')).toEqual(['box', true]);
    expect(waysOf('Quotations must be e-mailed to the buyer, jan.nel@ceres.gov.za.')).toEqual([
      'email',
      false,
    ]);
    expect(waysOf('Quotations must be e-mailed to quotes@ceres.gov.za.')).toEqual(['email', true]);
  });

  it('unless another sentence names another way, or refuses this one', () => {
    const twice = [BOX, 'Offers that are not in the bid box by noon are late.'];
    expect(waysOf(...twice, 'Offers may be sent by courier.')).toEqual(['box', false]);
    expect(waysOf(...twice, 'Offers may be e-mailed as well.')).toEqual(['box', false]);
    expect(waysOf(...twice, 'Offers must not be placed in the tender box of the province.')).toEqual([
      'box',
      false,
    ]);
    expect(waysOf('Quotations go to the foyer or by e-mail to quotes@ceres.gov.za.')?.at(-1)).toBe(false);
  });

  it('of several, if one sentence offers them', () => {
    const offered = 'Offers may be placed in the tender box or uploaded on the e-tender portal.';
    expect(waysOf(offered)).toEqual(['box,portal', true]);
    expect(waysOf(BOX, 'Offers must be uploaded on the e-tender portal.')).toEqual(['box,portal', false]);
  });

  it('and electronically means by e-mail if bids have an address', () => {
    expect(
      waysOf('Offers must be submitted electronically.', 'E-mail address for offers: bids@ceres.gov.za'),
    ).toEqual(['email', true]);
    expect(waysOf('Offers must be submitted electronically.')).toEqual(['portal', false]);
  });
});

describe('a form that asks for the place of the box', () => {
  it.each(['scm@ceres.gov.za', 'Via the portal www.ceres.gov.za', 'N/A'])('has none with %s', (text) => {
    const form = `BIDS MAY BE PLACED IN THE BID BOX SITUATED AT (STREET ADDRESS)\n${text}\nSUPPLIER INFORMATION`;
    expect(scalarOf('submission', form)?.methods ?? []).not.toContain('box');
  });
});

it('what is asked or written by hand is not a bid', () => {
  const text =
    'Offers must be placed in the tender box in the foyer.\nAll correspondence on this offer must be hand delivered to Room 4.';
  expect(scalarOf('submission', text)?.methods).toEqual(['box']);
});

it('a list of ways has those that its labels name', () => {
  const text =
    'SUBMISSION OF OFFERS\n3.1 Bidders must bring their offers before the closing time, either by:\nHand / Courier:\nTown Hall, 9 Olive Street, Ceres\nOR\nPostal services:\nPrivate Bag 5, Ceres';
  expect(scalarOf('submission', text)?.methods).toEqual(['hand', 'post']);
});

describe('the address of the box', () => {
  /** @returns the address, and whether the rules are sure of it */
  const addressOf = (...lines: string[]) => {
    const found = analysisOf(lines.join('\n')).values.submission;
    return found && [found.value.address, !isDoubtful('submission.address', found)];
  };

  it('has what stands in brackets, and ends where the contract data go on', () => {
    expect(
      addressOf('Bids must be placed in the bid box at the Annex (next to the Old Mill), Dam Street, Brits.'),
    ).toEqual(['Annex (next to the Old Mill), Dam Street, Brits', false]);
    expect(
      addressOf(
        "The employer's address for delivery of tenders is:",
        'Location of tender box: BRITS MUNICIPALITY',
        'Physical address: 9 DAM STREET, BRITS',
        'Identification details: Bid 5',
      )?.[0],
    ).toContain('9 DAM STREET, BRITS');
  });

  it('is sure if one place says it in full, or two places name its street', () => {
    const box = (address: string) => `Bids must be placed in the bid box at ${address}.`;
    const far = 'The works are those of the old mill, which are described below.';
    expect(addressOf(box('the Annex, Dam Street, Brits'))![1]).toBe(false);
    expect(addressOf(box('the Annex, 9 Dam Street, Brits'))![1]).toBe(true);
    expect(addressOf(box('the Annex, Dam Street, Brits, 0250'))![1]).toBe(true);
    const twice = [box('the Annex, Dam Street, Brits'), far, box('the Old Mill Annex, Dam Street')];
    expect(addressOf(...twice)![1]).toBe(true);
    // Another place has words that the full one lacks.
    expect(addressOf(box('9 Dam Street, Brits'), far, box('the New Town Hall of Brits'))![1]).toBe(false);
  });

  it('may also stand after the title of the bid', () => {
    expect(
      addressOf(
        'Bids go into the tender box marked "REPAIR OF THE ROOFS OF THE HALLS AND OFFICES IN THE NORTH OF THE TOWN" located at the foyer, 9 Dam Street, Brits, before noon.',
      ),
    ).toEqual(['foyer, 9 Dam Street, Brits', true]);
  });

  it('is the fullest of those in one street', () => {
    expect(
      addressOf(
        'BIDS MAY BE PLACED IN THE BID BOX SITUATED AT (STREET ADDRESS',
        '9 DAM STREET',
        'SUPPLIER INFORMATION',
        'Bids go into the tender box at Unit 3, Mill Court, 9 Dam Street, Brits.',
      ),
    ).toEqual(['Unit 3, Mill Court, 9 Dam Street, Brits', true]);
  });

  it('is not sure if two places differ, or bids are e-mailed as well', () => {
    const box = 'Bids go into the tender box at 9 Dam Street, Brits.';
    expect(addressOf(box, 'Bids go into the bid box at 4 Hill Road, Brits.')?.at(-1)).toBe(false);
    expect(addressOf(box, 'Bids may be sent to tenders@brits.gov.za.')?.at(-1)).toBe(false);
    expect(addressOf('Bids go into the tender box at the Civic Centre.')?.at(-1)).toBe(false);
  });

  it.each([
    'Bids must be placed in the tender box at 12:00 on Friday.',
    'The address for delivery of tender offers and details are:\nbids@brits.gov.za',
  ])('is not a time, nor the end of a sentence: %s', (text) => {
    expect(addressOf(text)?.[0] ?? '@').toContain('@');
  });
});
