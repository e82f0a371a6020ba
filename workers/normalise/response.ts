import { type Client, COST_BY_THE_BATCH } from '#shared/database.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import { type StoredCapture, type StoredResponse, withReleases } from './captures.ts';
import { compileChanged, type KnownSources } from './compile.ts';
import { issuesOf, rejectionIssue } from './issues.ts';
import { lockProcesses, repeats } from './processes.ts';
import { type Changes, storeProcesses } from './store.ts';

/** How many captures of a response changed a process, changed nothing, and were rejected; together, all of them. */
export type Outcome = { normalised: number; unchanged: number; rejected: number };

/** Compiles the processes that a response changes; stores records, issues and outcome in the caller's transaction. */
export async function normaliseResponse(
  client: Client,
  response: StoredResponse,
  known: KnownSources,
): Promise<Outcome & { changes: Changes }> {
  await client.query(`select ${COST_BY_THE_BATCH}`);
  const captures = await withReleases(client, await newCaptures(client, response), response, known.formatOf);
  const rejections = captures.flatMap((capture) => {
    const rejection = known.readerOf(capture.source).rejectionOf(capture.release, capture.ocid);
    return rejection === null ? [] : [{ capture, rejection }];
  });
  const unreadable = new Set<StoredCapture>(rejections.map(({ capture }) => capture));
  const candidates = captures.flatMap((capture) => {
    const { ocid } = capture;
    return ocid === null || unreadable.has(capture) ? [] : [{ ...capture, ocid }];
  });
  const compiled = await compileChanged(client, response, candidates, known);
  const results = compiled.processes.flatMap(({ result }) => (result === null ? [] : [result]));
  const changes = await storeProcesses(client, results);

  // Captures that can be read, but of processes about which no capture says anything yet.
  const emptyProcesses = new Set(
    compiled.processes.filter(({ result }) => result === null).map(({ ocid }) => ocid),
  );
  const withoutTender = candidates.filter(({ ocid }) => emptyProcesses.has(ocid));
  const rejected = unreadable.size + withoutTender.length;
  const normalised = [...compiled.changing].filter(({ ocid }) => !emptyProcesses.has(ocid)).length;
  const outcome = { normalised, unchanged: response.captures.length - normalised - rejected, rejected };
  await recordIssues(client, [
    ...rejections.map(({ capture, rejection }) => rejectionIssue(response, capture, rejection)),
    ...withoutTender.map((capture) => rejectionIssue(response, capture, 'no-tender')),
    ...issuesOf(response, results),
  ]);
  await storeOutcome(client, response.id, outcome);
  return { ...outcome, changes };
}

/**
 * Locks the processes of a response, also those of captures that cannot be read: the publisher has published under
 * these numbers.
 * @returns the captures that do not just repeat what their process was compiled from; their releases need not be read
 */
async function newCaptures(client: Client, { captures }: StoredResponse): Promise<StoredCapture[]> {
  const named = captures.flatMap(({ ocid, source, number }) =>
    ocid === null ? [] : [{ ocid, source, number }],
  );
  if (named.length === 0) return captures;
  const states = await lockProcesses(client, named);
  return captures.filter((capture) => capture.ocid === null || !repeats(states.get(capture.ocid), capture));
}

/**
 * Stores the outcome once, and again only where new rules reject another number of the response's releases. A response
 * whose page has been removed meanwhile keeps the outcome that was reduced with it.
 */
async function storeOutcome(
  client: Client,
  responseId: string,
  { normalised, unchanged, rejected }: Outcome,
): Promise<void> {
  await client.query(
    `update raw.response set normalised = $2, unchanged = $3, rejected = $4, normalised_at = now()
     where id = $1 and (normalised_at is null or rejected <> $4 and captures = $2::int + $3::int + $4::int)`,
    [responseId, normalised, unchanged, rejected],
  );
}
