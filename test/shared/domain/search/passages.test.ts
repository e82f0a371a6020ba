import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passageOf, stemsIn } from '#shared/domain/search/passages.ts';
import { property } from '#test/support/property.ts';

describe('a passage', () => {
  it('is the text around the first word that was found', () => {
    const text = `${'Lorem ipsum dolor sit amet. '.repeat(10)}The contractor supplies pumps. ${'More and more. '.repeat(30)}`;
    const passage = passageOf(text, ['suppli', 'pump']);
    expect(passage).toContain('The contractor supplies pumps.');
    expect(passage).toMatch(/^… .* …$/s);
    expect(passage.length).toBeLessThan(210);
  });

  it('is the beginning if no word shows a stem, and a short text whole', () => {
    expect(passageOf('Supply of pumps', ['zebra'])).toBe('Supply of pumps');
    expect(stemsIn('Supply of Pümps', ['suppli', 'pump', 'zebra'])).toBe(2);
  });

  it('is made of any text', () =>
    property(fc.string({ unit: 'grapheme', maxLength: 700 }), (text) => {
      expect(passageOf(text, ['a']).length).toBeLessThan(215);
    }));
});
