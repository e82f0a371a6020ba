import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { Marked, type Tokens } from 'marked';
import { KEY_PLACE } from '#services/site/docs/key-place.ts';
import { type DocsText, texts } from '#services/site/docs/texts.ts';
import { fill } from './fill.ts';

/** Files that the texts refer to, and where the service shows the same. */
const shownAt: ReadonlyMap<string, string> = new Map([
  ['docs/reference/endpoints.md', '/docs/reference'],
  ...texts.map(({ source, path }) => [source, path] as const),
]);

/** @returns where the service shows what a text links to, or undefined if it does not, and then there is no link */
function addressOf(href: string, source: string): string | undefined {
  if (href.startsWith('#')) return href;
  const [file = '', anchor] = href.split('#');
  const shown = shownAt.get(join(dirname(source), file));
  return shown !== undefined && anchor !== undefined ? `${shown}#${anchor}` : shown;
}

/** @returns the HTML of a text, with a list of its contents, for the service to put into a page */
export function textPage(root: string, { source }: DocsText): string {
  const text = fill(source, readFileSync(join(root, source), 'utf8'));
  const contents: string[] = [];
  const anchors = new Map<string, number>();
  let section = '';
  let tables = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: title }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        section = title.replaceAll('`', '');
        const anchor = anchorOf(title);
        const before = anchors.get(anchor) ?? 0;
        anchors.set(anchor, before + 1);
        const id = before === 0 ? anchor : `${anchor}-${before}`;
        if (depth === 2) contents.push(`<li><a href="#${id}">${inner}</a></li>`);
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        const shown = addressOf(href, source);
        return shown === undefined ? inner : `<a href="${shown}">${inner}</a>`;
      },
      // Wide blocks are scrolled, which must be possible with the keyboard, too.
      code: ({ text: code, lang = '' }: Tokens.Code) =>
        `<pre tabindex="0"${lang === 'sh' ? ' data-copy' : ''}><code class="language-${lang}">${withKey(escaped(code))}</code></pre>\n`,
      table({ header, rows }: Tokens.Table) {
        const cells = (tag: string, of: Tokens.TableCell[]) =>
          of.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag.slice(0, 2)}>`).join('');
        const lines = rows.map((row) => `<tr>${cells('td', row)}</tr>\n`).join('');
        tables += 1;
        const label = escaped(`Table ${tables}: ${section}`).replaceAll('"', '&quot;');
        return `<div class="scroll" role="region" aria-label="${label}" tabindex="0">\n<table>\n<thead><tr>${cells('th scope="col"', header)}</tr></thead>\n<tbody>\n${lines}</tbody>\n</table>\n</div>\n`;
      },
      // The marks around generated tables.
      html: () => '',
    },
  });
  const body = marked.parse(text, { async: false });
  const end = body.indexOf('<h2');
  const nav = `<nav aria-label="Contents">\n<ul>\n${contents.join('\n')}\n</ul>\n</nav>\n`;
  return `${body.slice(0, end)}${nav}${body.slice(end)}`;
}

/** As GitHub names the heading, so that links within the page work in both places. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** The place for a reader's key is marked, so that the page can show the reader's own. */
const withKey = (code: string): string => code.replaceAll(KEY_PLACE, `<span data-key>${KEY_PLACE}</span>`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
