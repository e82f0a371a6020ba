/**
 * Bytes with separate memory, for caches. `Buffer.from` and the results of zlib are cut from blocks of 64 kB that many
 * short-lived texts share: one small response that is kept would keep its whole block. Decision:
 * docs/decisions/0068-memory-of-the-api.md
 * @param content a text or other bytes, which are copied
 */
export function keptBytes(content: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  if (typeof content === 'string') bytes.write(content);
  else content.copy(bytes);
  return bytes;
}
