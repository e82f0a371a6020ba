import { describe, expect, it } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { filled } from '../../scripts/generate/fields.ts';
import { fillerOf, unknownNames } from '../../scripts/generate/filled-by.ts';

const sets = [filled.generated, filled.portal];
const fields = Object.values(resources).flatMap(({ name, fields: of }) =>
  Object.keys(of).map((field) => ({ name, field })),
);

describe('the data dictionary', () => {
  it('says who fills each field that no measured record has', () => {
    const silent = fields.filter(
      ({ name, field }) =>
        sets.some((set) => (set[name]?.records ?? 0) > 0) &&
        sets.every((set) => (set[name]?.shares[field] ?? 0) === 0) &&
        // A field that is newer than the measurement has no share.
        sets.some((set) => set[name]?.shares[field] !== undefined) &&
        fillerOf(name, field) === null,
    );
    expect(silent).toEqual([]);
  });

  it('calls no field permanently empty that a measured record has', () => {
    const filledAfterAll = fields.filter(
      ({ name, field }) =>
        fillerOf(name, field) === 'none' && sets.some((set) => (set[name]?.shares[field] ?? 0) > 0),
    );
    expect(filledAfterAll).toEqual([]);
  });

  it('names only fields that exist', () => {
    expect(unknownNames()).toEqual([]);
  });
});
