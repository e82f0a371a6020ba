import type { Reading } from './reading.ts';

/** @returns a stated format such as `.PDF` as `pdf` */
export const readFormat = (reading: Reading, value: unknown, path: string): string | null =>
  reading.line(value, path)?.toLowerCase().replace(/^\./, '') || null;

/** @returns the extension of a file name in lower case, without its dot */
export const endingOf = (name: string | null): string | null =>
  /\.([a-z0-9]{2,5})$/i.exec(name ?? '')?.[1]?.toLowerCase() ?? null;
