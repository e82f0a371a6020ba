import { html } from '#services/html.ts';
import type { Page } from '#services/site/page.ts';
import { facts } from '#services/site/parts/lists.ts';
import { share, spoken, when } from '#services/site/parts/words.ts';

export const restrictedPage: Page = {
  path: '/restricted-suppliers/{id}',
  section: 'restricted',
  show: async ({ path, read }) => {
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
  ['First seen', when(entry.text('createdAt'), true)],
])}
<p class="also no-print"><span>The same:</span> <a href="${api}">JSON</a></p>`,
    };
  },
};
