import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';
import { mergeRelease } from '#shared/domain/tenders/read/ocds/merging/compiled-release.ts';
import { property } from '#test/support/property.ts';
import { contents } from './arbitrary.ts';

/**
 * What the merge routine of OCDS must do, case by case. They cover the behaviours that the test cases of the standard's
 * reference implementation cover, and some have their names, so that the two can be compared.
 */
type MergeCase = {
  name: string;
  /** Releases without their metadata, which `release` adds: the first is of 1 January 2014, the second of the 2nd … */
  releases: Json[];
  /** The compiled release without its metadata. */
  compiled: Json;
};
const casesOf = (group: string): MergeCase[] =>
  parse(readFileSync(new URL(`cases/${group}.yaml`, import.meta.url), 'utf8'));

const OCID = 'ocds-213czf-1';
const dateOf = (number: number): string => `2014-01-0${number}T00:00:00Z`;
/** @param number 1 for the release of 1 January 2014, 2 for that of the 2nd … */
const release = (number: number, content: Json): Json => ({
  ocid: OCID,
  id: String(number),
  date: dateOf(number),
  tag: [number === 1 ? 'tender' : 'tenderUpdate'],
  ...content,
});

/** Merges releases one after the other, in the order given. */
const compiledRelease = (releases: readonly Json[]): Json =>
  releases.reduce<Json | null>((state, each) => mergeRelease(state, each), null) ?? {};

describe.each(['values', 'nulls', 'empties', 'lists'])('a compiled release: %s', (group) => {
  it.each(casesOf(group))('$name', ({ releases, compiled }) => {
    const merged = compiledRelease(releases.map((content, index) => release(index + 1, content)));
    const date = dateOf(releases.length);
    expect(merged).toEqual({ ocid: OCID, id: `${OCID}-${date}`, date, tag: ['compiled'], ...compiled });
  });
});

describe('a compiled release', () => {
  it('has the metadata of a compiled release, and keeps such names further down', () => {
    expect(
      compiledRelease([
        {
          ocid: OCID,
          id: 'a',
          date: '2014-01-01',
          tag: ['tender'],
          tender: { id: 'A', date: 'kept', tag: 'kept' },
        },
        { ocid: OCID, id: 'b', date: '2014-03-01T10:00:00+02:00', tag: ['award'] },
      ]),
    ).toEqual({
      ocid: OCID,
      id: `${OCID}-2014-03-01T10:00:00+02:00`,
      date: '2014-03-01T10:00:00+02:00',
      tag: ['compiled'],
      tender: { id: 'A', date: 'kept', tag: 'kept' },
    });
  });

  it('takes __proto__ as a name and structures of any depth', () => {
    const odd = JSON.parse('{"tender": {"__proto__": {"status": "active"}}}') as Json;
    const merged = compiledRelease([release(1, odd), release(2, odd)]);
    expect(Object.hasOwn(merged['tender'] as object, '__proto__')).toBe(true);
    let deep: unknown = 1;
    for (let level = 0; level < 20_000; level += 1) deep = { deep };
    expect(() => compiledRelease([release(1, { deep }), release(2, { deep })])).not.toThrow();
  });

  it('lets the later release win if two disagree about the type of a field', () => {
    const merged = (first: unknown, second: unknown) =>
      compiledRelease([release(1, { x: first }), release(2, { x: second })])['x'];
    expect(merged(5, { amount: 5 })).toEqual({ amount: 5 });
    expect(merged({ amount: 5 }, 5)).toBe(5);
    expect(merged(5, {})).toBe(5);
    expect(merged(['a'], [{ id: 1 }])).toEqual([{ id: 1 }]);
    expect(merged([{ id: 1 }], ['a'])).toEqual(['a']);
  });
});

describe('for any releases', () => {
  const releasesOf = fc.array(contents, { minLength: 1, maxLength: 5 });
  const dated = (list: readonly Json[]): Json[] => list.map((content, index) => release(index + 1, content));

  it('nothing that is given is changed', () =>
    property(releasesOf, (list) => {
      const releases = dated(list);
      const copies = structuredClone(releases);
      compiledRelease(releases);
      expect(releases).toEqual(copies);
      const state = compiledRelease(releases);
      const before = structuredClone(state);
      mergeRelease(state, release(9, list[0] ?? {}));
      expect(state).toEqual(before);
    }));

  it('a compiled release merged alone is itself', () =>
    property(releasesOf, (list) => {
      const compiled = compiledRelease(dated(list));
      expect(compiledRelease([compiled])).toEqual(compiled);
    }));

  it('the first releases may be merged before the others', () =>
    property(releasesOf, fc.nat(4), (list, at) => {
      const releases = dated(list);
      const cut = Math.min(at, releases.length - 1) + 1;
      const first = compiledRelease(releases.slice(0, cut));
      expect(compiledRelease([first, ...releases.slice(cut)])).toEqual(compiledRelease(releases));
    }));
});
