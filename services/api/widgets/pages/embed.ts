import { hash } from 'node:crypto';
import { toRequestError } from '#services/api/http/errors.ts';
import type { FeedBody } from '#services/api/widgets/feeds/mount.ts';
import type { Built } from '#services/api/widgets/pages/built.ts';
import { optionsOf, sheetsOf } from '#services/api/widgets/pages/kinds.ts';
import { type Content, element, type Html, html, raw } from '#services/html.ts';
import { frame, type State } from '#widgets/view/frame.ts';
import type { Kind } from '#widgets/view/kind.ts';
import type { TreeElement } from '#widgets/view/tree.ts';

/**
 * Reads a feed for a page that is made on the server.
 * @param name such as `top-companies`
 * @param query text after the question mark, still encoded
 * @throws RequestError as the feed's own path does
 */
export type ReadFeed = (name: string, query: string) => Promise<FeedBody>;

/**
 * Says in the console which parameters change nothing. Tells the page around how tall this one is: as
 * `{ type: 'tender-widget', height }`, and in the form of WordPress where it has given a secret in the fragment of the address.
 */
const SCRIPT = `(()=>{const{unused}=document.body.dataset;if(unused)console.warn('tender-widget: '+unused);const tell=()=>{const height=Math.ceil(document.documentElement.getBoundingClientRect().height);parent.postMessage({type:'tender-widget',height},'*');const secret=new URLSearchParams(location.hash.replace(/^#\\??/,'')).get('secret');if(secret)parent.postMessage({message:'height',value:height,secret},'*')};if(parent!==window){new ResizeObserver(tell).observe(document.documentElement);tell()}})()`;

const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** A page in a frame is as tall as what it shows; a drawing is not taller than in other pages. */
const PAGE_STYLE =
  'body{margin:0}.drawing>svg{max-height:20em}.w{height:auto;min-height:var(--tender-height,calc(7em + var(--n)*var(--row)))}.rows{grid-template-rows:repeat(var(--n),auto)}[role=button]{cursor:default}';

export type EmbedPage = { body: Html; policy: string; failed: boolean };

/**
 * A widget as a page of its own that needs no script. Any site may show it in a frame.
 * @param home address of the page about the widgets
 * @param oembed address that describes this page to other sites
 */
export async function embedPage(
  kind: Kind,
  query: URLSearchParams,
  { styles }: Built,
  read: ReadFeed,
  { home, oembed }: { home: string; oembed: string },
): Promise<EmbedPage> {
  const given = optionsOf(kind, query);
  // It is a page of its own, whose title is this heading.
  const options = query.has('heading-level') ? given : { ...given, headingLevel: '1' };
  const state: State = options.wrong ? options : await stateOf(kind.name, options.query.slice(1), read);
  const style = `${sheetsOf(kind)
    .map((name) => styles.get(name))
    .join('')}${PAGE_STYLE}.q{--n:${options.limit}}`;
  const { title } = options;
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="alternate" type="application/json+oembed" href="${oembed}&format=json" title="${title}">
<link rel="alternate" type="text/xml+oembed" href="${oembed}&format=xml" title="${title}">
${raw('style', style)}
</head>
${options.unused ? html`<body data-unused="${options.unused.trim()}">` : html`<body>`}<main class="q">${htmlOf(withoutButtons(frame(kind, options, state, home)))}</main>
${raw('script', SCRIPT)}
</body>
</html>
`;
  return {
    body,
    policy: `default-src 'none'; style-src ${sourceOf(style)}; script-src ${sourceOf(SCRIPT)}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    failed: Boolean(state.failure),
  };
}

async function stateOf(name: string, query: string, read: ReadFeed): Promise<State> {
  try {
    const { data, meta, generatedAt } = await read(name, query);
    return { entries: data, made: generatedAt ?? meta?.generatedAt };
  } catch (cause) {
    const { status, message } = toRequestError(cause);
    return status < 500 && status !== 429
      ? { wrong: ` ${message}` }
      : { failure: 'The figures cannot be loaded now. Load this page again in a moment.' };
  }
}

/** Without a script nothing is pressed, and what has no effect is not reached by keyboard. */
const withoutButtons = ([name, attributes, ...children]: TreeElement): TreeElement => {
  const { tabindex: _, 'aria-pressed': __, role, ...rest } = attributes ?? {};
  return [
    name,
    { ...rest, role: role === 'button' ? 'img' : role },
    ...children
      .filter((child) => !(Array.isArray(child) && child[0] === 'button'))
      .map((child) => (child && typeof child === 'object' ? withoutButtons(child) : child)),
  ];
};

/** @returns what a widget shows, as HTML: the same that a browser makes of it */
function htmlOf([name, attributes, ...children]: TreeElement): Html {
  const [tag = '', names] = name.split('.');
  return element(
    tag,
    { ...attributes, ...(names !== undefined && { class: names }) },
    children.map((child): Content => {
      if (!child) return null;
      return typeof child === 'string' ? child : htmlOf(child);
    }),
  );
}
