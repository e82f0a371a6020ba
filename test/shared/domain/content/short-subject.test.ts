import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortSubject } from '#shared/domain/content/short-subject.ts';

it.each([
  ['Cleaning of offices', 40, 'Cleaning of offices'],
  ['Cleaning of offices for a period of thirty-six (36) months', 40, 'Cleaning of offices'],
  ['Repair of pumps on an "as and when required" basis', 30, 'Repair of pumps'],
  ['Supply, delivery and installation of laboratory fridges', 30, 'Laboratory fridges'],
  ['Construction of toilets at Qadu Senior Secondary School', 28, 'Construction of toilets at…'],
  ['Construction of toilets at Qadu Senior Secondary School', 40, 'Construction of… Secondary School'],
])('%s, in %d characters', (subject, max, short) => {
  expect(shortSubject(subject, max)).toBe(short);
});

it('is never longer than asked for', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 5, max: 90 }), (subject, max) => {
      expect(shortSubject(subject, max).length).toBeLessThanOrEqual(max);
    }),
  );
});
