import { isIPv6 } from 'node:net';

const MAPPED = '::ffff:';

/**
 * @param address of a caller
 * @returns what limits count by: the address, of IPv6 its first half, because one machine has all addresses of the other
 */
export const networkOf = (address: string): string =>
  groupsOf(address)?.slice(0, 4).join(':') ?? ipv4(address);

/** @returns the network that one provider gives to one customer with many machines: 256 addresses, of IPv6 the first 48 bits */
export function neighbourhoodOf(address: string): string {
  const groups = groupsOf(address);
  if (groups !== null) return groups.slice(0, 3).join(':');
  const text = ipv4(address);
  return text.slice(0, text.lastIndexOf('.') + 1);
}

/** @returns the eight groups of an address of IPv6, without leading zeros; null for one of IPv4, also where it is written as IPv6 */
function groupsOf(address: string): string[] | null {
  // Most are of IPv4, and the question whether one is valid costs more than this.
  if (!address.includes(':') || !isIPv6(address) || address.includes('.')) return null;
  const [start = '', end] = address.toLowerCase().split('::');
  const groups = start.split(':').filter((group) => group !== '');
  const behind = (end ?? '').split(':').filter((group) => group !== '');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill('0');
  return [...groups, ...zeros, ...behind].map((group) => group.replace(/^0{1,3}(?=.)/, ''));
}

function ipv4(address: string): string {
  const text = address.toLowerCase();
  return text.startsWith(MAPPED) ? text.slice(MAPPED.length) : text;
}
