import { mediaType } from '#shared/codelists/media-types.ts';
import { DocumentError } from '#shared/documents/document-error.ts';
import { type ZipEntry, zipEntries } from '#shared/documents/zip.ts';
import { decodeText } from './encoding.ts';

/** A file by its content: its kind and media type, and what recognising it already found. */
export type RecognisedFile =
  | { kind: 'docx' | 'xlsx' | 'pptx'; mimeType: string; entries: ZipEntry[] }
  | { kind: 'odf'; entries: ZipEntry[] }
  | { kind: 'pdf' | 'doc' | 'rtf'; mimeType: string }
  | { kind: 'html' | 'csv' | 'txt'; mimeType: string; text: string };

/** What the sender says about a file. Only used where the content leaves it open, as between CSV and other text. */
export type FileHints = { fileName?: string | null; mimeType?: string | null };

const PDF_WITHIN = 1_024;
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ZIP = Buffer.from('PK');
/** Members that tell the formats of Office apart. */
const OFFICE: readonly [member: RegExp, kind: 'docx' | 'xlsx' | 'pptx'][] = [
  [/^word\/document\d*\.xml$/, 'docx'],
  [/^xl\/workbook\d*\.xml$/, 'xlsx'],
  [/^ppt\/presentation\.xml$/, 'pptx'],
];
const OPEN_DOCUMENT = 'content.xml';
/** Images and archives, to say what was sent. */
const OTHER: readonly [start: string, what: string][] = [
  ['89504e47', 'a PNG image'],
  ['ffd8ff', 'a JPEG image'],
  ['47494638', 'a GIF image'],
  ['49492a00', 'a TIFF image'],
  ['4d4d002a', 'a TIFF image'],
  ['52617221', 'a RAR archive'],
  ['377abcaf', 'a 7z archive'],
  ['1f8b', 'a gzip archive'],
  ['4d5a', 'a program'],
  ['7f454c46', 'a program'],
];

/**
 * Recognises a file by its first bytes, by the files in it where it is an archive, and by its characters where it is text. Its name
 * decides nothing but whether a text is CSV.
 * @throws {DocumentError} empty, other-format, encrypted, damaged (an archive without its directory)
 */
export function recogniseFile(bytes: Uint8Array, hints: FileHints = {}): RecognisedFile {
  if (bytes.length === 0) throw new DocumentError('empty', 'the file has no bytes');
  const start = Buffer.from(bytes.subarray(0, PDF_WITHIN));
  if (start.includes('%PDF-')) return { kind: 'pdf', mimeType: mediaType('pdf')! };
  if (start.subarray(0, 5).toString('latin1') === '{\\rtf')
    return { kind: 'rtf', mimeType: mediaType('rtf')! };
  if (start.subarray(0, OLE.length).equals(OLE)) return oleFile(bytes);
  if (start.subarray(0, ZIP.length).equals(ZIP)) return archive(bytes);
  const other = OTHER.find(([hex]) => start.toString('hex').startsWith(hex));
  if (other) throw new DocumentError('other-format', `the file is ${other[1]}`);
  return textFile(bytes, hints);
}

function archive(bytes: Uint8Array): RecognisedFile {
  const entries = zipEntries(bytes);
  if (entries === null)
    throw new DocumentError('damaged', 'the directory of the archive is missing or broken');
  const names = entries.map(({ name }) => name);
  for (const [member, kind] of OFFICE)
    if (names.some((name) => member.test(name))) return { kind, mimeType: mediaType(kind)!, entries };
  if (names.includes(OPEN_DOCUMENT) && names.includes('META-INF/manifest.xml'))
    return { kind: 'odf', entries };
  throw new DocumentError(
    'other-format',
    'the file is an archive, and none of the formats that are archives',
  );
}

/** Files of Office before 2007, and encrypted ones of later versions, name their parts in UTF-16. */
function oleFile(bytes: Uint8Array): RecognisedFile {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (part: string) => content.includes(Buffer.from(part, 'utf16le'));
  if (has('EncryptedPackage')) throw new DocumentError('encrypted', 'the document needs a password');
  if (has('WordDocument')) return { kind: 'doc', mimeType: mediaType('doc')! };
  if (has('Workbook') || has('Book'))
    throw new DocumentError('other-format', 'the file is a workbook of Excel before 2007');
  if (has('PowerPoint Document'))
    throw new DocumentError('other-format', 'the file is a presentation of PowerPoint before 2007');
  throw new DocumentError('other-format', 'the file is a container of unknown content');
}

/** A page may have comments and instructions before its first element, but no text. */
const HTML = /<(?:!doctype\s+html|html|head|body)\b/i;
const HTML_WITHIN = 4_096;

function textFile(bytes: Uint8Array, { fileName, mimeType }: FileHints): RecognisedFile {
  const text = decodeText(bytes);
  if (text === null) throw new DocumentError('other-format', 'the file is of no known format, and no text');
  const start = text.slice(0, HTML_WITHIN).trimStart();
  if (start.startsWith('<') && HTML.test(start)) return { kind: 'html', mimeType: mediaType('html')!, text };
  const saysCsv = /\.csv$/i.test(fileName ?? '') || /^text\/csv\b/i.test(mimeType ?? '');
  const kind = saysCsv ? 'csv' : 'txt';
  return { kind, mimeType: mediaType(kind)!, text };
}
