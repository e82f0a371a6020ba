import { type Content, type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { valueText } from '#services/site/pages/tender/passages.ts';
import { table } from '#services/site/parts/lists.ts';
import { publisherName } from '#services/site/parts/publishers.ts';
import { share, spoken, when } from '#services/site/parts/words.ts';

/** How a value was chosen, in words, by `method` of an origin. */
const METHODS: Readonly<Record<string, string>> = {
  stated: 'one publisher states it',
  agreed: 'all publishers agree',
  preferred: 'publishers differ; this one is believed first',
  'changed-last': 'publishers differ; this one changed it last',
  publisher: 'stated by the publisher',
  delivery: 'read from the place of delivery',
  buyer: 'known of the buyer',
  text: 'read from title and description',
};
/** Longer values stand on the page already. */
const LETTERS = 120;
const MOMENT = /^\d{4}-\d\d-\d\d(?:T|$)/;
const NOTICE = /^notice (\S+)$/;

/** Where every value came from, as `tenders explain` says it: publisher, place in what it sent, and how it was chosen. */
export function originsSection(tender: Fields, id: string): Html | null {
  const rows = (tender.at('provenance')?.list('origins') ?? []).flatMap((origin) => {
    const value = valueAt(tender.all, origin.text('field') ?? '');
    return value === null || value === undefined || value === '' ? [] : [{ origin, value }];
  });
  if (rows.length === 0) return null;
  const publishers = [...new Set(rows.flatMap(({ origin }) => origin.text('source') ?? []))];
  return html`<section><h2 id="origins">Where every value came from</h2>
<p class="text">${rows.length} values of this tender, from ${publishers.map(publisherName).join(' and ')}. The path is the place in what the publisher sent.</p>
${qualityOf(tender)}
<details><summary>All ${rows.length} values with their source</summary>${table(
    'Values with their source',
    [
      { title: 'Field', cell: ({ origin }) => spoken((origin.text('field') ?? '').replaceAll('.', ' ')) },
      { title: 'Value', cell: ({ value }) => shown(value) },
      {
        title: 'Publisher',
        cell: ({ origin }) => {
          const source = origin.text('source');
          return source === null ? '–' : publisherName(source);
        },
      },
      {
        title: 'Path',
        cell: ({ origin }) =>
          origin.text('path') === null ? 'computed' : html`<code>${origin.text('path')}</code>`,
      },
      { title: 'How it was chosen', cell: ({ origin }) => chosen(origin.text('method') ?? '') },
      { title: 'Sure', numeric: true, cell: ({ origin }) => share(origin.number('confidence') ?? 0) },
    ],
    rows,
  )}
<p class="small soft">For programs: <a href="/v2/tenders/${encodeURIComponent(id)}?include=provenance" rel="nofollow">the same as JSON</a> (<a href="/account/keys">with a key</a>). Whoever runs the service sees the stored responses with <code>tenders explain ${id}</code>.</p></details></section>`;
}

/** What the checks found. */
function qualityOf(tender: Fields): Html | null {
  const quality = tender.at('quality');
  const [issues, score] = [quality?.list('issues') ?? [], quality?.number('score') ?? null];
  if (score === null) return null;
  return issues.length === 0
    ? html`<p>No check found anything wrong with it.</p>`
    : html`<details><summary>Quality ${share(score)}: what ${issues.length === 1 ? 'a check' : `${issues.length} checks`} found</summary><ul>${issues.map((issue) => html`<li>${issue.text('meaning') ?? spoken(issue.text('name') ?? '')}</li>`)}</ul></details>`;
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

/** @param path such as `sourceOrganization.name` @returns the value there; undefined where there is none */
function valueAt(record: unknown, path: string): unknown {
  let at = record;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}
