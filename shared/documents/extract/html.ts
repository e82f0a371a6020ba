import type { PageLines } from './extraction.ts';
import { readMarkup } from './markup.ts';
import { textFlow } from './text-flow.ts';

/** Elements whose content is not shown. */
const SKIPPED: ReadonlySet<string> = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'object',
  'iframe',
  'textarea',
  'select',
  'xml',
]);
/** Elements that begin and end a line. */
const BLOCKS: ReadonlySet<string> = new Set(
  `address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3
   h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody tfoot thead ul`.split(/\s+/),
);
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/i;
/** Elements without an end tag. */
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Reads a page of HTML as it is shown: one page, without scripts, styles and what is hidden. */
export function readHtml(text: string): PageLines[] {
  const flow = textFlow();
  let skipped = 0;
  readMarkup(text, 'html', {
    open(name, attributes) {
      if (skipped > 0 || SKIPPED.has(name) || HIDDEN.test(attributes.style ?? '') || 'hidden' in attributes) {
        if (!VOID.has(name) || skipped > 0) skipped += 1;
      } else if (name === 'tr') flow.openRow();
      else if (name === 'td' || name === 'th') flow.openCell();
      else if (name === 'br' || BLOCKS.has(name)) flow.endLine();
    },
    close(name) {
      if (skipped > 0) skipped -= 1;
      else if (name === 'tr') flow.closeRow();
      else if (name === 'td' || name === 'th') flow.closeCell();
      else if (BLOCKS.has(name)) flow.endLine();
    },
    text(content) {
      if (skipped === 0) flow.text(content.replace(/\s+/g, ' '));
    },
  });
  return flow.pages();
}
