import { describe, expect, it } from 'vitest';
import { customaryNames, customaryNamesOf, organsCalled } from '#shared/codelists/customary-names.ts';
import { organNamed, organSlug } from '#shared/codelists/organ-names.ts';

describe('what people call organs of state', () => {
  it('is listed once for an organ, and is not a name of another one', () => {
    const seen = new Set<string>();
    for (const { organ, names } of customaryNames)
      for (const { text } of names) {
        const line = `${organSlug(organ)} ${text.toLowerCase()}`;
        expect(seen.has(line), `${organ}: ${text}`).toBe(false);
        seen.add(line);
        const owner = organNamed(text);
        if (owner !== null) expect(organSlug(owner.listedName), text).toBe(organSlug(organ));
      }
  });

  it.each([
    ['joburg water', ['Johannesburg Water']],
    ['Wits', ['University of the Witwatersrand']],
    ['SITA', ['State Information Technology Agency (SITA)']],
    ['PRASA', ['Passenger Rail Agency of South Africa (PRASA)']],
    ['the moon', []],
  ])('%s', (text, organs) => {
    expect(organsCalled(text)).toEqual(organs);
  });

  it('is known of an organ under each of its names', () => {
    const texts = (name: string) => customaryNamesOf(name).map(({ text }) => text);
    expect(texts('SA Police Service')).toEqual(['police']);
    expect(texts('South African Police Service (SAPS)')).toEqual(['police']);
  });
});
