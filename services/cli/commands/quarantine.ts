import type { Pool } from '#shared/database/connection.ts';
import { UsageError } from '#shared/errors.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import { grouped, plural } from '#shared/text/plural.ts';
import type { Command, CommandOutcome } from '../command.ts';
import { minute, short, table } from '../table.ts';

/** Content that was set aside. */
type SetAside = {
  /** Of the issue; names it for `release`. */
  id: string;
  kind: string;
  source: string;
  subject: string;
  path: string;
  /** The stored response with it; null for what was never stored. */
  responseId: string | null;
  reason: string | null;
  /** South African time. */
  lastAt: string;
};

/** Rows that are listed. */
const MAX_LISTED = 200;

/**
 * Content that is set aside now: captures that were rejected when their response was last normalised, responses whose message
 * was given up, and releases of files that were not imported. Of the issue $1, or `all`.
 */
const SET_ASIDE = `
  select issue.id::text, kind, issue.source, subject, path, response.id::text as "responseId",
    coalesce(detail->>'message', detail->>'reason') as reason, core.south_african_time(last_at) as "lastAt"
  from ops.issue
  left join raw.response on response.id = case
    when kind = 'message-failed' and subject ~ '^response-[0-9]{1,18}$' then substr(subject, 10)::bigint else issue.response_id end
  where ($1 = 'all' or issue.id::text = $1) and (
    (kind like 'rejected-%' and stage = 'normalise' and last_at >= normalised_at)
    or (kind = 'message-failed' and response.id is not null and normalised_at is null and fault is null)
    or kind = 'import-rejected')`;

async function list(pool: Pool): Promise<CommandOutcome> {
  const { rows: found } = await pool.query<SetAside & { total: number }>(
    `select *, count(*) over ()::int as total from (${SET_ASIDE}) found order by "lastAt" desc, id limit ${MAX_LISTED}`,
    ['all'],
  );
  const total = found[0]?.total ?? 0;
  const rows = found.map(({ total: _, ...row }) => row);
  const listed = table(
    ['id', 'kind', 'source', 'subject', 'path', 'response', 'last', 'reason'],
    rows.map((row) => [
      row.id,
      row.kind,
      row.source,
      row.subject,
      row.path || '-',
      row.responseId,
      minute(row.lastAt),
      short(row.reason),
    ]),
    'nothing is set aside',
  );
  const left =
    total > rows.length ? `\nthe latest ${grouped(rows.length)} of ${grouped(total)} are listed` : '';
  return { code: 0, json: { setAside: rows, total }, text: listed + left };
}

/**
 * Sends what was set aside to normalise once more: where the rules are right now, it is stored like any other content.
 * @param id of one; `all` for everything that is stored
 */
async function release(pool: Pool, queues: Queues, id: string): Promise<CommandOutcome> {
  const { rows } = await pool.query<SetAside>(SET_ASIDE, [id]);
  const stored = rows.flatMap(({ responseId }) => responseId ?? []);
  if (stored.length === 0) {
    const all = id === 'all';
    const reason = whyNothing(rows.length > 0, all);
    // Whoever asks for everything has what was asked for.
    return { code: all ? 0 : 1, json: { released: 0, responses: [], reason }, text: reason };
  }
  const responses = [...new Set(stored)];
  for (const responseId of responses) {
    // A message that was given up and is kept blocks another one of its id.
    const retried = await queues.retryFailed(`response-${responseId}`);
    if (retried === 0) await queues.send('normalise', { responseId });
  }
  return {
    code: 0,
    json: { released: responses.length, responses },
    text: `${plural(responses.length, 'response')} will be normalised again; what fails again stays set aside`,
  };
}

/** @param imported whether content was found, all of it from files of an import */
function whyNothing(imported: boolean, all: boolean): string {
  if (imported)
    return `${all ? 'what is set aside' : 'it'} was never stored: mend the file and import it again`;
  return all ? 'nothing is set aside' : 'nothing that is set aside has this id';
}

export const command: Command = {
  usage: ['quarantine list [--json]', 'quarantine release <id> [--json]', 'quarantine release all [--json]'],
  options: {},
  run: async (context) => {
    const [action, id, ...rest] = context.args;
    const connections = await context.connect();
    if (action === 'list' && id === undefined) return list(connections.pool);
    if (action === 'release' && id !== undefined && rest.length === 0)
      return release(connections.pool, await connections.queues(), id);
    throw new UsageError('quarantine takes `list`, `release <id>` or `release all`');
  },
};
