import { type Content, type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page } from '#services/site/page.ts';
import { facts } from '#services/site/parts/lists.ts';
import { share, spoken, when } from '#services/site/parts/words.ts';
import { MASK } from '#shared/text/identity-number.ts';
import { date } from '#widgets/view/format.ts';

export const restrictedPage: Page = {
  path: '/restricted-suppliers/{id}',
  section: 'restricted',
  show: async ({ path, read, now }) => {
    const api = `/v2/forensic/restricted-suppliers/${encodeURIComponent(path['id'] ?? '')}`;
    const entry = await read.record(api);
    const name = entry.text('supplierName') ?? 'Unnamed';
    const distinction = distinctionOf(entry);
    const company = entry.text('matchedCompanyId');
    const confidence = entry.number('matchConfidence');
    return {
      title: [`${name}: restricted supplier`, ...distinction].join(' | '),
      description: `${[name, ...distinction].join(', ')}, on the lists of restricted suppliers: period, reason and authority.`,
      canonical: `/restricted-suppliers/${entry.text('id')}`,
      api,
      main: html`<p class="trail"><a href="/restricted-suppliers">Restricted suppliers</a></p><h1>${name}</h1>
<p class="meta"><span class="tag ${entry.text('status') === 'active' ? 'danger' : ''}">${spoken(entry.string('status'))}</span></p>
${facts([
  ['List', spoken(entry.string('restrictionType'))],
  ['From', when(entry.text('periodFrom'))],
  ['Until', when(entry.text('periodTo'))],
  ['Reason', entry.text('restrictionReason')],
  ['By', entry.text('authorizedBy')],
  ['Rule', entry.texts('regulatoryReferences').join(', ') || null],
  ['Registration number', entry.text('registrationNumber')],
  [
    'Matches',
    company &&
      html`<a href="/companies/${company}">a company that won awards</a>${confidence === null ? null : ` (${share(confidence)}, ${spoken(entry.string('matchMethod')).toLowerCase()})`}`,
  ],
  ['Edition of', when(entry.text('reportGeneratedOn'))],
  ['In the latest edition', entry.flag('lastSeenInPdf') ? 'yes' : 'no'],
])}
${historySection(entry, now)}
<p class="also no-print"><span>The same:</span> <a href="${api}">JSON</a></p>`,
    };
  },
};

/**
 * @returns what tells the entry from others of the same name, if anything does, short enough for a title. A masked number
 *   is the same for everyone
 */
function distinctionOf(entry: Fields): string[] {
  const [number, from] = [entry.text('registrationNumber'), date(entry.text('periodFrom'))];
  const known = [
    number === null || number === MASK ? entry.text('reference') : number,
    from === '' ? null : `from ${from}`,
  ].filter((one) => one !== null);
  return known.length === 0 ? [] : [known.join(', ')];
}

type Step = { at: string; what: Content; timed?: boolean };

/** The history of the entry: what each edition changed, and when the restriction begins and ends. */
function historySection(entry: Fields, now: Date): Html {
  const ends = entry.text('periodTo');
  const steps: Step[] = [
    ...at(entry.text('periodFrom'), 'The restriction begins'),
    ...entry.list('editions').map(editionStep),
    ...(entry.flag('lastSeenInPdf')
      ? at(entry.text('reportGeneratedOn'), 'The latest edition contains the entry')
      : []),
    ...at(
      ends,
      ends !== null && Date.parse(ends) < now.getTime()
        ? 'The restriction ended'
        : 'The restriction will end',
    ),
  ];
  return html`<section><h2 id="history">History</h2><ol class="steps">${steps
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(
      ({ at: moment, what, timed = false }) => html`<li>${when(moment, timed)}${what}</li>`,
    )}</ol></section>`;
}

const at = (moment: string | null, what: string): Step[] => (moment === null ? [] : [{ at: moment, what }]);

const EVENTS: Readonly<Record<string, string>> = {
  added: 'The first edition with the entry was received',
  changed: 'An edition with other values was received',
  removed: 'An edition without the entry was received',
  returned: 'An edition with the entry again was received',
};

/** A change by an edition, with the day of the edition and each changed value. */
function editionStep(edition: Fields): Step {
  const [event, day] = [edition.string('event'), edition.text('reportDate')];
  return {
    ...{ at: edition.string('at'), timed: true },
    what: html`${EVENTS[event] ?? spoken(event)}${day && html`, of ${when(day)}`}${edition
      .list('changes')
      .map(
        (change) =>
          html`<br><span class="small soft">${spoken(change.string('field'))}: ${shown(change.text('before'))} → ${shown(change.text('after'))}</span>`,
      )}`,
  };
}

const shown = (value: string | null): Content =>
  value !== null && /^\d{4}-\d\d-\d\d$/.test(value) ? when(value) : (value ?? '–');
