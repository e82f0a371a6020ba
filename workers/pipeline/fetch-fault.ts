/** Why a document could not be fetched or read, by stable names that issues, tables and operators see. */
export type FetchFaultKind =
  /** The address is none that a publisher can be asked at, or leads inside. */
  | 'bad-address'
  | 'too-many-redirects'
  | 'too-large'
  | 'empty'
  /** The host answers that there is no such document, or that it may not be had. */
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'server-error'
  | 'rate-limited'
  | 'truncated'
  /** Our own code fails for it. */
  | 'failed';

/** Failures that asking again later may mend. */
const temporary: ReadonlySet<FetchFaultKind> = new Set([
  'unreachable',
  'timeout',
  'server-error',
  'rate-limited',
  'truncated',
  'failed',
]);

/** Failures that say something about the host, and not only about one document. */
const ofHost: ReadonlySet<FetchFaultKind> = new Set([
  'unreachable',
  'timeout',
  'server-error',
  'rate-limited',
]);

/** A document could not be fetched or read: an expected failure, which is recorded with the document. */
export class FetchFault extends Error {
  override name = 'FetchFault';
  readonly kind: FetchFaultKind;
  /** Milliseconds the host asked to wait, where it did. */
  readonly retryAfter: number | null;

  constructor(
    kind: FetchFaultKind,
    message: string,
    retryAfter: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }

  get isTemporary(): boolean {
    return temporary.has(this.kind);
  }

  get isOfHost(): boolean {
    return ofHost.has(this.kind);
  }
}
