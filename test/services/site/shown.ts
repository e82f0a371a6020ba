import { expect } from 'vitest';
import type { ServedTables } from '#test/services/api/v2/support/served-tables.ts';

/** @returns a page of the site as a browser gets it */
export async function pageOf({ api }: Pick<ServedTables, 'api'>, path: string): Promise<string> {
  const { status, text } = await api.page(path);
  expect(status, text).toBe(200);
  return text;
}

/** @returns what people read of a page, with single blanks */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/** @returns HTML with the characters that its references stand for */
export const decoded = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
