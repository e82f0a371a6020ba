import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** An S3 server with one bucket; it checks signatures, as the real ones do. */
export type BucketServer = {
  url: string;
  /** Settings of a process that stores in the bucket. */
  settings: { STORAGE_URL: string; STORAGE_ACCESS_KEY_ID: string; STORAGE_SECRET_ACCESS_KEY: string };
  close: () => Promise<void>;
};

/** The only credentials that the server knows. */
const CREDENTIALS = 'S3RVER';

export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await server.run();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    settings: {
      STORAGE_URL: `s3://files/some/prefix?endpoint=${encodeURIComponent(url)}&region=af-south-1`,
      STORAGE_ACCESS_KEY_ID: CREDENTIALS,
      STORAGE_SECRET_ACCESS_KEY: CREDENTIALS,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
