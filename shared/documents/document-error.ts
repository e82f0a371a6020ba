/** Why a file cannot be read. */
export type DocumentFault =
  /** The file has no bytes. */
  | 'empty'
  /** It is a file of another kind. */
  | 'other-format'
  | 'encrypted'
  /** Its end is missing, or its structure is broken. */
  | 'damaged'
  /** No page has a text: pages are images, or blank. */
  | 'no-text'
  | 'too-large'
  /** Reading it was ended because it took longer than it may. */
  | 'too-slow'
  /** Reading it was ended because it took more memory than it may. */
  | 'too-much-memory'
  /** Our own rules fail for it. */
  | 'failed';

/** A file cannot be read. The message never quotes the file. */
export class DocumentError extends Error {
  override name = 'DocumentError';
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
