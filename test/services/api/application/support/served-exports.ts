import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { ApiResponse } from '#test/support/api.ts';
import { shared } from '#test/support/shared.ts';
import { openServedApplication, type ServedApplication, type TestUser } from './served-application.ts';

/** What the response to a request for an export says. */
export type MadeExport = {
  exportId: string;
  status: string;
  rows: number;
  rowsExpected: number | null;
  expiresAt: string;
};
export type ExportBody = Record<string, unknown>;

/** The application with a user who may export, and a folder for the files; closed by the caller. */
export type ServedExports = ServedApplication & {
  folder: string;
  user: TestUser;
  ask: (body: ExportBody, token?: string) => Promise<ApiResponse>;
  download: (id: string, token?: string, headers?: Record<string, string>) => Promise<ApiResponse>;
  /** Asks for an export and has it written. @returns its id */
  made: (body: ExportBody) => Promise<string>;
  /** The same. @returns the file */
  exported: (body: ExportBody) => Promise<Buffer>;
};

export async function openServedExports(settings: Record<string, string> = {}): Promise<ServedExports> {
  const at = await openServedApplication({ settings });
  const folder = fileURLToPath(at.settings['STORAGE_URL']!);
  const user = await at.newUser({ plan: 'enterprise' });
  const ask = (body: ExportBody, token = user.token) => at.call('/api/tenders/export', { body, token });
  const made = async (body: ExportBody) => {
    const { status, json } = await ask(body);
    expect([status, json]).toEqual([202, expect.anything()]);
    const { exportId } = json as unknown as MadeExport;
    await at.stages.handle('exports', { exportId });
    return exportId;
  };
  const bytesOf = async (id: string) => {
    const response = await fetch(`${at.api.url}/api/tenders/export/download?exportId=${id}`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  return {
    ...at,
    ...{ folder, user, ask, made },
    download: (id, token = user.token, headers = {}) =>
      at.call(`/api/tenders/export/download?exportId=${id}`, { token, headers }),
    exported: async (body) => bytesOf(await made(body)),
  };
}

/** The same for several tests, closed after the last. */
export const sharedExports = (settings: Record<string, string> = {}, fill?: () => unknown): ServedExports =>
  shared(() => openServedExports(settings), fill);

/** @returns the records of a file of lines */
export const recordsOf = (bytes: Buffer): Record<string, unknown>[] =>
  bytes
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
