import { html } from '#services/html.ts';
import type { AccountPage } from '#services/site/account/page.ts';
import { facts } from '#services/site/parts/lists.ts';
import { spoken } from '#services/site/parts/words.ts';

export const overviewPage: AccountPage = {
  path: '/account',
  part: 'overview',
  show: ({ user }) => ({
    title: 'Account',
    main: html`<h1>Account</h1>
${facts([
  ['E-mail address', user.text('email')],
  ['Plan', spoken(user.string('plan'))],
  ['Company', user.at('company')?.text('name') ?? 'None'],
])}
<div class="grid">
<section class="card"><h2><a href="/account/keys">Keys</a></h2><p>Create a key for the API, see its calls, and revoke it.</p></section>
<section class="card"><h2><a href="/account/vault">Vault</a></h2><p>Compliance documents of your company, with a warning before they expire.</p></section>
<section class="card"><h2><a href="/account/exports">Exports</a></h2><p>Files of open tenders, as CSV, Excel or JSON.</p></section>
</div>`,
  }),
};
