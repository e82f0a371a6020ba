import type { Given } from '#services/api/http/in-process.ts';
import type { Html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { RequestError } from '#shared/errors.ts';

/** The parts of the account, as its navigation shows them. */
export type AccountTab = 'overview' | 'keys' | 'vault' | 'exports';

/** A request of a signed-in user for a page of the account. */
export type AccountAsked = {
  /** Parameters of the path, decoded. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Runs a route of the application for the user. @throws the RequestError of the route */
  run: (name: string, given?: Given) => Promise<Fields>;
  /** The user, as `/api/auth/me` gives it. */
  user: Fields;
  /** The token that each form must send. */
  token: string;
  /** Address that readers use, without a slash at the end. */
  publicUrl: string;
  now: Date;
  /** Why a sent form was refused, and its fields; null if no form was sent. */
  refused: { error: RequestError; fields: FormFields } | null;
};

/** Values of a form by field name, without empty ones. */
export type FormFields = Readonly<Record<string, string>>;

/** What a page of the account shows. */
export type AccountView = {
  title: string;
  main: Html;
  status?: number;
  /** Header fields of an error, such as Retry-After. */
  headers?: Readonly<Record<string, string>>;
};

/** Declaration of a page of the account, with the handler of its form. */
export type AccountPage = {
  /** Such as `/account/keys/{id}`; segments in braces are parameters. */
  path: `/account${string}`;
  part: AccountTab;
  show: (asked: AccountAsked) => AccountView | Promise<AccountView>;
  /**
   * Handles the form.
   * @returns the path that shows the result, or a page
   * @throws RequestError; then the page is shown again with the reason
   */
  submit?: (asked: AccountAsked, fields: FormFields) => Promise<`/account${string}` | AccountView>;
  /** Whether the form has a file, which the route reads as a stream; then the token is in the address. */
  sendsFile?: true;
};
