import type { Given } from '#services/api/http/in-process.ts';
import type { Html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { RequestError } from '#shared/errors.ts';

/** The parts of the account, as its navigation shows them. */
export type Part = 'overview' | 'keys' | 'vault' | 'exports';

/** What a page of the account is asked, by a user who is signed in. */
export type AccountAsked = {
  /** Parameters of the path, decoded. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Runs a route of the application for the user. @throws RequestError as the route does */
  run: (name: string, given?: Given) => Promise<Fields>;
  /** The user, as `/api/auth/me` gives it. */
  user: Fields;
  /** What each form must send. */
  token: string;
  /** Address that readers use, without a slash at the end. */
  publicUrl: string;
  now: Date;
  /** Why the form that was sent was refused, and what it had; null where the page is only asked for. */
  refused: { error: RequestError; fields: FormFields } | null;
};

/** Values of a form by the names of its fields, without those that are empty. */
export type FormFields = Readonly<Record<string, string>>;

/** What a page of the account shows. */
export type AccountView = { title: string; main: Html; status?: number };

/** Declaration of a page of the account, with what becomes of its form. */
export type AccountPage = {
  /** Such as `/account/keys/{id}`; segments in braces are parameters. */
  path: `/account${string}`;
  part: Part;
  show: (asked: AccountAsked) => AccountView | Promise<AccountView>;
  /**
   * Does what the form says.
   * @returns the path that shows the result, or a page
   * @throws RequestError; the page is shown again then, and says why
   */
  submit?: (asked: AccountAsked, fields: FormFields) => Promise<`/account${string}` | AccountView>;
  /** Whether the form has a file, which the route reads as it arrives; its token is in the address then. */
  sendsFile?: true;
};
