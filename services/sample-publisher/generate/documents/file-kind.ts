/** The purposes of files of tenders. */
export const fileKinds = [
  ...(['advert', 'bid-document', 'terms', 'forms', 'quotation', 'bill', 'specification'] as const),
  ...(['drawing', 'annexure', 'criteria', 'addendum'] as const),
] as const;
export type FileKind = (typeof fileKinds)[number];

/** The format of a file as its content has it; its name can say another. */
export const fileFormats = ['pdf', 'docx', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const mimeTypes: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
