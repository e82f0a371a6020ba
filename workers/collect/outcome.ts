import type { UpstreamError, UpstreamFault } from '#shared/errors.ts';

/** Failures of the publisher as a whole: whatever else was asked now would fail too. */
const whole: ReadonlySet<UpstreamFault> = new Set<UpstreamFault>([
  'unreachable',
  'circuit-open',
  'rate-limited',
]);

/** @returns whether to leave the publisher alone for now instead of blaming the request */
export const suspends = (error: UpstreamError): boolean => whole.has(error.kind);
