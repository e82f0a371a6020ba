import { describe, expect, it } from 'vitest';
import { isDoubtful } from '#shared/domain/documents/facts/gate.ts';
import { analysisOf, listOf } from './texts.ts';

const nkosi = { name: 'Ms T Nkosi', email: 'nkosi@ceres.gov.za', phone: '012-345-6789', about: 'bidding' };
const botha = { name: 'Mr P Botha', email: 'botha@ceres.gov.za', phone: '012-345-6700', about: 'technical' };

describe('whom bidders may ask', () => {
  it.each([
    [
      'two lines',
      'SCM enquiries: Ms T Nkosi, Tel: 012 345 6789, E-mail: nkosi@ceres.gov.za\nTechnical enquiries: Mr P Botha, Tel: 012 345 6700, E-mail: botha@ceres.gov.za',
    ],
    [
      'a table with columns',
      'Enquiries\tName\tTelephone\tE-mail\nBidding procedure\tMs T Nkosi\t012 345 6789\tnkosi@ceres.gov.za\nTechnical\tMr P Botha\t012 345 6700\tbotha@ceres.gov.za',
    ],
    [
      'two columns',
      'BIDDING PROCEDURE ENQUIRIES\tTECHNICAL ENQUIRIES\nMs T Nkosi\tMr P Botha\n012 345 6789\t012 345 6700\nnkosi@ceres.gov.za\tbotha@ceres.gov.za',
    ],
    [
      'sentences',
      'Questions about the bidding procedure may be put to Ms T Nkosi (012 345 6789, nkosi@ceres.gov.za). Technical questions may be put to Mr P Botha (012 345 6700, botha@ceres.gov.za).',
    ],
    [
      'questions',
      'Whom can I ask about the bidding procedure?\nMs T Nkosi, 012 345 6789, nkosi@ceres.gov.za\nWho answers technical questions?\nMr P Botha, 012 345 6700, botha@ceres.gov.za',
    ],
    [
      'Afrikaans',
      'Navrae oor die tenderprosedure: Ms T Nkosi, tel. 012 345 6789, e-pos nkosi@ceres.gov.za\nTegniese navrae: Mr P Botha, tel. 012 345 6700, e-pos botha@ceres.gov.za',
    ],
    [
      'blocks',
      'Contact details\nSupply Chain Management\nContact person: Ms T Nkosi\nTelephone: 012 345 6789\nE-mail: nkosi@ceres.gov.za\nEnd user (technical)\nContact person: Mr P Botha\nTelephone: 012 345 6700\nE-mail: botha@ceres.gov.za',
    ],
    [
      'labels in cells',
      'Contact for tender procedure\tMs T Nkosi\nTelephone\t012 345 6789\nE-mail\tnkosi@ceres.gov.za\nContact for technical matters\tMr P Botha\nTelephone\t012 345 6700\nE-mail\tbotha@ceres.gov.za',
    ],
    [
      'a scanned page whose recognition put blanks into addresses',
      'SCM enquiries: Ms T Nkosi, Tel: 012 345 6789, E-mail: nkosi@ceres. gov.za\nTechnical enquiries: Mr P Botha, Tel: 012 345 6700, E-mail: botha @ceres.gov.za. Closing venues follow.',
    ],
    [
      'a clause',
      'C.1.4\tThe employer’s agent for procurement is Ms T Nkosi, tel. 012 345 6789, e-mail nkosi@ceres.gov.za. For technical matters it is Mr P Botha, tel. 012 345 6700, e-mail botha@ceres.gov.za.',
    ],
  ])('is read from %s', (_, text) => {
    expect(listOf('contacts', text)).toEqual([nkosi, botha]);
  });

  it('stand side by side below the two headings of a line', () => {
    const text =
      '(Technical Enquiries) (Admin Enquiries)\nMs L Moloi Mr T Nkosi\nmoloil@ceres.gov.za nkosit@ceres.gov.za';
    expect(listOf('contacts', text).map(({ name, about }) => [name, about])).toEqual([
      ['Ms L Moloi', 'technical'],
      ['Mr T Nkosi', 'bidding'],
    ]);
  });

  it('are not sure of a number if another place gives it with one other digit', () => {
    const said = (...numbers: string[]) => {
      const places = numbers.map(
        (number) => `Technical enquiries: Ms L Moloi Ref: 6/1 Tel: ${number} moloil@ceres.gov.za`,
      );
      const { contacts } = analysisOf(places.join('\nBids close in May.\n')).lists;
      return contacts.map((one) => [one.value.name, !isDoubtful('contacts', one)]);
    };
    expect(said('021 555 0134', '021 555 0134')).toEqual([['Ms L Moloi', true]]);
    expect(said('021 555 0134', '021 556 0134')).toEqual([['Ms L Moloi', false]]);
  });

  it('are two if their names ran together and the addresses of both follow', () => {
    const values = (names: string) =>
      analysisOf(
        [
          'BIDDING ENQUIRIES MAY BE DIRECTED TO: TECHNICAL INFORMATION MAY BE DIRECTED TO:',
          `CONTACT PERSON ${names}`,
          'TELEPHONE NUMBER (021) 555 0134 (021) 555 0199',
          'E-MAIL ADDRESS lerato@ceres.gov.za jan@ceres.gov.za',
        ].join('\n'),
      ).lists.contacts.map(({ value }) => [value.name, value.email, value.about]);
    expect(values('LERATO MOLOI JAN NEL')).toEqual([
      ['LERATO MOLOI', 'lerato@ceres.gov.za', 'bidding'],
      ['JAN NEL', 'jan@ceres.gov.za', 'technical'],
    ]);
    // Of one person, the second name is no other one.
    expect(values('LERATO MAUD MOLOI')[0]![0]).toBe('LERATO MAUD MOLOI');
  });
});
