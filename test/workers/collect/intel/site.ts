import { type HttpServer, startHttpServer } from '#test/support/http-server.ts';

/** What a path answers: a body, with headers and status. */
export type Page = { body?: string | Buffer; status?: number; headers?: Record<string, string> };

export type NewsSite = HttpServer & {
  pages: Map<string, Page>;
  /** Requests in their order, with their conditions. */
  asked: { path: string; ifNoneMatch: string | undefined }[];
};

/** A publisher of news that says what a test wants it to say. */
export async function startNewsSite(): Promise<NewsSite> {
  const pages: NewsSite['pages'] = new Map();
  const asked: NewsSite['asked'] = [];
  const server = await startHttpServer((request, response) => {
    const path = request.url ?? '';
    const ifNoneMatch = request.headers['if-none-match'];
    asked.push({ path, ifNoneMatch });
    const { body = '', status = 200, headers = {} } = pages.get(path) ?? { status: 404 };
    const known = headers['etag'] !== undefined && headers['etag'] === ifNoneMatch;
    response.writeHead(known ? 304 : status, headers);
    response.end(known ? undefined : body);
  });
  return { ...server, pages, asked };
}

/** RSS with these items, each as XML. */
export const feedOf = (...items: readonly string[]): string =>
  `<rss version="2.0"><channel><title>x</title>${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;
