import MarkdownIt, { type Token } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { linkScheme, ownLink } from '#shared/domain/content/links.ts';
import type { Prose } from '#shared/domain/content/tone.ts';

/**
 * Markdown of articles and newsletters: what it says, what of it may not be served, and its HTML. Decision:
 * docs/decisions/0166-content-is-checked-when-it-comes-in.md
 */

/** Elements that a text may have, whether written as Markdown or as HTML, with their attributes. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p br hr h1 h2 h3 h4 h5 h6 strong b em i s del sub sup small kbd abbr code pre blockquote ul li table thead tbody tr figure figcaption'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  th: ['align', 'style'],
  td: ['align', 'style'],
};
/** The alignment of table columns, as Markdown writes it. */
const ALIGNMENT = { 'text-align': [/^(?:left|right|center)$/] };

const parser = new MarkdownIt({ html: true, linkify: false, typographer: false });
// `inspectMarkdown` judges addresses and says what is wrong; the sanitiser drops wrong ones.
parser.validateLink = () => true;

/** Something in a text that may not be served, with the line of the text, from 1, and the rule. */
export type TextFault = { line: number; rule: string };
/** A link to one of our records, such as `tender:165050`. */
export type TextLink = { line: number; target: string };

/** @returns what may not be served, and the links to our records */
export function inspectMarkdown(text: string): { faults: TextFault[]; links: TextLink[] } {
  const lines = text.split('\n');
  const faults: TextFault[] = [];
  const links: TextLink[] = [];
  // A text may contain the same piece of HTML thousands of times.
  const judged = new Map<string, ReturnType<typeof faultsOfHtml>>();
  const judge = (html: string) => {
    const known = judged.get(html) ?? faultsOfHtml(html);
    judged.set(html, known);
    return known;
  };
  for (const { token, from, until } of tokensOf(text)) {
    const lineOf = (words: string) => lineWith(lines, words, from, until);
    if (token.type === 'html_inline' || token.type === 'html_block')
      for (const rule of judge(token.content)) faults.push({ line: lineOf(rule.found), rule: rule.rule });
    const address = addressOf(token);
    if (address === null) continue;
    const line = lineOf(address);
    if (token.type === 'link_open' && ownLink(address) !== null) links.push({ line, target: address });
    else {
      const rule = faultOfAddress(address, token.type === 'image');
      if (rule !== null) faults.push({ line, rule });
    }
  }
  return { faults, links };
}

/** The address of a link or picture; null for other tokens. */
function addressOf(token: Token): string | null {
  const address = token.attrGet(token.type === 'image' ? 'src' : 'href');
  return address === null ? null : String(address);
}

type Placed = { token: Token; from: number; until: number };

/** The tokens of a text, also those within lines, with the lines that they may stand in, from 0. */
function tokensOf(text: string): Placed[] {
  const placed: Placed[] = [];
  let [from, until] = [0, 0];
  for (const token of parser.parse(text, {})) {
    if (token.map) [from, until] = token.map;
    placed.push({ token, from, until });
    for (const child of token.children ?? []) placed.push({ token: child, from, until });
  }
  return placed;
}

function lineWith(lines: readonly string[], words: string, from: number, until: number): number {
  for (let at = from; at < until; at += 1) if (lines[at]?.includes(words)) return at + 1;
  return from + 1;
}

/** @returns what of a piece of HTML may not be served, with the words by which its line is found */
function faultsOfHtml(html: string): { rule: string; found: string }[] {
  const faults: { rule: string; found: string }[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // The result is not used: the HTML is only parsed.
    allowVulnerableTags: true,
    onOpenTag: (name, attributes) => {
      const allowed = ALLOWED[name];
      if (allowed === undefined) {
        faults.push({ rule: `the element <${name}> is not allowed`, found: `<${name}` });
        return;
      }
      for (const [attribute, value] of Object.entries(attributes)) {
        const address = attribute === 'href' || attribute === 'src';
        if (!allowed.includes(attribute) || attribute === 'style')
          faults.push({ rule: `the attribute ${attribute} of <${name}> is not allowed`, found: attribute });
        else if (address) {
          const rule = faultOfAddress(value, attribute === 'src');
          if (rule !== null) faults.push({ rule, found: value });
        }
      }
    },
  });
  return faults;
}

/** @returns the rule that an address breaks; null if it breaks none */
function faultOfAddress(address: string, picture: boolean): string | null {
  const scheme = linkScheme(address);
  if (picture)
    return scheme === 'http' || scheme === 'https' ? null : 'a picture must be an address with http or https';
  if (scheme === null) return null;
  return ['http', 'https', 'mailto', 'tel'].includes(scheme)
    ? null
    : `a link must begin with http, https, mailto or tel, or name a record such as tender:165050; not with ${scheme.slice(0, 40)}`;
}

/**
 * @param links addresses by the links to our records; a link without one becomes plain text
 * @param figure our own HTML, inserted after the first paragraph, such as a chart
 * @returns HTML that may be inserted into a page unchanged
 */
export function renderMarkdown(
  text: string,
  links: Readonly<Record<string, string>>,
  figure: string | null = null,
): string {
  const tokens = parser.parse(text, {});
  for (const token of tokens)
    for (const child of token.children ?? []) {
      const address = child.type === 'link_open' ? addressOf(child) : null;
      if (address !== null && ownLink(address) !== null) child.attrSet('href', links[address] ?? '');
    }
  const html = sanitizeHtml(parser.renderer.render(tokens, parser.options, {}), {
    allowedTags: Object.keys(ALLOWED),
    allowedAttributes: { ...ALLOWED, a: ['href', 'title', 'rel'] } as Record<string, string[]>,
    allowedStyles: { th: ALIGNMENT, td: ALIGNMENT },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (name, { href, ...others }) => ({
        tagName: name,
        attribs:
          href === undefined || href === '' || faultOfAddress(href, false) !== null
            ? others
            : { href, ...others, ...(/^https?:/i.test(href) && { rel: 'noopener noreferrer' }) },
      }),
      img: (name, { src, ...others }) => ({
        tagName: name,
        attribs: src === undefined || faultOfAddress(src, true) !== null ? others : { src, ...others },
      }),
    },
  }).trim();
  if (figure === null) return html;
  const end = html.indexOf('</p>');
  return end === -1 ? `${html}\n${figure}` : `${html.slice(0, end + 4)}\n${figure}${html.slice(end + 4)}`;
}

/**
 * @returns the words of the parts of a text without markup, with their lines; pictures and code are left out, and only
 *   the words of HTML are kept
 */
export function proseOf(text: string): Prose[] {
  const prose: Prose[] = [];
  let line = 1;
  for (const { type, content, map, children } of parser.parse(text, {})) {
    if (map) line = map[0] + 1;
    if (type === 'html_block') prose.push({ line, text: content.replace(TAG, ' ') });
    if (type === 'inline') prose.push({ line, text: wordsIn(children ?? [], '\n', false) });
  }
  return prose;
}

const TAG = /<[^<>]*>/g;

const wordsIn = (tokens: readonly Token[], lineEnd: string, code: boolean): string =>
  tokens
    .map(({ type, content }) => {
      if (type === 'text' || (code && type === 'code_inline')) return content;
      return type === 'softbreak' || type === 'hardbreak' ? lineEnd : '';
    })
    .join('');

/** @returns the words of a text without markup, one line for each paragraph; pictures and HTML are left out */
export function plainMarkdown(text: string): string {
  const lines: string[] = [];
  for (const { type, content, children } of parser.parse(text, {})) {
    if (type === 'fence' || type === 'code_block') lines.push(content.trim());
    if (type === 'inline') lines.push(wordsIn(children ?? [], ' ', true).trim());
  }
  return lines.filter((line) => line !== '').join('\n');
}

/** @returns the words of the first paragraph that is not a heading; empty if there is none */
export function firstParagraph(text: string): string {
  const tokens = parser.parse(text, {});
  const at = tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0);
  return at === -1 ? '' : plainMarkdown(tokens[at + 1]?.content ?? '').replaceAll('\n', ' ');
}
