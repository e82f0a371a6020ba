import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { kinds } from '#services/api/widgets/pages/kinds.ts';
import { type Expected, KINDS, type Kind, openProof, SHOWN, sharedProof } from './browser/proof.ts';
import { hasChromium } from './support/chromium.ts';
import { LONG } from './support/proof-service.ts';

/** Every kind with every attribute and in every state, in Chromium, against the API before PostgreSQL. Prints what it measured. */

/** Of each feed: the table that it is read from. */
const TABLES = ['company_ranking', 'winner_list', 'tender_activity'];
const OWN = (text: string, others: Partial<Record<Kind, string>> = {}): Expected => ({
  ...Object.fromEntries(KINDS.map((kind) => [kind, text])),
  ...(others as Record<Kind, string>),
});
/** What the console says of an attribute that changes nothing: one warning of each kind that does not take it. */
const remarks = (attributes: string): string[] => {
  const name = /^(?:data-)?(\w+)="(?!all")/.exec(attributes)?.[1];
  return KINDS.filter((kind) => kinds.get(kind)!.unused?.includes(name as 'year')).map(
    () => `warning: tender-widget: ${name} cannot be chosen here; all are shown.`,
  );
};
/** Attributes whose widgets look like none of the others; axe need not judge two that look the same. */
const LOOKS_ALONE = new Set([
  ...['', 'province="gauteng"', 'year="2019"', 'limit="1"', 'theme="dark"', 'title="Ours"'],
  ...['heading-level="2"', 'province="National"', 'limit="0"', 'heading-level="9"', 'province="gautang"'],
]);
const UNAVAILABLE = 'The figures cannot be loaded now.';
const NOTHING = 'Nothing is published for this choice.';

describe.skipIf(!hasChromium)('widgets before the running API', () => {
  const { chromium, service, host, proof } = sharedProof();

  const clean = { elsewhere: [], shifts: 0, findings: [], said: [] };
  const heights = () =>
    proof.page.locator('tender-widget').evaluateAll((all) => all.map((each) => each.clientHeight));

  it('that each ask again by their button after the API failed with 500', async () => {
    const owner = new pg.Client({ connectionString: service.at.database.url });
    await owner.connect();
    const rename = async (from: string, to: string) => {
      for (const name of TABLES) await owner.query(`alter table read.${from}${name} rename to ${to}${name}`);
    };
    try {
      await rename('', 'away_');
      await proof.load('');
      await proof.shows(UNAVAILABLE);
      const { said, ...measures } = await proof.measure('500');
      expect(measures).toEqual({ ...clean, requests: 4, said: undefined });
      expect(said.filter((line) => !/status of 500/.test(line))).toEqual([]);
    } finally {
      await rename('away_', '');
      await owner.end();
    }
    for (const kind of KINDS)
      await proof.page.locator(`[kind=${kind}]`).getByRole('button', { name: 'Try again' }).click();
    await proof.shows(SHOWN);
  });

  it.each<[attributes: string, expected: Expected, remark?: string]>([
    ['', SHOWN],
    ['province="all" category="all" year="all"', SHOWN],
    ['province="gauteng"', { ...SHOWN, heatmap: 'Gauteng' }],
    ['province="Gauteng"', { ...SHOWN, heatmap: 'Gauteng' }],
    ['data-province="GP"', { ...SHOWN, heatmap: 'Gauteng' }],
    ['category="civil-engineering"', { ...SHOWN, 'top-companies': LONG }],
    ['year="2026"', SHOWN],
    ['year="2019"', { ...SHOWN, 'top-companies': NOTHING }],
    ['limit="1"', { ...SHOWN, 'sector-trends': 'Construction', 'winners-feed': 'Nama Khoi Solar' }],
    ['limit="5000"', { ...SHOWN, 'top-companies': 'North West Catering' }],
    ['theme="light"', SHOWN],
    ['theme="dark"', SHOWN],
    ['title="Ours"', OWN('Ours')],
    ['heading-level="2"', SHOWN],
    ['data-heading-level="3"', SHOWN],
    [
      'province="National"',
      { ...SHOWN, 'winners-feed': NOTHING, 'top-companies': NOTHING, 'sector-trends': NOTHING },
      'warning: tender-widget: province cannot be "National".',
    ],
  ])('with the attributes %s', async (attributes, expected, remark) => {
    await proof.load(attributes);
    await proof.shows(expected);
    const { said, ...measures } = await proof.measure(attributes || 'none', LOOKS_ALONE.has(attributes));
    expect({ ...measures, said: said.map((line) => line.replace(/ JSHandle.*/, '')) }).toEqual({
      ...{ ...clean, requests: 4, said: remark ? [remark] : remarks(attributes) },
    });
  });

  it.each(['auto', 'dark'])('in the theme %s of a device with dark colours', async (theme) => {
    await proof.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await proof.load(`theme="${theme}"`, { style: '<style>body{background:#000;color:#fff}</style>' });
    await proof.shows(SHOWN);
    expect(await proof.measure(`${theme} where dark`)).toEqual({ ...clean, requests: 4 });
    await proof.page.emulateMedia({ forcedColors: 'active' });
    expect((await proof.measure(`${theme}, forced colours`)).findings).toEqual([]);
    await proof.page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null });
  });

  it.each<[attributes: string, sentence: string]>([
    ['limit="0"', 'limit cannot be "0", only 1 or more.'],
    ['limit="-1"', 'limit cannot be "-1", only 1 or more.'],
    ['limit="5abc"', 'limit cannot be "5abc", only 1 or more.'],
    ['theme="pink"', 'theme cannot be "pink", only light, dark or auto.'],
    ['heading-level="9"', 'heading-level cannot be "9", only 2 to 6.'],
  ])('with %s say what is wrong, once each, and ask nothing', async (attributes, sentence) => {
    await proof.load(attributes);
    await proof.shows(`This widget is not set up correctly. ${sentence}`);
    const { said, ...measures } = await proof.measure(attributes, LOOKS_ALONE.has(attributes));
    expect(measures).toMatchObject({ requests: 0, elsewhere: [], shifts: 0, findings: [] });
    expect(said.filter((line) => line.startsWith('warning'))).toHaveLength(4);
  });

  it.each<[attributes: string, kind: Kind, sentence: string]>([
    ['province="gautang"', 'top-companies', 'The most similar slug is gauteng.'],
    ['category="civil-enginering"', 'heatmap', 'The most similar slug is civil-engineering.'],
    ['year="1800"', 'top-companies', 'must be a year from 1900 to 2199'],
    ['year="3000"', 'top-companies', 'must be a year from 1900 to 2199'],
  ])('with %s say what the service says, and warn once', async (attributes, kind, sentence) => {
    await proof.load(attributes);
    await proof.page.locator(`[kind=${kind}]`).getByText(sentence).waitFor();
    const { said, findings } = await proof.measure(attributes, LOOKS_ALONE.has(attributes));
    expect(said.filter((line) => line.startsWith('warning') && line.includes(sentence))).not.toHaveLength(0);
    expect(findings).toEqual([]);
  });

  it('have their height before the figures come, however late', async () => {
    const { promise: measured, resolve: goOn } = Promise.withResolvers<void>();
    await proof.page.route('**/api/widgets/**', async (route) => {
      await measured;
      await route.continue();
    });
    await proof.load('');
    await expect.poll(() => proof.page.locator('[aria-busy=true], .rows').count()).toBeGreaterThan(3);
    const before = await heights();
    goOn();
    await proof.shows(SHOWN);
    expect(await heights()).toEqual(before);
    expect(await proof.measure('late', false)).toEqual({ ...clean, requests: 4 });
    await proof.page.unrouteAll({ behavior: 'wait' });
  });

  it('say so without a connection, keep figures with their time, and come back by a button', async () => {
    await proof.load('');
    await proof.shows(SHOWN);
    const before = await heights();
    await proof.page.route('**/api/widgets/**', (route) => route.abort('internetdisconnected'));
    await proof.page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('tender-widget'))
        window.TenderWidgets!.mount(element).refresh();
    });
    await proof.shows('Not updated since');
    await proof.shows(SHOWN);
    expect(await heights()).toEqual(before);
    expect(await proof.measure('stale, offline')).toMatchObject({ elsewhere: [], shifts: 0, findings: [] });
    await proof.load('');
    await proof.shows(UNAVAILABLE);
    expect(await heights()).toEqual(before);
    expect(await proof.measure('offline')).toMatchObject({ elsewhere: [], shifts: 0, findings: [] });
    await proof.page.unrouteAll({ behavior: 'wait' });
    for (const kind of KINDS)
      await proof.page.locator(`[kind=${kind}]`).getByRole('button', { name: 'Try again' }).click();
    await proof.shows(SHOWN);
  });

  it('wait as long as a 429 says, and come back then', async () => {
    const spend = async () => {
      for (let nth = 0; nth < 60; nth += 1)
        await (await fetch(`${service.url}/api/widgets/winners-feed`)).arrayBuffer();
    };
    // The limit is that of a minute; nobody waits for its end here, and another address has one of its own.
    service.proxy.retryAfter = '3';
    // In a browser that has kept nothing, of an address that has asked too often, unless its minute has just ended.
    let late = proof;
    do {
      late = await openProof(chromium, host, service);
      await late.load('limit="0"');
      await spend();
      await late.page.evaluate(() => {
        for (const each of document.querySelectorAll('tender-widget')) each.removeAttribute('limit');
      });
      await expect.poll(() => late.page.getByText(/^As of|They come in/).count()).toBe(KINDS.length);
    } while ((await late.page.getByText('They come in').count()) < KINDS.length);
    expect(await late.measure('429')).toMatchObject({ requests: 4, elsewhere: [], shifts: 0, findings: [] });
    for (const said of service.proxy.said) expect(said).toMatch(/^(?:[1-9]|[1-5]\d|60)$/);
    expect(service.proxy.said.length).toBeGreaterThanOrEqual(KINDS.length);
    late.moveOn();
    for (const kind of KINDS)
      await late.page.locator(`[kind=${kind}]`).getByRole('button', { name: 'Try again' }).click();
    await late.page.getByText('As of').nth(3).waitFor({ timeout: 90_000 });
    service.proxy.retryAfter = null;
    // Each has asked twice only, however often it was pressed.
    expect(late.requests.filter((url) => url.includes('/api/'))).toHaveLength(8);
  }, 240_000);
});
