/** Small files of the kinds that a vault takes: enough of each that it is recognised. */

const zipEntry = (name: string) => {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name)]);
};
const container = (part: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_000), Buffer.from(part, 'utf16le')]);

export const samples = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  doc: container('WordDocument'),
  docx: Buffer.concat([zipEntry('[Content_Types].xml'), Buffer.alloc(500), zipEntry('word/document.xml')]),
  jpg: Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(50)]),
  png: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(50)]),
} satisfies Record<string, Buffer>;
export type SampleKind = keyof typeof samples;

/** Files that begin like the ones above and are of other kinds. */
export const lookalikes = {
  xls: container('Workbook'),
  xlsx: Buffer.concat([zipEntry('[Content_Types].xml'), zipEntry('xl/workbook.xml')]),
  zip: zipEntry('readme.txt'),
  exe: Buffer.from('MZ\x90\0'),
  html: Buffer.from('<script>alert(1)</script>'),
};

/** A PDF of exactly so many bytes. */
export const pdfOf = (bytes: number): Buffer => {
  const file = Buffer.alloc(bytes, 'x');
  samples.pdf.copy(file);
  return file;
};

type FormParts = {
  file?: Buffer | null;
  fileName?: string;
  documentType?: string | null;
  expiryDate?: string | null;
  [part: string]: unknown;
};

/** A form as a browser sends it; by default a company profile in a PDF. Null leaves a part out. */
export function uploadForm({
  file = samples.pdf,
  fileName = 'profile.pdf',
  documentType = 'COMPANY_PROFILE',
  ...others
}: FormParts = {}): FormData {
  const form = new FormData();
  if (documentType !== null) form.set('documentType', documentType);
  for (const [name, value] of Object.entries(others)) if (value != null) form.set(name, String(value));
  if (file !== null) form.set('file', new Blob([new Uint8Array(file)]), fileName);
  return form;
}
