import { describe, expect, it } from 'vitest';
import { partsOfCompound } from '#shared/domain/search/compounds.ts';

describe('a compound', () => {
  it.each([
    ['skoolvervoerdiens', ['skool', 'vervoerdiens']],
    ['brugherstel', ['brug', 'herstel']],
    ['kliniekskonstruksie', ['kliniek', 'konstruksie']],
    ['waterpypvervanging', ['water', 'pyp', 'vervanging']],
    ['rioolpompinstallasie', ['riool', 'pomp', 'installasie']],
  ])('%s is taken apart', (word, parts) => {
    expect(partsOfCompound(word).join(' ')).toBe(partsOfCompound(parts.join('')).join(' '));
    expect(partsOfCompound(word).length).toBeGreaterThan(1);
  });

  it.each(['waterproofing', 'stormwater', 'straatligte', 'maintenance', 'watermark', 'padlocks', 'dampness'])(
    '%s is none',
    (word) => {
      expect(partsOfCompound(word)).toEqual([word]);
    },
  );
});
