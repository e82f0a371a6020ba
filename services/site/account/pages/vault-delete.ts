import { html } from '#services/html.ts';
import type { AccountAsked, AccountPage } from '#services/site/account/page.ts';
import { confirmation, refusal } from '#services/site/account/parts.ts';
import { type Fields, fieldsOf } from '#services/site/fields.ts';

export const vaultDeletePage: AccountPage = {
  path: '/account/vault/{id}/delete',
  part: 'vault',
  show: async (asked) => {
    const uses = usesOf(asked);
    return {
      title: 'Delete a document',
      main: html`<p class="trail"><a href="/account/vault">Vault</a></p><h1>Delete this document?</h1>
${refusal(asked)}<p class="lead">The document and its file are deleted for good.</p>
${uses.length === 0 ? null : html`<p>These applications use it:</p><ul>${uses.map((one) => html`<li>${one.text('reference')} ${one.text('title')}</li>`)}</ul>`}
${confirmation(asked, {
  action: `/account/vault/${asked.path['id']}/delete`,
  button: uses.length === 0 ? 'Delete this document' : 'Delete it nevertheless',
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

/** @returns the active applications because of which the route has refused to delete the document */
function usesOf({ refused }: AccountAsked): readonly Fields[] {
  if (refused?.error.code !== 'CONFLICT') return [];
  return fieldsOf(refused.error.details).list('applications');
}
