import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { FetchFault } from '#workers/pipeline/fetch-fault.ts';

/**
 * Keeps requests for documents and news out of our own network. Addresses come from publishers, where anybody may have
 * entered them, and a redirect can lead anywhere. A request must never reach servers that only machines of the operator
 * can reach.
 */

/** Networks of IPv4 that are not the public internet (registry of special-purpose addresses, RFC 6890), with multicast. */
const INSIDE_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Parts of the public IPv6 networks that are for tunnels, which contain an IPv4 address, or for examples. */
const INSIDE_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
/**
 * The only IPv6 network that is assigned to the public internet. NAT64, ULA, link-local and mapped addresses are
 * outside of it.
 */
const OUTSIDE_6 = '2000::/3';

/** Names that are never of the public internet: those reserved for the machine itself and for local networks (RFC 6761, RFC 6762, ICANN). */
const INSIDE_NAME = /(?:^|\.)(?:localhost|local|internal)\.?$/;

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

const inside4 = listOf(INSIDE_4, 'ipv4');
const inside6 = listOf(INSIDE_6, 'ipv6');
const outside6 = listOf([OUTSIDE_6], 'ipv6');

/** @returns whether an IP address belongs to the public internet; false for any other text */
export function isOutside(address: string): boolean {
  // Only link-local addresses have a zone, as in `fe80::1%eth0`.
  switch (isIP(address)) {
    case 4:
      return !inside4.check(address, 'ipv4');
    case 6:
      return !address.includes('%') && outside6.check(address, 'ipv6') && !inside6.check(address, 'ipv6');
    default:
      return false;
  }
}

/**
 * Checks an address without resolving the name.
 * @param allowed hosts, with port, that may be in our network
 * @throws FetchFault `bad-address`
 */
export function checkedAddress(address: string, allowed: readonly string[]): URL {
  if (!URL.canParse(address)) throw new FetchFault('bad-address', 'the address cannot be read');
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchFault('bad-address', `nothing is fetched by ${url.protocol}`);
  if (url.username !== '' || url.password !== '')
    throw new FetchFault('bad-address', 'the address names a login');
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const inside = isIP(name) === 0 ? INSIDE_NAME.test(name) : !isOutside(name);
  if (inside && !allowed.includes(url.host))
    throw new FetchFault('bad-address', `${url.host} is not a public address`);
  return url;
}

type Resolve = typeof lookup;

/**
 * @param resolve resolves a name, by default as the system does
 * @returns a look-up for connections that gives only public addresses. Connections use its result and do not resolve
 *   the name again, so that a different second answer has no effect.
 */
export const lookupOutside =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const refused = addresses.find(({ address }) => !isOutside(address));
      // One private address is enough to refuse a name: with both kinds it would sometimes lead into our network.
      if (refused !== undefined || addresses.length === 0) {
        const reason = `${hostname} is at ${refused?.address ?? 'no address'}, which is not public`;
        return done(new FetchFault('bad-address', reason), '', 0);
      }
      if (options.all === true) return done(null, addresses);
      const [first] = addresses;
      done(null, first!.address, first!.family);
    });
  };
