import { describe, expect, it } from 'vitest';
import { analysisOf, listOf } from './texts.ts';

/** Texts whose extraction lost cells and columns, as real packs have them; each in other words. */
describe('a text that lost its columns', () => {
  it('keeps name, number and address of two contacts together', () => {
    const text = [
      'BIDDING PROCEDURE ENQUIRIES MAY BE DIRECTED TO TECHNICAL ENQUIRIES MAY BE DIRECTED TO:',
      'CONTACT PERSON Sipho Dube CONTACT PERSON Anna Nel',
      'TELEPHONE NUMBER 012-345-6789 TELEPHONE NUMBER 012-345 6700',
      'E-MAIL ADDRESS dubes@ceres.gov.za E-MAIL ADDRESS nela@ceres.gov.za',
      'SUPPLIER INFORMATION',
    ].join('\n');
    expect(listOf('contacts', text)).toEqual([
      { name: 'Sipho Dube', email: 'dubes@ceres.gov.za', phone: '012-345-6789', about: 'bidding' },
      { name: 'Anna Nel', email: 'nela@ceres.gov.za', phone: '012-345-6700', about: 'technical' },
    ]);
  });

  it('has other labels side by side in each line', () => {
    const text = [
      'BIDDING PROCEDURE ENQUIRIES MAY BE DIRECTED TO: TECHNICAL INFORMATION MAY BE DIRECTED TO:',
      'DEPARTMENT Ceres Water CONTACT PERSON Ms A Nel',
      'CONTACT PERSON Mr S Dube TELEPHONE NUMBER 012 345 6700',
      'TELEPHONE NUMBER 012 345 6789 E-MAIL ADDRESS nela@ceres.gov.za',
      'E-MAIL ADDRESS dubes@ceres.gov.za',
      'SUPPLIER INFORMATION',
    ].join('\n');
    expect(listOf('contacts', text)).toEqual([
      { name: 'Ms A Nel', email: 'nela@ceres.gov.za', phone: '012-345-6700', about: 'technical' },
      { name: 'Mr S Dube', email: 'dubes@ceres.gov.za', phone: '012-345-6789', about: 'bidding' },
    ]);
  });

  it('has goals whose rows hold a share and continue in the next line', () => {
    const text = [
      'The 80/20 system applies.',
      'The specific goals allocated points in terms of this tender',
      'Points for 51% owned by 12',
      'women',
      'Points for youth firm (at 8',
      'least 51% owned)',
      'Form not completed 0',
    ].join('\n');
    expect(listOf('specificGoals', text)).toEqual([
      { goal: '51% owned by women', points: 12 },
      { goal: 'youth firm (at least 51% owned)', points: 8 },
    ]);
  });

  it('has goals that are alternatives to each other, each with all points', () => {
    const text = [
      'The 80/20 system applies.',
      'Specific goals 80/20',
      'Ownership by women, or 20',
      'Ownership by youth 20',
    ].join('\n');
    expect(listOf('specificGoals', text)).toEqual([
      { goal: 'Ownership by women', points: 20 },
      { goal: 'Ownership by youth', points: 20 },
    ]);
  });

  it('has criteria under numbers, whatever the scales between them add up to', () => {
    const text = [
      'STAGE TWO: FUNCTIONALITY CRITERIA',
      '1. LOCATION OF THE OFFICE 30',
      'Distance to the station',
      'Within 1 km 10',
      'Within 2 km 6',
      '2. SIZE OF THE OFFICE 30',
      '250 m2 20',
      'Smaller 10',
      '3. MAINTENANCE PLAN 20',
      'Basic plan without dates 3',
      '4. MANAGEMENT TEAM 20',
      'Total 100',
    ].join('\n');
    expect(listOf('functionality', text).map(({ name, weight }) => `${name} ${weight}`)).toEqual([
      'LOCATION OF THE OFFICE 30',
      'SIZE OF THE OFFICE 30',
      'MAINTENANCE PLAN 20',
      'MANAGEMENT TEAM 20',
    ]);
  });

  it('has criteria of one kind, whatever levels and numbers of pages stand between them', () => {
    const text = [
      'Functionality criteria Weighting',
      'Yard 15',
      '• Own - 15',
      '• Hired - 5',
      'Record in the hauling of heavy 35',
      'timber and stones',
      '• 8 loads or more - 35',
      '12REQUEST FOR QUOTATION',
      'Plan of the work 50',
      '• Routes 30',
      '• Drivers 20',
      'Total 100 70',
    ].join('\n');
    expect(analysisOf(text).lists.functionality.map(({ value, confidence }) => [value, confidence])).toEqual([
      [{ name: 'Yard', weight: 15, subCriteria: [] }, 0.96],
      [
        {
          ...{ name: 'Record in the hauling of heavy timber and stones', weight: 35 },
          subCriteria: [],
        },
        0.96,
      ],
      [
        {
          ...{ name: 'Plan of the work', weight: 50 },
          subCriteria: [
            { name: 'Routes', weight: 30 },
            { name: 'Drivers', weight: 20 },
          ],
        },
        0.96,
      ],
    ]);
  });

  it('leaves the text of another cell out of names, and has no criteria if rows of a kind do not add up', () => {
    const text = [
      'Functionality criteria Points',
      '1 Quality The bidder must hand in a plan of the 60',
      '2 Fleet The bidder must hand in a list of its 40',
      'Total 100',
    ].join('\n');
    expect(listOf('functionality', text).map(({ name }) => name)).toEqual(['Quality', 'Fleet']);
    expect(
      listOf('functionality', 'Functionality criteria Points\nYard 15\nFleet 35\nStaff 40\nTotal 100'),
    ).toEqual([]);
  });

  it('has no criteria if a number greater than the weight of a criterion stands below it', () => {
    const rows = ['Functionality criteria Points', 'Yard 40', '• Fence 55', 'Fleet 60', 'Total 100'];
    expect(listOf('functionality', rows.join('\n'))).toEqual([]);
    expect(listOf('functionality', rows.join('\n').replace('55', '40'))).toHaveLength(2);
  });

  it('has no criteria if levels are among the numbers that add up', () => {
    const text = [
      'Functionality criteria Points',
      'Company experience 40',
      'Master’s degree (NQF 9) 20',
      'No qualification 0',
      '5 or more letters 40',
      'Total 100',
    ].join('\n');
    expect(listOf('functionality', text)).toEqual([]);
  });

  it('has the number of each page before its first word', () => {
    const pages = [
      '14Scope\nText',
      '15Functionality\nCompany experience 60 points\nMethodology 40 points\nTotal 100',
    ];
    expect(listOf('functionality', ...pages).map(({ name }) => name)).toEqual([
      'Company experience',
      'Methodology',
    ]);
  });
});
