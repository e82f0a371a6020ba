import { type Html, html } from '#services/html.ts';
import { KEY_PLACE } from '#services/site/docs/key-place.ts';
import { feedAddress } from '#services/site/feeds/address.ts';
import { type ListDeclaration, SHOWN_BY } from '#services/site/lists/declaration.ts';
import type { ListQuery } from '#services/site/query.ts';

/** Parameters of a page of a list that do not apply to the whole list as a table. */
const OF_PAGES = ['cursor', 'page', 'limit', 'highlight', 'facets', 'facetRecords'] as const;

/**
 * The same query in other forms: as an API call, a table, a feed, and the forms that the list declares.
 * @param api address of the answer below /v2
 */
export function sameQuery(declared: ListDeclaration, query: ListQuery, api: string, publicUrl: string): Html {
  const { path, address, feed, forms, many } = declared;
  const everything = address(query.without(...SHOWN_BY, ...OF_PAGES));
  const others = forms?.(query) ?? [];
  return html`<section class="elsewhere no-print" aria-labelledby="elsewhere"><h2 id="elsewhere">This list elsewhere</h2>
<ul>
${others.map((other) => html`<li>${other}</li>`)}
${feed && html`<li><a href="${feedAddress(path, query)}" type="application/atom+xml">Feed</a> <span>the newest, for a feed reader; no key</span></li>`}
<li><a href="${api}" rel="nofollow">JSON</a> <span>this page, for a program; with a <a href="/account/keys">key</a></span></li>
<li><a href="#csv">CSV</a> <span>all these ${many}, for a spreadsheet, by a command; with an enterprise <a href="/account/keys">key</a></span></li>
</ul>
<details id="calls"><summary>As commands</summary>
${command(`${publicUrl}${api}`)}
${command(`${publicUrl}${everything}`, html` -H "Accept: text/csv" -o ${path.slice(1)}.csv`, 'csv')}
<p class="small soft">Replace <code>${KEY_PLACE}</code> by your key. <a href="/account/keys">Create one</a>; <a href="/docs">how the API works</a>.</p></details></section>`;
}

const command = (url: string, more: Html | null = null, id: string | null = null): Html =>
  html`<pre tabindex="0" data-copy${id && html` id="${id}"`}><code>curl -H "Authorization: Bearer ${KEY_PLACE}"${more} "${url}"</code></pre>`;
