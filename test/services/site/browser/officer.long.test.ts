import { describe, expect, it } from 'vitest';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { entry } from '#test/services/api/v2/support/restricted-entry.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { shared } from '#test/support/shared.ts';
import { hasChromium, startChromium } from '#test/widgets/support/chromium.ts';

const RESTRICTED = 'Skyline Civils and Plant Hire CC';
/** None of them is alike to what is restricted. */
const WORDS = [
  'Vukani',
  'Oryx',
  'Thembeka',
  'Bluegum',
  'Nkosi',
  'Umlambo',
  'Protea',
  'Kestrel',
  'Rooibos',
  'Zebra',
];

describe.skipIf(!hasChromium)('a check of names in a browser', () => {
  const chromium = shared(startChromium);
  const at = sharedTables(() =>
    at.readTables.records(restrictedSupplier, [entry(1, RESTRICTED), entry(2, 'Bravo Trading Enterprise')]),
  );

  it('an officer pastes fifty names and sees for each whether it is restricted, and why', async () => {
    const { page, context, said } = await chromium.open({ javaScriptEnabled: false });
    const names = Array.from(
      { length: 50 },
      (_, n) => `${WORDS[n % WORDS.length]} ${WORDS[(n * 3 + 1) % WORDS.length]} CC`,
    );
    names[7] = RESTRICTED.toUpperCase();
    await page.goto(`${at.api.url}/restricted-suppliers`);
    await page.getByLabel('Check names against the lists').fill(names.join('\n'));
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('heading', { name: 'Check of names' }).waitFor();
    const rows = page.getByRole('table', { name: 'Result of the check' }).locator('tbody tr');
    expect(await rows.count()).toBe(50);
    expect(await rows.locator('th').allTextContents()).toEqual(names);
    expect(await page.getByRole('status').textContent()).toContain('of 50 matches an entry');
    expect(await rows.nth(7).textContent()).toContain('restricted now');
    expect(await rows.nth(7).textContent()).toMatch(/\d+\s%/);
    await rows.nth(7).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: RESTRICTED }).waitFor();
    expect(said).toEqual([]);
    // One too many is refused with the rule beside the field, and nothing that was pasted is lost.
    await page.goto(`${at.api.url}/restricted-suppliers`);
    await page.getByLabel('Check names against the lists').fill([...names, 'One more'].join('\n'));
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('at most 50 names; there are 51').waitFor();
    expect((await page.getByLabel('Check names against the lists').inputValue()).split('\n')).toHaveLength(
      51,
    );
    await context.close();
  });
});
