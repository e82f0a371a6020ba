/**
 * What a process that reads files is asked and answers: a head as JSON, and bytes. Two numbers of four bytes before them say how long
 * each is.
 */
export type Frame = { head: unknown; body: Buffer };

const LENGTHS = 8;
/** What one file, or the answer about it, has at most. */
const MAX_BYTES = 268_435_456;

/** @returns a frame as it is sent, in pieces, so that a long body is not copied */
export function frameOf(head: unknown, body: Uint8Array): [Buffer, Uint8Array] {
  const text = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(LENGTHS);
  lengths.writeUInt32LE(text.length, 0);
  lengths.writeUInt32LE(body.length, 4);
  return [Buffer.concat([lengths, text]), body];
}

/** Takes chunks as they come, and gives the frame when it is whole. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #length = 0;
  #expected = LENGTHS;
  #head = -1;

  /**
   * @returns a whole frame; null while there is none
   * @throws Error where more bytes come than one frame has, or where it says that it is longer than any may be
   */
  take(chunk: Buffer): Frame | null {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#expected) return null;
    if (this.#head === -1) {
      this.#chunks = [Buffer.concat(this.#chunks)];
      this.#head = this.#chunks[0]!.readUInt32LE(0);
      this.#expected = LENGTHS + this.#head + this.#chunks[0]!.readUInt32LE(4);
      if (this.#expected > MAX_BYTES) throw new Error(`a frame has ${this.#expected} bytes`);
    }
    if (this.#length < this.#expected) return null;
    if (this.#length > this.#expected) throw new Error('bytes came behind the end of a frame');
    const whole = Buffer.concat(this.#chunks);
    const body = LENGTHS + this.#head;
    const frame = { head: JSON.parse(whole.toString('utf8', LENGTHS, body)), body: whole.subarray(body) };
    [this.#chunks, this.#length, this.#expected, this.#head] = [[], 0, LENGTHS, -1];
    return frame;
  }
}
