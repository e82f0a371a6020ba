import { BlockList, isIP } from 'node:net';

/** Which addresses belong to the public internet. */

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
 * Looks at an address without resolving its name.
 * @param allowed hosts, with port, that may be in our network
 * @returns whether it leads into our own network
 */
export function leadsInside({ host, hostname }: URL, allowed: readonly string[]): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  const inside = isIP(name) === 0 ? INSIDE_NAME.test(name) : !isOutside(name);
  return inside && !allowed.includes(host);
}
