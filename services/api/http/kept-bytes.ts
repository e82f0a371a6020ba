/**
 * Bytes with separate memory, for caches. `Buffer.from` and the results of zlib are cut from blocks of 64 kB that many
 * short-lived texts share: one small response that is kept would keep its whole block. Decision:
 * docs/decisions/0068-memory-of-the-api.md
 * @param content a text or other bytes, which are copied; several texts are written one after the other, because joining
 *   them first would copy them once more, into memory that has to be collected
 */
export function keptBytes(content: string | Buffer | readonly string[]): Buffer {
  if (Buffer.isBuffer(content)) {
    const bytes = Buffer.allocUnsafeSlow(content.length);
    content.copy(bytes);
    return bytes;
  }
  const texts: readonly string[] = typeof content === 'string' ? [content] : content;
  let size = 0;
  for (const text of texts) size += Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafeSlow(size);
  let end = 0;
  for (const text of texts) end += bytes.write(text, end);
  return bytes;
}
