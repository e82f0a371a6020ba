import type { Config } from '#shared/config.ts';
import { ConfigError } from '#shared/errors.ts';
import { bucketStorage } from '#shared/storage/bucket.ts';
import type { BucketAddress } from '#shared/storage/bucket-requests.ts';
import { folderStorage } from '#shared/storage/folder.ts';
import { isKey } from '#shared/storage/key.ts';
import { storageFolder } from '#shared/storage/place.ts';
import { roomLimit } from '#shared/storage/room.ts';
import { addressSigner } from '#shared/storage/signed-address.ts';
import type { Storage } from '#shared/storage/storage.ts';

type StorageSettings = Pick<
  Config,
  | 'STORAGE_URL'
  | 'STORAGE_ACCESS_KEY_ID'
  | 'STORAGE_SECRET_ACCESS_KEY'
  | 'DATA_DIR'
  | 'DISK_FREE_MB'
  | 'JWT_SECRET'
  | 'PUBLIC_URL'
>;

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Opens the place where files are kept. Nothing is asked of it yet: whether it can be reached shows when it is used.
 * @param publicUrl address of the API, for signed addresses of files in a folder, where the setting PUBLIC_URL is not it
 * @throws ConfigError where the address is no folder and no bucket, or a bucket has no credentials
 */
export function openStorage(config: StorageSettings, publicUrl = config.PUBLIC_URL): Storage {
  const folder = storageFolder(config);
  if (folder === null) return bucketStorage(readBucketAddress(new URL(config.STORAGE_URL!), config));
  const sign =
    config.JWT_SECRET && publicUrl ? addressSigner(config.JWT_SECRET, publicUrl.replace(/\/$/, '')) : null;
  return folderStorage(folder, sign, roomLimit(config));
}

function readBucketAddress(address: URL, config: StorageSettings): BucketAddress {
  const fail = (rule: string): never => {
    throw new ConfigError(`STORAGE_URL: ${rule}`);
  };
  if (address.username || address.password)
    fail('credentials belong into STORAGE_ACCESS_KEY_ID and STORAGE_SECRET_ACCESS_KEY');
  const unknown = [...address.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
  if (unknown !== undefined) fail(`${unknown} is no option; endpoint and region are`);
  const bucket = address.hostname;
  if (!BUCKET.test(bucket)) fail('the name of the bucket is none that S3 allows');
  const prefix = address.pathname.replace(/^\/|\/$/g, '');
  if (prefix !== '' && !isKey(prefix)) fail('the prefix may have letters, digits, ., _, - and /');
  const region = address.searchParams.get('region') ?? 'us-east-1';
  const endpoint = address.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    fail('endpoint must be a URL that starts with http:// or https://');
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    region,
    bucket,
    prefix: prefix && `${prefix}/`,
    accessKeyId: config.STORAGE_ACCESS_KEY_ID ?? missing('STORAGE_ACCESS_KEY_ID'),
    secretAccessKey: config.STORAGE_SECRET_ACCESS_KEY ?? missing('STORAGE_SECRET_ACCESS_KEY'),
  };
}

function missing(name: string): never {
  throw new ConfigError(`${name}: must be set for a bucket in STORAGE_URL`);
}
