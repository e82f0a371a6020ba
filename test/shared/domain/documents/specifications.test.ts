import { describe, expect, it } from 'vitest';
import { listOf } from './texts.ts';

const wanted = ['Offices are cleaned on every working day.', 'Waste is removed twice a week.'];

describe('what must be delivered', () => {
  it('may have percentages and points that nobody scores', () => {
    const text =
      'SCOPE OF WORK\n1. Backfill is compacted to 93% of modified density.\n2. Sample the water at 14 points each week.';
    expect(listOf('specifications', text)).toEqual([
      'Backfill is compacted to 93% of modified density.',
      'Sample the water at 14 points each week.',
    ]);
  });

  it.each([
    ['items', 'SCOPE OF WORK\n• Offices are cleaned on every working day.\n• Waste is removed twice a week.'],
    [
      'sentences',
      'Scope of services\nOffices are cleaned on every working day. Waste is removed twice a week.',
    ],
    [
      'numbered lines',
      '3. SPECIFICATIONS\n3.1 Offices are cleaned on every working day.\n3.2 Waste is removed twice a week.',
    ],
    [
      'a list with a lead',
      'The service provider must do the following work:\na) Offices are cleaned on every working day.\nb) Waste is removed twice a week.',
    ],
    [
      'an answer',
      'What work must be done?\nOffices are cleaned on every working day. Waste is removed twice a week.',
    ],
    ['a cell', 'Scope\tOffices are cleaned on every working day. Waste is removed twice a week.'],
    [
      'a part between others',
      'Background\nThe department has forty offices in the city.\nScope of work\nOffices are cleaned on every working day. Waste is removed twice a week.\nSubmission of bids\nBids must be placed in the tender box.',
    ],
  ])('is read from %s', (_, text) => {
    expect(listOf('specifications', text)).toEqual(wanted);
  });

  it.each([
    [
      'the conditions of the bid',
      'SCOPE OF WORK\nBids are valid for 90 days. Payment is made within 30 days of an invoice.',
    ],
    [
      'what a bidder must be, and how the table is filled in',
      'SCOPE OF WORK\nThe bidder must employ at least two technicians. The last column shows where each item applies. The requirement is as follows.',
    ],
    [
      'the subject of the request, and how long it lasts',
      'SCOPE OF WORK\nSubject of this RFP: Cleaning of offices in the whole city for a year. The assignment is expected to last three years.',
    ],
    [
      'why there is a tender',
      'TERMS OF REFERENCE\nThe municipality invites offers of cleaning companies. It intends to appoint one of them.',
    ],
  ])('is not read from %s', (_, text) => {
    expect(listOf('specifications', text)).toEqual([]);
  });
});
