import { describe, expect, it } from 'vitest';
import { isDoubtful } from '#shared/domain/documents/facts/gate.ts';
import { analysisOf, contactsOf } from './texts.ts';

describe('a contact as a whole', () => {
  it('is sure if name, address and part stand in one block with words for the part', () => {
    expect(contactsOf('Technical enquiries: Ms Lerato Moloi, lerato.moloi@ceres.gov.za')).toEqual([
      ['Ms Lerato Moloi', 'lerato.moloi@ceres.gov.za', 'technical', true],
    ]);
  });

  it('is not sure if nothing beside it says what it may be asked', () => {
    const [contact] = contactsOf('Enquiries about this tender: Ms Lerato Moloi, lerato.moloi@ceres.gov.za');
    expect(contact!.at(-1)).toBe(false);
    const [far] = contactsOf(
      'The municipality may reject any tender. For queries contact Ms Lerato Moloi, lerato.moloi@ceres.gov.za',
    );
    expect(far!.at(-1)).toBe(false);
  });

  it('is not sure if the address is that of somebody else, or of an office', () => {
    const said = (address: string) =>
      contactsOf(`Technical enquiries: Ms Lerato Moloi, ${address}`)[0]!.at(-1);
    expect(said('pietersen@ceres.gov.za')).toBe(false);
    expect(said('tenders@ceres.gov.za')).toBe(false);
    expect(said('moloil@ceres.gov.za')).toBe(true);
  });

  it('is not sure without a name', () => {
    expect(contactsOf('Technical enquiries: 021 555 0134, works@ceres.gov.za')[0]!.at(-1)).toBe(false);
  });

  it('has a name that ends where that of somebody else, an address or another label begins', () => {
    expect(contactsOf('Technical enquiries Ms. Lerato Moloi MoloiL@ceres.gov.za')[0]![0]).toBe(
      'Ms. Lerato Moloi',
    );
    expect(contactsOf('Bidding enquiries: SCM Ms. Lerato Moloi moloil@ceres.gov.za')[0]![0]).toBe(
      'Ms. Lerato Moloi',
    );
    // Of two people in a line, nothing says whose the address below is.
    const [two] = contactsOf('Bidding enquiries: Ms. Lerato Moloi Mr. Jan Nel', 'moloil@ceres.gov.za');
    expect(two!.at(-1)).toBe(false);
  });

  it('has the first name if an initial stands elsewhere', () => {
    const contact = (name: string) => `Bidding enquiries: ${name}, moloil@ceres.gov.za`;
    expect(contactsOf(contact('Ms L Moloi'), 'The works are at Ceres.', contact('Ms Lerato Moloi'))).toEqual([
      ['Ms Lerato Moloi', 'moloil@ceres.gov.za', 'bidding', true],
    ]);
  });

  it('is an office, which answers for the bid, or for what a heading over it says', () => {
    expect(contactsOf('Enquiries: SCM Office - scm@ceres.gov.za, 021 555 0134')).toEqual([
      ['SCM Office', 'scm@ceres.gov.za', 'bidding', true],
    ]);
    // The office of somebody is not another contact.
    expect(contactsOf('Technical enquiries: Ms Lerato Moloi, SCM Office, moloil@ceres.gov.za')).toEqual([
      ['Ms Lerato Moloi', 'moloil@ceres.gov.za', 'technical', true],
    ]);
    expect(
      contactsOf('Enquiries about the bid: the tender office may be closed, box@ceres.gov.za')[0]![0],
    ).toBe(null);
  });

  it('has a name without a title if the address after it has a part of it', () => {
    const said = (name: string) =>
      contactsOf(
        'Requirements of the works',
        `Technical requirements: ${name} at 021 555 0134: e-mail:`,
        'moloil@ceres.gov.za',
      );
    expect(said('Lerato Moloi')).toEqual([['Lerato Moloi', 'moloil@ceres.gov.za', 'technical', true]]);
    expect(said('Ceres Water').flatMap(([name]) => name ?? [])).toEqual([]);
  });

  it('stands under the words for the one before it, if only a joining word is between', () => {
    const next = (between: string) =>
      contactsOf(
        'Technical enquiries: Ms Lerato Moloi, moloil@ceres.gov.za',
        `${between}Mr Jan Nel, nelj@ceres.gov.za`,
      ).at(-1);
    expect(next('or ')).toEqual(['Mr Jan Nel', 'nelj@ceres.gov.za', 'technical', true]);
    expect(next('Visitors to the dam report to the gate first. ')!.at(-1)).toBe(false);
    // A label of its own says something else.
    expect(next('Workshop: ')!.at(-1)).toBe(false);
  });

  it('is found on either side of a line without cells', () => {
    expect(
      contactsOf(
        'Technical Enquiries Administrative Enquiries',
        'Ms Lerato Moloi Supply Chain Management Unit',
        'Tel: 021 555 0134 Tel: 021 555 0135',
        'Email: moloil@ceres.gov.za Email: bids@ceres.gov.za',
      ),
    ).toEqual([
      ['Ms Lerato Moloi', 'moloil@ceres.gov.za', 'technical', true],
      ['Supply Chain Management Unit', 'bids@ceres.gov.za', 'bidding', true],
    ]);
    // The names came one after the other.
    expect(
      contactsOf(
        'BIDDING PROCEDURE ENQUIRIES MAY BE DIRECTED TO TECHNICAL ENQUIRIES MAY BE DIRECTED TO:',
        'CONTACT PERSON',
        'Jan Nel',
        'CONTACT PERSON',
        'Lerato Moloi',
        'TELEPHONE 021 555 0134 021 555 0134',
        'E-MAIL ADDRESS nelj@ceres.gov.za E-MAIL ADDRESS moloil@ceres.gov.za',
      ),
    ).toEqual([
      ['Jan Nel', 'nelj@ceres.gov.za', 'bidding', true],
      ['Lerato Moloi', 'moloil@ceres.gov.za', 'technical', true],
    ]);
  });

  it('is two people if an office has their address', () => {
    const form = (name: string) =>
      contactsOf(
        'BIDDING PROCEDURE ENQUIRIES MAY BE DIRECTED TO TECHNICAL ENQUIRIES MAY BE DIRECTED TO:',
        `CONTACT PERSON Ms Lerato Moloi CONTACT PERSON ${name}`,
        'E-MAIL ADDRESS tenders@ceres.gov.za E-MAIL ADDRESS tenders@ceres.gov.za',
      ).map(([one, , about]) => [one, about]);
    expect(form('Mr Jan Nel')).toEqual([
      ['Ms Lerato Moloi', 'bidding'],
      ['Mr Jan Nel', 'technical'],
    ]);
    expect(form('Ms L Moloi')).toHaveLength(1);
  });

  it('is sure if two places agree, though the address has another name than the one that is printed', () => {
    const place = 'Technical enquiries: Mr M Ngwenya, sipho@ceres.gov.za';
    expect(contactsOf(place)[0]!.at(-1)).toBe(false);
    expect(contactsOf(place, 'The works are at Ceres. Bids close in May.', place)[0]!.at(-1)).toBe(true);
    const other = 'Bidding enquiries: Mr M Ngwenya, sipho@ceres.gov.za';
    expect(contactsOf(place, 'The works are at Ceres. Bids close in May.', other)[0]!.at(-1)).toBe(false);
  });

  it.each([
    'Any bidder who is aggrieved may write within 14 days: Ms P Botha, p.botha@ceres.gov.za, for enquiries',
    'The winner reports within ten days after the award. Mr P Botha may be contacted at p.botha@ceres.gov.za',
    'OBJECTIONS\nEnquiries about this policy: Mr P Botha, p.botha@ceres.gov.za',
  ])('is not whom others than bidders ask: %s', (text) => {
    expect(contactsOf(...text.split('\n'))).toEqual([]);
  });

  it('is not sure without an address, nor with words of other cells between its details', () => {
    expect(contactsOf('Technical enquiries: Ms Lerato Moloi, 021 555 0134')[0]!.at(-1)).toBe(false);
    const cells = [
      'Technical enquiries: Ms Lerato Moloi',
      'for the repair of the weirs and',
      'Tel: 021 555 0134 of all dams in the upper valley',
      'moloil@ceres.gov.za',
    ];
    expect(contactsOf(...cells)[0]!.at(-1)).toBe(false);
  });

  it('is not sure, nor is its address, if another address of the paper is nearly the same', () => {
    const place = (address: string) => `Technical enquiries: Ms Lerato Moloi, tel 021 555 0134, ${address}`;
    const lines = [
      place('lerato.molio@ceres.gov.za'),
      'The works are at Ceres.',
      'E-mail: lerato.moloi@ceres.gov.za',
    ];
    const [contact] = analysisOf(lines.join('\n')).lists.contacts;
    expect(contact!.unsure).toEqual(['contacts', 'contacts.email']);
    expect(
      analysisOf([place('tenders1@ceres.gov.za'), 'tenders2@ceres.gov.za'].join('\n')).lists.contacts[0]!
        .unsure,
    ).toEqual(['contacts']);
  });

  it('is one of two whose names ran together, if the paper names both elsewhere', () => {
    const table = [
      'Enquiry SCM Enquiries Technical Enquiries',
      'Name Lerato Moloi Jan Nel',
      'Telephone 021 555 0134 021-5550199',
      'Email moloil@ceres.gov.za nelj@ceres.gov.za',
    ];
    const text = [
      'Contact person: Lerato Moloi',
      'Contact person: Jan Nel',
      'The works are at Ceres.',
      ...table,
    ].join('\n');
    expect(analysisOf(text).lists.contacts.map(({ value }) => value)).toEqual([
      { name: 'Lerato Moloi', email: 'moloil@ceres.gov.za', phone: '021-555-0134', about: 'bidding' },
      { name: 'Jan Nel', email: 'nelj@ceres.gov.za', phone: '021-555-0199', about: 'technical' },
    ]);
  });

  it.each(['TECHNICAL INQUIRIES SCM INQUIRIES', 'ENQUIRIES: Technical -related Bidding Procedures'])(
    'has the part over its column: %s',
    (head) => {
      expect(
        contactsOf(
          head,
          'Contact Person: Ms Lerato Moloi Contact Person: Mr Jan Nel',
          'E-mail: moloil@ceres.gov.za E-mail: nelj@ceres.gov.za',
        ),
      ).toEqual([
        ['Ms Lerato Moloi', 'moloil@ceres.gov.za', 'technical', true],
        ['Mr Jan Nel', 'nelj@ceres.gov.za', 'bidding', true],
      ]);
    },
  );

  it('has no name of words that the paper writes in small letters elsewhere', () => {
    const said = (name: string) =>
      contactsOf(
        'With due respect to bidders, questions about value are answered in time.',
        `Bidding enquiries: ${name} tenders@ceres.gov.za`,
      )[0]![0];
    expect(said('WITH DUE RESPECT')).toBe(null);
    expect(said('Contract Value')).toBe(null);
    expect(said('THEMBI VALUE-NEL')).toBe('THEMBI VALUE-NEL');
    // A part of an address is not a word.
    expect(contactsOf('Bidding enquiries: Thembi Nel, thembi.nel @ceres.gov.za')[0]![0]).toBe('Thembi Nel');
  });

  it.each([
    ['Ms R van Wyk', 'vanwykr'],
    ['Mr Piet van der Merwe', 'pietvdm'],
    ['Mr L du Plessis', 'duplessis'],
  ])('has a name with small words within the surname: %s', (name, address) => {
    expect(contactsOf(`Bidding enquiries: ${name} at ${address}@ceres.gov.za`)[0]![0]).toBe(name);
    expect(contactsOf(`Bidding enquiries: Mr Jan Nel de facto head, nelj@ceres.gov.za`)[0]![0]).toBe(
      'Mr Jan Nel',
    );
  });

  it.each([
    ['(053) 807- 0113', '053-807-0113'],
    ['+27(53)807 0113', '053-807-0113'],
    ['0860 123 450', '086-012-3450'],
    ['053 8070 113', '053-807-0113'],
  ])('has a number in groups of any length: %s', (said, phone) => {
    const [contact] = analysisOf(`Bidding enquiries: Ms Thembi Nel, ${said}, nelt@ceres.gov.za`).lists
      .contacts;
    expect(contact!.value.phone).toBe(phone);
  });

  it('is not sure if another organisation has its address, and one place gives it', () => {
    const form = 'Technical enquiries: Mr Piet Botha, bothap@trade.gov.za';
    const own = [
      'Ceres Municipality, registry@ceres.gov.za',
      'Bidding enquiries: Ms Thembi Nel, nelt@ceres.gov.za',
    ];
    const sure = (...lines: string[]) =>
      analysisOf(lines.join('\n')).lists.contacts.map(({ value, ...of }) => [
        value.email,
        !isDoubtful('contacts.email', of),
      ]);
    expect(sure(...own, form)).toEqual([
      ['nelt@ceres.gov.za', true],
      ['bothap@trade.gov.za', false],
    ]);
    expect(sure(...own, form, 'The works are at Ceres.', form)[1]).toEqual(['bothap@trade.gov.za', true]);
    // Where each has one place, nobody is a stranger.
    expect(sure(own[1]!, form).map(([, is]) => is)).toEqual([true, true]);
  });

  it('is none if the last words before it are about appeals, fraud or the like', () => {
    const far = `${'The accounting officer considers them in the order in which they came. '.repeat(3)}`;
    expect(
      contactsOf(`Technical enquiries are welcome. Appeals: ${far}Ms Thembi Nel, nelt@ceres.gov.za`),
    ).toEqual([]);
    expect(
      contactsOf(`Appeals are heard. Technical enquiries: Ms Thembi Nel, nelt@ceres.gov.za`),
    ).toHaveLength(0);
    expect(
      contactsOf('Enquiries about judges', 'List of adjudicators', 'Ms Thembi Nel nelt@ceres.co.za'),
    ).toEqual([]);
  });

  it('is not sure without the number that stands beside its address elsewhere', () => {
    const place = 'Bidding enquiries: SCM Office, tenders@ceres.gov.za';
    const between =
      'The works are at Ceres, in the valley, and take a year from the day of the order to the last one.';
    const sure = (...lines: string[]) => contactsOf(...lines)[0]!.at(-1);
    expect(sure(place, between)).toBe(true);
    expect(sure('21 Voortrekker Street Ceres 023 555 0134 tenders@ceres.gov.za', between, place)).toBe(false);
    expect(sure('21 Voortrekker Street Ceres 023 555 0134', between, place)).toBe(true);
  });

  it('is not sure if it has a number and no address, however often', () => {
    const place = 'Technical enquiries: Ms Thembi Nel at 023 555 0134.';
    expect(contactsOf(place, 'The works are at Ceres.', place)[0]!.at(-1)).toBe(false);
  });
});
