import { distance } from 'fastest-levenshtein';
import { emailsIn } from '#shared/domain/documents/reading/emails.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { tokensOf } from './tokens.ts';

/** What other places of a paper say of an address or a number: whose it is, what stands beside it, whether it is misspelt. */

/** @returns the names of people whom a sentence gives a number, by number: `from N R Siko at 015 534 6127` */
export const calledIn = (reader: Reader): ReadonlyMap<string, string> =>
  new Map(
    tokensOf(reader).flatMap((phone, at): [string, string][] => {
      const name = tokensOf(reader)[at - 1];
      if (phone.kind !== 'phone' || name?.kind !== 'name') return [];
      const { flow } = reader;
      const isSaid =
        /\b(?:from|with|call) $/.test(flow.slice(name.start - 5, name.start)) &&
        /^ (?:at|on) $/.test(flow.slice(name.end, phone.start));
      return isSaid ? [[phone.text, name.text]] : [];
    }),
  );

/** @returns the addresses that stand side by side with another one */
export function listedIn(reader: Reader): ReadonlySet<string> {
  const emails = emailsIn(reader);
  const areBeside = emails.map(
    ({ end }, at) => (emails[at + 1]?.start ?? Number.POSITIVE_INFINITY) - end <= BESIDE_ANOTHER,
  );
  const listed = emails.filter((_, at) => areBeside[at] || areBeside[at - 1]);
  return new Set(listed.map(({ address }) => address.toLowerCase()));
}
/** `a@x.co.za, b@x.co.za or c@x.co.za` */
const BESIDE_ANOTHER = 4;

/** The places of addresses, by address. */
type Addresses = ReadonlyMap<string, ReturnType<typeof emailsIn>>;

export const domainOf = (address: string): string => address.split('@')[1]!.toLowerCase();

/** @returns domains that have one place in the paper, while another has several: those of a standard form, or of its author */
export function strangersIn(addresses: Addresses): ReadonlySet<string> {
  const places = Map.groupBy([...addresses.values()].flat(), ({ address }) => domainOf(address));
  const single = [...places].filter(([, { length }]) => length === 1).map(([domain]) => domain);
  return new Set(single.length < places.size ? single : []);
}

/** So near beside an address its number stands. */
const BESIDE = 90;

/** @returns the numbers that stand beside an address in any place of the paper, by address */
export function numbersByAddress(reader: Reader): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [at, token] of tokensOf(reader).entries()) {
    const next = tokensOf(reader)[at + 1];
    if (next === undefined || next.start - token.end >= BESIDE) continue;
    const [email, phone] = token.kind === 'email' ? [token, next] : [next, token];
    if (email.kind !== 'email' || phone.kind !== 'phone') continue;
    const address = email.text.toLowerCase();
    found.set(address, [...(found.get(address) ?? []), phone.text]);
  }
  return found;
}

/** Whether the paper has another address more often, or as often, that is nearly the same: one of both is misspelt. */
export function isMisspelt(email: string, addresses: Addresses): boolean {
  const [own = '', domain] = email.toLowerCase().split('@');
  const often = addresses.get(`${own}@${domain}`)?.length ?? 0;
  return [...addresses].some(([address, { length }]) => {
    const [other = '', at] = address.split('@');
    return at === domain && other !== own && length >= often && isNearlySame(own, other);
  });
}

/** Whether words have the same letters in another order, or one of them a letter too many or another one; numbers tell offices apart. */
function isNearlySame(one: string, other: string): boolean {
  const [letters, others] = [one, other].map((word) => [...word].sort().join(''));
  const most = letters === others ? 2 : one.replace(/\d/g, '') === other.replace(/\d/g, '') ? 0 : 1;
  return Math.min(one.length, other.length) >= LEAST_LETTERS && distance(one, other) <= most;
}
const LEAST_LETTERS = 8;
