import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { shared } from '#test/support/shared.ts';
import { KINDS, openProof, PAGES } from './browser/proof.ts';
import { hasChromium, startChromium } from './support/chromium.ts';
import { startProofService } from './support/proof-service.ts';
import { startHost } from './support/server.ts';

/** `npm run drill -- photographs`: every widget and page in both themes and three widths, for people to look at. */

describe.skipIf(!hasChromium)('photographs', () => {
  const chromium = shared(startChromium);
  const service = shared(startProofService);
  const host = shared(startHost);

  it('of every widget and page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'widgets-photographs-'));
    for (const theme of ['light', 'dark'] as const)
      for (const width of [320, 600, 1_200]) {
        const size = { viewport: { width, height: 3_000 }, colorScheme: theme };
        const proof = await openProof(chromium, host, service, size);
        await proof.load('theme="auto"', { style: `<style>body{margin:0;color-scheme:${theme}}</style>` });
        for (const kind of KINDS) {
          const widget = proof.page.locator(`[kind=${kind}]`);
          await widget.getByText('As of').waitFor();
          await widget.screenshot({ path: join(folder, `${kind}-${theme}-${width}.png`) });
        }
        for (const path of PAGES) {
          // The preview begins where it becomes visible; a page for a frame is as tall as what it shows.
          await proof.page.setViewportSize({ width, height: path === '/widgets' ? 3_000 : 300 });
          await proof.page.goto(service.url + path);
          await proof.page.getByText('As of').first().waitFor();
          const file = `page${path.replaceAll('/', '-')}-${theme}-${width}.png`;
          await proof.page.screenshot({ path: join(folder, file), fullPage: true });
        }
        await proof.close();
      }
    process.stdout.write(`photographs are in ${folder}\n`);
  });
});
