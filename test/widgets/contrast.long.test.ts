import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shared } from '#test/support/shared.ts';
import { type Contrast, contrastsOf } from './browser/contrast.ts';
import { hasChromium, type OpenedPage, startChromium } from './support/chromium.ts';
import { bodyOf, feeds } from './support/feeds.ts';
import { startPages } from './support/pages-server.ts';
import { startHost, startService } from './support/server.ts';

/** Every text stands out from what is behind it by 4.5:1, even in drawings, in both themes and with any accent. */

const LEAST = 4.5;
/** Colours that a newspaper may have: the lightest and the darkest, strong ones, and those that neither black nor white fits well. */
const ACCENTS = ['#ffd400', '#000', '#fff', '#777', '#e60000', '#0057b8', '#00a651', 'rebeccapurple'];
const MORE = [
  '#ff8c00',
  '#00f',
  '#f0f',
  'oklch(70% 0.2 150)',
  'hsl(200 80% 45%)',
  'color-mix(in srgb, red, blue)',
];

const tooFaint = (texts: readonly Contrast[]) => texts.filter(({ ratio }) => ratio < LEAST);

describe.skipIf(!hasChromium)('contrast', () => {
  const chromium = shared(startChromium);
  const service = shared(startService);
  const host = shared(startHost);
  const pages = shared(startPages);
  let opened: OpenedPage;
  beforeAll(async () => {
    opened = await chromium.open({ viewport: { width: 1_000, height: 4_500 } });
  });

  beforeEach(() => {
    for (const kind of kinds) delete service.answers[kind];
  });

  const kinds = Object.keys(feeds);
  const load = async (theme: string, style = '', attributes = '') => {
    const widgets = kinds.map(
      (kind) => `<tender-widget kind="${kind}" theme="${theme}" limit="10" ${attributes}></tender-widget>`,
    );
    host.html = `<!doctype html><title>News</title><style>body { margin: 0 } ${style}</style>${widgets.join('')}<script async src="${service.url}/widgets/v1/widgets.js"></script>`;
    await opened.page.goto(host.url);
  };
  const settled = (text: RegExp | string) =>
    expect.poll(() => opened.page.getByText(text).count()).toBe(kinds.length);

  it.each(['light', 'dark'])('of figures, %s', async (theme) => {
    await load(theme);
    await settled(/^As of/);
    const texts = await contrastsOf(opened.page);
    // The labels of the map, the ranks before suppliers, the table and the link are among them.
    for (const text of ['GP', '312', '"1"', 'Per million', 'Source: Tender Data', 'Restricted supplier'])
      expect(texts.map((each) => each.text).join('\n')).toContain(text);
    expect(tooFaint(texts)).toEqual([]);
    await opened.page.emulateMedia({ forcedColors: 'active' });
    expect(tooFaint(await contrastsOf(opened.page))).toEqual([]);
    await opened.page.emulateMedia({ forcedColors: null });
  });

  it.each(['light', 'dark'])('of figures with any accent, %s', async (theme) => {
    await load(theme);
    await settled(/^As of/);
    for (const accent of [...ACCENTS, ...MORE]) {
      await opened.page.evaluate((colour) => {
        document.body.style.setProperty('--tender-accent', colour);
      }, accent);
      expect([accent, tooFaint(await contrastsOf(opened.page))]).toEqual([accent, []]);
    }
  });

  it.each(['light', 'dark'])('of what is said instead of figures, %s', async (theme) => {
    for (const kind of kinds) service.answers[kind] = { status: 500, body: {} };
    await load(theme);
    await settled('Try again');
    expect(tooFaint(await contrastsOf(opened.page))).toEqual([]);
    for (const kind of kinds) service.answers[kind] = { body: bodyOf(kind, []) };
    await load(theme);
    await settled('Nothing is published for this choice.');
    expect(tooFaint(await contrastsOf(opened.page))).toEqual([]);
    for (const kind of kinds) delete service.answers[kind];
    await load(theme, '', 'heading-level="9"');
    await settled(/not set up correctly/);
    expect(tooFaint(await contrastsOf(opened.page))).toEqual([]);
  });

  it.each(['light', 'dark'])('of figures that could not be updated, %s', async (theme) => {
    await load(theme);
    await settled(/^As of/);
    for (const kind of kinds) service.answers[kind] = { status: 500, body: {} };
    await opened.page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('tender-widget'))
        window.TenderWidgets!.mount(element).refresh();
    });
    await settled(/^Not updated since/);
    expect(tooFaint(await contrastsOf(opened.page))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('of the pages, %s', async (theme) => {
    const own = await chromium.open({ colorScheme: theme, viewport: { width: 1_000, height: 3_000 } });
    for (const path of ['/widgets', ...kinds.map((kind) => `/widgets/v1/embed/${kind}?limit=10`)]) {
      await own.page.goto(pages.url + path);
      await own.page
        .getByText(/^As of/)
        .first()
        .waitFor();
      const texts = await contrastsOf(own.page);
      expect([path, texts.length > 10, tooFaint(texts)]).toEqual([path, true, []]);
    }
    await own.context.close();
  });
});
