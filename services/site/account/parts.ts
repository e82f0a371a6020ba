import { type Content, type Html, html } from '#services/html.ts';
import type { AccountAsked, AccountTab } from '#services/site/account/page.ts';
import { spoken, when } from '#services/site/parts/words.ts';
import { problemsOf } from '#services/site/problems.ts';

/** What the pages of the account have in common. */

const PARTS: readonly { part: AccountTab; path: string; label: string }[] = [
  { part: 'overview', path: '/account', label: 'Account' },
  { part: 'keys', path: '/account/keys', label: 'Keys' },
  { part: 'vault', path: '/account/vault', label: 'Vault' },
  { part: 'exports', path: '/account/exports', label: 'Exports' },
];

/** The navigation of the account, with the sign-out. */
export const accountBar = (part: AccountTab | null, token: string): Html =>
  html`<div class="account-bar no-print"><nav aria-label="Parts of the account"><ul class="chips">${PARTS.map(
    ({ part: of, path, label }) =>
      html`<li><a href="${path}"${of === part ? html` aria-current="true"` : null}>${label}</a></li>`,
  )}</ul></nav>
<form method="post" action="/account/logout">${tokenField(token)}<button class="plain">Sign out</button></form></div>`;

/** The field that proves that a page of this service sends the form. */
export const tokenField = (token: string): Html => html`<input type="hidden" name="token" value="${token}">`;

/** Why the form was refused, in words. */
export function refusal({ refused }: Pick<AccountAsked, 'refused'>): Html | null {
  if (refused === null) return null;
  const { error } = refused;
  const problems = problemsOf(error);
  return html`<div class="warn danger" role="alert">${
    problems.length === 0
      ? html`<p>${withMoments(error.message)}</p>`
      : html`<p>This was not accepted.</p><ul>${problems.map(({ parameter, reason }) => html`<li>${spoken(parameter)} ${inWords(reason)}</li>`)}</ul>`
  }</div>`;
}

const MOMENT = /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)/;

const MINUTE_MS = 60_000;

/** @returns a message of the interface with its moments as people read them: in South African time, the minute that follows */
const withMoments = (message: string): Content[] =>
  message.split(MOMENT).map((part) => (MOMENT.test(part) ? when(nextMinute(part), true) : part));

const nextMinute = (moment: string): string =>
  new Date(Math.ceil(Date.parse(moment) / MINUTE_MS) * MINUTE_MS).toISOString();

/** @returns a rule of the interface with its codes as words, such as `TAX_CLEARANCE` as `Tax clearance` */
const inWords = (rule: string): string => rule.replaceAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g, spoken);

/** A field of a form: its label, the control, a hint, and the rule that its value breaks. */
export type FormField = {
  name: string;
  label: string;
  hint?: Content;
  /** The control; it must have `attributes`. */
  control: (attributes: Html, value: string) => Html;
};

/** @returns the field with the value that was sent, and the broken rule if the value was refused */
export function field(
  { refused }: Pick<AccountAsked, 'refused'>,
  { name, label, hint, control }: FormField,
): Html {
  const reason = refused && problemsOf(refused.error).find(({ parameter }) => parameter === name)?.reason;
  const id = `f-${name}`;
  const about = [reason && `${id}-rule`, hint && `${id}-hint`].filter((each) => each).join(' ');
  const attributes = html` id="${id}" name="${name}"${reason ? html` aria-invalid="true"` : null}${about ? html` aria-describedby="${about}"` : null}`;
  return html`<div class="field"><label for="${id}">${label}</label>
${control(attributes, refused?.fields[name] ?? '')}
${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : null}${reason ? html`<p class="rule" id="${id}-rule">${label} ${inWords(reason)}</p>` : null}</div>`;
}

/** @returns a select field with values and their labels */
export const choice =
  (choices: readonly (readonly [value: string, words: string])[]): FormField['control'] =>
  (attributes, value) =>
    html`<select${attributes}>${choices.map(
      ([each, words]) =>
        html`<option value="${each}"${each === value ? html` selected` : null}>${words}</option>`,
    )}</select>`;

/** A question before a final action: a form with one button, and a link back. */
export const confirmation = (
  { token }: Pick<AccountAsked, 'token'>,
  { action, button, back, more }: { action: string; button: string; back: string; more?: Html },
): Html =>
  html`<form method="post" action="${action}">${tokenField(token)}${more}
<p class="pager"><button class="danger">${button}</button> <a href="${back}">Leave it as it is</a></p></form>`;
