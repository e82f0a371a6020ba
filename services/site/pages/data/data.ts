import { html } from '#services/html.ts';
import type { Page } from '#services/site/page.ts';
import { distributionOf, downloadsSummary } from '#services/site/pages/data/downloads.ts';
import { column, table } from '#services/site/parts/lists.ts';

/** The publishers of the data. */
const PUBLISHERS = [
  {
    name: 'National Treasury: OCDS release feed',
    what: 'tenders and awards in the Open Contracting Data Standard',
    licence: 'Open Data Commons Public Domain Dedication and Licence 1.0',
  },
  {
    name: 'National Treasury: eTenders portal',
    what: 'tenders, documents, winners and briefings',
    licence: 'Open Data Commons Public Domain Dedication and Licence 1.0',
  },
  {
    name: 'National Treasury: restricted suppliers and tender defaulters',
    what: 'suppliers that may not do business with the state',
    licence: 'Public registers; no licence is stated',
  },
] as const;

export const dataPage: Page = {
  path: '/data',
  section: 'data',
  show: async ({ read, publicUrl }) => {
    const [status, snapshots] = await Promise.all([
      read.record('/v2/meta/status'),
      read.record('/v2/meta/snapshots'),
    ]);
    return {
      title: 'Data',
      description:
        'Where the data comes from, what each field means, how good it is, and how to get all of it.',
      canonical: '/data',
      api: '/v2/meta/status',
      jsonLd: [
        {
          ...{ '@type': 'Dataset', name: 'Public procurement of South Africa', url: `${publicUrl}/data` },
          description:
            'Tenders, awards, companies, buyers and restricted suppliers, combined from official publications.',
          license: 'https://opendatacommons.org/licenses/pddl/1-0/',
          ...distributionOf(snapshots, publicUrl),
          ...{ isAccessibleForFree: true, spatialCoverage: 'South Africa' },
        },
      ],
      main: html`<h1>Data</h1>
<p class="lead">Organs of state publish all this data. This service collects it, combines it into one record for each tender, checks it, and records where each value was found.</p>
<div class="grid"><a class="card" href="/data/dictionary">Dictionary: what each field means</a><a class="card" href="/data/quality">Quality: how often values are right</a><a class="card" href="/data/checks">Checks: what each tender is checked for</a><a class="card" href="/data/downloads">Downloads: everything as files</a><a class="card" href="/docs">For programs: keys, reference, examples</a><a class="card" href="/status">Status: what is late</a></div>
<section><h2>Who publishes it</h2>${table(
        'Publishers',
        [
          { title: 'Publisher', cell: ({ name }) => name },
          { title: 'What', cell: ({ what }) => what },
          { title: 'Licence', cell: ({ licence }) => licence },
        ],
        PUBLISHERS,
      )}<p class="text">The service corrects no amount and no date of a publisher. What looks wrong is an issue of the record and lowers its quality score.</p></section>
${downloadsSummary(snapshots)}
<section><h2>Other ways to get it</h2><ul class="text">
<li>Each list and each record is also available as JSON: see the link at the end of its page.</li>
<li>Whole lists as lines of JSON or as CSV, and all changes since your last request: <a href="/docs">with a key</a>.</li>
<li>Files of selected tenders, as Excel or CSV: <a href="/account">when you are signed in</a>.</li></ul></section>
<section><h2>What there is</h2>${table(
        'Kinds of records',
        [column.spoken('Kind', 'resource'), column.count('Records', 'rows'), column.moment('As of', 'asOf')],
        status.list('resources').filter((row) => row.count('rows') > 0),
      )}</section>`,
    };
  },
};
