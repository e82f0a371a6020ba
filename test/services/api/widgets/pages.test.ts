import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { RequestError } from '#shared/errors.ts';
import { shared } from '#test/support/shared.ts';
import { bodyOf, feeds } from '#test/widgets/support/feeds.ts';
import { startPages } from '#test/widgets/support/pages-server.ts';

const server = shared(() =>
  startPages(async (name, query) => {
    if (query.includes('province=atlantis'))
      throw new RequestError('NOT_FOUND', 'province: there is no such province: atlantis.');
    if (query.includes('province=limpopo')) throw new RequestError('SERVICE_UNAVAILABLE', 'down');
    const first = { ...feeds[name]?.[0], supplierName: '<img src=x onerror=alert(1)>' };
    return bodyOf(name, [first, ...(feeds[name] ?? []).slice(1)]) as never;
  }),
);

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
type Manifest = {
  scripts: Record<string, { url: string; hash: string; integrity: string; gzip: number; bytes: number }>;
};
const manifest = async () => JSON.parse((await get('/widgets/v1/manifest.json')).text) as Manifest;

const LARGEST: Record<string, number> = {
  'top-companies': 4160,
  'winners-feed': 4160,
  'sector-trends': 5120,
  heatmap: 7168,
  widgets: 12288,
};

describe('scripts', () => {
  it.each(Object.entries(LARGEST))(
    '%s.js is small, and its fixed address has what the manifest says',
    async (name, most) => {
      const script = (await manifest()).scripts[name]!;
      const moving = await get(`/widgets/v1/${name}.js`);
      const fixed = await get(new URL(script.url).pathname);
      expect(gzipSync(moving.text, { level: 9 }).length).toBeLessThanOrEqual(most);
      expect(script.bytes).toBe(Buffer.byteLength(moving.text));
      expect(fixed.text).toBe(moving.text);
      expect(`sha384-${createHash('sha384').update(fixed.text).digest('base64')}`).toBe(script.integrity);
      expect(moving.headers.get('cache-control')).toContain('max-age=3600');
      expect(fixed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      for (const { headers } of [moving, fixed]) {
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
        expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      }
      const again = await get(`/widgets/v1/${name}.js`, { 'if-none-match': moving.headers.get('etag')! });
      expect(again.status).toBe(304);
    },
  );

  it('an earlier version stays at its address', async () => {
    const hash = '0123456789abcdef0123';
    expect((await get(`/widgets/${hash}/heatmap.js`)).status).toBe(404);
    const later = await startPages(undefined, server.folder);
    await server.storage.put(`widgets/${hash}/heatmap.js`, Buffer.from('"of before"'));
    expect(await (await fetch(`${later.url}/widgets/${hash}/heatmap.js`)).text()).toBe('"of before"');
    await later.close();
  });

  it('this version is kept for those that come after it', async () => {
    const { hash } = (await manifest()).scripts['heatmap']!;
    expect(await server.storage.stat(`widgets/${hash}/heatmap.js`)).not.toBeNull();
  });

  it.each([
    '/widgets/v1/nothing.js',
    '/widgets/..%2f..%2fx/widgets.js',
    '/widgets/zzz/widgets.js',
    '/widgets/v1/x',
  ])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('pages for frames', () => {
  it.each(Object.keys(feeds))('%s is complete without a script, and framable', async (kind) => {
    const { status, headers, text } = await get(`/widgets/v1/embed/${kind}?theme=dark&title=A%20%3Cb%3E`);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain('frame-ancestors *');
    for (const name of ['style', 'script']) {
      const [, inner = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(text) ?? [];
      expect(policy).toContain(`'sha256-${createHash('sha256').update(inner).digest('base64')}'`);
    }
    expect(text).toContain('A &#60;b&#62;</h1>');
    expect(text).toContain('As of 25 Nov 2026, 14:05');
    expect(text).not.toContain('<img');
    expect(text).not.toContain('<button');
    expect(text).toContain('application/json+oembed');
  });

  it('shows a hostile name as a text', async () => {
    expect((await get('/widgets/v1/embed/top-companies')).text).toContain(
      '&#60;img src=x onerror=alert(1)&#62;',
    );
  });

  it('shows all awards for "All", as for no province', async () => {
    const rows = async (query: string) => /<ol.*<\/ol>/s.exec((await get(`${PATH}${query}`)).text)?.[0];
    const PATH = '/widgets/v1/embed/winners-feed';
    expect(await rows('?province=All')).toBe((await rows('')) ?? 'a list');
  });

  it('says what is wrong with its options, in its own words and in those of the feed', async () => {
    expect((await get('/widgets/v1/embed/top-companies?limit=many')).text).toContain(
      'limit cannot be &#34;many&#34;, only 1 or more.',
    );
    expect((await get('/widgets/v1/embed/heatmap?heading-level=9')).text).toContain(
      'heading-level cannot be &#34;9&#34;, only 2 to 6.',
    );
    expect((await get('/widgets/v1/embed/heatmap?theme=pink')).text).toContain(
      'theme cannot be &#34;pink&#34;, only light, dark or auto.',
    );
    expect((await get('/widgets/v1/embed/top-companies?province=atlantis')).text).toContain(
      'there is no such province',
    );
  });

  it('says that the figures cannot be loaded, and is then not cached', async () => {
    const { status, headers, text } = await get('/widgets/v1/embed/top-companies?province=limpopo');
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(text).toContain('cannot be loaded');
  });

  it('nothing else may be framed', async () => {
    for (const path of ['/widgets', '/widgets/v1/manifest.json', '/widgets/v1/oembed?url=x'])
      expect((await get(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const nothing = await get('/widgets/v1/embed/nothing');
    expect(nothing.status).toBe(404);
    expect(nothing.text).toContain(
      'There is no widget nothing, only top-companies, winners-feed, sector-trends, heatmap.',
    );
  });
});

describe('oEmbed', () => {
  const ask = (url: string, more = '') => get(`/widgets/v1/oembed?url=${encodeURIComponent(url)}${more}`);

  it('gives the frame of a page, within the requested size', async () => {
    const { text } = await ask(
      `${server.url}/widgets/v1/embed/heatmap?theme=dark`,
      '&format=json&maxwidth=200&maxheight=150',
    );
    const answer = JSON.parse(text) as Record<string, unknown>;
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 200, height: 150 });
    expect(answer['html']).toContain(`<iframe src="${server.url}/widgets/v1/embed/heatmap?theme=dark"`);
  });

  it('gives XML', async () => {
    const { text, headers } = await ask(`${server.url}/widgets/v1/embed/heatmap`, '&format=xml');
    expect(headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(text).toContain('<html>&#60;iframe');
  });

  it.each(['https://elsewhere.example/widgets/v1/embed/heatmap', 'nothing', 'javascript:alert(1)'])(
    '%s is not ours',
    async (url) => {
      expect((await ask(url)).status).toBe(404);
    },
  );

  it('names what is missing or wrong', async () => {
    expect((await get('/widgets/v1/oembed')).text).toContain('"parameter":"url"');
    expect((await ask(`${server.url}/widgets/v1/embed/heatmap`, '&format=yaml')).status).toBe(400);
    expect((await ask(`${server.url}/widgets/v1/embed/heatmap`, '&maxwidth=wide')).status).toBe(400);
  });
});

describe('builder', () => {
  it('gives the codes of a choice without any script', async () => {
    const { text } = await get('/widgets?kind=sector-trends&province=gauteng&theme=dark&limit=4');
    const script = (await manifest()).scripts['sector-trends']!;
    expect(text).toContain('<a href="/docs/widgets">');
    // Whatever was chosen, it is the same page.
    expect(text).toContain(`<link rel="canonical" href="${server.url}/widgets">`);
    expect(text).toContain(
      'data-province=&#34;gauteng&#34; data-limit=&#34;4&#34; data-theme=&#34;dark&#34;',
    );
    expect(text).toContain(`integrity=&#34;${script.integrity.replaceAll('"', '')}&#34;`);
    expect(text).toContain(
      `${server.url}/widgets/v1/embed/sector-trends?province=gauteng&#38;limit=4&#38;theme=dark`,
    );
  });

  it('says so if a kind has no choice of category, and leaves it out of the codes', async () => {
    const sentence = 'cannot be limited to a category';
    const { text } = await get('/widgets?kind=winners-feed&category=civil-engineering&province=gauteng');
    expect(text).toContain(sentence);
    expect(text).toContain('<option value="civil-engineering" selected>');
    expect(text).toContain(`${server.url}/widgets/v1/embed/winners-feed?province=gauteng</code>`);
    for (const other of ['kind=winners-feed', 'kind=heatmap&category=civil-engineering'])
      expect((await get(`/widgets?${other}`)).text).not.toContain(sentence);
  });

  it('offers a number of rows only for widgets that take one', async () => {
    const field = async (kind: string) =>
      /<p[^>]*><label for="limit">.*/.exec((await get(`/widgets?kind=${kind}`)).text)?.[0];
    expect(await field('heatmap')).toMatch(/^<p hidden>.* disabled>/);
    expect(await field('winners-feed')).toMatch(/^<p><label.* max="20" value="5">/);
  });

  it('says which rule a choice breaks, and shows nothing of it', async () => {
    const { status, headers, text } = await get(
      '/widgets?kind="><script>alert(1)</script>&province="><img>&limit=-1',
    );
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(text).toContain('kind must be one of top-companies, winners-feed, sector-trends, heatmap.');
    expect(text).toContain('limit cannot be &#34;-1&#34;, only 1 or more.');
    expect(text).not.toContain('Code for your page');
    expect(text).not.toMatch(/<script>|<img/);
    const nowhere = await get('/widgets?province=gautenq&category=gold');
    expect(nowhere.status).toBe(400);
    expect(nowhere.text).toContain('there is no such province: gautenq. The most similar slug is gauteng.');
    for (const path of ['/widgets', '/widgets?kind=', '/widgets?kind=&province=&limit='])
      expect((await get(path)).status, path).toBe(200);
  });
});
