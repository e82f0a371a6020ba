import { createHash, randomUUID } from 'node:crypto';
import { type Config, requireSetting } from '#shared/config.ts';
import { databaseTime, type Pool, transaction } from '#shared/database/connection.ts';
import { type RegisterKind, registerKinds } from '#shared/domain/registers/columns.ts';
import { UpstreamError } from '#shared/errors.ts';
import { FileFault } from '#shared/record-files/fault.ts';
import type { FileFormat } from '#shared/record-files/rows.ts';
import { readRegister } from '#shared/registers/read-register.ts';
import { changesInWords, storeRegister } from '#shared/registers/store.ts';
import { identityHasher } from '#shared/text/identity-hash.ts';
import { southAfricanDay } from '#shared/time.ts';
import { openConnection, type PublisherResponse } from '#workers/collect/fetch.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/**
 * Registers that an operator's server offers at an address, read like their files. Their bytes are not kept, because
 * they may contain identity numbers of persons.
 */

/** As for a file that a command imports. */
const MAX_BYTES = 32 * 1024 * 1024;
const USER_AGENT = 'tender-data-api';

/** @returns the address of a register; undefined if it is not configured */
const addressOf = (config: Config, kind: RegisterKind): string | undefined =>
  ({
    cipc: config.REGISTER_CIPC_URL,
    directors: config.REGISTER_DIRECTORS_URL,
    'source-directors': config.REGISTER_SOURCE_DIRECTORS_URL,
  })[kind];

/**
 * Fetches the configured registers, each once and one after the other, and stores their content. A failing one changes
 * nothing and is tried again in the next run of the job. May run twice: known content changes nothing.
 * @param missing whether only registers are fetched from whose address nothing was ever imported
 * @returns number of entries that were added or changed
 * @throws UpstreamError with the reason for each register that failed, after all have been tried
 */
export async function fetchRegisters(context: StageContext, missing: boolean): Promise<number> {
  const failures: string[] = [];
  let written = 0;
  for (const kind of registerKinds) {
    const address = addressOf(context.config, kind);
    if (address === undefined || (missing && (await isKnown(context.pool, kind, originOf(address)))))
      continue;
    try {
      written += await fetchRegister(context, kind, address);
    } catch (error) {
      if (!(error instanceof UpstreamError) && !(error instanceof FileFault)) throw error;
      failures.push(`${kind}: ${reasonOf(error)}`);
    }
  }
  if (failures.length > 0) throw new UpstreamError('unexpected-shape', failures.join('; '));
  return written;
}

const reasonOf = (error: UpstreamError | FileFault): string =>
  error instanceof FileFault ? `line ${error.line}, column ${error.column}: ${error.message}` : error.message;

/** The address without possible secrets. */
const originOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
};

async function fetchRegister(
  { pool, config, queues, log }: StageContext,
  kind: RegisterKind,
  address: string,
): Promise<number> {
  const hash = identityHasher(requireSetting(config, 'IDENTITY_KEY'));
  const response = await ask(config, address);
  const origin = originOf(address);
  const sha256 = createHash('sha256').update(response.bytes).digest('hex');
  if (await isKnown(pool, kind, origin, sha256)) return 0;
  const entries = readRegister(kind, response.bytes, formatOf(response), {
    hash,
    today: southAfricanDay(await databaseTime(pool)),
    // Nobody is there to correct the file, and one typing error must not block the register for ever.
    ...{ skipUnknown: true, leaveOutNumbers: true },
  });
  const changes = await transaction(pool, (client) =>
    storeRegister(client, { kind, origin, sha256 }, entries, false),
  );
  if (changes.id === null) return 0;
  await queues.send('derive', { cause: `register-${randomUUID()}` });
  log.info({ register: kind, changes: changesInWords(changes) }, 'register imported');
  return changes.added + changes.changed;
}

/** @returns whether the latest import from an address had these bytes; without a hash, whether there was an import */
async function isKnown(pool: Pool, kind: RegisterKind, origin: string, sha256?: string): Promise<boolean> {
  const { rows } = await pool.query<{ sha256: string }>(
    'select sha256 from ops.register_import where kind = $1 and origin = $2 order by imported_at desc limit 1',
    [kind, origin],
  );
  return rows[0] !== undefined && (sha256 === undefined || rows[0].sha256 === sha256);
}

/** @throws UpstreamError if the response is unusable */
async function ask(config: Config, address: string): Promise<PublisherResponse> {
  const send = openConnection({
    userAgent: USER_AGENT,
    headers: { accept: 'text/csv, application/json, application/x-ndjson' },
    timeout: config.COLLECT_TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  const response = await send(address);
  const { host } = new URL(address);
  if (response.status >= 300 && response.status < 400)
    throw new UpstreamError(
      'client-error',
      `${host} redirects to another address (${response.status}); set the address that it leads to`,
    );
  if (response.status !== 200)
    throw new UpstreamError(
      response.status >= 500 ? 'server-error' : 'client-error',
      `${host} answered with ${response.status}`,
    );
  // Nothing of it is kept here, as it is of a publisher.
  if (response.broken?.kind === 'too-large')
    throw new UpstreamError('too-large', `${host} sent more than ${MAX_BYTES / 1024 ** 2} MB`);
  if (response.broken) throw response.broken;
  return response;
}

/** The format by content type, otherwise by address, otherwise by the first character. */
function formatOf({ contentType, url, bytes }: PublisherResponse): FileFormat {
  const named = `${contentType ?? ''} ${new URL(url).pathname}`.toLowerCase();
  if (/ndjson|jsonl|json-seq/.test(named)) return 'ndjson';
  if (/json/.test(named)) return 'json';
  if (/csv/.test(named)) return 'csv';
  return /^\s*[[{]/.test(bytes.subarray(0, 100).toString('utf8')) ? 'json' : 'csv';
}
