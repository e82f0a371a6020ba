import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '#test/support/processes.ts';

/** What is measured of a page in a browser. */

type Measured = Window & {
  shifts: number;
  axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
};
const AXE = readFileSync(join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Measures in every document that the page shows from now on how much what it shows moves (CLS). */
export const measureShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const measured = window as unknown as Measured;
    measured.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' as never, buffered: true });
  });

/** @returns the sum of all shifts, those of what has just been drawn included */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done));
    return (window as unknown as Measured).shifts;
  });

/** @returns what axe finds, as its rule and the elements */
export async function findingsOf(page: Page): Promise<string[]> {
  // By the protocol of the browser, which no policy of the page forbids.
  await page.evaluate(AXE);
  return await page.evaluate(async () => {
    const { violations } = await (window as unknown as Measured).axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
