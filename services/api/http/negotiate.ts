import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Headers whose decision is remembered: callers send few different ones, and a decision takes some 10 µs. */
const MAX_HEADERS = 1_000;

const JSON_TYPE = 'application/json';
const PROBLEM_TYPE = 'application/problem+json';
export const NDJSON = 'application/x-ndjson';

/** How errors are to be written: the envelope, problem details (RFC 9457), or nothing that this service can write. */
export type Preference = 'json' | 'problem' | null;

const preferences = new LRUCache<string, { preference: Preference }>({ max: MAX_HEADERS });

/** @returns what an Accept header prefers; without one, JSON */
export function negotiate(accept: string | undefined): Preference {
  if (accept === undefined || accept === '*/*' || accept === JSON_TYPE) return 'json';
  const known = preferences.get(accept);
  if (known) return known.preference;
  const preference = prefer(accept);
  preferences.set(accept, { preference });
  return preference;
}

function prefer(accept: string): Preference {
  const negotiator = negotiatorOf(accept);
  const accepted = negotiator.mediaTypes([JSON_TYPE, PROBLEM_TYPE]);
  if (accepted.includes(JSON_TYPE)) return accepted[0] === PROBLEM_TYPE ? 'problem' : 'json';
  // A caller that accepts problem details alone still gets JSON on success; a wildcard does not mean problem details.
  return negotiator.mediaTypes().includes(PROBLEM_TYPE) ? 'problem' : null;
}

/** @returns whether an Accept header asks for lines rather than for one JSON document; a wildcard does not */
export function wantsLines(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes(NDJSON)) return false;
  const negotiator = negotiatorOf(accept);
  return negotiator.mediaTypes().includes(NDJSON) && negotiator.mediaType([NDJSON, JSON_TYPE]) === NDJSON;
}

/** Parameters such as `charset=utf-8` are left out: negotiator accepts a type only if they are equal. */
const negotiatorOf = (accept: string): Negotiator =>
  new Negotiator({ headers: { accept: accept.toLowerCase().replaceAll(/;(?!\s*q\s*=)[^;,]*/g, '') } });

export type Encoding = 'br' | 'gzip';

const encodings = new LRUCache<string, { encoding: Encoding | null }>({ max: MAX_HEADERS });
const OFFERED = ['br', 'gzip', 'x-gzip', 'identity'];
const PREFERRED = { preferred: ['br', 'gzip', 'x-gzip'] };

/** The types of negotiator do not know its second argument yet. */
type EncodingNegotiator = {
  encoding: (offered: readonly string[], options: typeof PREFERRED) => string | undefined;
};

/** @returns the encoding that an Accept-Encoding header prefers; null for no compression */
export function chooseEncoding(header: string | undefined): Encoding | null {
  if (header === undefined || header === '') return null;
  const known = encodings.get(header);
  if (known) return known.encoding;
  const negotiator: unknown = new Negotiator({ headers: { 'accept-encoding': header.toLowerCase() } });
  const best = (negotiator as EncodingNegotiator).encoding(OFFERED, PREFERRED);
  const encoding = best === 'br' ? 'br' : best?.endsWith('gzip') ? 'gzip' : null;
  encodings.set(header, { encoding });
  return encoding;
}
