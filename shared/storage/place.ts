import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, dataDirectory } from '#shared/config.ts';
import { ConfigError } from '#shared/errors.ts';

/**
 * @returns the folder in which files are kept, absolute; null where they are in a bucket
 * @throws ConfigError where the address is no folder of this machine
 */
export function storageFolder(config: Pick<Config, 'STORAGE_URL' | 'DATA_DIR'>): string | null {
  if (config.STORAGE_URL === undefined) return join(dataDirectory(config), 'files');
  const address = new URL(config.STORAGE_URL);
  if (address.protocol === 's3:') return null;
  if (address.host !== '' || address.search !== '' || address.hash !== '')
    throw new ConfigError('STORAGE_URL: a folder is written as file:///folder');
  return fileURLToPath(address).replace(/(?<=.)\/$/, '');
}
