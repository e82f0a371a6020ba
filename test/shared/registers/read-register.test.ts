import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RegisterKind, registerColumns, registerKinds } from '#shared/domain/registers/columns.ts';
import { FileFault } from '#shared/record-files/fault.ts';
import { type ReadOptions, readRegister } from '#shared/registers/read-register.ts';
import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import { identityNumber, spellings } from '#test/support/identity-numbers.ts';
import { propertyOf } from '#test/support/property.ts';

const options: ReadOptions = {
  hash: (number) => `hash of ${number.length}`,
  ...{ today: '2026-08-01', skipUnknown: false, leaveOutNumbers: false },
};
const csv = (kind: RegisterKind, text: string, given: Partial<ReadOptions> = {}) =>
  readRegister(kind, Buffer.from(text), 'csv', { ...options, ...given });
const faultOf = (read: () => unknown): FileFault => {
  try {
    read();
  } catch (error) {
    if (error instanceof FileFault) return error;
    throw error;
  }
  throw new Error('there was no fault');
};
const WRONG = identityNumber(1).replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
const D = 'company_name,director_full_name';

describe('a file of a register', () => {
  it('has columns under the names of the API, of people, and in JSON', () => {
    const number = identityNumber(1);
    const [one] = csv(
      'directors',
      `Company Name,Director,ID Number,Date Appointed\nZed CC,T Mokoena,${number},02/03/2015`,
    );
    const rows = [
      { companyName: 'Zed CC', directorFullName: 'T Mokoena', idNumber: number, appointedDate: '2015-03-02' },
    ];
    const json = (text: string, format: 'json' | 'ndjson') =>
      readRegister('directors', Buffer.from(text), format, options)[0];
    expect(json(JSON.stringify(rows), 'json')).toEqual({ ...one, line: 1, column: 2 });
    expect(json(JSON.stringify({ records: rows }), 'json')?.id).toBe(one?.id);
    expect(json(JSON.stringify(rows[0]), 'ndjson')?.id).toBe(one?.id);
    expect(one?.entry).toMatchObject({
      ...{ identity_hash: 'hash of 13', masked_number: `${number.slice(0, 6)}****${number.slice(-3)}` },
      appointed_date: '2015-03-02',
    });
  });

  it('understands every other name of a column as one column only', () => {
    for (const kind of registerKinds) {
      const names = Object.entries(registerColumns[kind]).flatMap(([own, { alsoCalled }]) => [
        own,
        ...alsoCalled,
      ]);
      expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
    }
  });

  it.each<[RegisterKind, string, number, number, RegExp]>([
    ['directors', `${D},id_number\nZed,T,${WRONG}`, 2, 3, /check digit/],
    ['directors', `${D},id_number\nZed,T,12345`, 2, 3, /thirteen digits/],
    ['directors', `${D},id_number\nZed,T,!?`, 2, 3, /identity document or a passport/],
    ['directors', `${D},registration_no\nZed,T,${identityNumber(1)}`, 2, 3, /not the number of a person/],
    ['directors', `${D},registration_no\nZed,T,12`, 2, 3, /2015\/123456\/07/],
    ['directors', `${D},appointed_date\nZed,T,2015-02-30`, 2, 3, /be a day/],
    ['directors', `${D},appointed_date\nZed,T,2027-01-01`, 2, 3, /between 1850-01-01 and today/],
    [
      'directors',
      `${D},appointed_date,resigned_date\nZed,T,2015-02-03,2014-02-03`,
      2,
      4,
      /before appointed_date/,
    ],
    ['directors', `${D},is_foreign\nZed,T,perhaps`, 2, 3, /yes or no/],
    ['directors', `${D}\nZed,T\n\nzed cc,MR T`, 4, 1, /line 2 is there twice/],
    ['directors', `${D}\nZed,`, 2, 1, /no director_full_name/],
    ['directors', 'company_nam,director\nZed,T', 1, 1, /did you mean company_name/],
    ['directors', 'company_name,company,director\nZed,Zed,T', 1, 2, /two columns company_name/],
    ['directors', `${identityNumber(1)},director\nZed,T`, 1, 1, /no column as this one/],
    ['directors', `\n${D},shoe_size\nZed,T,\nZed CC,T,42`, 2, 3, /no column shoe_size/],
    ['cipc', 'name,outstanding_returns\nZed,many', 2, 2, /whole number/],
    ['cipc', 'name,tax_number\nZed,123', 2, 2, /ten digits/],
    ['cipc', 'name\n---', 2, 1, /letter or digit/],
    ['directors', `${D}\nZed,${identityNumber(1)}`, 2, 2, /be a name, and not the number of a person/],
    [
      'cipc',
      'name,registration_date,status_date\nZed,2015-01-02,2015-01-01',
      2,
      3,
      /before registration_date/,
    ],
    ['source-directors', 'full_name\nT', 2, 1, /no organization and no organization_id/],
    ['source-directors', 'organization_id,full_name\n12,T', 2, 1, /id of an organization/],
  ])('is not imported if it is wrong: %s %j', (kind, text, line, column, reason) => {
    const fault = faultOf(() => csv(kind, text));
    expect(fault).toMatchObject({ line, column, message: expect.stringMatching(reason) });
  });

  it('is read on request without wrong numbers and unknown columns', () => {
    const [entry] = csv('directors', `${D},id_number,hobby\nZed,T,${WRONG},chess`, {
      ...{ leaveOutNumbers: true, skipUnknown: true },
    });
    expect(entry).toMatchObject({ leftOut: true, entry: { identity_hash: null, masked_number: null } });
    expect(entry?.entry).not.toHaveProperty('hobby');
  });

  it('is read on request with a masked number in place of a name', () => {
    const [entry] = csv('directors', `${D}\nZed,${identityNumber(1)}`, { leaveOutNumbers: true });
    expect(entry).toMatchObject({ leftOut: true, entry: { director_full_name: '[identity number]' } });
  });

  it('never shows an identity number, whatever column it stands in', async () => {
    const cell = fc.tuple(
      fc.nat(500),
      fc.constantFrom(...spellings),
      fc.constantFrom('', 'T Mokoena ', 'ID '),
    );
    const name = fc
      .constantFrom(...registerKinds)
      .chain((kind) =>
        fc.tuple(fc.constant(kind), fc.constantFrom(...Object.keys(registerColumns[kind]), 'hobby')),
      );
    await propertyOf({ numRuns: 300 }, name, cell, ([kind, column], [n, spelt, before]) => {
      const required = {
        name: 'Zed',
        company_name: 'Zed',
        director_full_name: 'T',
        full_name: 'T',
        organization: 'ESKOM',
      };
      const known = Object.entries(required).filter(([own]) => Object.hasOwn(registerColumns[kind], own));
      const row = { ...Object.fromEntries(known), [column]: `${before}${spelt(identityNumber(n))}` };
      let shown: string;
      try {
        shown = JSON.stringify(readRegister(kind, Buffer.from(JSON.stringify([row])), 'json', options));
      } catch (error) {
        shown = (error as Error).message;
      }
      expect(containsIdentityNumber(shown)).toBe(false);
      expect(shown).not.toContain(identityNumber(n));
    });
  });
});
