/** What files of tenders are for. */
export type FileKind =
  | 'advert'
  | 'bid-document'
  | 'terms'
  | 'forms'
  | 'quotation'
  | 'bill'
  | 'specification'
  | 'drawing'
  | 'annexure'
  | 'criteria'
  | 'addendum';

/** The format of a file as its content has it; its name can say another. */
export type FileFormat = 'pdf' | 'docx' | 'xlsx';
