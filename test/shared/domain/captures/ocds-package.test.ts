import { describe, expect, it } from 'vitest';
import { hashOf, jsonOf, numberOf, ocidOf, releasesOf } from '#shared/domain/captures/ocds-package.ts';

describe('the releases of a response', () => {
  it.each<[string, unknown, unknown[]]>([
    ['a package', { releases: [{ ocid: 'a' }, 'x', null] }, [{ ocid: 'a' }, 'x', null]],
    ['the archive', { Uri: 'x', Releases: [{ ocid: 'a' }] }, [{ ocid: 'a' }]],
    ['a list', [{ ocid: 'a' }], [{ ocid: 'a' }]],
    ['a bare release', { ocid: 'a' }, [{ ocid: 'a' }]],
    ['a bare release without ocid', { tender: {} }, [{ tender: {} }]],
    ['a number never published', {}, []],
    ['a package whose list is none', { releases: 'x' }, []],
    ['no object', 'text', []],
    ['null', null, []],
  ])('%s', (_, json, expected) => {
    expect(releasesOf(json)).toEqual(expected);
  });
});

describe('identity of a release', () => {
  it.each([
    [{ ocid: ' ocds-9t57fa-165050 ' }, 'ocds-9t57fa-165050', 165050],
    [{ ocid: 'ocds-213czf-A' }, 'ocds-213czf-A', null],
    [{ ocid: 'ocds-9t57fa-2147483647' }, 'ocds-9t57fa-2147483647', 2147483647],
    [{ ocid: 'ocds-9t57fa-2147483648' }, 'ocds-9t57fa-2147483648', null],
  ])('%j is %s, number %s', (release, ocid, number) => {
    expect(ocidOf(release)).toBe(ocid);
    expect(numberOf(ocid)).toBe(number);
  });

  it.each([
    [{}],
    [{ ocid: '' }],
    [{ ocid: 'N/A' }],
    [{ ocid: 5 }],
    [{ ocid: 'a\u0000' }],
    [{ ocid: 'a b' }],
    [{ ocid: 'x'.repeat(201) }],
    [['ocid']],
    ['text'],
    [null],
  ])('%j names no ocid', (release) => {
    expect(ocidOf(release)).toBeNull();
  });

  it('hashes content, not bytes', () => {
    expect(hashOf(JSON.parse('{ "a": 1.0,\n "b": "\\u00e9" }'))).toEqual(
      hashOf(JSON.parse('{"a":1,"b":"é"}')),
    );
    expect(hashOf({ a: 1 })).not.toEqual(hashOf({ a: 2 }));
  });

  it('reads JSON with a byte order mark, and throws for text that is not JSON', () => {
    expect(jsonOf(Buffer.from('\ufeff{"a":"é"}'))).toEqual({ a: 'é' });
    expect(() => jsonOf(Buffer.from('<html>'))).toThrow(SyntaxError);
  });
});
