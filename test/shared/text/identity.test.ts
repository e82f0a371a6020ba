import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  awardIdentity,
  documentIdentity,
  organizationIdentity,
  partyIdentity,
  tenderIdentity,
  uuidOf,
} from '#shared/text/identity.ts';
import { property } from '#test/support/property.ts';

describe('permanent ids', () => {
  it('never change: links that were served must lead to the same record for ever', () => {
    expect(tenderIdentity('ocds-9t57fa-165050')).toBe('f7508881-ce2e-5a39-bff2-6068c87c16c5');
    expect(awardIdentity('ocds-9t57fa-161207', '72140')).toBe('ed44c45e-f9ff-5d81-afa1-b0922c8b48a7');
    expect(documentIdentity('ocds-9t57fa-165050', '7a089338-c79c-4693-8b16-46d0ffedfd6a')).toBe(
      'fd8b1300-5a70-5e0e-a599-e68b7c1c6964',
    );
    expect(partyIdentity('ocds-9t57fa-161207', '72140')).toBe('2f85ae64-3cf0-5f38-8db0-08613f8bacaf');
    expect(organizationIdentity('city of cape town')).toBe('23eb90fe-6488-5ced-9c73-66730f53db62');
  });

  it('are UUIDs of version 5, different for different parts', async () => {
    const parts = fc.array(fc.string({ unit: 'grapheme-ascii' }), { minLength: 1, maxLength: 4 });
    await property(parts, parts, (one, other) => {
      expect(uuidOf(...one)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(uuidOf(...one) === uuidOf(...other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    });
  });
});
