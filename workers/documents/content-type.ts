/** Recognises kinds of files by their first bytes, because publishers' names and headers are often wrong. */

/** Number of bytes that are examined. They contained the names of an office file's parts in all files seen. */
export const START_BYTES = 4_096;

const ZIP = 'application/zip';
const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.';

/** First bytes that are unique to a kind. */
const STARTS: readonly { start: Buffer; type: string }[] = [
  { start: Buffer.from('PK\x05\x06', 'latin1'), type: ZIP },
  { start: Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), type: 'application/x-ole-storage' },
  { start: Buffer.from('{\\rtf', 'latin1'), type: 'application/rtf' },
  { start: Buffer.from('\x89PNG', 'latin1'), type: 'image/png' },
  { start: Buffer.from('\xff\xd8\xff', 'latin1'), type: 'image/jpeg' },
  { start: Buffer.from('II*\0', 'latin1'), type: 'image/tiff' },
  { start: Buffer.from('MM\0*', 'latin1'), type: 'image/tiff' },
  { start: Buffer.from('Rar!', 'latin1'), type: 'application/vnd.rar' },
  { start: Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'), type: 'application/x-7z-compressed' },
];

/** Names of the first parts of an office file. */
const PARTS: readonly { name: string; type: string }[] = [
  { name: 'word/', type: `${OFFICE}wordprocessingml.document` },
  { name: 'xl/', type: `${OFFICE}spreadsheetml.sheet` },
  { name: 'ppt/', type: `${OFFICE}presentationml.presentation` },
  { name: `mimetype${OPEN_DOCUMENT}text`, type: `${OPEN_DOCUMENT}text` },
  { name: `mimetype${OPEN_DOCUMENT}spreadsheet`, type: `${OPEN_DOCUMENT}spreadsheet` },
];

/** Maximum number of bytes before the header of a PDF, as readers of PDF accept. */
const PDF_WITHIN = 1_024;

/**
 * @param start the first bytes of a file
 * @returns its media type; `application/octet-stream` if it is neither of a known kind nor text
 */
export function typeOfContent(start: Buffer): string {
  const known = STARTS.find((one) => start.subarray(0, one.start.length).equals(one.start));
  if (known !== undefined) return known.type;
  if (start.subarray(0, PDF_WITHIN).includes('%PDF-')) return 'application/pdf';
  if (start.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return typeOfZip(start);
  if (start.includes(0)) return 'application/octet-stream';
  return /<(?:!doctype\s+html|html|head|body)\b/i.test(start.toString('latin1')) ? 'text/html' : 'text/plain';
}

function typeOfZip(start: Buffer): string {
  const isOffice =
    start.includes('[Content_Types].xml') || start.includes('mimetype') || start.includes('_rels/');
  return (isOffice ? PARTS.find(({ name }) => start.includes(name))?.type : undefined) ?? ZIP;
}
