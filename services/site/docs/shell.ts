import { type Content, type Html, html } from '#services/html.ts';
import { changelog, guides } from '#services/site/docs/texts.ts';

type Link = { path: string; label: string };

const PARTS: readonly { title: string; links: readonly Link[] }[] = [
  {
    title: 'Begin',
    links: [
      { path: '/docs', label: 'Quick start' },
      { path: '/docs/reference', label: 'Reference' },
      { path: '/docs/errors', label: 'Errors' },
    ],
  },
  { title: 'Guides', links: guides },
  {
    title: 'Also',
    links: [
      changelog,
      { path: '/widgets', label: 'Choose a widget' },
      { path: '/status', label: 'Status' },
      { path: '/v2/openapi.json', label: 'OpenAPI of /v2' },
      { path: '/api/openapi.json', label: 'OpenAPI of /api' },
    ],
  },
];

/**
 * The frame of the developers' pages: their content, and beside it the navigation.
 * @param path of the page, or of its parent in the navigation
 */
export const shell = (path: string, content: Content): Html => html`<div class="with-side">
<article class="doc">${content}</article>
<nav class="first doc-nav no-print" aria-label="Documentation">${PARTS.map(
  ({ title, links }) =>
    html`<p>${title}</p><ul>${links.map(
      ({ path: to, label }) =>
        html`<li><a href="${to}"${to === path ? html` aria-current="page"` : null}>${label}</a></li>`,
    )}</ul>`,
)}</nav>
</div>`;

/** @returns the links from the start to the parents of a page */
export const trail = (...above: readonly Link[]): Html =>
  html`<p class="trail no-print">${above.map(({ path, label }, at) => html`${at > 0 && ' / '}<a href="${path}">${label}</a>`)}</p>`;

const CODE = /`([^`]+)`/;

/** @returns a text as HTML, in which words between backticks are code */
export const inline = (text: string): Html =>
  html`${text.split(CODE).map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
