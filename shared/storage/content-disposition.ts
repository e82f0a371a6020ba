/** Everything that is not printable ASCII, and the two characters that a quoted text cannot have as they are. */
const UNSAFE = /[^\x20-\x7e]|["\\]/g;
/** Characters that `encodeURIComponent` leaves and RFC 8187 does not allow. */
const NOT_ENCODED = /['()*]/g;

/**
 * The header field Content-Disposition by RFC 6266: the name, or one in ASCII for old programs with the whole name beside it.
 * @param kind `inline` where a browser may show the file
 */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName.replace(UNSAFE, '_');
  if (plain === fileName) return `${kind}; filename="${plain}"`;
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    NOT_ENCODED,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
