import { type Html, html } from '#services/html.ts';
import { type Access, samples } from '#services/site/docs/samples.ts';
import { shell } from '#services/site/docs/shell.ts';
import { guides } from '#services/site/docs/texts.ts';
import type { Page } from '#services/site/page.ts';

type Step = { id: string; title: string; about: Html; address: string; access: Access };

const FIRST: Step = {
  ...{ id: 'first', title: 'Ask without a key', address: '/v2/meta/provinces', access: 'public' },
  about: html`How many tenders each province has. A few paths need no key.`,
};

const WITH_KEY: readonly Step[] = [
  {
    ...{ id: 'tenders', title: 'Read open tenders', access: 'key' },
    about: html`Five of those in Gauteng, the latest first. <a href="/docs/reference/tenders">All filters of this list</a>`,
    address: '/v2/tenders?province=gauteng&limit=5',
  },
  {
    ...{ id: 'search', title: 'Search', access: 'key' },
    about: html`By words of the notice and its documents, the best matches first. <a href="/docs/filters-and-search">How search reads words</a>`,
    address: '/v2/tenders/search?q=road%20maintenance&limit=5',
  },
  {
    ...{ id: 'awards', title: 'See who wins', access: 'key' },
    about: html`The largest awards.`,
    address: '/v2/awards?sort=-amount&limit=5',
  },
  {
    ...{ id: 'usage', title: 'See what is left', access: 'key' },
    about: html`Calls of the day and the month. This call is free.`,
    address: '/v2/meta/usage',
  },
];

const step = ({ id, title, about, address, access }: Step, publicUrl: string): Html =>
  html`<section><h2 id="${id}">${title}</h2><p>${about}</p>${samples({ method: 'GET', url: publicUrl + address, access, json: true })}</section>`;

/** The first page for developers: from nothing to an answer. Where the browser has the reader's key, the commands have it too. */
export const quickStart: Page = {
  path: '/docs',
  section: 'developers',
  show: ({ publicUrl }) => ({
    title: 'Quick start',
    description: 'From nothing to the first answer of the API, with commands that run as they are shown.',
    canonical: '/docs',
    script: 'docs',
    main: shell(
      '/docs',
      html`<h1>Quick start</h1>
<p class="lead">Everything on this site is data. The commands below run as they stand.</p>
${step(FIRST, publicUrl)}
<section><h2 id="key">Get a key</h2>
<p>Create one under <a href="/account">Account</a>, or ask the operator of this service. A key is sent with each request in the header <code>Authorization: Bearer …</code>. Put yours in the place of <code>tda_live_…</code> below.</p>
<p data-own-key hidden>The commands below hold your key already. It is kept in this tab of your browser only.</p></section>
${WITH_KEY.map((each) => step(each, publicUrl))}
<section><h2 id="on">Go on</h2>
<ul class="paths">
<li><a href="/docs/reference">Reference</a> <span>Every path, with a real answer and a form to try it.</span></li>
${guides.map(({ path, label, about }) => html`<li><a href="${path}">${label}</a> <span>${about}</span></li>`)}
<li><a href="/docs/errors">Errors</a> <span>What each code means and what to do.</span></li>
<li><a href="/docs/changelog">Changelog</a> <span>What changes, the newest first.</span></li>
<li><a href="/status">Status</a> <span>Whether everything is up to date.</span></li>
<li><a href="/v2/openapi.json">OpenAPI</a> <span>The description from which clients are generated, also <a href="/api/openapi.json">of the application</a>.</span></li>
</ul></section>`,
    ),
  }),
};
