import { describe, expect, it } from 'vitest';
import { isDoubtful, meantBy, nearest, spelling } from '#shared/domain/search/corrections.ts';

describe('words that a misspelt word may stand for', () => {
  it.each([
    ['secirity', 'secir', ['secur', 'sever'], ['secur']],
    ['raod', 'raod', ['road', 'rand'], ['road']],
    ['wifi', 'wifi', ['wife', 'will', 'paint'], []],
    ['PPE'.toLowerCase(), 'ppe', ['pipe', 'pip'], []],
    ['gravle', 'gravl', ['gravel', 'travel'], ['gravel']],
    ['elctrical', 'elctric', ['electr', 'district'], ['electr']],
    ['zebra', 'zebra', ['cobra'], []],
    ['secuirty', 'secuirti', ['secur'], ['secur']],
    ['durban', 'durban', ['urban'], []],
    ['looking', 'look', ['book', 'cook'], []],
    ['ecurity', 'ecur', ['secur'], ['secur']],
    ['ambulance', 'ambul', ['abus'], []],
    ['tradng', 'tradng', ['trade', 'trail'], ['trade']],
    ['publisity', 'publis', ['publish', 'public'], ['public']],
    ['fisical', 'fisic', ['fiscal', 'physic'], ['physic']],
    ['overpayed', 'overpay', ['overpaid', 'overlay'], ['overpaid', 'overlay']],
    ['acomodation', 'acomod', ['accommod', 'model'], ['accommod']],
  ])('%s', (word, stem, others, expected) => {
    expect(nearest(word, stem, others)).toEqual(expected);
  });

  it('differ from a word that records have in one letter', () => {
    expect(nearest('cameras', 'camera', ['cape', 'camer'], true)).toEqual(['camer']);
    expect(nearest('cameras', 'camera', ['cape'])).toEqual([]);
  });

  it('are sought of no name of a place or organ, and of no short word that titles have', () => {
    expect(isDoubtful('durban', false)).toBe(false);
    expect(isDoubtful('polokwane', true)).toBe(false);
    expect(isDoubtful('looking', true)).toBe(false);
    expect(isDoubtful('maintainance', true)).toBe(true);
    expect(isDoubtful('secuirty', false)).toBe(true);
  });

  it('are those that most records have', () => {
    const candidates = [
      { stem: 'mantain', count: 2 },
      { stem: 'maintain', count: 400 },
    ];
    expect(meantBy(0, candidates)).toEqual(['maintain']);
  });

  it('are both of two that are about as common', () => {
    const candidates = [
      { stem: 'street', count: 50 },
      { stem: 'stream', count: 40 },
    ];
    expect(meantBy(0, candidates)).toEqual(['street', 'stream']);
  });

  it('replace a word that records have only if they are far more common', () => {
    expect(meantBy(3, [{ stem: 'road', count: 50 }])).toEqual([]);
    expect(meantBy(3, [{ stem: 'road', count: 500 }])).toEqual(['road']);
  });
});

describe('the spelling of a stem', () => {
  it('is that of the records', () => {
    expect(spelling('secur', 'secirity', ['security', 'securing', 'fence'])).toBe('security');
    expect(spelling('secur', 'secirity', ['fence'])).toBeNull();
    expect(spelling('medic', 'medisine', ['medical', 'medicine', 'medicinal'])).toBe('medicine');
  });
});
