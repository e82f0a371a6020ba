import { describe, expect, it } from 'vitest';
import { supplierPlaceholder } from '#shared/codelists/placeholders.ts';

describe('a text in the place of a supplier', () => {
  it.each([
    ...[
      'Various',
      'VARIOUS.',
      'Various suppliers',
      'Various (see attached list)',
      'Multiple',
      'Several bidders',
    ],
    ...[
      'See attached',
      'Please see attached document',
      'SEE ATTACHED LIST OF AWARDED BIDDERS',
      'Refer to annexure A',
    ],
    ...['As per list', 'As per the attached list', 'as per attached schedule', 'List of successful bidders'],
    ...[
      'Panel',
      'Panel of service providers',
      'PANEL OF ATTORNEYS',
      'Appointed panel of consulting engineers',
    ],
    ...['12 service providers', 'Various Supliers', 'Successful bidders', 'Attached list'],
  ])('means suppliers who are named elsewhere: %s', (text) => {
    expect(supplierPlaceholder(text)).toBe('elsewhere');
  });

  it.each([
    ...['To be confirmed', 'TBC', 'to be announced', 'yet to be decided', 'TBA', 'Unknown', 'N.A.'],
    ...['None', 'n/a', '-', 'Not applicable', 'No successful bidder', 'No bids received'],
  ])('means nobody: %s', (text) => {
    expect(supplierPlaceholder(text)).toBe('nobody');
  });

  it.each([
    ...[
      'Various Interiors CC',
      'Various Suppliers (Pty) Ltd',
      'Multiple Choice Trading',
      'Multiple Solutions',
    ],
    ...['Panel Beaters R Us', 'Panelling and Ceilings', 'Attached Homes CC', 'List Management Services'],
    ...[
      'Seed and Feed',
      'Perfect Lists',
      'All Seasons',
      'Unknown Pleasures Events',
      'Allied Contractors',
      '12',
    ],
    ...['Tbc Trading', 'Consultants in Motion', 'Supplier Development Initiatives'],
  ])('may be a name: %s', (text) => {
    expect(supplierPlaceholder(text)).toBeNull();
  });
});
