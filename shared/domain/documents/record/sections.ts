import type { DocumentSection } from '../analysis.ts';
import type { DocumentText } from '../document-text.ts';

/** Maximum number of characters of a section that are shown; the document has all of it. */
const MAX_CHARACTERS = 1_000;

/** @returns the text of each section, beginning with its heading, without blanks at its ends */
export function sectionTexts(
  { pages }: DocumentText,
  sections: readonly DocumentSection[],
): { section: string; text: string }[] {
  const byNumber = new Map(pages.map((page) => [page.number, page.text]));
  return sections.flatMap(({ section, page, start, lastPage, end }) => {
    let text = '';
    for (let number = page; number <= lastPage && text.length < MAX_CHARACTERS; number += 1) {
      const whole = byNumber.get(number) ?? '';
      text += whole.slice(number === page ? start : 0, number === lastPage ? end : whole.length);
    }
    const shown = text.slice(0, MAX_CHARACTERS).toWellFormed().trim();
    return shown === '' ? [] : [{ section, text: shown }];
  });
}
