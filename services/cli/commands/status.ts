import type { Queues } from '#shared/queues/enqueue.ts';
import { type Command, flag } from '../command.ts';
import { describePublishers, type PublisherStatus, readPublishers } from '../publisher-status.ts';
import { type Reconciliation, readStatus, type Status, unaccounted } from '../status-queries.ts';
import { grouped, minute, plural, short, table } from '../table.ts';
import { describeConditions, describeProcesses, describeVerdict, judge, readProcesses } from '../verdict.ts';

/** Maximum characters of an error in the tables; `--json` prints all of it. */
const MAX_ERROR = 60;
/** Maximum rows in the table of checks; `--json` prints more. */
const MAX_CHECKS = 20;

export const status: Command = {
  usage: ['status [--json]', 'status --check [--json]'],
  options: {
    check: flag(
      'print the verdict alone; when the service is not healthy, print one reason a line and exit with 1',
    ),
  },
  run: async (context) => {
    const connections = await context.connect();
    // Silent queues are a reason, and keep nothing else from being shown.
    const queues = await connections.queues().catch(() => null);
    const verdict = await judge(connections.pool, queues);
    const healthy = verdict.findings.length === 0;
    const reasons = verdict.findings.map(({ reason }) => reason);
    if (context.options['check'] === true)
      return {
        code: healthy ? 0 : 1,
        json: { healthy, reasons },
        text: healthy ? 'healthy' : reasons.join('\n'),
      };
    const [read, publishers, processes, counts] = await Promise.all([
      readStatus(connections.pool),
      readPublishers(connections.pool),
      readProcesses(connections.pool),
      queues?.counts() ?? {},
    ]);
    const kind = queues?.kind ?? null;
    const reconciliation = read.reconciliation.map((row) => ({ ...row, unaccounted: unaccounted(row) }));
    return {
      code: 0,
      json: {
        healthy,
        reasons,
        measured: verdict.measured,
        processes,
        ...read,
        publishers,
        reconciliation,
        queues: { kind, messages: counts },
      },
      text: [
        describeVerdict(verdict),
        `processes\n${describeProcesses(processes)}`,
        `conditions\n${describeConditions(verdict)}`,
        describe({ ...read, publishers }, kind, counts),
      ].join('\n\n'),
    };
  },
};

function describe(
  read: Status & { publishers: readonly PublisherStatus[] },
  kind: Queues['kind'] | null,
  counts: Partial<Awaited<ReturnType<Queues['counts']>>>,
): string {
  const sections: Record<string, string> = {
    'reconciliation of stored releases': sentences(
      read.reconciliation.map(reconciliationSentence),
      'nothing is stored yet',
    ),
    'numbers of the publisher': sentences(
      read.completeness.map(completenessSentence),
      'no number is known yet',
    ),
    'lists of restricted suppliers': sentences(
      read.lists.map(listSentence),
      'no edition of a list was received yet',
    ),
    'time of the publishers': sentences(describePublishers(read.publishers), 'no source is known'),
    published: table(
      ['resource', 'records', 'change number', 'published at'],
      read.published.map((row) => [row.resource, row.records, row.changeSeq, minute(row.publishedAt)]),
      'nothing is published yet',
    ),
    'latest runs': table(
      ['of', 'mode', 'status', 'started', 'seconds', 'rows', 'pages', 'error'],
      read.runs.map((row) => [
        row.entity,
        row.mode,
        row.status,
        minute(row.startedAt),
        Math.round(row.seconds),
        row.rowsSynced,
        row.pages,
        short(row.error, MAX_ERROR),
      ]),
      'none yet; `tenders sync` starts one',
    ),
    'state of each source and resource': table(
      ['of', 'mode', 'backfilled', 'full sync', 'incremental sync', 'rows', 'failures', 'last error'],
      read.sources.map((row) => [
        row.entity,
        row.mode,
        row.backfillComplete,
        minute(row.lastFullSyncAt),
        minute(row.lastIncrementalSyncAt),
        row.rowsSyncedTotal,
        row.consecutiveFailures,
        short(row.lastError, MAX_ERROR),
      ]),
    ),
    'failing tasks': table(
      ['source', 'task', 'attempts', 'since', 'error'],
      read.failingTasks.map((row) => [
        row.source,
        row.scope,
        row.attempts,
        minute(row.failingSince),
        short(row.error, MAX_ERROR),
      ]),
    ),
    'documents of tenders': [
      table(
        ['host', 'state', 'documents', 'failure', 'next attempt'],
        read.documents.map((row) => [
          row.host,
          row.state,
          row.documents,
          row.fault,
          minute(row.nextAttemptAt),
        ]),
        'none is known yet',
      ),
      ...read.documentHosts.map(
        (row) =>
          `  ${row.host} is left alone until ${minute(row.pausedUntil)}: ${short(row.error, MAX_ERROR)}`,
      ),
    ].join('\n'),
    'evidence of values from documents': sentences(
      read.evidence.map(evidenceSentence),
      'no document is known yet',
    ),
    'language model': table(
      ['day', 'model', 'documents', 'tokens', 'found', 'discarded', 'no answer', 'failures'],
      read.modelDays.map((row) => [
        ...[row.day, row.model, row.documents, row.tokens, row.found, row.discarded],
        ...[row.unanswered, row.failures],
      ]),
      'none was asked',
    ),
    'sources of news': table(
      ['source', 'state', 'items', 'answered', 'failures', 'next', 'reason'],
      read.news.map((row) => [
        ...[row.source, row.state, row.items, minute(row.lastSuccessAt), row.failures],
        ...[row.state === 'active' ? minute(row.nextPollAt) : null, short(row.reason, MAX_ERROR)],
      ]),
      'none yet; a worker of the stage intel enters those that ship with the service',
    ),
    'issues, by kind': table(
      ['kind', 'severity', 'subjects', 'times', 'last'],
      read.issues.map((row) => [row.kind, row.severity, row.subjects, row.times, minute(row.lastAt)]),
    ),
    'quality of tenders, by publisher': table(
      ['source', 'tenders', 'mean score', 'without any issue'],
      read.quality.map((row) => [row.source, row.tenders, row.score.toFixed(3), row.flawless]),
    ),
    'issues of tenders, by publisher': table(
      ['issue', 'source', 'tenders'],
      read.checks.slice(0, MAX_CHECKS).map((row) => [row.check, row.source, row.tenders]),
    ),
    [kind === null ? 'queues' : `queues, in ${kind === 'redis' ? 'Redis' : 'PostgreSQL'}`]: table(
      ['queue', 'waiting', 'active', 'delayed', 'failed'],
      Object.entries(counts).map(([name, count]) => [
        name,
        count['waiting'] ?? 0,
        count['active'] ?? 0,
        count['delayed'] ?? 0,
        count['failed'] ?? 0,
      ]),
      'the queues do not respond',
    ),
  };
  return Object.entries(sections)
    .map(([title, text]) => `${title}\n${text}`)
    .join('\n\n');
}

type List = Status['lists'][number];

const sentences = (lines: readonly string[], none: string): string =>
  (lines.length === 0 ? [none] : lines).map((line) => `  ${line}`).join('\n');

function reconciliationSentence(row: Reconciliation): string {
  const missing = unaccounted(row);
  const sum = [
    `${grouped(row.normalised)} normalised`,
    `${grouped(row.unchanged)} unchanged`,
    `${grouped(row.rejected)} rejected`,
    `${grouped(row.outstanding)} outstanding`,
  ].join(' + ');
  const responses = `in ${plural(row.responses, 'response')}${row.faults > 0 ? ` (and ${grouped(row.faults)} unusable)` : ''}`;
  return missing === 0
    ? `${row.source}: ${grouped(row.stored)} stored = ${sum}, ${responses}: all accounted for`
    : `${row.source}: ${grouped(row.stored)} stored, but ${sum}, ${responses}: ${plural(Math.abs(missing), 'release')} ${missing > 0 ? 'not accounted for' : 'counted twice'}`;
}

function evidenceSentence({
  documents,
  tendersWithout,
  leftOut,
  lastAt,
}: Status['evidence'][number]): string {
  const of = plural(documents, 'analysed document');
  return leftOut === 0
    ? `${of}: every passage stands in the stored text`
    : `${of}: ${plural(leftOut, 'value')} left out because the stored text did not have the passage, last ${minute(lastAt)}; ${plural(tendersWithout, 'tender')} without such a value now`;
}

function listSentence({
  list,
  state,
  reportDate,
  entries,
  problems,
  receivedAt,
  refusal,
  edition,
}: List): string {
  const made = reportDate === null ? 'without a date' : `of ${reportDate}`;
  const what = `${list}: edition ${edition} ${made}, received ${minute(receivedAt)}`;
  const unread = problems > 0 ? `, ${plural(problems, 'place')} in it cannot be read` : '';
  return state === 'in-use'
    ? `${what}, is in use with ${plural(entries, 'entry', 'entries')}${unread}`
    : `${what}, was refused: ${refusal}${unread}`;
}

function completenessSentence(row: Status['completeness'][number]): string {
  const all = row.last - row.first + 1;
  const gaps = row.unknown > 0 ? `${grouped(row.unknown)} not checked yet` : 'no gap';
  return `${row.source}: of ${plural(all, 'number')} from ${row.first} to ${row.last}, ${grouped(row.published)} published, ${grouped(row.never)} never published, ${grouped(row.failing)} failing: ${gaps}`;
}
