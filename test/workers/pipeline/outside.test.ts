import type { lookup } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { isOutside } from '#shared/http/public-address.ts';
import { FetchFault } from '#workers/pipeline/fetch-fault.ts';
import { checkedAddress, lookupOutside } from '#workers/pipeline/outside.ts';

describe('which addresses are of the public internet', () => {
  it.each([
    ['1.1.1.1', true],
    ['41.160.0.1', true],
    ['172.15.255.255', true],
    ['172.32.0.0', true],
    ['100.63.255.255', true],
    ['2606:4700::1111', true],
    ['2a00:1450:400a:800::2003', true],
    // this host, private, shared (CGNAT), loopback, link-local with the metadata of clouds
    ['0.0.0.0', false],
    ['10.0.0.1', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['100.127.255.255', false],
    ['127.0.0.1', false],
    ['127.255.255.254', false],
    ['169.254.169.254', false],
    // protocol assignments, examples, benchmarks, multicast, reserved, broadcast
    ['192.0.0.1', false],
    ['192.0.2.1', false],
    ['198.18.0.1', false],
    ['198.51.100.1', false],
    ['203.0.113.1', false],
    ['224.0.0.1', false],
    ['239.255.255.255', false],
    ['240.0.0.1', false],
    ['255.255.255.255', false],
    // unspecified, loopback, ULA, link-local, multicast
    ['::', false],
    ['::1', false],
    ['fc00::1', false],
    ['fd12:3456::1', false],
    ['fe80::1', false],
    ['fe80::1%eth0', false],
    ['ff02::1', false],
    // IPv4 in IPv6: mapped, compatible, NAT64 (well-known and local), 6to4, Teredo
    ['::ffff:10.0.0.1', false],
    ['::ffff:7f00:1', false],
    ['::ffff:8.8.8.8', false],
    ['::7f00:1', false],
    ['64:ff9b::7f00:1', false],
    ['64:ff9b:1::1', false],
    ['2002:7f00:1::', false],
    ['2001:0:7f00:1::', false],
    ['2001:db8::1', false],
    ['3fff::1', false],
    ['localhost', false],
    ['', false],
  ])('%s: %s', (address, expected) => {
    expect(isOutside(address)).toBe(expected);
  });
});

describe('which addresses of documents are asked', () => {
  it.each([
    'file:///etc/passwd',
    'ftp://example.org/a.pdf',
    'gopher://example.org/',
    'data:text/plain,a',
    'https://user:secret@example.org/a.pdf',
    'https://user@example.org/a.pdf',
    'no address',
    '',
    'http://127.0.0.1/a.pdf',
    'http://[::1]/a.pdf',
    'http://[::ffff:127.0.0.1]/a.pdf',
    // All of these are 127.0.0.1 to a parser of URLs.
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://169.254.169.254/latest/meta-data/',
  ])('%s is refused', (address) => {
    expect(() => checkedAddress(address, [])).toThrow(FetchFault);
  });

  it('public ones, and those inside that are allowed with their port', () => {
    expect(checkedAddress('https://www.etenders.gov.za/home/Download?blobName=a.pdf', []).host).toBe(
      'www.etenders.gov.za',
    );
    expect(checkedAddress('http://127.0.0.1:4000/a.pdf', ['127.0.0.1:4000']).port).toBe('4000');
    expect(() => checkedAddress('http://127.0.0.1:4001/a.pdf', ['127.0.0.1:4000'])).toThrow(
      'not a public address',
    );
  });
});

describe('the look-up of names', () => {
  const lookUp = (addresses: { address: string; family: number }[], all: boolean) =>
    new Promise((resolve, reject) => {
      const answer = ((_name: string, _options: object, done: (error: null, found: object) => void) =>
        done(null, addresses)) as unknown as typeof lookup;
      lookupOutside(answer)('example.org', { all }, (error, found) =>
        error ? reject(error) : resolve(found),
      );
    });
  const publicOne = { address: '41.160.0.1', family: 4 };

  it('gives what it was given if all of it is public', async () => {
    await expect(lookUp([publicOne], true)).resolves.toEqual([publicOne]);
    await expect(lookUp([publicOne], false)).resolves.toBe('41.160.0.1');
  });

  it.each([
    ['inside', [{ address: '10.0.0.1', family: 4 }]],
    ['inside among others', [publicOne, { address: '::1', family: 6 }]],
    ['nothing', []],
  ])('refuses a name that is at %s', async (_, addresses) => {
    await expect(lookUp(addresses, true)).rejects.toThrow('not public');
  });
});
