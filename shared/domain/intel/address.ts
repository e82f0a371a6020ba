/** Parameters that say where a reader came from, and not what is shown. */
const TRACKING =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|hsa_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|twclid|ttclid|igshid|yclid|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|mkt_tok|cmpid|ncid|sr_share|at_medium|at_campaign|spm)$/i;
const MAX_ADDRESS = 2_048;

/** `url` is the address to follow; equal `key`s are one item, whatever scheme, `www.` and order of parameters they are written with. */
export type CanonicalAddress = { url: string; key: string };

/**
 * @param link as the publisher writes it
 * @param base address that a relative link begins with
 * @returns null for what is no address of the web, or names a login
 */
export function canonicalAddress(link: string | null, base: string): CanonicalAddress | null {
  const url = link === null || link.trim() === '' ? null : URL.parse(link.trim(), base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  // A fragment is a place on a page, unless a program reads it as a path.
  if (!/^#[!/]/.test(url.hash)) url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  if (url.href.length > MAX_ADDRESS || url.hostname === '') return null;
  const parameters = [...url.searchParams].map((pair) => pair.join('=')).sort();
  const path = url.pathname.replace(/\/$/, '');
  const host = url.host.replace(/^www\./, '');
  return { url: url.href, key: [host, path, ...parameters, url.hash].join('\n') };
}

/**
 * @param pattern with `*` for any characters
 * @returns whether an address is one of those; in linear time, because anybody may have written both
 */
export function matchesPattern(address: string, pattern: string): boolean {
  const parts = pattern.split('*');
  const [first = '', ...rest] = parts;
  if (!address.startsWith(first)) return false;
  if (rest.length === 0) return address === first;
  let at = first.length;
  const last = rest.pop()!;
  for (const part of rest) {
    const found = address.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return address.length - last.length >= at && address.endsWith(last);
}
