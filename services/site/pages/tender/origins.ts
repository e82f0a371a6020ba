import { type Content, type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page } from '#services/site/page.ts';
import { apiOf, partView, titleOf } from '#services/site/pages/tender/part.ts';
import { valueText } from '#services/site/pages/tender/passages.ts';
import { type TableColumn, table } from '#services/site/parts/lists.ts';
import { publisherName } from '#services/site/parts/publishers.ts';
import { share, spoken, when } from '#services/site/parts/words.ts';
import { counted } from '#widgets/view/format.ts';

/** How a value was chosen, in words, for each `method` of an origin. */
const METHODS: Readonly<Record<string, string>> = {
  stated: 'one publisher states it',
  agreed: 'all publishers agree',
  preferred: 'publishers differ; this one has precedence',
  'changed-last': 'publishers differ; this one changed the value last',
  publisher: 'stated by the publisher',
  delivery: 'derived from the place of delivery',
  buyer: 'known from the buyer',
  text: 'derived from title and description',
};
/** Longer values are shortened here; the page of the tender shows them in full. */
const LETTERS = 300;
const MOMENT = /^\d{4}-\d\d-\d\d(?:T|$)/;
const NOTICE = /^notice (\S+)$/;

/** The results of the checks, and a link to the source of every value. */
export const originsSection = (
  tender: Fields,
  path: string,
): Html => html`<section><h2 id="origins">Where every value came from</h2>
${qualityOf(tender)}
<p><a href="${path}">Every value with its publisher and its place in the publication</a></p></section>`;

/** The source of every value, as in `tenders explain`: publisher, place in its record, and how the value was chosen. */
export const originsPage: Page = {
  path: '/tenders/{id}/origins',
  section: 'tenders',
  show: async ({ path, read }) => {
    const api = `${apiOf(path)}?include=provenance`;
    const tender = await read.record(api);
    const rows = rowsOf(tender);
    const publishers = [...new Set(rows.flatMap(({ origin }) => origin.text('source') ?? []))];
    return partView(tender, {
      ...{ name: 'origins', heading: 'Where every value came from', api },
      description: `Each value of the tender ${titleOf(tender)} with its publisher, its place in the publication, and how it was chosen.`,
      main: html`<p class="lead">${counted(rows.length, 'value')} of this tender, from ${publishers.length === 0 ? 'no publisher' : publishers.map(publisherName).join(' and ')}. The path is the place in the publisher's record.</p>
${rows.length === 0 ? null : table('Values with their source', columns, rows)}
<p class="small soft">The operator of the service sees the stored responses with <code>tenders explain ${tender.text('tenderId')}</code>.</p>`,
    });
  },
};

type Row = { origin: Fields; value: unknown };

const rowsOf = (tender: Fields): Row[] =>
  (tender.at('provenance')?.list('origins') ?? []).flatMap((origin) => {
    const value = valueAt(tender.all, origin.string('field'));
    return value === null || value === undefined || value === '' ? [] : [{ origin, value }];
  });

const columns: readonly TableColumn<Row>[] = [
  { title: 'Field', cell: ({ origin }) => spoken(origin.string('field').replaceAll('.', ' ')) },
  { title: 'Value', cell: ({ value }) => shown(value) },
  {
    title: 'Publisher and path',
    cell: ({ origin }) => {
      const [source, path] = [origin.text('source'), origin.text('path')];
      return html`${source === null ? null : html`${publisherName(source)}<br>`}${path === null ? 'computed' : html`<code>${path}</code>`}`;
    },
  },
  { title: 'How it was chosen', cell: ({ origin }) => chosen(origin.string('method')) },
  { title: 'Sure', numeric: true, cell: ({ origin }) => share(origin.count('confidence')) },
];

/** The results of the checks. */
function qualityOf(tender: Fields): Html | null {
  const quality = tender.at('quality');
  const [issues, score] = [quality?.list('issues') ?? [], quality?.number('score') ?? null];
  if (score === null) return null;
  return issues.length === 0
    ? html`<p>No check found anything wrong with this tender.</p>`
    : html`<details><summary>Quality ${share(score)}: what ${issues.length === 1 ? 'a check' : `${issues.length} checks`} found</summary><ul>${issues.map((issue) => html`<li>${issue.text('meaning') ?? spoken(issue.string('name'))}</li>`)}</ul></details>`;
}

const chosen = (method: string): Content => {
  const notice = NOTICE.exec(method)?.[1];
  return notice
    ? html`changed by the notice <a href="/tenders/${encodeURIComponent(notice)}">${notice}</a>`
    : (METHODS[method] ?? spoken(method).toLowerCase());
};

function shown(value: unknown): Content {
  if (typeof value === 'string' && MOMENT.test(value)) return when(value, value.length > 10);
  const text = valueText(value);
  return text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text;
}

/** @param path such as `sourceOrganization.name` @returns the value at the path; undefined if there is none */
function valueAt(record: unknown, path: string): unknown {
  let at = record;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}
