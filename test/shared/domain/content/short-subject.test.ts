import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortSubject } from '#shared/domain/content/short-subject.ts';
import { property } from '#test/support/property.ts';

describe('a subject that does not fit', () => {
  it.each([
    ['Cleaning of offices', 40, 'Cleaning of offices'],
    ['Cleaning of offices for a period of thirty-six (36) months', 40, 'Cleaning of offices'],
    ['Repair of pumps on an "as and when required" basis', 30, 'Repair of pumps'],
    ['Supply, delivery and installation of laboratory fridges', 30, 'Laboratory fridges'],
  ])('loses what many have: %s, in %d characters', (subject, max, short) => {
    expect(shortSubject(subject, max)).toBe(short);
  });

  it.each([
    // Rarer words stay, wherever they stand.
    [
      'Supply and delivery of high volume multifunction printers with scanners',
      40,
      'High volume multifunction printers…',
    ],
    // What is bought comes before where, if only by a word.
    ['Resealing of taxiways at Moses Kotane Regional Aerodrome', 36, 'Taxiways at Moses Kotane Regional…'],
    [
      'Resealing of taxiways at Moses Kotane Regional Aerodrome',
      45,
      'Taxiways at Moses Kotane Regional Aerodrome',
    ],
    // A bracket without its counterpart is removed.
    ['Appointment for (quantity surveying) and other services of works', 24, 'Quantity surveying…'],
  ])('keeps what distinguishes it: %s, in %d characters', (subject, max, short) => {
    expect(shortSubject(subject, max)).toBe(short);
  });

  it('does not repeat what is known', () => {
    const subject = 'Lubricants for tractors of the Umzimvubu workshop at Bhaca';
    const known = new Set(['umzimvubu', 'bhaca']);
    expect(shortSubject(subject, 30)).not.toBe(shortSubject(subject, 30, known));
    expect(shortSubject(subject, 30, known)).toBe('Lubricants for tractors…');
  });

  it('is never longer than requested, and has no words but its own', async () => {
    await property(fc.string({ maxLength: 200 }), fc.integer({ min: 5, max: 90 }), (subject, max) => {
      expect(shortSubject(subject, max).length).toBeLessThanOrEqual(max);
    });
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 40 });
    await property(words, fc.integer({ min: 10, max: 90 }), (given, max) => {
      const kept = shortSubject(given.join(' '), max).toLowerCase().replaceAll('…', '').split(' ');
      let from = 0;
      for (const word of kept) {
        const at = given.indexOf(word, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + 1;
      }
    });
  });

  it('takes little time of hostile texts', () => {
    for (const word of ['a ', '( ', 'of ', `${'x'.repeat(30)} `])
      for (let time = 0; time < 20; time += 1) shortSubject(word.repeat(20_000), 90);
  });
});
