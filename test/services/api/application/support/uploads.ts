import { afterEach, expect } from 'vitest';
import { openStorage } from '#shared/storage/open.ts';
import type { ApiResponse } from '#test/support/api.ts';
import { shared } from '#test/support/shared.ts';
import { addUser, type CompanyUser } from './company-users.ts';
import { openServedApplication, type ServedApplication } from './served-application.ts';

/** Path of the vault. */
export const VAULT = '/api/v1/documents';

/** The application with a user of a company who uploads. */
export type Uploads = ServedApplication & {
  /** The present user. */
  user: CompanyUser;
  /** Goes on with a user of another company, whose vault is empty. */
  newCompany: () => Promise<void>;
  send: (form: FormData) => Promise<ApiResponse>;
  /** What the list of the vault says. */
  documents: () => Promise<ApiResponse['json']>;
  /** Keys of the files of all vaults. */
  files: () => Promise<string[]>;
  /** Expects a rejection that leaves neither a record nor a file. */
  refused: (form: FormData, status: number, problem?: { parameter?: string; code?: string }) => Promise<void>;
};

async function openUploads(): Promise<Uploads> {
  const served = await openServedApplication();
  const storage = openStorage(served.config);
  const files = async () => {
    const keys: string[] = [];
    for await (const { key } of storage.list('vault/')) keys.push(key);
    return keys;
  };
  const uploads: Uploads = {
    ...served,
    user: await addUser(served),
    newCompany: async () => {
      uploads.user = await addUser(served);
    },
    send: (form) => served.call(VAULT, { body: form, token: uploads.user.token }),
    documents: async () => (await served.call(`${VAULT}?limit=100`, { token: uploads.user.token })).json,
    files,
    refused: async (form, status, problem = {}) => {
      const before = await files();
      const { status: given, json } = await uploads.send(form);
      expect({ given, message: json.message }).toEqual({ given: status, message: expect.any(String) });
      if (problem.parameter)
        expect(json.details.map(({ parameter }) => parameter)).toContain(problem.parameter);
      if (problem.code) expect(json.code).toBe(problem.code);
      expect((await uploads.documents())['documents']).toEqual([]);
      expect(await files()).toEqual(before);
    },
  };
  return uploads;
}

/** For several tests, each with a company of its own. */
export function sharedUploads(): Uploads {
  const at = shared(openUploads);
  afterEach(() => at.newCompany());
  return at;
}
