/** A fault of an imported file, with the place where it stands; lines and columns count from 1. */
export class FileFault extends Error {
  override name = 'FileFault';
  readonly line: number;
  readonly column: number;

  constructor(line: number, column: number, reason: string) {
    super(reason);
    this.line = line;
    this.column = column;
  }
}
