import { isIPv6 } from 'node:net';

/** @returns what stands for a caller: the address, of IPv6 the first half, because one machine has all addresses of the other */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  return groupsOf(address).slice(0, 4).join(':');
}

/** @returns the network that one provider gives to one customer with many machines: 256 addresses, of IPv6 the first 48 bits */
export function neighbourhoodOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.slice(0, address.lastIndexOf('.') + 1);
  return groupsOf(address).slice(0, 3).join(':');
}

function groupsOf(address: string): string[] {
  const [start = '', end] = address.toLowerCase().split('::');
  const groups = start.split(':').filter((group) => group !== '');
  const behind = (end ?? '').split(':').filter((group) => group !== '');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill('0');
  return [...groups, ...zeros, ...behind];
}
