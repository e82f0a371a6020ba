import type Router from '@koa/router';
import type { ApiContext, Fields, Middleware, RequestContext } from '#services/api/http/context.ts';
import { ANSWER_MS } from '#services/api/http/deadline.ts';
import { failureOf } from '#services/api/http/errors.ts';
import { type PageReply, sendPage } from '#services/api/http/page.ts';
import { send } from '#services/api/http/send.ts';
import { type AccountDependencies, mountAccount } from '#services/site/account/mount.ts';
import { type Descriptions, docsPages, moved } from '#services/site/docs/pages.ts';
import { createLastViews, type Done } from '#services/site/last-views.ts';
import { assets } from '#services/site/layout/assets.ts';
import { documentOf, POLICY } from '#services/site/layout/document.ts';
import type { Page, PageRequest, PageView } from '#services/site/page.ts';
import { failureView, missingView } from '#services/site/pages/failures.ts';
import { downloadsOf, type PagesOptions, pagesOf } from '#services/site/pages/index.ts';
import { type ReadAnswer, readerOf } from '#services/site/read.ts';
import { files } from '#services/site/site-files.ts';
import { RequestError } from '#shared/errors.ts';
import { maskIdentityNumbers } from '#shared/text/identity-number.ts';

export type SiteDependencies = AccountDependencies & {
  /** Reads answers of /v2 for pages. */
  read: ReadAnswer;
  /** Tells whether the database responds, by running work that needs it. */
  done: Done;
  /** The API descriptions for the developers' pages. */
  descriptions: Descriptions;
} & PagesOptions;

/** Links to other sites send only the origin of this site, not the address of the page. */
const FIELDS: Fields = ['Referrer-Policy', 'strict-origin-when-cross-origin'];
const HTML_TYPE = 'text/html; charset=utf-8';
/** Pages are the same for everybody, so shared caches may keep them for a moment. */
const MOMENT = 'public, max-age=30, stale-while-revalidate=300';
const NOTHING = 'no-store';
const DAY = 'public, max-age=86400';

export type Site = {
  /** Rejects a method that a known path does not have. Answers an unknown path with a page if a browser asks. */
  notFound: Middleware;
};

/**
 * The site: pages for people, made on the server from answers of /v2. A page is a declaration in pages/. It shows what
 * `read` gives, so a page and the API cannot disagree. Decision: docs/decisions/0165-the-site-shows-answers.md
 */
export function mountSite(router: Router<RequestContext>, dependencies: SiteDependencies): Site {
  const { publicUrl } = dependencies;
  const serve = serveWith(dependencies);
  const lastViews = createLastViews(dependencies.done);
  for (const [path, to] of Object.entries(moved))
    router.get(path, (context) =>
      send(context, { status: 301, fields: ['Location', to, 'Cache-Control', DAY] }),
    );
  for (const page of [...pagesOf(dependencies), ...docsPages(dependencies.descriptions)]) {
    const template = templateOf(page.path);
    router.get(template, (context) =>
      serve(context, context.params, page, async (asked, ageOf) => {
        const make = async () => ({ view: await page.show(asked), age: ageOf() });
        // Pages with content of a sent form, or with the state of the service, are not cached.
        const { view, age } = await (page.takesForm || page.live
          ? make()
          : lastViews.orLast(context.req.url ?? '/', make));
        return replyOf(view, page, publicUrl, age);
      }),
    );
    if (page.takesForm)
      router.post(template, (context) =>
        serve(context, context.params, page, async (asked, age) => {
          const query = queryIn(await dependencies.routes.readFields(context));
          const view = await page.show({ ...asked, query });
          return { ...replyOf(view, page, publicUrl, age()), kept: NOTHING };
        }),
      );
  }
  for (const { path, make } of downloadsOf(dependencies))
    router.get(templateOf(path), (context) => serve(context, context.params, null, make));
  mountAccount(router, dependencies);
  for (const { path, reply } of Object.values(assets))
    router.get(path, (context) => sendPage(context, reply));
  for (const [path, reply] of Object.entries(files(publicUrl)))
    router.get(path, (context) => sendPage(context, reply));
  return {
    notFound: async (context, next) => {
      const { method = '', url = '/', headers } = context.req;
      const known = (context.matched ?? []).flatMap((route: { methods: string[] }) => route.methods);
      const methods = [...new Set(known)].join(', ');
      if (known.length > 0 && !known.includes(method))
        throw new RequestError(
          'METHOD_NOT_ALLOWED',
          `${method} is not allowed on this path. Allowed are ${methods}.`,
          undefined,
          { Allow: methods },
        );
      const asksForPage = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html');
      if (!asksForPage || /^\/(v2|api)(\/|$)/.test(url)) return next();
      context.state.roomFields = FIELDS;
      await sendPage(context, replyOf(missingView(url), null, publicUrl, null));
    },
  };
}

/** @returns the fields of a form as a query; identity numbers of natural persons are masked, as in addresses */
const queryIn = (sent: Readonly<Record<string, unknown>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(sent).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, maskIdentityNumbers(value)] as [string, string]] : [],
    ),
  );

const missing = (message: string): RequestError => new RequestError('NOT_FOUND', message);

const templateOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Serves pages and files made from answers of /v2; an error becomes a page. */
const serveWith =
  ({ read, budget, publicUrl, log }: SiteDependencies) =>
  async (
    context: ApiContext,
    path: Readonly<Record<string, string>>,
    page: Page | null,
    make: (asked: PageRequest, age: () => number | null) => Promise<PageReply>,
  ): Promise<void> => {
    const { state, req } = context;
    const url = req.url ?? '/';
    state.roomFields = FIELDS;
    let age: number | null = null;
    let reply: PageReply;
    try {
      budget(state.address, 1);
      const mark = url.indexOf('?');
      const query = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
      const deadline = state.startedAt + ANSWER_MS;
      const reader = readerOf(read, deadline, (seconds) => {
        age = Math.max(age ?? 0, seconds);
      });
      reply = await make(
        { path, query, read: reader, publicUrl, now: new Date(), deadline, missing },
        () => age,
      );
    } catch (cause) {
      const error = failureOf(log, context, cause);
      const view = failureView(error, url, state.id);
      reply = { ...replyOf(view, page, publicUrl, null), headers: error.headers };
    }
    await sendPage(context, reply);
  };

const replyOf = (view: PageView, page: Page | null, publicUrl: string, age: number | null): PageReply => ({
  type: HTML_TYPE,
  body: String(documentOf(view, { section: page?.section ?? null, publicUrl, age })),
  kept: view.status === undefined || view.status === 200 ? MOMENT : NOTHING,
  policy: POLICY,
  status: view.status ?? 200,
});
