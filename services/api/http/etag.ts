import { hash } from 'node:crypto';

/** 132 bits: two different contents never share a tag by accident. */
const TAG_LENGTH = 22;

/** @returns a weak ETag of a content; weak, because the bytes sent may differ in request id, rate state or encoding */
export const weakTag = (content: string | Buffer): string =>
  `W/"${hash('sha256', content, 'base64url').slice(0, TAG_LENGTH)}"`;

const WEAK = /^W\//;

/** @returns whether If-None-Match holds the tag, by weak comparison */
export const tagMatches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(WEAK, '') === etag.replace(WEAK, ''));
