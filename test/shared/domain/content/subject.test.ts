import fc from 'fast-check';
import { expect, it } from 'vitest';
import { subjectOf } from '#shared/domain/content/subject.ts';
import { property } from '#test/support/property.ts';

it.each([
  ['Appointment of a service provider for the cleaning of offices', 'Cleaning of offices'],
  ['APPOINTMENT OF A SUITABLY QUALIFIED SERVICE PROVIDER TO REPAIR ROOFS', 'REPAIR ROOFS'],
  ['Appointment of a panel of service providers for plumbing services', 'Plumbing services'],
  ['Request for proposals (RFP) for the provision of security services', 'Security services'],
  ['Invitation to tender for road maintenance in ward 4', 'Road maintenance in ward 4'],
  ['RFQ 2026/0042: Supply of laptops', 'Supply of laptops'],
  ['Bid No. SCM-12/2026 - Provision of catering', 'Catering'],
  ['Terms of reference for the evaluation of a programme', 'Evaluation of a programme'],
  ['Supply and delivery of toners', 'Supply and delivery of toners'],
  ['Construction of a clinic', 'Construction of a clinic'],
  ['Appointment of a service provider', 'Appointment of a service provider'],
  [
    'The appointment of three (3) service providers for the provision of security services',
    'Security services',
  ],
  ['Appointment of a panel of internal audit services providers', 'Internal audit services providers'],
  ['Tender cancellation: design of a bridge', 'Tender cancellation: design of a bridge'],
  ['Request for Quotation (RFQ): Plumbing repairs', 'Plumbing repairs'],
  ['Tender for X', 'Tender for X'],
  ['Tendering of cattle at Ulundi', 'Tendering of cattle at Ulundi'],
  ['', ''],
])('%s: %s', (title, subject) => {
  expect(subjectOf(title)).toBe(subject);
});

it('leaves out only words at the beginning', async () => {
  const word = fc.constantFrom(
    'Appointment',
    'of',
    'a',
    'service',
    'provider',
    'for',
    'the',
    'Bid',
    'RFQ',
    '12/3',
    ':',
    'roads',
    'to',
  );
  await property(fc.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 20 }), (words) => {
    const title = words.join(' ');
    const subject = subjectOf(title);
    expect(title.toLowerCase().endsWith(subject.toLowerCase())).toBe(true);
    expect(subject === '').toBe(title === '');
  });
});
