import { decodeAs, decodeText } from '#shared/documents/extract/encoding.ts';

/** The declaration of an encoding stands within these bytes. */
const DECLARED_WITHIN = 1_024;
const IN_XML = /\bencoding\s*=\s*["']([\w.:-]+)["']/i;
const IN_HTML = /\bcharset\s*=\s*["']?([\w.:-]+)/i;

/**
 * Decodes a response. A mark at the beginning counts first. Bytes that are UTF-8 are read as such, whatever is declared: texts in
 * another encoding are not valid UTF-8 by chance. Then the header and the declaration count, if the text can be read by them.
 * @returns null for bytes that are no text
 */
export function decodeResponse(bytes: Uint8Array, contentType: string | null): string | null {
  const guessed = decodeText(bytes);
  if (guessed === null || isUnicode(bytes)) return guessed;
  const start = decodeAs('latin1', bytes.subarray(0, DECLARED_WITHIN));
  const labels = [
    IN_HTML.exec((contentType ?? '').slice(0, DECLARED_WITHIN)),
    /^\s*<\?xml/.test(start) ? IN_XML.exec(start) : null,
    IN_HTML.exec(start),
  ];
  for (const label of labels) {
    const text = label?.[1] === undefined ? null : strictly(label[1], bytes);
    if (text !== null) return text;
  }
  return guessed;
}

function isUnicode(bytes: Uint8Array): boolean {
  const [one, two] = bytes;
  return (
    (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff) || strictly('utf-8', bytes) !== null
  );
}

/** @returns null for an encoding that does not exist, and for bytes that are not in it */
function strictly(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
