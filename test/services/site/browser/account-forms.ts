import type { Page } from 'playwright-core';
import { samples } from '#test/services/api/application/support/files.ts';

/** Signs a user in, as people do. */
export async function signIn(
  page: Page,
  url: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${url}/account`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
}

/** Adds a document to the vault, whose page is open, and waits until it is listed. */
export async function uploadTo(page: Page, expiry: string): Promise<void> {
  await page.getByLabel('Type').selectOption('TAX_CLEARANCE');
  await page.getByLabel('Expiry date').fill(expiry);
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'tax.pdf', mimeType: 'application/pdf', buffer: samples.pdf });
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('link', { name: 'tax.pdf', exact: true }).waitFor();
}
