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

/** Rules that judge colours; what the others judge is the same in each theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** @returns what axe finds, as its rule and the elements */
export const findingsOf = (page: Page): Promise<string[]> => judge(page, {});

/** @returns what axe finds of the colours of a page that is judged in another theme, too */
export const findingsOfColours = (page: Page): Promise<string[]> => judge(page, { runOnly: COLOURS });

/** @returns what axe finds in both themes of a page that follows the device, which is left in the light one */
export async function findingsInThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await judge(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findingsOfColours(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((finding) => `light, ${finding}`), ...dark.map((finding) => `dark, ${finding}`)];
}

async function judge(page: Page, options: { runOnly?: string[] }): Promise<string[]> {
  // By the protocol of the browser, which no policy of the page forbids.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return await page.evaluate(async (options) => {
    const { axe } = window as unknown as Measured;
    const { violations } = await axe.run({ resultTypes: ['violations'], ...options });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}
