import type { Layout } from '../layout.ts';
import { docxTerms } from './docx-terms.ts';

/** Terms of reference that were printed, signed and scanned. */
export const scannedTerms: Layout = {
  ...docxTerms,
  name: 'scanned-terms',
  format: 'pdf',
  scanned: true,
  fits: ({ number }) => number % 4 === 0,
};
