import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { errorSections } from '#services/api/docs/errors.ts';

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

const REFERENCE = frame(
  'Tender Data API',
  '<link rel="stylesheet" href="/docs/assets/swagger-ui.css">',
  `<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/assets/start.js"></script>`,
);

const START = `SwaggerUIBundle({
  url: '/v2/openapi.json',
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

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1c2733; }
h2 { font-size: 1.1rem; margin: 2rem 0 0; } small { color: #66717d; font-weight: normal; }
code { background: #eef1f4; padding: 0 .25em; border-radius: 3px; } :target { background: #fff6d6; }
`;

const ERRORS = (): string =>
  frame(
    'Errors of the Tender Data API',
    '<link rel="stylesheet" href="/docs/assets/errors.css">',
    `<p><a href="/docs">Reference</a></p>
<h1>Errors</h1>
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
const CSS = 'text/css; charset=utf-8';

/** Path → function that makes the page. */
export const pages: ReadonlyMap<string, () => Page> = new Map([
  ['/docs', () => html(REFERENCE)],
  ['/docs/errors', () => html(ERRORS())],
  ['/docs/assets/start.js', () => ({ type: SCRIPT, body: Buffer.from(START), kept: MOMENT })],
  ['/docs/assets/errors.css', () => ({ type: CSS, body: Buffer.from(STYLE), kept: MOMENT })],
  ['/docs/assets/swagger-ui.css', () => file('swagger-ui.css', CSS)],
  ['/docs/assets/swagger-ui-bundle.js', () => file('swagger-ui-bundle.js', SCRIPT)],
  ['/docs/assets/favicon.png', () => file('favicon-32x32.png', 'image/png')],
]);
