import { type Html, html } from '#services/html.ts';
import type { AccountAsked, AccountPage, AccountView } from '#services/site/account/page.ts';
import { field, refusal, tokenField } from '#services/site/account/parts.ts';
import type { Fields } from '#services/site/fields.ts';
import { table } from '#services/site/parts/lists.ts';
import { spoken, when } from '#services/site/parts/words.ts';
import { counted, write } from '#widgets/view/format.ts';

export const keysPage: AccountPage = {
  path: '/account/keys',
  part: 'keys',
  show: async (asked) => {
    const answer = await asked.run('GET /api/keys');
    const keys = answer.list('keys');
    return {
      title: 'Keys',
      main: html`<h1>Keys</h1>
<p class="lead">A program that uses the <a href="/docs">API</a> sends a key with each call. Give each program its own, so that you can revoke one without the others.</p>
${refusal(asked)}${newKey(asked, answer.at('plan'))}
${keys.length === 0 ? html`<p>You have no keys yet.</p>` : html`<h2>Your keys</h2>${keyTable(keys)}`}`,
    };
  },
  submit: async ({ run, publicUrl }, { name = '' }) =>
    madeView(await run('POST /api/keys', { body: { name } }), publicUrl),
};

function newKey(asked: AccountAsked, plan: Fields | null): Html {
  if (plan === null)
    return html`<p class="warn">Your plan does not include the API. The plans professional and enterprise do.</p>`;
  const limit = plan.at('limit');
  return html`<form class="narrow" method="post" action="/account/keys">${tokenField(asked.token)}
${field(asked, {
  ...{ name: 'name', label: 'What is the new key for?' },
  hint: html`It may make ${counted(limit?.number('daily') ?? 0, 'call')} a day and ${write(limit?.number('monthly') ?? 0)} a month. Your plan allows ${counted(plan.count('keys'), 'active key')}.`,
  control: (attributes, value) =>
    html`<input${attributes} value="${value}" maxlength="100" placeholder="Price monitor" autocomplete="off" required>`,
})}
<div class="field"><button>Create key</button></div></form>`;
}

/** @returns the state of a key as a label */
export const keyTag = (key: Fields): Html => {
  const state = key.string('state');
  return html`<span class="tag${state === 'active' ? ' open' : ''}">${spoken(state)}</span>`;
};

const used = (key: Fields, name: 'daily' | 'monthly'): string =>
  `${write(key.count(name))} of ${write(key.at('limit')?.number(name) ?? 0)}`;

const keyTable = (keys: readonly Fields[]): Html =>
  table(
    'Your keys',
    [
      {
        title: 'Name',
        cell: (key) =>
          html`<a href="/account/keys/${key.text('id')}">${key.text('name')}</a><br><code>${key.text('display')}</code>`,
      },
      { title: 'State', cell: keyTag },
      { title: 'Calls today', numeric: true, cell: (key) => used(key, 'daily') },
      { title: 'This month', numeric: true, cell: (key) => used(key, 'monthly') },
      {
        title: 'Last used',
        cell: (key) =>
          html`${when(key.text('lastUsedAt'), true)}<br><small class="soft">created ${when(key.text('createdAt'))}</small>`,
      },
      {
        title: 'Change',
        cell: (key) =>
          key.text('state') === 'active' &&
          html`<a href="/account/keys/${key.text('id')}/revoke">Revoke<span class="hidden"> ${key.text('name')}</span></a>`,
      },
    ],
    keys,
  );

/** The only page that shows the key itself. */
function madeView(made: Fields, publicUrl: string): AccountView {
  const key = made.string('key');
  return {
    title: 'Your new key',
    status: 201,
    main: html`<h1>Your new key</h1>
<p class="warn">Copy the key now: it is shown only once. Anyone who has it can make calls that count as yours.</p>
<h2>${made.text('name')}</h2>
<pre data-copy tabindex="0" role="region" aria-label="The key"><code id="key" data-made-key>${key}</code></pre>
<h2>Try it</h2>
<p>This command asks for one tender:</p>
<pre data-copy tabindex="0" role="region" aria-label="The command"><code id="command">curl -H "Authorization: Bearer ${key}" "${publicUrl}/v2/tenders?limit=1"</code></pre>
<p>The <a href="/docs">quick start</a> has more of them. In this tab of your browser, its commands contain this key.</p>
<p>The page of <a href="/account/keys/${made.text('id')}">this key</a> counts its calls. <a href="/account/keys">All keys</a></p>`,
  };
}
