import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { containsIdentityNumber } from '#shared/text/identity-number.ts';

/** Request ids of callers that are taken over; they go into headers, JSON and the log as they are. */
const REQUEST_ID = /^[\w.-]{8,128}$/;

/** @returns the caller's own request id where it is usable, else a new one */
export function requestIdOf({ headers }: IncomingMessage): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && REQUEST_ID.test(sent) && !containsIdentityNumber(sent)
    ? sent
    : randomUUID();
}
