import { dataBlock, type Html, html, ICON } from '#services/html.ts';
import { assets } from '#services/site/layout/assets.ts';
import type { PageView, Section } from '#services/site/page.ts';

/** The name of the site, after the title of each page. */
export const SITE_NAME = 'Tender Data';

const NAVIGATION: readonly { section: Section; path: string; label: string }[] = [
  { section: 'tenders', path: '/tenders', label: 'Tenders' },
  { section: 'companies', path: '/companies', label: 'Companies' },
  { section: 'buyers', path: '/buyers', label: 'Buyers' },
  { section: 'places', path: '/provinces', label: 'Provinces' },
  { section: 'restricted', path: '/restricted-suppliers', label: 'Restricted' },
  { section: 'data', path: '/data', label: 'Data' },
  { section: 'developers', path: '/docs', label: 'Developers' },
  { section: 'status', path: '/status', label: 'Status' },
  { section: 'account', path: '/account', label: 'Account' },
];

/** A page may only load from this service, and must not run inline scripts. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What the frame of a page needs besides its view. */
export type FrameOptions = {
  section: Section | null;
  publicUrl: string;
  /** Age in seconds of the oldest answer on the page while the database does not respond; otherwise null. */
  age: number | null;
};

/** @returns an age in seconds, in words */
const inWords = (age: number): string => {
  if (age < 60) return 'less than a minute';
  return age < 5_400 ? `${Math.ceil(age / 60)} minutes` : `${Math.round(age / 3_600)} hours`;
};

/** About the longest title that tabs and search engines show. */
const MAX_TITLE = 70;

/**
 * @returns the title in the head of a page: with the name of the site if there is room, and with its longest part cut
 *   after a word if there is still not enough
 */
function headTitle(title: string): string {
  const named = `${title} | ${SITE_NAME}`;
  if (named.length <= MAX_TITLE) return named;
  const parts = title.split(' | ');
  const longest = parts.reduce((one, other) => (other.length > one.length ? other : one));
  const room = longest.length - Math.max(0, title.length - MAX_TITLE);
  if (room === longest.length) return title;
  const cut = longest.slice(0, Math.max(0, room - 1));
  const end = cut.lastIndexOf(' ');
  const short = end > 0 ? cut.slice(0, end) : cut.toWellFormed();
  return parts.map((part) => (part === longest ? `${short}…` : part)).join(' | ');
}

/** @returns structured data for programs: what the page is about, otherwise a WebPage */
function dataOf({ jsonLd = [], title, description }: PageView, url: string): NonNullable<PageView['jsonLd']> {
  return jsonLd.length > 0 ? jsonLd : [{ '@type': 'WebPage', name: title, description, url }];
}

/** @returns the whole document around what a page shows */
export function documentOf(view: PageView, { section, publicUrl, age }: FrameOptions): Html {
  const { title, description, main, canonical, api, feed } = view;
  const address = `${publicUrl}${canonical}`;
  const picture = view.picture ?? {
    path: assets.picture.path,
    alt: `${SITE_NAME}: what the state buys, and from whom`,
  };
  const found = view.status === undefined || view.status === 200;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${section === 'start' ? title : headTitle(title)}</title>
<meta name="description" content="${description}">
${found ? html`<link rel="canonical" href="${address}">` : null}${view.hidden || !found ? html`<meta name="robots" content="noindex">` : null}
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta property="og:url" content="${address}"><meta property="og:site_name" content="${SITE_NAME}"><meta property="og:type" content="website">
<meta property="og:image" content="${publicUrl}${picture.path}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="${picture.alt}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="${ICON}">
<link rel="search" type="application/opensearchdescription+xml" title="${SITE_NAME}" href="/opensearch.xml">
${api ? html`<link rel="alternate" type="application/json" href="${api}">` : null}
${feed ? html`<link rel="alternate" type="application/atom+xml" href="${feed}">` : null}
<link rel="stylesheet" href="${assets.style.path}">
<script src="${assets.script.path}" defer></script>
${view.script ? html`<script src="${assets[view.script].path}" defer></script>` : null}
${(found ? dataOf(view, address) : []).map((each) => dataBlock('application/ld+json', { '@context': 'https://schema.org', ...each }))}
</head>
<body>
<a class="skip" href="#main">To the content</a>
<header class="head"><div class="wide">
<a class="brand" href="/">Tender<span> Data</span></a>
<nav aria-label="Parts of the site"><ul>${NAVIGATION.map(
    ({ section: of, path, label }) =>
      html`<li><a href="${path}"${of === section ? html` aria-current="true"` : null}>${label}</a></li>`,
  )}</ul></nav>
</div></header>
${
  age === null
    ? null
    : html`<div class="notice" role="status"><div class="wide">The database does not respond at the moment. What you see is ${inWords(age)} old.</div></div>`
}
<main id="main"><div class="wide">${main}</div></main>
<footer class="foot"><div class="wide">
<p>Public procurement of South Africa, from the publications of National Treasury and of organs of state. <a href="/data">Where the data comes from</a></p>
<p>${api ? html`<a href="${api}">This page as JSON</a> (<a href="/docs">needs a key</a>)` : html`<a href="/docs">The API with all data</a>`}</p>
</div></footer>
</body>
</html>
`;
}
