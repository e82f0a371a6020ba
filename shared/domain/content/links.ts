/**
 * Links to our own records in texts that people write: `tender:165050`, `company:acme-roads`,
 * `buyer:city-of-cape-town`.
 */

/** The possible targets of a link, by scheme, and the paths of their pages. */
const PAGES = {
  tender: 'tenders',
  company: 'companies',
  buyer: 'organizations',
  organization: 'organizations',
  province: 'provinces',
  category: 'categories',
  article: 'articles',
} as const;

export type LinkKind = keyof typeof PAGES;
export type OwnLink = { kind: LinkKind; name: string };

/** A relative address has no colon before its first slash (RFC 3986). What stands before such a colon is a scheme, even an empty one. */
const SCHEME = /^([^/?#:]*):/;
/** Browsers ignore blanks and control characters in a scheme. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/** @returns the scheme of an address in lower case; null for a relative one */
export function linkScheme(address: string): string | null {
  const plain = address.slice(0, 200).replace(UNSEEN, '');
  if (plain.startsWith('//')) return 'an address without a scheme';
  return SCHEME.exec(plain)?.[1]?.toLowerCase() ?? null;
}

/** @returns the record that one of our addresses names; null for any other address */
export function ownLink(address: string): OwnLink | null {
  const at = address.indexOf(':');
  const kind = address.slice(0, Math.max(at, 0));
  if (!Object.hasOwn(PAGES, kind)) return null;
  const written = address.slice(at + 1);
  try {
    return { kind: kind as LinkKind, name: decodeURIComponent(written).trim() };
  } catch {
    return { kind: kind as LinkKind, name: written };
  }
}

/**
 * @param site address of the web site that shows the texts, without a slash at its end; null gives paths from its root
 * @param name of the record in addresses
 */
export const pageOf = (site: string | null, kind: LinkKind, name: string): string =>
  `${site ?? ''}/${PAGES[kind]}/${encodeURIComponent(name)}`;
