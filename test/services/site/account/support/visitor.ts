import type { ApiResponse } from '#test/support/api.ts';
import {
  callApi,
  type ServedApplication,
  type TestUser,
} from '../../../api/application/support/served-application.ts';

/** Somebody who reads the pages of the account in a browser without scripts: it keeps the cookie, and sends forms as they stand. */
export type Visitor = {
  open: (path: string, headers?: Record<string, string>) => Promise<ApiResponse>;
  /** Sends the form of a page: its hidden fields, and the fields that are filled in. */
  send: (path: string, form: { action: string; fields?: Record<string, string> }) => Promise<ApiResponse>;
  /** Sends a form that no page has. */
  post: (
    action: string,
    body: NonNullable<RequestInit['body']>,
    headers?: Record<string, string>,
  ) => Promise<ApiResponse>;
  /** The cookie that is kept; null for none. */
  cookie: () => string | null;
};

export function visitorOf({ api }: ServedApplication): Visitor {
  let cookie: string | null = null;
  const ask = async (path: string, headers: Record<string, string>, body?: RequestInit['body']) => {
    const answer = await callApi(api.url + path, {
      headers: {
        accept: 'text/html',
        ...(cookie !== null && { cookie: `__Host-session=${cookie}` }),
        ...(body !== undefined && { origin: api.url, 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
      body,
    });
    const set = /^__Host-session=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
    if (set !== undefined) cookie = set === '' ? null : set;
    return answer;
  };
  return {
    open: (path, headers = {}) => ask(path, headers),
    send: async (path, { action, fields = {} }) => {
      const { text } = await ask(path, {});
      const form = new RegExp(`<form[^>]* action="${action}"[^>]*>(.*?)</form>`, 's').exec(text)?.[1];
      if (form === undefined) throw new Error(`${path} has no form for ${action}`);
      const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
        ([, name, value]) => [name!, value!] as const,
      );
      return ask(action, {}, new URLSearchParams({ ...Object.fromEntries(hidden), ...fields }));
    },
    post: (action, body, headers = {}) => ask(action, headers, body),
    cookie: () => cookie,
  };
}

/** @returns a visitor who has signed in with the form */
export async function signedIn(at: ServedApplication, { email, password }: TestUser): Promise<Visitor> {
  const visitor = visitorOf(at);
  await visitor.send('/account', { action: '/account/login', fields: { email, password } });
  return visitor;
}

/** @returns the token of the forms of a page */
export const tokenIn = (page: string): string => /name="token" value="([^"]+)"/.exec(page)![1]!;
