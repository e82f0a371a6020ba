import { describe, expect, it } from 'vitest';
import { isDoubtful } from '#shared/domain/documents/facts/gate.ts';
import { analysisOf } from './texts.ts';

/** @returns the contacts, and whether the rules are sure of each as a whole */
const contactsOf = (...lines: string[]): [string | null, string | null, string | null, boolean][] =>
  analysisOf(lines.join('\n')).lists.contacts.map(({ value: { name, email, about }, ...of }) => [
    ...([name, email, about] as const),
    !isDoubtful('contacts', of),
  ]);

describe('a contact as a whole', () => {
  it('is sure where name, address and part stand in one block with words for the part', () => {
    expect(contactsOf('Technical enquiries: Ms Lerato Moloi, lerato.moloi@ceres.gov.za')).toEqual([
      ['Ms Lerato Moloi', 'lerato.moloi@ceres.gov.za', 'technical', true],
    ]);
  });

  it('is not sure where nothing beside it says what it may be asked', () => {
    const [contact] = contactsOf('Enquiries about this tender: Ms Lerato Moloi, lerato.moloi@ceres.gov.za');
    expect(contact!.at(-1)).toBe(false);
    const [far] = contactsOf(
      'The municipality may reject any tender. For queries contact Ms Lerato Moloi, lerato.moloi@ceres.gov.za',
    );
    expect(far!.at(-1)).toBe(false);
  });

  it('is not sure where the address is that of somebody else, unless an office has it', () => {
    const said = (address: string) =>
      contactsOf(`Technical enquiries: Ms Lerato Moloi, ${address}`)[0]!.at(-1);
    expect(said('pietersen@ceres.gov.za')).toBe(false);
    expect(said('tenders@ceres.gov.za')).toBe(true);
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

  it('has the first name where an initial stands elsewhere', () => {
    const contact = (name: string) => `Bidding enquiries: ${name}, moloil@ceres.gov.za`;
    expect(contactsOf(contact('Ms L Moloi'), 'The works are at Ceres.', contact('Ms Lerato Moloi'))).toEqual([
      ['Ms Lerato Moloi', 'moloil@ceres.gov.za', 'bidding', true],
    ]);
  });
});
