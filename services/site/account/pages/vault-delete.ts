import { html } from '#services/html.ts';
import type { AccountAsked, AccountPage } from '#services/site/account/page.ts';
import { typeName } from '#services/site/account/pages/vault.ts';
import { confirmation, refusal } from '#services/site/account/parts.ts';
import { type Fields, fieldsOf } from '#services/site/fields.ts';
import { when } from '#services/site/parts/words.ts';
import { RequestError } from '#shared/errors.ts';

export const vaultDeletePage: AccountPage = {
  path: '/account/vault/{id}/delete',
  part: 'vault',
  show: async (asked) => {
    const uses = usesOf(asked);
    const document = await documentOf(asked);
    return {
      title: `Delete ${document.text('fileName')}`,
      main: html`<p class="trail"><a href="/account/vault">Vault</a></p><h1>Delete ${document.text('fileName')}?</h1>
${refusal(asked)}<p class="lead">The document (${typeName(document.string('documentType'))}, uploaded ${when(document.text('uploadedAt'))}) and its file are deleted for good.</p>
${uses.length === 0 ? null : html`<p>These applications use it:</p><ul>${uses.map((one) => html`<li>${one.text('reference')} ${one.text('title')}</li>`)}</ul>`}
${confirmation(asked, {
  action: `/account/vault/${asked.path['id']}/delete`,
  button: uses.length === 0 ? 'Delete this document' : 'Delete it anyway',
  back: '/account/vault',
  ...(uses.length > 0 && { more: html`<input type="hidden" name="force" value="true">` }),
})}`,
    };
  },
  submit: async ({ run, path }, fields) => {
    const force = fields['force'] === 'true';
    await run('DELETE /api/v1/documents/{documentId}', {
      path: { documentId: path['id'] ?? '' },
      query: force ? { force: 'true' } : {},
    });
    return '/account/vault';
  },
};

/** @throws RequestError 404 for a document that the company does not have */
async function documentOf({ path, run }: AccountAsked): Promise<Fields> {
  const answer = await run('GET /api/v1/documents', { query: { id: path['id'] ?? '' } });
  const [document] = answer.list('documents');
  if (!document) throw new RequestError('NOT_FOUND', 'Your company has no such document.');
  return document;
}

/** @returns the active applications because of which the route refused to delete the document */
function usesOf({ refused }: AccountAsked): readonly Fields[] {
  if (refused?.error.code !== 'CONFLICT') return [];
  return fieldsOf(refused.error.details).list('applications');
}
