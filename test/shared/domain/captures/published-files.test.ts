import { describe, expect, it } from 'vitest';
import { LINKED_RECORD, publishedIn } from '#shared/domain/captures/published-files.ts';

const one = { ocid: 'x-1', date: '2020-01-01' };
const two = { ocid: 'x-2', date: '2020-01-02' };
const link = { url: 'https://publisher.test/releases/1', date: '2020-01-01', tag: ['tender'] };

/** The releases of a value, each with the date of its package. */
const found = (value: unknown) =>
  publishedIn(value).map(({ release, packageDate }) => [release, packageDate]);

describe('the releases in a file', () => {
  it.each<[string, unknown, unknown[]]>([
    [
      'a release package',
      { publishedDate: 'p', releases: [one, two] },
      [
        [one, 'p'],
        [two, 'p'],
      ],
    ],
    ['the monthly archive', { PublishedDate: 'p', Releases: [one] }, [[one, 'p']]],
    ['a package without a date', { releases: [one] }, [[one, undefined]]],
    ['an empty package', { publishedDate: 'p', releases: [] }, []],
    ['nothing', {}, []],
    ['a bare release', one, [[one, undefined]]],
    [
      'a list of releases',
      [one, two],
      [
        [one, undefined],
        [two, undefined],
      ],
    ],
    [
      'a list of packages',
      [
        { publishedDate: 'p', releases: [one] },
        { publishedDate: 'q', releases: [two] },
      ],
      [
        [one, 'p'],
        [two, 'q'],
      ],
    ],
    [
      'a record package with embedded releases',
      { publishedDate: 'p', records: [{ ocid: 'x-1', releases: [one], compiledRelease: two }] },
      [[one, 'p']],
    ],
    [
      'a record with links and a compiled release',
      { ocid: 'x-1', releases: [link], compiledRelease: one },
      [[one, undefined]],
    ],
    ['a record without releases', { ocid: 'x-1', compiledRelease: one }, [[one, undefined]]],
    [
      'a record with links only',
      { records: [{ ocid: 'x-1', releases: [link] }] },
      [[LINKED_RECORD, undefined]],
    ],
    [
      'what is no release',
      { publishedDate: 'p', releases: [null, 'x', one] },
      [
        [null, 'p'],
        ['x', 'p'],
        [one, 'p'],
      ],
    ],
    ['text', 'x', [['x', undefined]]],
  ])('%s', (_, value, expected) => {
    expect(found(value)).toEqual(expected);
  });

  it('says of which releases a record has several', () => {
    const record = { ocid: 'x-1', releases: [one, { ...one, date: '2021-01-01' }] };
    const records = { records: [record, { ocid: 'x-2', releases: [two] }] };
    expect(publishedIn(records).map(({ oneOfSeveral }) => oneOfSeveral)).toEqual([true, true, false]);
  });
});
