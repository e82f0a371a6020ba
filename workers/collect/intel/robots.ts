import parser from 'robots-parser';
import { UpstreamError } from '#shared/errors.ts';
import type { PoliteClient } from '#workers/collect/polite.ts';

/** How long a site's robots.txt is valid, in milliseconds, and the maximum number of cached sites. */
const HOLDS_MS = 86_400_000;
const MAX_SITES = 500;
/** Maximum number of characters of a robots.txt that are read (RFC 9309 requires 500 KiB). */
const MAX_CHARACTERS = 512_000;

/** The package's types say that it exports an object with the function; it exports the function. */
const robotsParser = parser as unknown as (typeof parser)['default'];

export const ROBOT = 'tender-data-api';

/** Whether robots.txt of a page's site (RFC 9309) allows our program to read the page. */
export type Robots = (address: string, publisher: PoliteClient, signal?: AbortSignal) => Promise<boolean>;

/**
 * A site without robots.txt allows everything; a site whose robots.txt cannot be fetched allows nothing until the next
 * day.
 */
export function openRobots(): Robots {
  const known = new Map<string, { at: number; allows: (address: string) => boolean }>();
  return async (address, publisher, signal) => {
    const site = new URL('/robots.txt', address).href;
    const kept = known.get(site);
    if (kept !== undefined && performance.now() - kept.at < HOLDS_MS) return kept.allows(address);
    const allows = await ask(site, publisher, signal);
    if (known.size >= MAX_SITES) known.clear();
    known.set(site, { at: performance.now(), allows });
    return allows(address);
  };
}

async function ask(
  site: string,
  publisher: PoliteClient,
  signal: AbortSignal | undefined,
): Promise<(address: string) => boolean> {
  try {
    const { value } = await publisher.ask(site, {
      open: ({ status, bytes, url }) => {
        if (status >= 400 && status < 500 && status !== 429) return '';
        if (status !== 200) throw new UpstreamError('server-error', `${status} for ${url}`);
        return bytes.toString('utf8').slice(0, MAX_CHARACTERS);
      },
      read: (text) => text as string,
      unusable: async () => undefined,
      ...(signal ? { signal } : {}),
    });
    const robots = robotsParser(site, value);
    return (address) => robots.isAllowed(address, ROBOT) !== false;
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof UpstreamError)) throw error;
    return () => false;
  }
}
