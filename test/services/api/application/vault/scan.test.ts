import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStorage } from '#shared/storage/open.ts';
import { newFolder } from '#test/support/folders.ts';
import { addUser, type CompanyUser } from '../support/company-users.ts';
import { type Behaviour, startClamd } from '../support/fake-clamd.ts';
import { pdfOf, samples, uploadForm } from '../support/files.ts';
import { sharedApplication } from '../support/served-application.ts';

const PATH = '/api/v1/documents';
const infected = Buffer.concat([samples.pdf, Buffer.from('EICAR')]);

let user: CompanyUser;
const at = sharedApplication(async () => {
  user = await addUser(at);
});

/** Sends files to an API with a scanner. @returns the statuses, and how many files were stored */
async function sent(url: string, files: readonly Buffer[], settings: Record<string, string> = {}) {
  const api = await at.startApi({ CLAMD_URL: url, ...settings });
  const headers = { authorization: `Bearer ${user.token}` };
  const before = await count();
  const statuses: number[] = [];
  const messages: string[] = [];
  for (const file of files) {
    const response = await fetch(api.url + PATH, { method: 'POST', headers, body: uploadForm({ file }) });
    statuses.push(response.status);
    messages.push(((await response.json()) as { message?: string }).message ?? '');
  }
  return { statuses, messages, stored: (await count()) - before };
}

async function count(): Promise<number> {
  let files = 0;
  for await (const _ of openStorage(at.config).list('vault/')) files += 1;
  return files;
}

async function clamd(behaviour: Behaviour, path?: string) {
  const scanner = await startClamd(behaviour, path);
  onTestFinished(scanner.close);
  return scanner;
}

describe('with a scanner', () => {
  it('clean files are stored and infected ones are not', async () => {
    const scanner = await clamd('honest');
    const large = pdfOf(3_000_000);
    const { statuses, messages, stored } = await sent(scanner.url, [samples.pdf, infected, large]);
    expect(statuses).toEqual([201, 400, 201]);
    expect(messages[1]).toContain('Eicar-Test-Signature');
    expect(stored).toBe(2);
    expect(scanner.scanned()).toEqual([samples.pdf.length, infected.length, large.length]);
  });

  it('the same holds at a socket of the machine', async () => {
    const scanner = await clamd('honest', join(await newFolder(), 'clamd.ctl'));
    expect((await sent(scanner.url, [samples.pdf, infected])).statuses).toEqual([201, 400]);
  });
});

describe.each(['closes', 'babbles', 'too-large'] as const)('with a scanner that %s', (behaviour) => {
  it('uploads are refused, or accepted if the settings say so', async () => {
    const scanner = await clamd(behaviour);
    const file = pdfOf(2_000_000);
    expect(await sent(scanner.url, [file])).toMatchObject({ statuses: [503], stored: 0 });
    const accepted = await sent(scanner.url, [file], { CLAMD_UNREACHABLE: 'accept' });
    expect(accepted).toMatchObject({ statuses: [201], stored: 1 });
  });
});

it('with a scanner that is not there, uploads are refused, or accepted if the settings say so', async () => {
  const nobody = 'tcp://127.0.0.1:1';
  expect(await sent(nobody, [samples.pdf])).toMatchObject({ statuses: [503], stored: 0 });
  const accepted = await sent(nobody, [samples.pdf], { CLAMD_UNREACHABLE: 'accept' });
  expect(accepted).toMatchObject({ statuses: [201], stored: 1 });
});
