import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Headers whose decision is remembered: callers send few different ones, and a decision takes some 10 µs. */
const MAX_HEADERS = 1_000;

const JSON_TYPE = 'application/json';
const PROBLEM_TYPE = 'application/problem+json';
export const NDJSON = 'application/x-ndjson';
export const CSV = 'text/csv';

/** The format for errors: the envelope, problem details (RFC 9457), or none that this service can write. */
export type Preference = 'json' | 'problem' | null;

const preferences = new LRUCache<string, { preference: Preference }>({ max: MAX_HEADERS });

/** @returns what an Accept header prefers; without one, or with an empty one, JSON */
export function negotiate(accept: string | undefined): Preference {
  if (!accept || accept === '*/*' || accept === JSON_TYPE) return 'json';
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

/** Formats in which a whole list is streamed, by their media types. */
const STREAM_TYPES = { [NDJSON]: 'ndjson', [CSV]: 'csv' } as const;
export type StreamFormat = (typeof STREAM_TYPES)[keyof typeof STREAM_TYPES];
type StreamType = keyof typeof STREAM_TYPES;

const streamTypes = Object.keys(STREAM_TYPES) as StreamType[];

/** @returns the format of a stream where an Accept header prefers one to a JSON document; a wildcard does not */
export function streamFormat(accept: string | undefined): StreamFormat | null {
  if (accept === undefined || accept === '*/*' || accept === JSON_TYPE) return null;
  const text = accept.toLowerCase();
  if (!streamTypes.some((type) => text.includes(type))) return null;
  const negotiator = negotiatorOf(accept);
  const named = negotiator.mediaTypes();
  const best = negotiator.mediaType([...streamTypes, JSON_TYPE]);
  const type = streamTypes.find((one) => one === best && named.includes(one));
  return type === undefined ? null : STREAM_TYPES[type];
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
