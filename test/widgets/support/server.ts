import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type HttpServer, startHttpServer } from '#test/support/http-server.ts';
import { projectRoot } from '#test/support/processes.ts';
import { bodyOf } from './feeds.ts';

/** What a feed answers, for a request that a test wants to decide. */
export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** It is sent then. */
  after?: Promise<void>;
};

/** A server of its own origin. */
export type Site = HttpServer & {
  /** Paths that were asked for, with their queries. */
  asked: string[];
};

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Site> {
  const asked: string[] = [];
  const server = await startHttpServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  return { ...server, asked };
}

/** The service: the scripts that set-up built, and feeds that a test decides on. */
export type Service = Site & { answers: Record<string, Answer | (() => Answer)> };

/** Starts a service whose feeds give the sample entries unless `answers` says otherwise. */
export async function startService(): Promise<Service> {
  const answers: Service['answers'] = {};
  const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After, ETag' };
  const site = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://service');
    const script = /^\/widgets\/[\w]+\/([\w-]+\.js)$/.exec(pathname)?.[1];
    if (script !== undefined) {
      response.writeHead(200, { ...open, 'content-type': 'text/javascript; charset=utf-8' });
      response.end(readFileSync(join(projectRoot, 'widgets/built', script)));
      return;
    }
    const kind = pathname.replace('/api/widgets/', '');
    const given = answers[kind] ?? {};
    const {
      status = 200,
      headers = {},
      body = bodyOf(kind),
      after = Promise.resolve(),
    } = typeof given === 'function' ? given() : given;
    void after.then(() => {
      response.writeHead(status, { ...open, 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    });
  });
  return Object.assign(site, { answers });
}

/** A page of a newspaper, whose html and headers a test decides on. */
export type Host = Site & { html: string; headers: Record<string, string> };

/** Starts the site that embeds widgets; it is another origin than the service. */
export async function startHost(): Promise<Host> {
  const page = { html: '', headers: {} as Record<string, string> };
  const site = await listen((request, response) => {
    if (request.url === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
    response.end(page.html);
  });
  return Object.assign(page, site);
}
