import { type Html, html } from '#services/html.ts';
import { KEY_PLACE } from '#services/site/docs/key-place.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page } from '#services/site/page.ts';
import { column, figures, table } from '#services/site/parts/lists.ts';
import { fileSize, spoken, when } from '#services/site/parts/words.ts';
import { counted, write } from '#widgets/view/format.ts';

/** Lists that an enterprise key can get as a whole; each is generated on request. */
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

const UNPACKED: Readonly<Record<string, string>> = {
  ...{ csv: 'text/csv', ndjson: 'application/x-ndjson', sqlite: 'application/vnd.sqlite3' },
};

/** Files with all open data at one moment, and whole lists as they are now. */
export const downloadsPage: Page = {
  path: '/data/downloads',
  section: 'data',
  show: async ({ read, publicUrl }) => {
    const found = await read.record('/v2/meta/snapshots');
    const [latest, ...earlier] = found.list('snapshots');
    return {
      title: 'Downloads',
      description:
        'All open data as files: one SQLite database, and CSV and JSON lines of each kind of record, with sizes, times, hashes and licences.',
      canonical: '/data/downloads',
      api: '/v2/meta/snapshots',
      jsonLd: latest ? [datasetOf(latest, publicUrl)] : [],
      main: html`<p class="trail"><a href="/data">Data</a></p><h1>Downloads</h1>
<p class="lead">All open data as files, without a key: the same records and fields as in the API, at one moment.</p>
${
  latest
    ? latestSection(latest, publicUrl)
    : html`<p class="text">No snapshot has been taken yet. One is taken once a day.</p>`
}
${earlier.length === 0 ? null : earlierSection(earlier)}
${listsSection(publicUrl)}
<section><h2 id="left-out">What no file contains</h2>${table(
        'Kinds of records that are in no file',
        [column.spoken('Kind', 'resource'), column.text('Because they are', 'reason')],
        found.list('leftOut'),
      )}<p class="text">Keys with the permission get them from the API.</p></section>`,
    };
  },
};

/** The section about files on the page about data. */
export function downloadsSummary(snapshots: Fields): Html {
  const [latest] = snapshots.list('snapshots');
  const whole = latest && wholeOf(latest);
  return html`<section><h2 id="downloads">Downloads</h2><p class="text">${
    latest && whole
      ? html`Everything as of ${when(latest.text('takenAt'), true)}, ${counted(whole.count('records'), 'record')}: <a href="${whole.text('path')}">as one SQLite database</a> (${fileSize(whole.count('bytes'))}), or <a href="/data/downloads">as CSV or JSON lines</a>. No key is needed.`
      : html`Once a day the service writes all data into <a href="/data/downloads">files</a>.`
  }</p></section>`;
}

/** @returns the files of the latest snapshot as schema.org describes them; empty if there is no snapshot */
export const distributionOf = (snapshots: Fields, publicUrl: string): Record<string, unknown> => {
  const [latest] = snapshots.list('snapshots');
  return latest
    ? { dateModified: latest.text('takenAt'), distribution: downloadsOf(latest, publicUrl).slice(0, 1) }
    : {};
};

const wholeOf = (snapshot: Fields): Fields | undefined =>
  snapshot.list('files').find((file) => file.text('resource') === null);

function datasetOf(snapshot: Fields, publicUrl: string): Record<string, unknown> {
  return {
    ...{ '@type': 'Dataset', name: 'Public procurement of South Africa: snapshot' },
    ...{ url: `${publicUrl}/data/downloads`, isPartOf: `${publicUrl}/data` },
    description: 'Every record that this service publishes as open data, as of one moment.',
    license: wholeOf(snapshot)?.at('licence')?.text('url'),
    ...{ isAccessibleForFree: true, dateModified: snapshot.text('takenAt') },
    distribution: downloadsOf(snapshot, publicUrl),
  };
}

/** Kinds without records are left out. */
const downloadsOf = (snapshot: Fields, publicUrl: string): Record<string, unknown>[] =>
  snapshot
    .list('files')
    .filter((file) => file.count('records') > 0)
    .map((file) => ({
      ...{ '@type': 'DataDownload', name: file.text('name') },
      contentUrl: `${publicUrl}${file.text('path')}`,
      encodingFormat: [file.text('mimeType'), UNPACKED[file.string('format')]],
      contentSize: String(file.number('bytes')),
      sha256: file.text('sha256'),
    }));

function latestSection(snapshot: Fields, publicUrl: string): Html {
  const whole = wholeOf(snapshot);
  const kinds = [...Map.groupBy(snapshot.list('files'), (file) => file.text('resource'))].flatMap(
    ([resource, files]) =>
      resource === null
        ? []
        : [{ resource, files: new Map(files.map((file) => [file.text('format'), file])), first: files[0]! }],
  );
  const link = (file: Fields | undefined) =>
    file
      ? html`<a href="${file.text('path')}" title="${file.text('name')}">${fileSize(file.count('bytes'))}</a>`
      : null;
  return html`<section><h2 id="latest">Everything, as of ${when(snapshot.text('takenAt'), true)}</h2>
${
  whole
    ? figures([
        { name: 'Records', value: write(whole.count('records')) },
        {
          name: 'One SQLite database, a table for each kind',
          value: html`<a href="${whole.text('path')}">${whole.text('name')}</a>`,
          remark: fileSize(whole.count('bytes')),
        },
      ])
    : null
}
<p class="small soft">Licence: ${licenceOf(whole)}, unless the table says otherwise. All files are compressed: <code>gunzip</code> unpacks them, and most data programs read them directly.</p>
${table(
  'Files of each kind of record',
  [
    { title: 'Kind', cell: ({ resource }) => spoken(resource) },
    { title: 'Records', numeric: true, cell: ({ first }) => write(first.count('records')) },
    { title: 'CSV', numeric: true, cell: ({ files }) => link(files.get('csv')) },
    { title: 'JSON lines', numeric: true, cell: ({ files }) => link(files.get('ndjson')) },
    { title: 'Licence', cell: ({ first }) => shortLicence(first, whole) },
  ],
  kinds,
)}
<details><summary>SHA-256 of each file, for <code>sha256sum --check</code></summary><pre tabindex="0" data-copy><code>${snapshot
    .list('files')
    .map((file) => `${file.text('sha256')}  ${file.text('name')}`)
    .join('\n')}</code></pre></details>
<p class="text">The files of the latest snapshot always have the addresses <code>${publicUrl}/api/snapshots/latest/</code> and the name of the file, too. <a href="/docs/copies">How to follow the changes after a snapshot</a>.</p></section>`;
}

const licenceOf = (file: Fields | undefined): Html | null => {
  const licence = file?.at('licence') ?? null;
  if (licence === null) return null;
  const url = licence.text('url');
  return url === null ? html`${licence.text('name')}` : html`<a href="${url}">${licence.text('name')}</a>`;
};

/** Named if it differs from the licence of the whole. */
const shortLicence = (file: Fields, whole: Fields | undefined): Html | string | null =>
  file.at('licence')?.text('name') === whole?.at('licence')?.text('name') ? 'as above' : licenceOf(file);

const earlierSection = (snapshots: readonly Fields[]): Html =>
  html`<section><h2 id="earlier">Earlier snapshots</h2>${table(
    'Earlier snapshots',
    [
      column.moment('As of', 'takenAt'),
      {
        title: 'Records',
        numeric: true,
        cell: (snapshot) => write(wholeOf(snapshot)?.number('records') ?? 0),
      },
      {
        title: 'SQLite',
        numeric: true,
        cell: (snapshot) => {
          const file = wholeOf(snapshot);
          return file ? html`<a href="${file.text('path')}">${fileSize(file.count('bytes'))}</a>` : null;
        },
      },
    ],
    snapshots,
  )}</section>`;

/** Whole lists as they are now, and commands to get them. */
const listsSection = (publicUrl: string): Html =>
  html`<section><h2 id="commands">Lists as they are now</h2>
<p class="text">With an enterprise <a href="/account/keys">key</a> you get each list as it is at that moment. Replace <code>${KEY_PLACE}</code> by your key.</p>${LISTS.map(
    ({ name, resource, address }) =>
      html`<details><summary id="get-${resource}">${name}</summary>${command('text/csv', `${resource}.csv`, publicUrl, address)}${command('application/x-ndjson', `${resource}.jsonl`, publicUrl, address)}</details>`,
  )}</section>`;

const command = (type: string, file: string, publicUrl: string, address: string): Html =>
  html`<pre tabindex="0" data-copy><code>curl -H "Authorization: Bearer ${KEY_PLACE}" -H "Accept: ${type}" -o ${file} "${publicUrl}${address}"</code></pre>`;
