import { describe, expect, it } from 'vitest';
import { contactsOf } from './texts.ts';

describe('a contact in a sentence or a list', () => {
  it('is not sure in a list of addresses, whose number stands before the first one', () => {
    const names = 'Ms. Lerato Moloi, Ms. Thandi Dube or Piet Smit (SCM official)';
    const said = `Bidding enquiries: ${names} at\n021 555 0199 or email moloil@ceres.gov.za, tdube@ceres.gov.za`;
    expect(contactsOf(said).map(([name, , , isSure]) => [name, isSure])).toEqual([
      ['Ms. Lerato Moloi', true],
      ['Ms. Thandi Dube', false],
    ]);
  });

  it('has a name without the post before it, and the address of a person instead of one that is none', () => {
    const lines = [
      'SCM enquiries: SCM Official Lerato Moloi',
      'Tel: 021 555 0134, E-mail: moloil@ceres.gov.za',
    ];
    const form = ['SCM enquiries: Lerato Moloi', 'Tel: 021 555 0134, E-mail: email1@ceres.gov.za'];
    expect(contactsOf(...lines, 'The works are at Ceres.', ...form)).toEqual([
      ['Lerato Moloi', 'moloil@ceres.gov.za', 'bidding', true],
    ]);
  });

  it('is sure without an address if a sentence gives somebody a number', () => {
    const said = (words: string) => contactsOf(`Enquiries about the bid: get the form from ${words}.`);
    expect(said('N R Moloi at 021 555 0134')).toEqual([['N R Moloi', null, 'bidding', true]]);
    expect(said('N R Moloi, who is in room 3: 021 555 0134').filter(([, , , isSure]) => isSure)).toEqual([]);
  });

  it.each(['on the specification', 'oor die spesifikasie'])('may be asked what follows: %s', (words) => {
    const text = `Bid enquiries: Ms Lerato Moloi (021 555 0134, moloil@ceres.gov.za) and Mr Jan Nel (021 555 0135 or nelj@ceres.gov.za) ${words}.`;
    expect(contactsOf(text).at(-1)).toEqual(['Mr Jan Nel', 'nelj@ceres.gov.za', 'technical', true]);
  });

  it('has a name that goes on in the next line', () => {
    const text = [
      'Enquiries about the bid may be directed to Ms Lerato',
      'Moloi: Finance at 021 555 0134, moloil@ceres.gov.za',
    ];
    expect(contactsOf(...text)[0]![0]).toBe('Ms Lerato Moloi');
  });

  it('is not sure if the paper names three people for one part, as notices of several tenders do', () => {
    const people = [
      'Ms Lerato Moloi, moloil@ceres.gov.za',
      'Mr Jan Nel, nelj@ceres.gov.za',
      'Ms Thandi Dube, dubet@ceres.gov.za',
    ];
    const said = (many: number) =>
      contactsOf(
        ...people.slice(0, many).map((one, at) => `Tender ${at + 1}/26. Technical enquiries: ${one}`),
      );
    expect(said(2).map((one) => one[3])).toEqual([true, true]);
    expect(said(3).map((one) => one[3])).toEqual([false, false, false]);
  });
});
