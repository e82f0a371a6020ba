import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page } from '#services/site/page.ts';
import { facts } from '#services/site/parts/lists.ts';
import { share, spoken, when } from '#services/site/parts/words.ts';

export const restrictedPage: Page = {
  path: '/restricted-suppliers/{id}',
  section: 'restricted',
  show: async ({ path, read, now }) => {
    const api = `/v2/forensic/restricted-suppliers/${encodeURIComponent(path['id'] ?? '')}`;
    const entry = await read.record(api);
    const name = entry.text('supplierName') ?? 'Unnamed';
    const company = entry.text('matchedCompanyId');
    const confidence = entry.number('matchConfidence');
    return {
      title: `${name}: restricted supplier`,
      description: `${name} on the lists of restricted suppliers: from when until when, why, and by whom.`,
      canonical: `/restricted-suppliers/${entry.text('id')}`,
      api,
      main: html`<p class="trail"><a href="/restricted-suppliers">Restricted suppliers</a></p><h1>${name}</h1>
<p class="meta"><span class="tag ${entry.text('status') === 'active' ? 'danger' : ''}">${spoken(entry.text('status') ?? '')}</span></p>
${facts([
  ['List', spoken(entry.text('restrictionType') ?? '')],
  ['From', when(entry.text('periodFrom'))],
  ['Until', when(entry.text('periodTo'))],
  ['Reason', entry.text('restrictionReason')],
  ['By', entry.text('authorizedBy')],
  ['Rule', entry.texts('regulatoryReferences').join(', ') || null],
  ['Registration number', entry.text('registrationNumber')],
  [
    'Taken for',
    company &&
      html`<a href="/companies/${company}">a company that won awards</a>${confidence === null ? null : ` (${share(confidence)}, ${spoken(entry.text('matchMethod') ?? '').toLowerCase()})`}`,
  ],
  ['Edition of', when(entry.text('reportGeneratedOn'))],
  ['In the latest edition', entry.flag('lastSeenInPdf') ? 'yes' : 'no'],
])}
${historySection(entry, now)}
<p class="also no-print"><span>The same:</span> <a href="${api}">JSON</a></p>`,
    };
  },
};

/** What is known of the entry over time, in order. */
function historySection(entry: Fields, now: Date): Html {
  const ends = entry.text('periodTo');
  const has = entry.flag('lastSeenInPdf');
  const steps = [
    { at: entry.text('periodFrom'), what: 'The restriction begins' },
    { at: entry.text('createdAt'), what: 'This service first saw the entry', timed: true },
    {
      at: entry.text('reportGeneratedOn'),
      what: has ? 'The latest edition that was read has the entry' : 'The last edition that had the entry',
    },
    {
      at: has ? null : entry.text('updatedAt'),
      what: 'A later edition without the entry was read',
      timed: true,
    },
    {
      at: ends,
      what:
        ends !== null && Date.parse(ends) < now.getTime()
          ? 'The restriction ended'
          : 'The restriction is to end',
    },
  ].flatMap(({ at, ...step }) => (at === null ? [] : [{ at, ...step }]));
  return html`<section><h2 id="history">History</h2><ol class="steps">${steps
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ at, what, timed = false }) => html`<li>${when(at, timed)}${what}</li>`)}</ol></section>`;
}
