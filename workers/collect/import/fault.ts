/** A file that cannot be read further. What was read before is kept. */
export class FileFault extends Error {
  override name = 'FileFault';
  /** Line of the unpacked text, 1-based; null where the fault has none. */
  readonly line: number | null;

  /** @param rule what is wrong, in words that follow the name of the file and the line */
  constructor(rule: string, line: number | null = null, options: ErrorOptions = {}) {
    super(line === null ? rule : `line ${line}: ${rule}`, options);
    this.line = line;
  }
}
