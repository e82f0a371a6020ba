import parser from 'robots-parser';
import { UpstreamError } from '#shared/errors.ts';
import type { PoliteClient } from '#workers/collect/polite.ts';

/** How long an answer of a site holds, in milliseconds, and how many sites are remembered. */
const HOLDS_MS = 86_400_000;
const MAX_SITES = 500;
/** Characters of a robots.txt that are read (RFC 9309 asks for 500 KiB). */
const MAX_CHARACTERS = 512_000;

/** The package's types say that it exports an object with the function; it exports the function. */
const robotsParser = parser as unknown as (typeof parser)['default'];

export const ROBOT = 'tender-data-api';

/** Whether a page may be read by a program: by robots.txt of its site (RFC 9309), under our name. */
export type Robots = (address: string, publisher: PoliteClient, signal?: AbortSignal) => Promise<boolean>;

/** A site without a robots.txt allows everything; one whose robots.txt cannot be had, nothing until the next day. */
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
