import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isOutside, leadsInside } from '#shared/http/public-address.ts';
import { FetchFault } from '#workers/pipeline/fetch-fault.ts';

/**
 * Keeps requests for documents and news out of our own network. Addresses come from publishers, where anybody may have
 * entered them, and a redirect can lead anywhere. A request must never reach servers that only machines of the operator
 * can reach.
 */

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
  if (leadsInside(url, allowed)) throw new FetchFault('bad-address', `${url.host} is not a public address`);
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
