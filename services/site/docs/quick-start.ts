import { type Html, html } from '#services/html.ts';
import { type Access, samples } from '#services/site/docs/samples.ts';
import { shell } from '#services/site/docs/shell.ts';
import { guides } from '#services/site/docs/texts.ts';
import type { Page } from '#services/site/page.ts';

type Step = { id: string; title: string; about: Html; address: string; access: Access };

const FIRST: Step = {
  ...{ id: 'first', title: 'Ask without a key', address: '/v2/meta/provinces', access: 'public' },
  about: html`The number of tenders in each province. A few paths need no key.`,
};

const WITH_KEY: readonly Step[] = [
  {
    ...{ id: 'tenders', title: 'Read open tenders', access: 'key' },
    about: html`Five open tenders in Gauteng, the latest first. <a href="/docs/reference/tenders">All filters of this list</a>`,
    address: '/v2/tenders?province=gauteng&limit=5',
  },
  {
    ...{ id: 'search', title: 'Search', access: 'key' },
    about: html`The service searches notices and documents, and gives the best matches first. <a href="/docs/filters-and-search">How the search works</a>`,
    address: '/v2/tenders/search?q=road%20maintenance&limit=5',
  },
  {
    ...{ id: 'awards', title: 'See who wins', access: 'key' },
    about: html`The largest awards.`,
    address: '/v2/awards?sort=-amount&limit=5',
  },
  {
    ...{ id: 'usage', title: 'See what is left', access: 'key' },
    about: html`How many calls you have left today and this month. This call is free.`,
    address: '/v2/meta/usage',
  },
];

const step = ({ id, title, about, address, access }: Step, publicUrl: string): Html =>
  html`<section><h2 id="${id}">${title}</h2><p>${about}</p>${samples({ method: 'GET', url: publicUrl + address, access, json: true })}</section>`;

/**
 * The first page for developers, up to a first answer. If the browser has the reader's key, the commands contain it.
 */
export const quickStart: Page = {
  path: '/docs',
  section: 'developers',
  show: ({ publicUrl }) => ({
    title: 'Quick start',
    description: 'The first answers of the API, with commands that run as shown.',
    canonical: '/docs',
    script: 'docs',
    main: shell(
      '/docs',
      html`<h1>Quick start</h1>
<p class="lead">All data of this site is available from the API. The commands below run as shown.</p>
${step(FIRST, publicUrl)}
<section><h2 id="key">Get a key</h2>
<p>Create one under <a href="/account">Account</a>, or ask the operator of this service. Send the key with each request in the header <code>Authorization: Bearer …</code>. Replace <code>tda_live_…</code> below by your key.</p>
<p data-own-key hidden>The commands below already contain your key. It is kept only in this tab of your browser.</p></section>
${WITH_KEY.map((each) => step(each, publicUrl))}
<section><h2 id="on">Go on</h2>
<ul class="paths">
<li><a href="/docs/reference">Reference</a> <span>Every path, with a real answer and a form to try it.</span></li>
${guides.map(({ path, label, about }) => html`<li><a href="${path}">${label}</a> <span>${about}</span></li>`)}
<li><a href="/docs/errors">Errors</a> <span>What each code means and what to do.</span></li>
<li><a href="/docs/changelog">Changelog</a> <span>All changes, the newest first.</span></li>
<li><a href="/status">Status</a> <span>Whether everything is up to date.</span></li>
<li><a href="/v2/openapi.json">OpenAPI</a> <span>A description for generating clients, also <a href="/api/openapi.json">for the application</a>.</span></li>
</ul></section>`,
    ),
  }),
};
