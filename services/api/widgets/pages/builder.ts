import { readWanted } from '#services/api/widgets/feeds/parameters.ts';
import type { Built } from '#services/api/widgets/pages/built.ts';
import { addressOf, heightsOf, kinds, optionsOf, PARAMETERS } from '#services/api/widgets/pages/kinds.ts';
import { iframe } from '#services/api/widgets/pages/oembed.ts';
import { type Html, html, ICON } from '#services/html.ts';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { RequestError } from '#shared/errors.ts';
import type { Kind } from '#widgets/view/kind.ts';
import type { Options } from '#widgets/view/options.ts';

/** What the builder page may load: itself and the widgets that it shows. */
export const BUILDER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const LABELS: Readonly<Record<string, string>> = {
  'top-companies': 'Largest suppliers',
  'winners-feed': 'Latest awards',
  'sector-trends': 'Tenders by sector',
  heatmap: 'Map of the provinces',
};

type Choice = readonly [value: string, label: string];

const select = (name: string, label: string, choices: readonly Choice[], chosen: string): Html =>
  html`<p><label for="${name}">${label}</label> <select id="${name}" name="${name}">${choices.map(
    ([value, text]) =>
      value === chosen
        ? html`<option value="${value}" selected>${text}</option>`
        : html`<option value="${value}">${text}</option>`,
  )}</select></p>`;

const code = (name: string, title: string, about: string, text: string): Html =>
  html`<section aria-labelledby="${name}-title"><h3 id="${name}-title">${title}</h3><p>${about}</p>
<pre tabindex="0" role="group" aria-labelledby="${name}-title"><code id="${name}">${text}</code></pre>
<p><button type="button" data-copy="${name}">Copy</button> <span role="status" data-copied="${name}"></span></p></section>`;

const USUAL = 'top-companies';

/**
 * @param base address of this service
 * @returns the page; 400 where a choice breaks its rule, which the page then says
 */
export function builderPage(
  query: URLSearchParams,
  { scripts }: Built,
  base: string,
): { status: number; body: Html } {
  const named = query.get('kind') || USUAL;
  const kind = kinds.get(named) ?? (kinds.get(USUAL) as Kind);
  const options = optionsOf(kind, query);
  const wrong = kinds.has(named)
    ? `${options.wrong}${unknownPlace(query)}`
    : ` kind must be one of ${[...kinds.keys()].join(', ')}.${options.wrong}`;
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Widgets for your site</title>
<meta name="description" content="Largest suppliers, latest awards, tenders by sector and a map of the provinces, for your pages: choose, look, copy.">
<link rel="canonical" href="${base}/widgets">
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="/widgets/v1/builder.css">
</head>
<body>
<main>
<h1>Widgets for your site</h1>
<p>Show public procurement of South Africa on your pages: choose, look, copy. Nothing is loaded from any other site, and no cookies are set. <a href="/docs/widgets">How widgets work</a>. <a href="/">Tender Data</a>.</p>
<form id="choices" method="get" action="/widgets">
${select(
  'kind',
  'Widget',
  [...kinds.keys()].map((name) => [name, LABELS[name] ?? name]),
  kind.name,
)}
${select(
  'province',
  'Province',
  [
    ['', 'All provinces'],
    ...provinces.filter(({ isProvince }) => isProvince).map(({ slug, name }): Choice => [slug, name]),
  ],
  options.province ?? '',
)}
${select(
  'category',
  'Category',
  [['', 'All categories'], ...categories.map(({ slug, name }): Choice => [slug, name])],
  query.get('category') ?? '',
)}
${select(
  'theme',
  'Colours',
  [
    ['auto', 'As the reader’s device'],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ],
  options.theme,
)}
${rows(kind, options)}
<p><button type="submit">Show</button></p>
</form>
<div id="result" aria-live="polite">${wrong ? html`<p role="alert">This choice is not possible.${wrong}</p>` : result(kind, options, scripts, base)}</div>
</main>
<script src="/widgets/v1/widgets.js" async></script>
<script src="/widgets/v1/builder.js" async></script>
</body>
</html>
`;
  return { status: wrong ? 400 : 200, body };
}

/** The number of rows; a widget without that option keeps the field out of sight and out of the address. */
const rows = (kind: Kind, { limit }: Options): Html => {
  const label = html`<label for="limit">Rows</label>`;
  return kind.unused?.includes('limit')
    ? html`<p hidden>${label} <input id="limit" name="limit" type="number" min="1" disabled></p>`
    : html`<p>${label} <input id="limit" name="limit" type="number" min="1" max="${kind.most}" value="${limit}"></p>`;
};

/** @returns what is wrong with the province or category, in the words of the feeds; empty where both exist */
function unknownPlace(query: URLSearchParams): string {
  const asked = new URLSearchParams();
  for (const name of ['province', 'category']) {
    const text = query.get(name);
    if (text) asked.set(name, text);
  }
  try {
    readWanted({ parameters: ['province', 'category'], limit: { default: 1, max: 1 } }, String(asked));
    return '';
  } catch (error) {
    if (error instanceof RequestError) return ` ${error.message}`;
    throw error;
  }
}

function result(kind: Kind, options: Options, scripts: Built['scripts'], base: string): Html {
  const { narrow, wide, from } = heightsOf(kind, options);
  const given: (readonly [string, string])[] = PARAMETERS.flatMap((name) => {
    const value = options[name as 'province'];
    const isUsual =
      (name === 'limit' && options.limit === kind.usual) ||
      (name === 'theme' && value === 'auto') ||
      (name === 'title' && value === kind.title) ||
      name === 'heading-level';
    return value && !isUsual ? [[name, String(value)] as const] : [];
  });
  const attributes = given.map(([name, value]) => html` data-${name}="${value}"`);
  const page = addressOf(base, kind, new URLSearchParams(Object.fromEntries(given)));
  // Keeps the place until the script is there: its height depends on the width of the place.
  const reserve = `display:block;padding-top:clamp(${wide}px,(${from}px - 100%)*999,${narrow}px)`;
  const tag = html`<tender-widget kind="${kind.name}"${attributes} style="${reserve}"><a href="${page}">${kind.title}</a></tender-widget>`;
  const fixed = scripts.get(kind.name);
  return html`<h2>How it looks</h2>
${options.unused.includes('category') && html`<p>This widget cannot be limited to a category: it shows all of them.</p>`}
<div class="preview"><tender-widget kind="${kind.name}"${attributes}></tender-widget><noscript>${iframe(page, kind.title, '100%', wide)}</noscript></div>
<h2>Code for your page</h2>
${code(
  'script',
  'Script',
  'It improves with this service. Put the second line once at the end of the page, however many widgets there are.',
  `${tag}\n<script async src="${base}/widgets/v1/${kind.name}.js"></script>`,
)}
${
  fixed &&
  code(
    'fixed',
    'Script that never changes',
    'The browser accepts exactly this content and nothing else.',
    `${tag}\n<script async src="${base}/widgets/${fixed.hash}/${kind.name}.js" integrity="${fixed.integrity}" crossorigin="anonymous"></script>`,
  )
}
${code('iframe', 'Frame', 'For pages that allow no scripts.', String(iframe(page, kind.title, '100%', wide)))}
${code('wordpress', 'WordPress', 'Put this address into a block “Embed”.', page)}`;
}

export const BUILDER_STYLE = `:root { color-scheme: light dark; --text: #17212b; --back: #fff; --soft: #f1f4f6; --line: #8a97a3; --accent: #0a6650; }
@media (prefers-color-scheme: dark) { :root { --text: #eef2f5; --back: #151b21; --soft: #212a32; --line: #7b8894; --accent: #52c9a3; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: var(--text); background: var(--back); }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; } h2 { font-size: 1.25rem; margin: 2rem 0 .75rem; } h3 { font-size: 1rem; margin: 1.5rem 0 0; } p { margin: .25rem 0 .75rem; }
form { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: .25rem 1rem; margin: 1.5rem 0; padding: 1rem; background: var(--soft); border-radius: 6px; }
form p { margin: .25rem 0; align-self: end; } label { display: block; font-weight: 600; }
select, input { width: 100%; box-sizing: border-box; } select, input, button { font: inherit; min-height: 2.75rem; padding: .4rem .75rem; color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: 4px; }
button { font-weight: 600; cursor: pointer; } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; } a { color: var(--accent); }
@media (scripting: none) { [data-copy] { display: none; } }
pre { margin: .5rem 0; padding: .75rem 1rem; background: var(--soft); border-radius: 4px; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .875rem; }
`;
