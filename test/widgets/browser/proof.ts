import type { BrowserContextOptions } from 'playwright-core';
import { afterAll } from 'vitest';
import { heightsOf, kinds, optionsOf } from '#services/api/widgets/pages/kinds.ts';
import { shared } from '#test/support/shared.ts';
import { type Chromium, type OpenedPage, startChromium } from '../support/chromium.ts';
import { HOSTILE, type ProofService, startProofService } from '../support/proof-service.ts';
import { type Host, startHost } from '../support/server.ts';
import { findingsOf, measureShifts, shiftsOf } from './measures.ts';

/** Shows widgets of all kinds at once in a page of another site, and measures what becomes of them. */

export const KINDS = ['top-companies', 'winners-feed', 'sector-trends', 'heatmap'] as const;
/** The page on which people choose, and those for frames. */
export const PAGES = ['/widgets', ...KINDS.map((kind) => `/widgets/v1/embed/${kind}`)];
export type Kind = (typeof KINDS)[number];
/** What a widget must show: a text in it. One for all kinds, or one for each. */
export type Expected = string | Readonly<Record<Kind, string>>;

/** What shows that the figures of each are there. */
export const SHOWN: Readonly<Record<Kind, string>> = {
  'top-companies': HOSTILE,
  'winners-feed': 'Nama Khoi Solar',
  'sector-trends': 'Civil engineering',
  heatmap: 'tenders in all',
};

/** What is measured of a page with all kinds. */
export type Measures = {
  requests: number;
  elsewhere: string[];
  shifts: number;
  findings: string[];
  said: string[];
};
/** What the page has besides widgets: styles in its head, header fields, other scripts than that of all kinds. */
type More = {
  style?: string;
  headers?: Record<string, string>;
  scripts?: string;
  /** Whether no attribute keeps the place of a widget. */
  plain?: boolean;
};
export type Proof = OpenedPage & {
  /** Loads a page with all kinds. @param attributes of each widget */
  load: (attributes: string, more?: More) => Promise<void>;
  /** Waits until each widget shows its text. */
  shows: (expected: Expected) => Promise<void>;
  /** Measures the page, and notes it in the table. @param judged whether axe looks at it, which takes longer than all else */
  measure: (name: string, judged?: boolean) => Promise<Measures>;
  /** Requests come from another address from now on. @returns it */
  moveOn: () => string;
  close: () => Promise<void>;
};

const rows: string[] = [];
let addresses = 0;

const textOf = (element: Element): string => element.shadowRoot?.textContent ?? 'nothing';

/** @returns what keeps the place of a widget, as the builder gives it out; a policy of the page may forbid it */
function reserved(name: Kind, attributes: string): string {
  const kind = kinds.get(name)!;
  const limit = /limit="(\d+)"/.exec(attributes)?.[1];
  const { narrow, wide, from } = heightsOf(kind, optionsOf(kind, new URLSearchParams(limit && { limit })));
  return `style="display:block;padding-top:clamp(${wide}px,(${from}px - 100%)*999,${narrow}px)"`;
}

/** @returns the table of all measures so far */
export const table = (): string =>
  ['case | requests to the API | to other hosts | CLS | axe | messages', ...rows].join('\n');

/** Opens a page of the host. */
export async function openProof(
  chromium: Chromium,
  host: Host,
  service: Pick<ProofService, 'url' | 'proxy'>,
  options: BrowserContextOptions = {},
): Promise<Proof> {
  const opened = await chromium.open({ viewport: { width: 1_300, height: 4_000 }, ...options });
  const { page, requests, said } = opened;
  const SCRIPT = `<script async src="${service.url}/widgets/v1/widgets.js"></script>`;
  await measureShifts(page);
  const moveOn = () => {
    addresses += 1;
    service.proxy.from = `198.18.${addresses >> 8}.${addresses & 255}`;
    return service.proxy.from;
  };
  return {
    ...opened,
    moveOn,
    close: () => opened.context.close(),
    load: async (attributes, { style = '', headers = {}, scripts = SCRIPT, plain = false } = {}) => {
      await page.goto('about:blank');
      requests.length = 0;
      said.length = 0;
      moveOn();
      host.headers = headers;
      const widgets = KINDS.map(
        (kind) =>
          `<tender-widget kind="${kind}" ${attributes} ${plain ? '' : reserved(kind, attributes)}></tender-widget>`,
      );
      host.html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>News</title>${style}</head>
        <body><main class="container"><h1>News</h1><h2>Figures</h2>${widgets.join('')}</main><footer>Behind</footer>${scripts}</body></html>`;
      await page.goto(host.url);
    },
    shows: async (expected) => {
      for (const kind of KINDS) {
        const text = typeof expected === 'string' ? expected : expected[kind];
        const found = page.locator(`[kind=${kind}]`).getByText(text);
        try {
          await found.filter({ visible: true }).first().waitFor({ timeout: 20_000 });
        } catch (cause) {
          const instead = await page.locator(`[kind=${kind}]`).evaluate(textOf);
          throw new Error(`${kind} does not show "${text}" but: ${instead}`, { cause });
        }
      }
    },
    measure: async (name, judged = true) => {
      const own = [service.url, host.url];
      const measures = {
        requests: requests.filter((url) => url.startsWith(`${service.url}/api/`)).length,
        elsewhere: requests.filter((url) => !own.some((one) => url.startsWith(one))),
        shifts: await shiftsOf(page),
        findings: judged ? await findingsOf(page) : [],
        said: said.slice(),
      };
      const { elsewhere, shifts, findings } = measures;
      rows.push(
        [
          ...[name, measures.requests, elsewhere.length, shifts],
          ...[judged ? findings.length : '-', measures.said.length],
        ].join(' | '),
      );
      return measures;
    },
  };
}

/** One page for several tests, of the running API. The table of all measures is printed after them. */
export function sharedProof() {
  const chromium = shared(startChromium);
  const service = shared(startProofService);
  const host = shared(startHost);
  afterAll(() => void process.stdout.write(`${table()}\n`));
  return { chromium, service, host, proof: shared(() => openProof(chromium, host, service)) };
}
