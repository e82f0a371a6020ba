import { type Html, html } from '#services/html.ts';
import type { AccountAsked, AccountPage } from '#services/site/account/page.ts';
import { choice, field, refusal, tokenField } from '#services/site/account/parts.ts';
import type { Fields } from '#services/site/fields.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { when } from '#services/site/parts/words.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { write } from '#widgets/view/format.ts';

const FORMATS = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
  ['json', 'JSON'],
  ['ndjson', 'JSON, one record on each line'],
] as const;

export const exportsPage: AccountPage = {
  path: '/account/exports',
  part: 'exports',
  show: async (asked) => {
    const exports = (await asked.run('GET /api/tenders/export')).list('exports');
    const isUnderWay = exports.some((one) => UNDER_WAY.has(one.string('status')));
    return {
      title: 'Exports',
      main: html`<h1>Exports</h1>
<p class="lead">Files of the open tenders that a search finds. The service writes them in the background and keeps them for a while.</p>
${refusal(asked)}${newExport(asked)}
<h2>Your files</h2>
<div id="exports"${isUnderWay ? html` data-again="3"` : null}>${exports.length === 0 ? html`<p>You have no files.</p>` : exportTable(exports)}
${isUnderWay ? html`<p><a href="/account/exports">See their progress</a></p>` : null}</div>`,
    };
  },
  submit: async ({ run }, { format = '', search, province, bom }) => {
    const filters = { ...(search && { search }), ...(province && { province }) };
    await run('POST /api/tenders/export', { body: { format, ...filters, bom: bom === 'true' } });
    return '/account/exports';
  },
};

const UNDER_WAY = new Set(['queued', 'running']);

const newExport = (asked: AccountAsked): Html =>
  html`<form class="narrow" method="post" action="/account/exports">${tokenField(asked.token)}
${field(asked, {
  ...{ name: 'search', label: 'Words', hint: 'Empty for all open tenders.' },
  control: (attributes, value) =>
    html`<input type="search"${attributes} value="${value}" maxlength="500" autocomplete="off">`,
})}
${field(asked, {
  ...{ name: 'province', label: 'Province' },
  control: choice([['', 'All'], ...provinces.map(({ slug, name }) => [slug, name] as const)]),
})}
${field(asked, { name: 'format', label: 'Format', control: choice(FORMATS) })}
<div class="field"><label><input type="checkbox" name="bom" value="true"> CSV for Excel (with a byte order mark)</label></div>
<div class="field"><button>Write the file</button></div></form>`;

const exportTable = (exports: readonly Fields[]): Html =>
  table(
    'Your files',
    [
      column.moment('Requested', 'createdAt'),
      { title: 'Format', cell: (one) => one.string('format').toUpperCase() },
      { title: 'State', cell: progress },
      { title: 'Tenders', numeric: true, cell: (one) => !failed(one) && write(one.count('rows')) },
      { title: 'Kept until', cell: (one) => !failed(one) && when(one.text('expiresAt'), true) },
      {
        title: 'File',
        cell: (one) =>
          one.text('status') === 'ready' &&
          html`<a href="/api/tenders/export/download?exportId=${one.text('exportId')}">Download<span class="hidden"> the ${one.string('format').toUpperCase()} file</span></a>`,
      },
    ],
    exports,
  );

/** Whether there is no file, and will be none. */
const failed = (one: Fields): boolean => one.text('status') === 'failed';

function progress(one: Fields): Html {
  const status = one.text('status');
  if (status === 'ready') return html`<span class="tag open">Ready</span>`;
  if (failed(one)) return html`<span class="tag danger">Failed</span> ${one.text('failure')}`;
  if (status === 'expired') return html`<span class="tag">Expired</span>`;
  const [rows, all] = [one.count('rows'), one.number('rowsExpected')];
  if (status === 'queued' || all === null) return html`<span class="tag">Waiting</span>`;
  return html`<progress max="${Math.max(all, 1)}" value="${rows}" aria-label="Written">${rows}</progress> ${write(rows)} of ${write(all)}`;
}
