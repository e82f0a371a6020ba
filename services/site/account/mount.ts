import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Fields as HeaderFields, RequestContext } from '#services/api/http/context.ts';
import { failureOf } from '#services/api/http/errors.ts';
import type { InProcess } from '#services/api/http/in-process.ts';
import { sendPage } from '#services/api/http/page.ts';
import { send } from '#services/api/http/send.ts';
import { html } from '#services/html.ts';
import { formTokens } from '#services/site/account/csrf.ts';
import type {
  AccountAsked,
  AccountPage,
  AccountTab,
  AccountView,
  FormFields,
} from '#services/site/account/page.ts';
import { accountPages } from '#services/site/account/pages/index.ts';
import { accountBar } from '#services/site/account/parts.ts';
import { nextOf, signInView } from '#services/site/account/sign-in.ts';
import { type Fields, fieldsOf } from '#services/site/fields.ts';
import { documentOf, POLICY } from '#services/site/layout/document.ts';
import { RequestError } from '#shared/errors.ts';
import type { Logger } from '#shared/log.ts';

type Context = RouterContext<RequestContext>;

export type AccountDependencies = {
  routes: InProcess<Context>;
  /** Counts a page against the limit of an IP address; throws RequestError 429 when it is used up. */
  budget: (address: string, requests: number) => void;
  /** Of the service. */
  secret: string;
  /** Whether users sign in here instead of at an identity provider. */
  byPassword: boolean;
  /** Address readers use, without a slash at the end. */
  publicUrl: string;
  log: Logger;
};

/** Pages about a user must not be cached, and links on them send no referrer. */
const ROOM: HeaderFields = ['Referrer-Policy', 'same-origin'];
const NOT_KEPT = 'private, no-store';
const TITLES: Readonly<Record<number, string>> = {
  400: 'This address asks for something that does not exist',
  403: 'This is not allowed',
  404: 'There is nothing at this address',
  409: 'This cannot be done now',
  429: 'Too many requests in a short time',
  503: 'The service cannot answer at the moment',
};

/** The result of a request: a page, or the path of the next one. */
type Outcome = AccountView | `/account${string}`;
type User = { fields: Fields; cookie: string; token: string };

/**
 * The account: pages about a user. They use the routes of the application, so they can do exactly what a
 * program can. They work without scripts. Each form has a token that is bound to the cookie of the login.
 */
export function mountAccount(router: Router<RequestContext>, dependencies: AccountDependencies): void {
  const { routes, budget, byPassword, publicUrl, log } = dependencies;
  const tokens = formTokens(dependencies.secret);

  const userOf = async (context: Context): Promise<User | null> => {
    const cookie = routes.cookieOf(context);
    if (cookie === null) return null;
    try {
      const fields = fieldsOf(await routes.run('GET /api/auth/me', context));
      return { fields, cookie, token: tokens.issue(cookie) };
    } catch (error) {
      if (isLoginRequired(error)) return null;
      throw error;
    }
  };

  const signIn = (next: string, error: RequestError | null = null, email = ''): AccountView =>
    signInView({ byPassword, next, error, email });

  const serve = async (
    context: Context,
    part: AccountTab | null,
    make: (user: User | null) => Promise<Outcome>,
  ): Promise<void> => {
    const { state } = context;
    state.roomFields = ROOM;
    let user: User | null = null;
    let outcome: Outcome;
    try {
      budget(state.address, 1);
      user = await userOf(context);
      outcome = await make(user);
    } catch (cause) {
      outcome = isLoginRequired(cause)
        ? signIn(addressOf(context))
        : failureView(failureOf(log, context, cause), state.id);
    }
    if (typeof outcome === 'string') {
      const fields = ['Location', outcome, 'Cache-Control', NOT_KEPT, 'Vary', 'Cookie'];
      send(context, { status: 303, fields });
      return;
    }
    const { title, main, status = 200, headers = {} } = outcome;
    const view = {
      ...{ title, description: title, canonical: '/account', hidden: true },
      main: html`${user && accountBar(part, user.token)}${main}`,
    };
    await sendPage(context, {
      ...{
        type: 'text/html; charset=utf-8',
        kept: NOT_KEPT,
        policy: POLICY,
        status,
        vary: ', Cookie',
        headers,
      },
      body: String(documentOf(view, { section: 'account', publicUrl, age: null })),
    });
  };

  const askedOf = (context: Context, user: User): AccountAsked => ({
    path: context.params,
    query: new URLSearchParams(context.querystring),
    run: async (name, given) => fieldsOf((await routes.run(name, context, given)) ?? {}),
    ...{ user: user.fields, token: user.token, publicUrl, now: new Date(), refused: null },
  });

  const requireToken = ({ cookie }: User, token: unknown): void => {
    if (!tokens.holds(cookie, token))
      throw new RequestError(
        'FORBIDDEN',
        'This form did not come from a page of this service, or you have signed in again since. Open the page again, and send the form from there.',
      );
  };

  for (const page of accountPages) {
    const template = page.path.replaceAll(/\{(\w+)\}/g, ':$1');
    router.get(template, (context) =>
      serve(context, page.part, async (user) =>
        user ? page.show(askedOf(context, user)) : signIn(addressOf(context)),
      ),
    );
    const { submit } = page;
    if (!submit) continue;
    router.post(template, (context) =>
      serve(context, page.part, async (user) => {
        if (!user) return signIn(addressOf(context));
        const asked = askedOf(context, user);
        const sent = page.sendsFile ? { token: asked.query.get('token') } : await routes.readFields(context);
        requireToken(user, sent['token']);
        return submitted(page, submit, asked, fieldsIn(sent));
      }),
    );
  }

  // Forms lead to these paths, which a reader may open again.
  for (const path of ['/account/login', '/account/logout'])
    router.get(path, (context) => serve(context, null, async () => '/account'));
  router.post('/account/login', (context) =>
    serve(context, null, async () => {
      const { next, ...body } = await routes.readFields(context);
      try {
        await routes.run('POST /api/auth/login', context, { body });
        return nextOf(next);
      } catch (error) {
        if (!isShownAgain(error) && !isLoginRequired(error)) throw error;
        return signIn(nextOf(next), error as RequestError, String(body['email'] ?? ''));
      }
    }),
  );
  router.post('/account/logout', (context) =>
    serve(context, null, async (user) => {
      if (!user) return '/account';
      requireToken(user, (await routes.readFields(context))['token']);
      await routes.run('POST /api/auth/logout', context);
      return '/account';
    }),
  );
}

/** @returns the address to open again after signing in; of a form without its query, which may have a token */
const addressOf = ({ method, path, search }: Context): `/account${string}` =>
  nextOf(method === 'POST' ? path : path + search);

/** Handles a form. If the route refuses it, the page is shown again with the reason. */
async function submitted(
  page: AccountPage,
  submit: NonNullable<AccountPage['submit']>,
  asked: AccountAsked,
  fields: FormFields,
): Promise<Outcome> {
  try {
    return await submit(asked, fields);
  } catch (error) {
    if (!isShownAgain(error)) throw error;
    const view = await page.show({ ...asked, refused: { error, fields } });
    return { ...view, status: error.status };
  }
}

const isLoginRequired = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'LOGIN_REQUIRED';

/** Whether the user may change the form and send it again. */
const isShownAgain = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  (error.status < 500 || error.code === 'INSUFFICIENT_STORAGE') &&
  error.status !== 401 &&
  error.status !== 404;

/** @returns the fields of a form as texts, including empty ones, which browsers send, too */
const fieldsIn = ({ token: _, ...sent }: Readonly<Record<string, unknown>>): FormFields =>
  Object.fromEntries(
    Object.entries(sent).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );

function failureView({ status, message, headers }: RequestError, id: string): AccountView {
  const title = TITLES[status] ?? 'Something went wrong';
  return {
    ...{ title, status, headers },
    main: html`<h1>${title}</h1><p class="lead">${message}</p>
${status >= 500 ? html`<p class="soft">Request ${id}</p>` : null}<p><a href="/account">To the account</a></p>`,
  };
}
