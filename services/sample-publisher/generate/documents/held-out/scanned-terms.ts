import type { Layout } from '../layout.ts';
import { proseTerms } from './prose-terms.ts';

/** Terms of reference that were printed, signed and scanned. */
export const scannedTerms: Layout = {
  ...proseTerms,
  name: 'scanned-terms',
  scanned: true,
  fits: ({ number }) => number % 4 === 0,
};
