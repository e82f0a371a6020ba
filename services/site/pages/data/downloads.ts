import { type Html, html } from '#services/html.ts';
import { KEY_PLACE } from '#services/site/docs/key-place.ts';
import type { Fields } from '#services/site/fields.ts';
import { table } from '#services/site/parts/lists.ts';
import { when } from '#services/site/parts/words.ts';
import { write } from '#widgets/view/format.ts';

/** Lists that an enterprise key gets as a whole; each is made when it is asked for. */
const LISTS = [
  { name: 'Tenders, in every state', resource: 'tenders', address: '/v2/tenders?status=any' },
  { name: 'Awards', resource: 'awards', address: '/v2/awards' },
  { name: 'Companies', resource: 'companies', address: '/v2/companies' },
  { name: 'Buyers', resource: 'organizations', address: '/v2/organizations' },
  {
    name: 'Restricted suppliers',
    resource: 'restricted_suppliers',
    address: '/v2/forensic/restricted-suppliers',
  },
] as const;

/** Whole lists to download, with their number and age, and the commands that get them. */
export function downloadsSection(status: Fields, publicUrl: string): Html {
  const states = new Map(status.list('resources').map((each) => [each.text('resource'), each]));
  return html`<section><h2 id="downloads">Downloads</h2>
<p class="text">Each list is written at the moment at which you ask for it, so that no file is older than these pages. It needs an enterprise <a href="/account/keys">key</a>.</p>${table(
    'Whole lists',
    [
      { title: 'List', cell: ({ name }) => name },
      {
        title: 'Records',
        numeric: true,
        cell: ({ resource }) => write(states.get(resource)?.number('rows') ?? 0),
      },
      { title: 'As of', cell: ({ resource }) => when(states.get(resource)?.text('asOf') ?? null, true) },
      { title: 'Commands', cell: ({ resource }) => html`<a href="#get-${resource}">CSV, JSON lines</a>` },
    ],
    LISTS,
  )}
<details id="commands"><summary>The commands</summary>${LISTS.map(
    ({ name, resource, address }) =>
      html`<h3 id="get-${resource}">${name}</h3>${command('text/csv', `${resource}.csv`, publicUrl, address)}${command('application/x-ndjson', `${resource}.jsonl`, publicUrl, address)}`,
  )}
<p class="small soft">Put your key in the place of <code>${KEY_PLACE}</code>. <a href="/docs/copies">How to keep a copy up to date</a>.</p></details></section>`;
}

const command = (type: string, file: string, publicUrl: string, address: string): Html =>
  html`<pre tabindex="0" data-copy><code>curl -H "Authorization: Bearer ${KEY_PLACE}" -H "Accept: ${type}" -o ${file} "${publicUrl}${address}"</code></pre>`;
