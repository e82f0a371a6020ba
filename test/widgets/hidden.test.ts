import { describe, expect, it } from 'vitest';
import { shared } from '#test/support/shared.ts';
import { hasChromium, startChromium } from './support/chromium.ts';
import { feeds } from './support/feeds.ts';
import { startHost, startService } from './support/server.ts';

/** What a widget does in a page that nobody sees. */

describe.skipIf(!hasChromium)('a widget', () => {
  const chromium = shared(startChromium);
  const service = shared(startService);
  const host = shared(startHost);

  const asked = (kind: string) => service.asked.filter((url) => url.includes(`/api/widgets/${kind}`));

  it('asks nothing in a hidden page, and asks for what is due as soon as the page is shown', async () => {
    const { page } = await chromium.open();
    // Headless Chromium hides no page, so it is told that this one is hidden. Its clock is set ahead as far as the test
    // says.
    const visibility = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperties(document, {
          hidden: { configurable: true, value: value === 'hidden' },
          visibilityState: { configurable: true, value },
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    /** Lets time pass. A request that was sent meanwhile has arrived when this one is answered. */
    const pass = async (ms: number) => {
      await page.clock.runFor(ms);
      await page.evaluate((url) => fetch(`${url}/api/widgets/last`), service.url);
    };
    await page.clock.install();
    host.html = `<!doctype html><title>t</title><tender-widget kind="heatmap"></tender-widget><script async src="${service.url}/widgets/v1/widgets.js"></script>`;
    await page.goto(host.url);
    await page.clock.runFor(100);
    await page.getByText('As of 25 Nov 2026, 14:05').waitFor();
    await visibility('hidden');
    await pass(3_600_000);
    expect(asked('heatmap')).toHaveLength(1);
    service.answers['heatmap'] = {
      body: { data: feeds['heatmap'], meta: { generatedAt: '2026-11-25T13:05:00.000Z' } },
    };
    await visibility('visible');
    await page.clock.runFor(1);
    await page.getByText('As of 25 Nov 2026, 15:05').waitFor();
    expect(asked('heatmap')).toHaveLength(2);
    // What is not due is not asked for, however often the page is hidden and shown.
    for (let times = 0; times < 3; times += 1) {
      await visibility('hidden');
      await pass(60_000);
      await visibility('visible');
      await pass(1_000);
    }
    expect(asked('heatmap')).toHaveLength(2);
    // By steps that are shorter than what a request may take: its clock is the same.
    for (let at = 0; at < 20 && asked('heatmap').length < 3; at += 1) await pass(10_000);
    expect(asked('heatmap')).toHaveLength(3);
  });
});
