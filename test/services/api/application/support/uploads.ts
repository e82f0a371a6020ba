import { afterEach, expect } from 'vitest';
import { openStorage } from '#shared/storage/open.ts';
import type { ApiResponse } from '#test/support/api.ts';
import { shared } from '#test/support/shared.ts';
import { addUser, type CompanyUser } from './company-users.ts';
import { uploadForm } from './files.ts';
import { type Call, openServedApplication, type ServedApplication } from './served-application.ts';

export const VAULT = '/api/v1/documents';

/** The application with a user of a company who uploads. */
export type Uploads = ServedApplication & {
  /** The present user. */
  user: CompanyUser;
  /** Continues with a user of another company, whose vault is empty. */
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

/** Calls of the vault by users of companies. */
export function vaultOf(at: ServedApplication) {
  const as = (who: CompanyUser | null, path = '', call: Call = {}) =>
    at.call(VAULT + path, { ...call, token: who?.token });
  return {
    as,
    /** @returns the id of the document */
    upload: async (who: CompanyUser, parts: Parameters<typeof uploadForm>[0] = {}): Promise<string> => {
      const { status, json } = await as(who, '', { body: uploadForm(parts) });
      expect({ status, json }).toMatchObject({ status: 201 });
      return (json as unknown as { id: string }).id;
    },
    put: (who: CompanyUser | null, id: string, body: unknown) => as(who, `/${id}`, { method: 'PUT', body }),
  };
}

export const idsOf = (data: unknown): string[] => (data as { id: string }[]).map(({ id }) => id);

/** For several tests, each with a company of its own. */
export function sharedUploads(): Uploads {
  const at = shared(openUploads);
  afterEach(() => at.newCompany());
  return at;
}
