import { type Tender, tenderOf } from '#services/sample-publisher/generate/tender.ts';
import { DAY, HOUR, onWorkday } from '#services/sample-publisher/generate/times.ts';
import { printed, truthOf } from './document.ts';
import { mimeTypes } from './file-kind.ts';
import type { Layout, Source } from './layout.ts';
import { layouts } from './layouts.ts';
import { type LabelledDocument, printedPaper, writtenPapers } from './written.ts';

/** Numbers and days that no sample publisher reaches. */
const FIRST_NUMBER = 9_000_001;
const FIRST_PUBLISHED = Date.UTC(2026, 7, 3, 8);

/**
 * Documents with what they say: first all papers that are data, then those that the layouts print, in turn, each of another invented
 * tender. The same arguments give the same documents, byte for byte.
 */
export async function* labelledDocuments({
  seed,
  count,
}: {
  seed: number;
  count: number;
}): AsyncGenerator<LabelledDocument> {
  const papers = writtenPapers().slice(0, count);
  for (const paper of papers) yield await printedPaper(paper);
  let number = FIRST_NUMBER;
  for (let made = 0; made < count - papers.length; made += 1) {
    const layout = layouts[made % layouts.length]!;
    let tender = tenderNumbered(seed, number);
    while (!layout.fits(tender)) tender = tenderNumbered(seed, ++number);
    number += 1;
    yield await labelled(seed, tender, layout);
  }
}

async function labelled(seed: number, tender: Tender, layout: Layout): Promise<LabelledDocument> {
  const fileName = `${layout.name}-${tender.number}.${layout.format}`;
  const source = sourceOf(seed, tender, layout);
  return {
    layout: layout.name,
    heldOut: false,
    fileName,
    bytes: await printed(source, layout, fileName),
    mimeType: mimeTypes[layout.format],
    truth: truthOf(source, layout),
  };
}

/** An addendum announces that a tender closes later. */
const sourceOf = (seed: number, tender: Tender, { kinds }: Layout): Source =>
  kinds.includes('addendum')
    ? {
        ...{ seed, position: tender.files.length, formerClosing: tender.closing },
        tender: { ...tender, closing: onWorkday(tender.closing + 14 * DAY) },
      }
    : { seed, tender, position: 0, formerClosing: null };

const tenderNumbered = (seed: number, number: number): Tender =>
  tenderOf({ seed, number, published: FIRST_PUBLISHED + (number - FIRST_NUMBER) * HOUR, earlier: null });
