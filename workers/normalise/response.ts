import { type Client, COST_BY_THE_BATCH } from '#shared/database/connection.ts';
import type { Rejection } from '#shared/domain/tenders/source-record.ts';
import { attemptEach } from '#workers/pipeline/attempt.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import { type StoredCapture, type StoredResponse, UnreadableCapture, withReleases } from './captures.ts';
import { compileChanged, type Defect, type KnownSources } from './compile.ts';
import { defectIssue, issuesOf, rejectionIssue } from './issues.ts';
import { lockProcesses, repeats } from './processes.ts';
import type { Changes, StoreProcesses } from './store.ts';

/**
 * How many captures of a response changed a process, changed nothing, or were rejected; together, these are all of
 * them.
 */
export type Outcome = { normalised: number; unchanged: number; rejected: number };

/** How a response is normalised. */
export type Rules = KnownSources & {
  /** Milliseconds that the rules may take for one process. */
  limit: number;
};

/**
 * Compiles the processes that a response changes; stores records, issues and outcome in the caller's transaction. A capture
 * for which the rules fail is rejected, and the others are stored.
 * @param store stores the processes
 */
export async function normaliseResponse(
  client: Client,
  response: StoredResponse,
  rules: Rules,
  store: StoreProcesses,
): Promise<Outcome & { changes: Changes; defects: Defect[] }> {
  await client.query(`select ${COST_BY_THE_BATCH}`);
  const captures = await withReleases(client, await newCaptures(client, response), response, rules);
  const judged = await judge(captures, rules);
  const unreadable = new Set<StoredCapture>(
    [...judged.rejections, ...judged.defects].map(({ capture }) => capture),
  );
  const candidates = captures.flatMap((capture) => {
    const { ocid } = capture;
    return ocid === null || unreadable.has(capture) ? [] : [{ ...capture, ocid }];
  });
  const compiled = await compileChanged(client, response, candidates, rules, rules.limit);
  const { changes, stored, failed } = await store(
    client,
    compiled.processes.flatMap(({ result }) => (result === null ? [] : [result])),
  );
  const changing = [...compiled.changing];
  const unstored = failed.flatMap(({ ocid, error }) =>
    changing
      .filter((capture) => capture.ocid === ocid && !compiled.defects.some(isOf(capture)))
      .map(({ position }): Defect => ({ reason: 'error', error, ocid, position, path: '' })),
  );
  const found = [...compiled.defects, ...unstored];
  const defective = (capture: StoredCapture) => found.some(isOf(capture));

  // Readable captures of processes about which no capture says anything yet.
  const emptyProcesses = new Set(
    compiled.processes.filter(({ result }) => result === null).map(({ ocid }) => ocid),
  );
  const withoutTender = candidates.filter(
    (capture) => !defective(capture) && emptyProcesses.has(capture.ocid),
  );
  const rejected = unreadable.size + found.length + withoutTender.length;
  const normalised = changing.filter(
    (capture) => !defective(capture) && !emptyProcesses.has(capture.ocid),
  ).length;
  const outcome = { normalised, unchanged: response.captures.length - normalised - rejected, rejected };
  const defects = [...judged.defects.map(({ defect }) => defect), ...found];
  await recordIssues(client, [
    ...judged.rejections.map(({ capture, rejection }) => rejectionIssue(response, capture, rejection)),
    ...defects.map((defect) => defectIssue(response, defect)),
    ...withoutTender.map((capture) => rejectionIssue(response, capture, 'no-tender')),
    ...issuesOf(response, stored),
  ]);
  await storeOutcome(client, response.id, outcome);
  return { ...outcome, changes, defects };
}

const isOf =
  (capture: StoredCapture) =>
  ({ position }: Defect): boolean =>
    position === capture.position;

/** Captures that cannot be read, including those for which even this check fails. */
async function judge(
  captures: readonly (StoredCapture & { release: unknown })[],
  { readerOf, limit }: Rules,
): Promise<{
  rejections: { capture: StoredCapture; rejection: Rejection }[];
  defects: { capture: StoredCapture; defect: Defect }[];
}> {
  const attempts = await attemptEach(
    captures,
    ({ source, release, ocid }) =>
      release instanceof UnreadableCapture ? null : readerOf(source).rejectionOf(release, ocid),
    limit,
  );
  const judged = captures.map((capture, at) => ({
    capture,
    attempt: capture.release instanceof UnreadableCapture ? capture.release : attempts[at],
  }));
  return {
    rejections: judged.flatMap(({ capture, attempt }) =>
      attempt !== undefined && 'result' in attempt && attempt.result !== null
        ? [{ capture, rejection: attempt.result }]
        : [],
    ),
    defects: judged.flatMap(({ capture, attempt }) =>
      attempt !== undefined && 'failure' in attempt
        ? [
            {
              capture,
              defect: { ...attempt.failure, ocid: capture.ocid, position: capture.position, path: '' },
            },
          ]
        : [],
    ),
  };
}

/**
 * Locks the processes of a response, including those of unreadable captures, because the publisher has published under
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
 * Stores the outcome once, and again only if new rules reject another number of the response's releases. A response
 * whose page was removed in the meantime keeps the outcome that was reduced then.
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
