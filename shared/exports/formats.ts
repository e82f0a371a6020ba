/** Formats of exported files, by the ending of the file's name. */
export const exportFormats = ['csv', 'xlsx', 'json', 'ndjson'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
};

/** Keys of stored exports begin so. */
export const EXPORTS_PREFIX = 'exports/';

/** The beginning of the keys of one export's files. */
export const exportPrefix = (id: string): string => `${EXPORTS_PREFIX}${id}.`;

/** The key of the file that an attempt writes: attempts never write over each other. */
export const exportKey = (id: string, attempt: number, format: ExportFormat): string =>
  `${exportPrefix(id)}${attempt}.${format}`;

/** @returns the id of the export that a stored file belongs to; null for another key */
export const exportOfKey = (key: string): string | null =>
  /^exports\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.\d+\.[a-z]+$/.exec(key)?.[1] ?? null;
