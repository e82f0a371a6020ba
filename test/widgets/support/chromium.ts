import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const PROGRAM = '/usr/bin/chromium';
const ARGUMENTS = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** Whether this machine has Chromium; tests that need it are skipped without. */
export const hasChromium = existsSync(PROGRAM);
if (!hasChromium)
  process.stderr.write(`tests of widgets are skipped: there is no ${PROGRAM} (Debian package chromium)\n`);

/** A browser that has never been used before. */
export type Chromium = {
  /** Opens a page of its own: nothing is shared with others. */
  open: (options?: BrowserContextOptions) => Promise<OpenedPage>;
  close: () => Promise<void>;
};
/** What a page has said and asked for so far. */
export type OpenedPage = { page: Page; context: BrowserContext; said: string[]; requests: string[] };

export async function startChromium(): Promise<Chromium> {
  const home = await mkdtemp(join(tmpdir(), 'chromium-'));
  const browser = await chromium.launch({
    executablePath: PROGRAM,
    args: ARGUMENTS,
    env: { PATH: '/usr/bin:/bin', HOME: home },
  });
  return {
    open: async (options = {}) => {
      const context = await browser.newContext({
        viewport: { width: 800, height: 900 },
        ...options,
      });
      const page = await context.newPage();
      const said: string[] = [];
      const requests: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(`pageerror: ${error.message}`));
      page.on('request', (request) => requests.push(request.url()));
      return { page, context, said, requests };
    },
    close: async () => {
      await browser.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
