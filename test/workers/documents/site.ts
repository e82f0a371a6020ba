import { type HttpServer, startHttpServer } from '#test/support/http-server.ts';

/** A content with its ETag, whose first sending may break off. */
export type Content = { body: string | Buffer; etag?: string; breaksAt?: number };

export type Site = HttpServer & {
  /** What is at each path: a content, a status, or nothing for ever. */
  pages: Map<string, Content | number | 'hangs'>;
  /** Requests in their order, with the status that they got. */
  asked: { path: string; status: number }[];
};

/** A publisher of documents that says what a test wants it to say. */
export async function startSite(): Promise<Site> {
  const pages: Site['pages'] = new Map();
  const asked: Site['asked'] = [];
  const server = await startHttpServer((request, response) => {
    const path = request.url ?? '';
    const page = pages.get(path) ?? 404;
    if (page === 'hangs') return void asked.push({ path, status: 0 });
    const known =
      typeof page !== 'number' && page.etag !== undefined && request.headers['if-none-match'] === page.etag;
    const [, start] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    const status = typeof page === 'number' ? page : known ? 304 : start === undefined ? 200 : 206;
    asked.push({ path, status });
    if (typeof page !== 'number' && start !== undefined) {
      const rest = Buffer.from(page.body).subarray(Number(start));
      response.writeHead(206, {
        etag: page.etag,
        'content-range': `bytes ${start}-${Number(start) + rest.length - 1}/*`,
      });
      return void response.end(rest);
    }
    if (typeof page !== 'number' && page.breaksAt !== undefined) {
      response.writeHead(200, { etag: page.etag, 'content-length': page.body.length });
      return void response.write(page.body.slice(0, page.breaksAt), () => response.destroy());
    }
    response.writeHead(status, typeof page !== 'number' && page.etag ? { etag: page.etag } : {});
    response.end(status === 200 && typeof page !== 'number' ? page.body : undefined);
  });
  return { ...server, pages, asked };
}
