import { html } from '#services/html.ts';
import type { AccountView } from '#services/site/account/page.ts';
import { field, refusal } from '#services/site/account/parts.ts';
import type { RequestError } from '#shared/errors.ts';

/** Addresses to which a sign-in may lead; any other text is ignored. */
const INSIDE = /^\/account(?:\/[a-z0-9-]{1,60}){0,3}(?:\?[\w.~%&=+-]{1,200})?$/;

/** @returns the address in the account that a form names, or the account itself */
export const nextOf = (text: unknown): `/account${string}` =>
  typeof text === 'string' && INSIDE.test(text) ? (text as `/account${string}`) : '/account';

export type SignIn = {
  /** Whether users sign in here instead of at an identity provider. */
  byPassword: boolean;
  /** The path after signing in. */
  next: string;
  /** Why the last attempt failed; null if there was none. */
  error: RequestError | null;
  /** The e-mail address of the last attempt. */
  email?: string;
};

/** The page for visitors who are not signed in. */
export function signInView({ byPassword, next, error, email = '' }: SignIn): AccountView {
  const refused = error && { error, fields: { email } };
  return {
    title: 'Sign in',
    status: error?.status ?? (next === '/account' ? 200 : 401),
    main: html`<h1>Sign in</h1>
<p class="lead">Keys for the interface, the documents of your company, and files of tenders.</p>
${
  byPassword
    ? html`${refusal({ refused })}
<form class="narrow" method="post" action="/account/login"><input type="hidden" name="next" value="${next}">
${field(
  { refused },
  {
    ...{ name: 'email', label: 'E-mail address' },
    control: (attributes, value) =>
      html`<input type="email"${attributes} value="${value}" autocomplete="username" maxlength="254" required>`,
  },
)}${field(
  { refused },
  {
    ...{ name: 'password', label: 'Password' },
    control: (attributes) =>
      html`<input type="password"${attributes} autocomplete="current-password" maxlength="200" required>`,
  },
)}
<div class="field"><button>Sign in</button></div></form>
<p class="soft">Accounts are made by whoever operates this service.</p>`
    : html`<p class="warn">Users of this service sign in at an identity provider. Sign in there, and come back to this page.</p>`
}`,
  };
}
