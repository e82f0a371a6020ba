import type { Layout } from '../layout.ts';
import { advertisement } from './advertisement.ts';

/** The notice of one page, signed by hand and scanned. */
export const scannedNotice: Layout = {
  ...advertisement,
  name: 'scanned-notice',
  scanned: true,
  fits: ({ number }) => number % 3 === 0,
};
