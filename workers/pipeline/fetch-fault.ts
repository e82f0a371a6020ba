/** Why a document could not be fetched or read. Issues, tables and operators see these names, so they are stable. */
export type FetchFaultKind =
  /** The address cannot be requested, or leads into our own network. */
  | 'bad-address'
  | 'too-many-redirects'
  | 'too-large'
  | 'empty'
  /** The host answers that the document does not exist or may not be accessed. */
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'server-error'
  | 'rate-limited'
  | 'truncated'
  /** Our own code fails for it. */
  | 'failed';

/** Failures that may be temporary. */
const temporary: ReadonlySet<FetchFaultKind> = new Set([
  'unreachable',
  'timeout',
  'server-error',
  'rate-limited',
  'truncated',
  'failed',
]);

/** Failures that concern the host, not only one document. */
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
  /** Milliseconds to wait, if the host sent it. */
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
