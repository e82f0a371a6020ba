import { describe, expect, it } from 'vitest';
import {
  readGrading,
  readMail,
  readTelephone,
  readWebsite,
} from '#shared/domain/registers/contact-values.ts';
import { identityNumber } from '#test/support/identity-numbers.ts';

const unreadable = { must: expect.any(String) };

describe('what a register says of a company', () => {
  it.each([
    ['7CE', '7CE'],
    ['7ce; 5 GB pe, 7CE', '7CE, 5GB PE'],
    ['9GB/8CE\n1SO', '9GB, 8CE, 1SO'],
  ])('gradings of %j are %j', (given, read) => expect(readGrading(given)).toBe(read));

  it.each(['10CE', '7XX', 'seven CE', '7CE and more', ';', '0GB'])('%j is not a grading', (given) =>
    expect(readGrading(given)).toEqual(unreadable),
  );

  it.each([
    ['www.mahika.example', 'https://www.mahika.example'],
    ['http://mahika.example/about', 'http://mahika.example/about'],
  ])('the web site %j is %j', (given, read) => expect(readWebsite(given)).toBe(read));

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://me:secret@a.example', 'none', 'a b.example'])(
    '%j is not a web site',
    (given) => expect(readWebsite(given)).toEqual(unreadable),
  );

  it('an address and a number have one form', () => {
    expect([readMail('Info@Mahika.Example'), readTelephone('+27 12 345 6789')]).toEqual([
      'info@mahika.example',
      '012-345-6789',
    ]);
    expect([readMail('a@b.example, c@d.example'), readTelephone('12')]).toEqual([unreadable, unreadable]);
  });

  it.each([
    [readMail, `${identityNumber(4)}@mahika.example`],
    [readTelephone, identityNumber(4)],
    [readWebsite, `https://a.example/${identityNumber(4)}`],
  ])('never has the identity number of a person', (read, given) => expect(read(given)).toEqual(unreadable));
});
