import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { samples } from '#test/services/api/application/support/files.ts';
import { sharedApplication } from '#test/services/api/application/support/served-application.ts';
import { advanceClock } from '#test/services/api/v2/support/clock.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { shared } from '#test/support/shared.ts';
import { findingsInThemes } from '#test/widgets/browser/measures.ts';
import { hasChromium, startChromium } from '#test/widgets/support/chromium.ts';
import { signIn, uploadTo } from './account-forms.ts';

/** The account in Chromium: with the mouse and without scripts, with the keyboard alone, and judged by axe. */

describe.skipIf(!hasChromium)('the account in a browser', () => {
  const chromium = shared(startChromium);
  const at = sharedApplication(() => at.readTables.tenders([tenderRow(1)]));

  /** Sends what a command of curl would. @returns the status */
  const run = async (command: string): Promise<number> => {
    const [, key, url] = /^curl -H "Authorization: Bearer (\S+)" "(\S+)"$/.exec(command)!;
    return (await fetch(url!, { headers: { authorization: `Bearer ${key}` } })).status;
  };
  /** Presses Tab until the element with this name has the focus. */
  const tabTo = async (page: Page, name: string): Promise<void> => {
    const focused = page.locator(':focus');
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      const is = await focused.evaluate(
        (element: HTMLInputElement) => (element.labels?.[0] ?? element).textContent?.trim() ?? '',
      );
      if (is === name) return;
    }
    throw new Error(`no element with the name ${name} has got the focus`);
  };
  const called = (times: number) =>
    expect
      .poll(
        async () =>
          (
            await at.readTables.client.query(
              'select sum(calls_today)::int as calls from app.api_key where name = $1',
              ['Monitor'],
            )
          ).rows[0].calls,
        { timeout: 15_000 },
      )
      .toBe(times);

  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('takes a developer %s from signing in to a key, its use, and its end', async (_, javaScriptEnabled) => {
    await at.readTables.client.query(`update app.api_key set name = 'earlier'`);
    const { page, context, said } = await chromium.open({ javaScriptEnabled });
    await signIn(page, at.api.url, await at.newUser());
    await page.getByRole('navigation', { name: 'Parts of the account' }).getByText('Keys').click();
    await page.getByLabel('What is the new key for?').fill('Monitor');
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.locator('#key').textContent())!;
    const command = (await page.locator('#command').textContent())!;
    expect(await run(command)).toBe(200);
    await page.getByRole('link', { name: 'quick start' }).click();
    const written = page.locator('section:has(#tenders) pre').first();
    // The script of the page puts the key in a moment after the page is there.
    if (javaScriptEnabled) await written.filter({ hasText: key }).waitFor();
    const shown = (await written.textContent())!;
    const quick = javaScriptEnabled ? shown : shown.replace('tda_live_…', key);
    expect(quick).toContain(key);
    expect(await run(quick)).toBe(200);
    await called(2);
    await page.goto(`${at.api.url}/account/keys`);
    expect(await page.getByRole('row', { name: 'Monitor' }).textContent()).toContain('2 of 500');
    await page.getByRole('link', { name: 'Monitor', exact: true }).click();
    await page.getByText('/v2/tenders').waitFor();
    await page.getByText('The same as a table').click();
    expect(await page.locator('svg rect.bar').count()).toBe(1);
    await page.getByRole('link', { name: 'Revoke this key' }).click();
    await page.getByRole('button', { name: 'Revoke this key' }).click();
    await page.getByText('Revoked').waitFor();
    advanceClock(5_000);
    expect(await run(command)).toBe(401);
    expect(await run(quick)).toBe(401);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Password').waitFor();
    if (javaScriptEnabled) expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(said).toEqual([]);
    await context.close();
  });

  it('can be used with the keyboard alone', async () => {
    const { email, password } = await at.newUser();
    const { page, context } = await chromium.open();
    await page.goto(`${at.api.url}/account/keys`);
    await tabTo(page, 'E-mail address');
    await page.keyboard.type(email);
    await tabTo(page, 'Password');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    await tabTo(page, 'What is the new key for?');
    await page.keyboard.type('Typed');
    await tabTo(page, 'Create key');
    await page.keyboard.press('Space');
    await page.locator('#command').waitFor();
    await tabTo(page, 'this key');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Typed' }).waitFor();
    await tabTo(page, 'Revoke this key');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Revoke Typed?' }).waitFor();
    await tabTo(page, 'Revoke this key');
    await page.keyboard.press('Enter');
    await page.getByText('Revoked').waitFor();
    await context.close();
  });

  it('sends the form for a key once, also to readers who go back or load the page again', async () => {
    const { page, context } = await chromium.open();
    await signIn(page, at.api.url, await at.newUser());
    await page.goto(`${at.api.url}/account/keys`);
    await page.getByLabel('What is the new key for?').fill('Only one');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('link', { name: 'this key' }).click();
    await page.getByRole('heading', { name: 'Only one' }).waitFor();
    for (const again of [() => page.goBack(), () => page.reload()]) {
      await again();
      await page.getByRole('heading', { name: 'Your keys' }).waitFor();
      expect(await page.getByRole('link', { name: 'Only one', exact: true }).count()).toBe(1);
    }
    await context.close();
  });

  it('sends a form once, however often its button is pressed', async () => {
    const { page, context } = await chromium.open();
    await signIn(page, at.api.url, await at.newUser({ company: 'Twice (Pty) Ltd' }));
    const pressThrice = (form: string) =>
      page.locator(`${form} button`).evaluate((button: HTMLButtonElement) => {
        for (let times = 0; times < 3; times += 1) button.click();
      });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await page.goto(`${at.api.url}/account/keys`);
    await page.getByLabel('What is the new key for?').fill('Once');
    await pressThrice('form.narrow');
    await page.getByRole('heading', { name: 'Your new key' }).waitFor();
    await page.goto(`${at.api.url}/account/vault`);
    await page.getByLabel('Type').selectOption('COMPANY_PROFILE');
    await page
      .getByLabel('File')
      .setInputFiles({ name: 'once.pdf', mimeType: 'application/pdf', buffer: samples.pdf });
    await pressThrice('form[data-upload]');
    await page.getByRole('link', { name: 'once.pdf', exact: true }).waitFor();
    expect(sent).toEqual(['/account/keys', '/account/vault']);
    await context.close();
  });

  it('shows the whole row of a file with a long name without spaces', async () => {
    const { page, context } = await chromium.open();
    await signIn(page, at.api.url, await at.newUser({ company: 'Long (Pty) Ltd' }));
    await page.goto(`${at.api.url}/account/vault`);
    await page.getByLabel('Type').selectOption('COMPANY_PROFILE');
    const name = `${'n'.repeat(196)}.pdf`;
    await page.getByLabel('File').setInputFiles({ name, mimeType: 'application/pdf', buffer: samples.pdf });
    await page.getByRole('button', { name: 'Upload' }).click();
    await page.getByRole('link', { name, exact: true }).waitFor();
    const region = page.getByRole('region', { name: 'Documents of your company' });
    expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await context.close();
  });

  it('asks whoever is signed out meanwhile to sign in before a file is uploaded', async () => {
    const { page, context } = await chromium.open();
    await signIn(page, at.api.url, await at.newUser({ company: 'Late (Pty) Ltd' }));
    await page.goto(`${at.api.url}/account/vault`);
    await page
      .getByLabel('File')
      .setInputFiles({ name: 'late.pdf', mimeType: 'application/pdf', buffer: samples.pdf });
    await context.clearCookies();
    await page.getByRole('button', { name: 'Upload' }).click();
    await page.getByLabel('E-mail address').waitFor();
    expect(await page.title()).toContain('Sign in');
    expect(await page.locator(':focus').getAttribute('name')).toBe('email');
    await context.close();
  });

  it('takes a file that is dropped, and says what is wrong with another', async () => {
    const { page, context } = await chromium.open();
    await signIn(page, at.api.url, await at.newUser({ company: 'Dropped (Pty) Ltd' }));
    await page.goto(`${at.api.url}/account/vault`);
    await page.getByLabel('Type').selectOption('COMPANY_PROFILE');
    const drop = async (name: string, text: string) => {
      const data = await page.evaluateHandle(
        ([name, text]) => {
          const data = new DataTransfer();
          data.items.add(new File([text!], name!));
          return data;
        },
        [name, text],
      );
      await page.locator('form[data-upload]').dispatchEvent('drop', { dataTransfer: data });
      await page.getByRole('button', { name: 'Upload' }).click();
    };
    await drop('profile.pdf', String(samples.pdf));
    await page.getByRole('link', { name: 'profile.pdf', exact: true }).waitFor();
    await drop('other.pdf', 'not a PDF');
    await page.locator('#f-file-rule').getByText('is not a PDF file').waitFor();
    await context.close();
  });

  it('has nothing that axe finds, in either theme', async () => {
    const user = await at.newUser({ company: 'Axe (Pty) Ltd' });
    const { page, context, said } = await chromium.open();
    const findings: Record<string, string[]> = {};
    const judge = async (name: string) => {
      findings[name] = await findingsInThemes(page);
      await page.setViewportSize({ width: 360, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${name} scrolls down only`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 800, height: 900 });
    };
    await page.goto(`${at.api.url}/account`);
    await judge('sign in');
    await page.getByLabel('E-mail address').fill(user.email);
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Email or password is wrong.').waitFor();
    await judge('sign in, refused');
    said.length = 0;
    await signIn(page, at.api.url, user);
    await judge('account');
    await page.goto(`${at.api.url}/account/keys`);
    await judge('keys, none');
    await page.getByLabel('What is the new key for?').fill('Judged');
    await page.getByRole('button', { name: 'Create key' }).click();
    await judge('new key');
    await page.getByRole('link', { name: 'this key' }).click();
    await page.getByText('The same as a table').click();
    await judge('key');
    await page.getByRole('link', { name: 'Revoke this key' }).click();
    await judge('revoke');
    await page.goto(`${at.api.url}/account/keys`);
    await judge('keys');
    await page.goto(`${at.api.url}/account/vault`);
    await judge('vault, empty');
    await uploadTo(page, '2020-01-31');
    await judge('vault');
    await page.getByRole('link', { name: 'Delete tax.pdf' }).click();
    await judge('delete');
    await page.goto(`${at.api.url}/account/exports`);
    await judge('exports, none');
    await page.getByLabel('Format').selectOption('csv');
    await page.getByRole('button', { name: 'Write the file' }).click();
    await page.getByText('Waiting').waitFor();
    await judge('exports');
    expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])));
    expect(said).toEqual([]);
    await context.close();
  });
});
