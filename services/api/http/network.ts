import { isIPv6 } from 'node:net';

const MAPPED = '::ffff:';

/**
 * @param address of a caller
 * @returns what limits count by: the address, of IPv6 its first half, because one machine has all addresses of the other
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const text = address.toLowerCase();
  if (text.includes('.')) return text.startsWith(MAPPED) ? text.slice(MAPPED.length) : text;
  const [start = '', end] = text.split('::');
  const groups = start.split(':').filter((group) => group !== '');
  const behind = (end ?? '').split(':').filter((group) => group !== '');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill('0');
  return [...groups, ...zeros, ...behind]
    .slice(0, 4)
    .map((group) => group.replace(/^0{1,3}(?=.)/, ''))
    .join(':');
}
