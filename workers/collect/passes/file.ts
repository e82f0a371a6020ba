import { createHash } from 'node:crypto';
import type { Executor } from '#shared/database/connection.ts';
import { UpstreamError } from '#shared/errors.ts';
import type { PublisherResponse, Validators } from '#workers/collect/fetch.ts';
import { askFor, keepPage, type PassWork } from '#workers/collect/passes/work.ts';
import { assertComplete } from '#workers/collect/polite.ts';
import type { FilePass } from '#workers/collect/source.ts';

const NOT_MODIFIED = 304;
/** Maximum number of bytes that programs put before the start of a file. */
const START_WITHIN = 1_024;

/**
 * Requests the source's file. Its bytes are stored even if they cannot be read: normalise decides about that. Bytes
 * that are unchanged according to the publisher are not sent again.
 */
export const collectFile: PassWork<'file'> = async (work) => {
  const { source, base, client } = work;
  const pass = source.passes.file as FilePass;
  const url = pass.url({ base });
  const { response, value } = await askFor(work, url, (opened) => opened as Buffer | null, {
    open: (answer) => openFile(answer, pass),
    known: await knownValidators(client, source.name, url),
  });
  // The only record of a file is the hash of its bytes, see `isFile` of the source's format.
  if (value !== null)
    await keepPage(work, response, [createHash('sha256').update(value).digest('hex')], null);
  return [];
};

/** @returns the bytes; null if they have not changed */
function openFile(response: PublisherResponse, { starts }: FilePass): Buffer | null {
  const { status, bytes, url } = response;
  if (status === NOT_MODIFIED) return null;
  assertComplete(response);
  const start = bytes.subarray(0, START_WITHIN).toString('latin1');
  if (!starts.value.some((text) => start.includes(text)))
    throw new UpstreamError('unexpected-shape', `no file of a known kind for ${url}`);
  return bytes;
}

/**
 * @returns the validators of the latest response, which the publisher still shows if it is unchanged; none if that
 *   response was rejected, so that it is read again with the next rules
 */
async function knownValidators(database: Executor, source: string, url: string): Promise<Validators> {
  const { rows } = await database.query<Validators & { refused: boolean }>(
    `select etag, last_modified as "lastModified", exists (
       select from core.supplier_list_edition as edition
       where edition.register = $1 and edition.sha256 = encode(response.hash, 'hex') and edition.state = 'refused') as refused
     from raw.response where source = $1 and url = $2 and fault is null order by fetched_at desc, id desc limit 1`,
    [source, url],
  );
  const [latest] = rows;
  return latest === undefined || latest.refused ? { etag: null, lastModified: null } : latest;
}
