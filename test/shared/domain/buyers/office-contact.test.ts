import { describe, expect, it } from 'vitest';
import {
  addressOf,
  isOfficeAddress,
  isOfficeNumber,
  telephoneOf,
} from '#shared/domain/buyers/office-contact.ts';

describe('an address', () => {
  it.each([
    ...[
      'tenders@capetown.gov.za',
      'scm@nkandla.gov.za',
      'bids2@dws.gov.za',
      'tender.office@drakenstein.gov.za',
    ],
    ...['lihlescm@dpw.gov.za', 'bidqueries@sentech.co.za', 'scm-quotations@kouga.gov.za', 'rfq@prasa.com'],
    ...[
      'supply.chain@mogalecity.gov.za',
      'info@nlcsa.org.za',
      'procurementho@dpw.gov.za',
      'finance@ihlm.gov.za',
    ],
  ])('%s is an office’s', (address) => {
    expect(addressOf(address)).toBe(address);
    expect(isOfficeAddress(address)).toBe(true);
  });

  it.each([
    ...['akhona.mabuza@capetown.gov.za', 'duplessish@eskom.co.za', 'vanderwesthuizenj@arc.agric.za'],
    ...[
      'bidenj@dws.gov.za',
      'infante.silva@dws.gov.za',
      'k.office1ander@dws.gov.za',
      'mailula@tshwane.gov.za',
    ],
  ])('%s is a person’s', (address) => expect(isOfficeAddress(address)).toBe(false));

  it.each([
    [' Tenders@Capetown.GOV.za ', 'tenders@capetown.gov.za'],
    ['THABISO.JOBO@ MATJHABENG.CO.ZA', null],
    ['MotsemD@ntcsa.co.za AND  RamushNP@ntcsa.co.za', null],
    ['tenders@', null],
    [`${'a'.repeat(300)}@x.co.za`, null],
    ['', null],
  ])('%s reads %s', (text, address) => expect(addressOf(text)).toBe(address));
});

describe('a number', () => {
  it.each([
    ['021 400 1234', '021-400-1234'],
    ['+27 (0)21 400-1234', null],
    ['+27 21 400 1234', '021-400-1234'],
    ['0027214001234', '021-400-1234'],
    ['(021) 400 1234 ext 55', '021-400-1234'],
    ['400 1234', null],
    ['0000000000', null],
  ])('%s reads %s', (text, number) => expect(telephoneOf(text)).toBe(number));

  it.each([
    ['021-400-1234', true],
    ['086-012-3456', true],
    ['082-400-1234', false],
    ['067-400-1234', false],
    ['011-111-1111', false],
    ['012-345-6789', false],
    ['011-234-5000', true],
    ['012-123-4567', false],
  ])('%s is an office’s: %s', (number, office) => expect(isOfficeNumber(number)).toBe(office));
});
