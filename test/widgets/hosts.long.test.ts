import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { heightsOf, kinds, optionsOf } from '#services/api/widgets/pages/kinds.ts';
import { folderStorage } from '#shared/storage/folder.ts';
import { projectRoot } from '#test/support/processes.ts';
import { KINDS, SHOWN, sharedProof } from './browser/proof.ts';
import { hasChromium } from './support/chromium.ts';
import { LONG } from './support/proof-service.ts';

/** Widgets in pages that we know nothing about, before the running API: each looks as in an empty page. */

const BOOTSTRAP = readFileSync(
  join(projectRoot, 'node_modules/bootstrap/dist/css/bootstrap.min.css'),
  'utf8',
);

/** If the page removes attributes of style, its own style sheet keeps the places, as the documentation says. */
const RESERVED = KINDS.map((name) => {
  const kind = kinds.get(name)!;
  const { wide } = heightsOf(kind, optionsOf(kind, new URLSearchParams()));
  return `[kind=${name}] { min-height: ${wide}px !important }`;
}).join(' ');

describe.skipIf(!hasChromium)('widgets in pages of others', () => {
  const { service, proof } = sharedProof();

  const clean = { elsewhere: [], shifts: 0, findings: [], said: [], requests: KINDS.length };
  /** Where everything in the widgets is, and how it is drawn. */
  const looks = () =>
    proof.page.locator('tender-widget').evaluateAll((hosts) =>
      hosts.flatMap((each) => {
        const from = each.getBoundingClientRect();
        return [...each.shadowRoot!.querySelectorAll('.q *')].map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, fontFamily, fontSize, fontWeight, display } =
            getComputedStyle(element);
          // What is not drawn is nowhere.
          const place = width + height > 0 ? [left - from.left, top - from.top, width, height] : [];
          const look = [color, backgroundColor, fontFamily, fontSize, fontWeight, display].join(' ');
          return { look: `${element.localName} ${look}`, place };
        });
      }),
    );
  const show = async (css: string, headers = {}) => {
    await proof.load('', { style: css && `<style>${css}</style>`, headers });
    await proof.shows(SHOWN);
    return await looks();
  };
  // A page may make a widget wider or narrower; so each has the same width here, which no page can take away.
  const WIDTH = 'tender-widget { display: block !important; inline-size: 700px !important }';
  let empty: Awaited<ReturnType<typeof looks>>;
  beforeAll(async () => {
    empty = await show(WIDTH);
  });

  it.each([
    ['Bootstrap', BOOTSTRAP],
    [
      'everything unset',
      `* { all: unset !important } head, style, script { display: none !important } ${RESERVED}`,
    ],
    [
      'loud rules for elements',
      'section, div, p, b, ol, li, svg, small, h3 { display: none !important; color: red; font: 40px serif }',
    ],
    [
      'another writing',
      'body { font: italic 30px/3 serif; color: red; letter-spacing: 1em; text-align: center; text-transform: uppercase; visibility: visible }',
    ],
  ])('look as in an empty page, and leave the page as it is: %s', async (name, css) => {
    const heading = () =>
      proof.page.locator('h1').evaluate((element) => {
        const { color, fontFamily, fontSize, margin } = getComputedStyle(element);
        return [color, fontFamily, fontSize, margin];
      });
    await proof.page.setContent(`<style>${css}</style><h1>News</h1>`);
    const alone = await heading();
    const after = await show(css + WIDTH);
    expect(after.map(({ look }) => look)).toEqual(empty.map(({ look }) => look));
    const moved = after.flatMap(({ place }, nth) =>
      place.map((at, of) => Math.abs(at - empty[nth]!.place[of]!)),
    );
    // A line is put on whole pixels, wherever the page has it.
    expect(Math.max(...moved)).toBeLessThanOrEqual(1);
    expect(await heading()).toEqual(alone);
    const { findings, ...measures } = await proof.measure(name);
    expect(measures).toEqual({ ...clean, findings: undefined });
    // What the page itself does wrong is not ours.
    expect(findings.filter((finding) => /tender-widget|class="(?:w|b|foot)/.test(finding))).toEqual([]);
  });

  it('need no more of a policy than scripts and connections, even under Trusted Types', async () => {
    const policy = `default-src 'none'; script-src ${service.url}; connect-src ${service.url}; require-trusted-types-for 'script'; trusted-types 'none'`;
    await proof.load('', { headers: { 'content-security-policy': policy }, plain: true });
    await proof.shows(SHOWN);
    await proof.page.locator('[kind=top-companies]').getByText(LONG).waitFor();
    expect(await proof.page.locator('img').count()).toBe(0);
    const { shifts: _, ...measures } = await proof.measure('strict policy, Trusted Types');
    expect(measures).toEqual({ ...clean, shifts: undefined });
  });

  it('two versions of the script work in either order, each kind by the first that has it', async () => {
    const built = readFileSync(join(projectRoot, 'widgets/built/top-companies.js'), 'utf8');
    const hash = '0123456789abcdef0123';
    const files = folderStorage(new URL(service.at.settings['STORAGE_URL']!).pathname, null);
    const earlier = built.replace('Top suppliers by award value', 'Suppliers of before');
    await files.put(`widgets/${hash}/top-companies.js`, Buffer.from(earlier));
    const old = `<script src="${service.url}/widgets/${hash}/top-companies.js"></script>`;
    const now = `<script src="${service.url}/widgets/v1/widgets.js"></script>`;
    for (const [scripts, title] of [
      [old + now, 'Suppliers of before'],
      [now + old, 'Top suppliers by award value'],
    ] as const) {
      await proof.load('', { scripts });
      await proof.shows({ ...SHOWN, 'top-companies': title });
      await proof.shows(SHOWN);
      expect(await proof.measure(`two versions, first "${title}"`)).toEqual(clean);
    }
  });

  it('read from right to left, and at 320 to 1,200 pixels, without anything beside or below them', async () => {
    for (const direction of ['ltr', 'rtl'])
      for (const width of [320, 600, 1_200]) {
        await proof.page.setViewportSize({ width, height: 3_600 });
        await proof.load('', { style: `<style>body { margin: 0; direction: ${direction} }</style>` });
        await proof.shows(SHOWN);
        const beyond = await proof.page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          const inside = [...document.querySelectorAll('tender-widget')].flatMap((each) =>
            [...each.shadowRoot!.querySelectorAll('.w, .b, li, small, b, .detail')].filter(
              (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1,
            ),
          );
          const end = document.querySelector('footer')!.getBoundingClientRect().bottom;
          return [
            scrollWidth - innerWidth,
            scrollHeight - Math.max(innerHeight, Math.ceil(end)),
            inside.length,
          ];
        });
        expect([direction, width, ...beyond]).toEqual([direction, width, 0, 0, 0]);
        // Between the narrowest and the widest axe has nothing else to look at.
        expect(await proof.measure(`${direction}, ${width} px`, width !== 600)).toEqual(clean);
      }
    await proof.page.setViewportSize({ width: 1_300, height: 4_000 });
  });
});
