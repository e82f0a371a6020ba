import { type Html, html } from '#services/html.ts';
import type { AccountAsked, AccountPage } from '#services/site/account/page.ts';
import { choice, field, refusal } from '#services/site/account/parts.ts';
import type { Fields } from '#services/site/fields.ts';
import { column, figures, table } from '#services/site/parts/lists.ts';
import { spoken, when } from '#services/site/parts/words.ts';
import { documentTypeNames, documentTypes } from '#shared/domain/vault/document-types.ts';
import { write } from '#widgets/view/format.ts';

/** Documents on one page. */
const LIMIT = '100';
const MB = 1024 ** 2;

export const vaultPage: AccountPage = {
  path: '/account/vault',
  part: 'vault',
  sendsFile: true,
  show: async (asked) => {
    const page = asked.query.get('page') ?? '1';
    const answer = await asked.run('GET /api/v1/documents', { query: { page, limit: LIMIT } });
    const documents = answer.list('documents');
    const stats = answer.at('stats');
    const number = (name: string) => stats?.number(name) ?? 0;
    return {
      title: 'Vault',
      main: html`<h1>Vault</h1>
<p class="lead">Compliance documents of your company. Only your company sees them.</p>
${refusal(asked)}${warningOf(number('expired'), number('expiringSoon'))}
${figures([
  {
    name: 'Documents',
    value: write(number('totalDocuments')),
    remark: `of ${write(number('maxDocuments'))}`,
  },
  {
    name: 'Stored',
    value: `${megabytes(number('usedBytes'))} MB`,
    remark: `of ${megabytes(number('maxBytes'))} MB`,
  },
  { name: 'Expire soon', value: write(number('expiringSoon')) },
  { name: 'Expired', value: write(number('expired')) },
])}
${documents.length > 0 ? documentTable(documents) : html`<p>${number('totalDocuments') === 0 ? 'The vault is empty.' : html`This page has no documents. <a href="/account/vault">First page</a>`}</p>`}${pages(answer.at('pagination'))}
<h2>Add a document</h2>${uploadForm(asked)}`,
    };
  },
  submit: async ({ run }) => {
    await run('POST /api/v1/documents');
    return '/account/vault';
  },
};

const megabytes = (bytes: number): string => (bytes > 0 && bytes < MB / 2 ? 'below 1' : write(bytes / MB));

function warningOf(expired: number, soon: number): Html | null {
  if (expired + soon === 0) return null;
  const words = [
    expired > 0 && `${write(expired)} ${expired === 1 ? 'document has' : 'documents have'} expired`,
    soon > 0 && `${write(soon)} ${soon === 1 ? 'expires' : 'expire'} soon`,
  ].filter((each) => each);
  return html`<p class="warn">${words.join(', and ')}.</p>`;
}

/** @returns a label with the state of a document by its expiry date; nothing if it has none */
function standing(document: Fields): Html | null {
  const state = document.text('expiryStatus');
  const days = document.count('daysUntilExpiry');
  if (state === null) return null;
  if (state === 'expired') return html`<span class="tag danger">Expired</span>`;
  if (state === 'valid') return html`<span class="tag open">Valid</span>`;
  return html`<span class="tag late">${days === 0 ? 'Expires today' : `Expires in ${write(days)} ${days === 1 ? 'day' : 'days'}`}</span>`;
}

const documentTable = (documents: readonly Fields[]): Html =>
  table(
    'Documents of your company',
    [
      column.link('File', '/api/v1/documents', 'id', 'fileName'),
      { title: 'Type', cell: (one) => typeName(one.string('documentType')) },
      { title: 'Expires', cell: (one) => html`${when(one.text('expiryDate'))} ${standing(one)}` },
      { title: 'Verified', cell: (one) => (one.flag('verified') ? 'Yes' : 'No') },
      column.day('Uploaded', 'uploadedAt'),
      { title: 'kB', numeric: true, cell: (one) => write(Math.ceil(one.count('size') / 1024)) },
      {
        title: 'Change',
        cell: (one) =>
          html`<a href="/account/vault/${one.text('id')}/delete">Delete<span class="hidden"> ${one.text('fileName')}</span></a>`,
      },
    ],
    documents,
  );

/** @returns a type of document in words */
export const typeName = (type: string): string => spoken(type).replace(/^Workmans/, 'Workmen’s');

const pages = (pagination: Fields | null): Html | null => {
  const [page, all] = [pagination?.number('page') ?? 1, pagination?.number('totalPages') ?? 1];
  if (all <= 1) return null;
  return html`<nav class="pager" aria-label="Pages">${page > 1 ? html`<a href="/account/vault?page=${page - 1}">Previous page</a>` : null}
<span class="soft">Page ${page} of ${all}</span>${page < all ? html`<a class="button plain" href="/account/vault?page=${page + 1}">Next page</a>` : null}</nav>`;
};

const EXPIRING = documentTypeNames.filter((name) => documentTypes[name].expires).map(typeName);

/** The token is in the address, because it is checked before the file is read. */
const uploadForm = (asked: AccountAsked): Html =>
  html`<form class="narrow" method="post" enctype="multipart/form-data" action="/account/vault?token=${encodeURIComponent(asked.token)}" data-upload>
${field(asked, {
  ...{ name: 'documentType', label: 'Type' },
  control: choice(documentTypeNames.map((name) => [name, typeName(name)] as const)),
})}
${field(asked, {
  ...{ name: 'expiryDate', label: 'Expiry date', hint: `Needed for: ${EXPIRING.join(', ')}.` },
  control: (attributes) => html`<input type="date"${attributes}>`,
})}
${field(asked, {
  ...{ name: 'file', label: 'File', hint: 'PDF, DOC, DOCX, JPG or PNG, 10 MB at most.' },
  control: (attributes) =>
    html`<input type="file"${attributes} accept=".pdf,.doc,.docx,.jpg,.jpeg,.png" required>`,
})}
<div class="field"><button>Upload</button></div></form>`;
