import type { UpstreamError, UpstreamFault } from '#shared/errors.ts';

/** Failures of the publisher as a whole: any other request would fail now too. */
const publisherFailures: ReadonlySet<UpstreamFault> = new Set<UpstreamFault>([
  'unreachable',
  'circuit-open',
  'rate-limited',
]);

/** @returns whether to stop sending requests to the publisher for now, instead of marking the task as failing */
export const suspends = (error: UpstreamError): boolean => publisherFailures.has(error.kind);
