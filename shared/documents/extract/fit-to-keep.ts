import { maskIdentityNumbers } from '#shared/text/identity-number.ts';
import { storable } from '#shared/text/storable.ts';
import type { Extraction } from './extraction.ts';

/** @returns the same without identity numbers of persons, which filled-in forms may hold: no rule and no table sees them */
export const fitToKeep = (extraction: Extraction): Extraction => ({
  ...extraction,
  text: {
    pages: extraction.text.pages.map((page) => ({ ...page, text: maskIdentityNumbers(storable(page.text)) })),
  },
});
