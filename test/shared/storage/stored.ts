import { buffer } from 'node:stream/consumers';
import { loadConfig } from '#shared/config.ts';
import { openStorage } from '#shared/storage/open.ts';
import type { Storage } from '#shared/storage/storage.ts';

/** The storage of a process with these settings. */
export const open = (settings: Record<string, string>): Storage => openStorage(loadConfig(settings));

/** The bytes of a file, or of a range of it; null if there is none. */
export const bytesOf = async (storage: Storage, key: string, range?: { start: number; end: number }) => {
  const content = await storage.read(key, range);
  return content && buffer(content);
};
/** The keys that begin with a prefix, sorted. */
export const keysOf = async (storage: Storage, prefix = '') => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
};
