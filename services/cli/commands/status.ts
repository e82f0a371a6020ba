import { UsageError } from '#shared/errors.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import { grouped, plural } from '#shared/text/plural.ts';
import { type Command, flag } from '../command.ts';
import { describePublishers, type PublisherStatus, readPublishers } from '../publisher-status.ts';
import {
  type Reconciliation,
  readStatus,
  type Status,
  type StatusRow,
  unaccounted,
} from '../status-queries.ts';
import { minute, short, type TableValue, table } from '../table.ts';
import { describeConditions, describeProcesses, describeVerdict, judge, readProcesses } from '../verdict.ts';

/** Maximum characters of an error in the tables; `--json` prints all of it. */
const MAX_ERROR = 60;
/** Maximum rows in the table of checks; `--json` prints more. */
const MAX_CHECKS = 20;

export const command: Command = {
  usage: ['status [--json]', 'status --check [--json]'],
  options: {
    check: flag(
      'print only the verdict; if the service is not healthy, print one reason on each line and exit with 1',
    ),
  },
  run: async (context) => {
    if (context.args.length > 0)
      throw new UsageError(`status takes only options, not ${context.args.join(' ')}`);
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

/** A cell of a section: a column of the statement, or what is written of its row. */
type Shown = string | ((row: StatusRow) => TableValue);
type Section = { rows: readonly StatusRow[]; columns: Readonly<Record<string, Shown>>; none?: string };

const at =
  (column: string) =>
  (row: StatusRow): TableValue =>
    minute(row[column] as string | null);
const cut =
  (column: string) =>
  (row: StatusRow): TableValue =>
    short(row[column] as string | null, MAX_ERROR);

/** @returns rows as a table, by the titles of its columns */
const tableOf = ({ rows, columns, none }: Section): string =>
  table(
    Object.keys(columns),
    rows.map((row) =>
      Object.values(columns).map((shown) => (typeof shown === 'string' ? row[shown] : shown(row))),
    ),
    none,
  );

function describe(
  read: Status & { publishers: readonly PublisherStatus[] },
  kind: Queues['kind'] | null,
  counts: Partial<Awaited<ReturnType<Queues['counts']>>>,
): string {
  const sections: Record<string, string | Section> = {
    'reconciliation of stored releases': sentences(
      read.reconciliation.map(reconciliationSentence),
      'nothing is stored yet',
    ),
    'numbers of the publisher': sentences(
      read.completeness.map((row) => completenessSentence(row as Completeness)),
      'no number is known yet',
    ),
    'lists of restricted suppliers': sentences(
      read.lists.map((row) => listSentence(row as List)),
      'no edition of a list was received yet',
    ),
    'time of the publishers': sentences(describePublishers(read.publishers), 'no source is known'),
    published: {
      rows: read.published,
      columns: {
        ...{ resource: 'resource', records: 'records', 'change number': 'changeSeq' },
        'published at': at('publishedAt'),
      },
      none: 'nothing is published yet',
    },
    'latest runs': {
      rows: read.runs,
      columns: {
        ...{ of: 'entity', mode: 'mode', status: 'status', started: at('startedAt') },
        seconds: ({ seconds }) => Math.round(seconds as number),
        ...{ rows: 'rowsSynced', pages: 'pages', error: cut('error') },
      },
      none: 'none yet; `tenders sync` starts one',
    },
    'state of each source and resource': {
      rows: read.sources,
      columns: {
        ...{ of: 'entity', mode: 'mode', backfilled: 'backfillComplete' },
        ...{ 'full sync': at('lastFullSyncAt'), 'incremental sync': at('lastIncrementalSyncAt') },
        ...{ rows: 'rowsSyncedTotal', failures: 'consecutiveFailures', 'last error': cut('lastError') },
      },
    },
    'failing tasks': {
      rows: read.failingTasks,
      columns: {
        ...{ source: 'source', task: 'scope', attempts: 'attempts' },
        ...{ since: at('failingSince'), error: cut('error') },
      },
    },
    'documents of tenders': [
      tableOf({
        rows: read.documents,
        columns: {
          ...{ host: 'host', state: 'state', documents: 'documents', failure: 'fault' },
          'next attempt': at('nextAttemptAt'),
        },
        none: 'none is known yet',
      }),
      ...read.documentHosts.map(
        (row) => `  ${row['host']} gets no requests until ${at('pausedUntil')(row)}: ${cut('error')(row)}`,
      ),
    ].join('\n'),
    'evidence of values from documents': sentences(
      read.evidence.map((row) => evidenceSentence(row as Evidence)),
      'no document is known yet',
    ),
    'language model': {
      rows: read.modelDays,
      columns: {
        ...{ day: 'day', model: 'model', documents: 'documents', tokens: 'tokens', found: 'found' },
        ...{ discarded: 'discarded', 'no answer': 'unanswered', failures: 'failures' },
      },
      none: 'none was asked',
    },
    'sources of news': {
      rows: read.news,
      columns: {
        ...{ source: 'source', state: 'state', items: 'items', answered: at('lastSuccessAt') },
        failures: 'failures',
        next: (row) => (row['state'] === 'active' ? at('nextPollAt')(row) : null),
        reason: cut('reason'),
      },
      none: 'none yet; a worker of the stage intel enters those that ship with the service',
    },
    'issues, by kind': {
      rows: read.issues,
      columns: {
        ...{ kind: 'kind', severity: 'severity', subjects: 'subjects', times: 'times', last: at('lastAt') },
      },
    },
    'quality of tenders, by publisher': {
      rows: read.quality,
      columns: {
        ...{ source: 'source', tenders: 'tenders' },
        'mean score': ({ score }) => (score as number).toFixed(3),
        'without any issue': 'flawless',
      },
    },
    'issues of tenders, by publisher': {
      rows: read.checks.slice(0, MAX_CHECKS),
      columns: { issue: 'check', source: 'source', tenders: 'tenders' },
    },
    [kind === null ? 'queues' : `queues, in ${kind === 'redis' ? 'Redis' : 'PostgreSQL'}`]: table(
      ['queue', 'waiting', 'active', 'delayed', 'failed'],
      Object.entries(counts).map(([name, count]) => [
        name,
        ...['waiting', 'active', 'delayed', 'failed'].map((state) => count[state] ?? 0),
      ]),
      'the queues do not respond',
    ),
  };
  return Object.entries(sections)
    .map(([title, section]) => `${title}\n${typeof section === 'string' ? section : tableOf(section)}`)
    .join('\n\n');
}

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

type Evidence = { documents: number; tendersWithout: number; leftOut: number; lastAt: string | null };

function evidenceSentence({ documents, tendersWithout, leftOut, lastAt }: Evidence): string {
  const of = plural(documents, 'analysed document');
  return leftOut === 0
    ? `${of}: every passage is in the stored text`
    : `${of}: ${plural(leftOut, 'value')} left out because the passage was not in the stored text, last ${minute(lastAt)}; ${plural(tendersWithout, 'tender')} without such a value now`;
}

/** An edition of a list that is in use, or that was refused since the list was last received. */
type List = Record<'list' | 'state' | 'receivedAt' | 'edition', string> &
  Record<'reportDate' | 'refusal', string | null> &
  Record<'entries' | 'problems', number>;

function listSentence(row: List): string {
  const { list, state, reportDate, entries, problems, receivedAt, refusal, edition } = row;
  const made = reportDate === null ? 'without a date' : `of ${reportDate}`;
  const what = `${list}: edition ${edition} ${made}, received ${minute(receivedAt)}`;
  const unread = problems > 0 ? `, ${plural(problems, 'place')} in it cannot be read` : '';
  return state === 'in-use'
    ? `${what}, is in use with ${plural(entries, 'entry', 'entries')}${unread}`
    : `${what}, was refused: ${refusal}${unread}`;
}

type Completeness = { source: string } & Record<
  'first' | 'last' | 'published' | 'never' | 'failing' | 'unknown',
  number
>;

function completenessSentence(row: Completeness): string {
  const all = row.last - row.first + 1;
  const gaps = row.unknown > 0 ? `${grouped(row.unknown)} not checked yet` : 'no gap';
  return `${row.source}: of ${plural(all, 'number')} from ${row.first} to ${row.last}, ${grouped(row.published)} published, ${grouped(row.never)} never published, ${grouped(row.failing)} failing: ${gaps}`;
}
