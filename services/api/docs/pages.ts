import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { errorSections } from '#services/api/docs/errors.ts';
import { type Text, texts } from '#services/api/docs/texts.ts';
import { escaped } from '#services/html.ts';

/** A file of the documentation; `kept` is its Cache-Control. */
export type Page = { type: string; body: Buffer; kept: string };

const frame = (title: string, head: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/docs/assets/favicon.png">
${head}
</head>
<body>
${body}
</body>
</html>
`;

const NAVIGATION = `<nav aria-label="Pages">
${texts.map(({ path, label }) => `<a href="${path}">${label}</a>`).join('\n')}
<a href="/docs/reference">Reference</a> <a href="/docs/reference/application">Reference of the application</a> <a href="/docs/errors">Errors</a>
</nav>`;

/** The address that the examples of the texts have. */
const EXAMPLE_URL = 'http://127.0.0.1:8080';

/** A text to read, with examples for the address of this service. */
const reading = ({ title, html }: Text, publicUrl: string): string =>
  article(
    title,
    readFileSync(join(import.meta.dirname, 'texts', html), 'utf8').replaceAll(
      EXAMPLE_URL,
      escaped(publicUrl),
    ),
  );

const article = (title: string, text: string): string =>
  frame(
    title,
    '<link rel="stylesheet" href="/docs/assets/page.css">',
    `<a class="skip" href="#text">To the text</a>
${NAVIGATION}
<main id="text">
${text}
</main>`,
  );

/** A page with the viewer. @param script starts it, for one description */
const reference = (title: string, script: string): string =>
  frame(
    title,
    '<link rel="stylesheet" href="/docs/assets/swagger-ui.css">',
    `${NAVIGATION}
<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/assets/${script}"></script>`,
  );

const start = (description: string): string => `SwaggerUIBundle({
  url: '${description}',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  supportedSubmitMethods: ['get'],
  validatorUrl: null,
});
`;

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: #1c2733; background: #fff; }
h2 { font-size: 1.2rem; margin: 2rem 0 0; } small { color: #5a6570; font-weight: normal; } a { color: #0a57a4; }
code, pre { background: #eef1f4; border-radius: 3px; } code { padding: 0 .25em; overflow-wrap: anywhere; }
pre { padding: .75rem; overflow-x: auto; } pre code { padding: 0; overflow-wrap: normal; }
.wide { overflow-x: auto; } table { border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #c6ced6; }
:target { background: #fff6d6; } .skip { position: absolute; left: -100vw; } .skip:focus { position: static; }
`;

const ERRORS = (): string =>
  article(
    'Errors of the Tender Data API',
    `<h1>Errors</h1>
<p>Every error has the same form: <code>error</code>, <code>code</code>, <code>message</code>, <code>requestId</code>,
<code>docs</code>, <code>timestamp</code> and, where there is more to say, <code>details</code>.</p>
${errorSections()}`,
  );

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Our pages change with the service; the viewer's files change with its version only. */
const MOMENT = 'public, max-age=300';
const DAY = 'public, max-age=86400';

const html = (text: string): Page => ({
  type: 'text/html; charset=utf-8',
  body: Buffer.from(text),
  kept: MOMENT,
});
const file = (name: string, type: string): Page => ({
  type,
  body: readFileSync(join(viewer, name)),
  kept: DAY,
});
const SCRIPT = 'text/javascript; charset=utf-8';
const script = (text: string): Page => ({ type: SCRIPT, body: Buffer.from(text), kept: MOMENT });
const CSS = 'text/css; charset=utf-8';

/**
 * @param publicUrl address callers use, without a slash at the end
 * @returns path → function that makes the page
 */
export const pagesOf = (publicUrl: string): ReadonlyMap<string, () => Page> =>
  new Map([
    ...texts.map((text) => [text.path, () => html(reading(text, publicUrl))] as const),
    ['/docs/reference', () => html(reference('Paths of the Tender Data API', 'start.js'))],
    ['/docs/reference/application', () => html(reference('Paths of the application', 'application.js'))],
    ['/docs/errors', () => html(ERRORS())],
    ['/docs/assets/start.js', () => script(start('/v2/openapi.json'))],
    ['/docs/assets/application.js', () => script(start('/api/openapi.json'))],
    ['/docs/assets/page.css', () => ({ type: CSS, body: Buffer.from(STYLE), kept: MOMENT })],
    ['/docs/assets/swagger-ui.css', () => file('swagger-ui.css', CSS)],
    ['/docs/assets/swagger-ui-bundle.js', () => file('swagger-ui-bundle.js', SCRIPT)],
    ['/docs/assets/favicon.png', () => file('favicon-32x32.png', 'image/png')],
  ]);
