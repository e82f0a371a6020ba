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
  | 'too-large';

/** A file cannot be read. The message never quotes the file. */
export class DocumentError extends Error {
  override name = 'DocumentError';
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
