import { html } from '#services/html.ts';
import type { AccountPage } from '#services/site/account/page.ts';
import { keyOf } from '#services/site/account/pages/key.ts';
import { confirmation, refusal } from '#services/site/account/parts.ts';

export const revokePage: AccountPage = {
  path: '/account/keys/{id}/revoke',
  part: 'keys',
  show: async (asked) => {
    const key = await keyOf(asked);
    const path = `/account/keys/${key.text('id')}`;
    return {
      title: 'Revoke a key',
      main: html`<p class="trail"><a href="/account/keys">Keys</a></p><h1>Revoke ${key.text('name')}?</h1>
${refusal(asked)}<p class="lead">The key <code>${key.text('display')}</code> is rejected within five seconds, for good. Programs that use it get the error 401 from then on.</p>
${confirmation(asked, { action: `${path}/revoke`, button: 'Revoke this key', back: path })}`,
    };
  },
  submit: async ({ run, path }) => {
    await run('DELETE /api/keys/{id}', { path: { id: path['id'] ?? '' } });
    return '/account/keys';
  },
};
