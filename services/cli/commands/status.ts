import type { Queues } from '#shared/queues/enqueue.ts';
import { type Balance, type Books, readBooks, unaccounted } from '../books.ts';
import type { Command } from '../command.ts';
import { grouped, minute, plural, short, table } from '../table.ts';

/** Longest piece of an error in a table; `--json` has all of it. */
const ERROR_LENGTH = 60;
/** Failed checks in a table; `--json` has more. */
const MOST_CHECKS = 20;

export const status: Command = {
  name: 'status',
  summary: 'what was collected, what is missing, what failed, what is published',
  usage: ['status [--json]'],
  options: {},
  run: async (context) => {
    const connections = await context.connect();
    const queues = await connections.queues();
    const [books, counts] = await Promise.all([readBooks(connections.pool), queues.counts()]);
    const balance = books.balance.map((row) => ({ ...row, unaccounted: unaccounted(row) }));
    return {
      code: 0,
      document: { ...books, balance, queues: { kind: queues.kind, messages: counts } },
      text: describe(books, queues.kind, counts),
    };
  },
};

function describe(books: Books, kind: Queues['kind'], counts: Awaited<ReturnType<Queues['counts']>>): string {
  const sections: Record<string, string> = {
    'balance of stored releases': sentences(books.balance.map(balanceSentence), 'nothing is stored yet'),
    'numbers of the publisher': sentences(
      books.completeness.map(completenessSentence),
      'no number is known yet',
    ),
    published: table(
      ['resource', 'records', 'change number', 'published at'],
      books.published.map((row) => [row.resource, row.records, row.changeSeq, minute(row.publishedAt)]),
      'nothing is published yet',
    ),
    'latest runs': table(
      ['of', 'status', 'started', 'seconds', 'rows', 'pages', 'error'],
      books.runs.map((row) => [
        row.entity,
        row.status,
        minute(row.startedAt),
        Math.round(row.seconds),
        row.rowsSynced,
        row.pages,
        short(row.error, ERROR_LENGTH),
      ]),
      'none yet; `tenders sync` starts one',
    ),
    'where each stands': table(
      ['of', 'mode', 'backfilled', 'full sync', 'incremental sync', 'rows', 'failures', 'last error'],
      books.sources.map((row) => [
        row.entity,
        row.mode,
        row.backfillComplete,
        minute(row.lastFullSyncAt),
        minute(row.lastIncrementalSyncAt),
        row.rowsSyncedTotal,
        row.consecutiveFailures,
        short(row.lastError, ERROR_LENGTH),
      ]),
    ),
    'failing tasks': table(
      ['source', 'pass', 'scope', 'attempts', 'since', 'error'],
      books.failingTasks.map((row) => [
        row.source,
        row.pass,
        row.scope,
        row.attempts,
        minute(row.failingSince),
        short(row.error, ERROR_LENGTH),
      ]),
    ),
    'findings, by kind': table(
      ['kind', 'subjects', 'times', 'last'],
      books.notes.map((row) => [row.kind, row.subjects, row.times, minute(row.lastAt)]),
    ),
    'quality of tenders, by publisher': table(
      ['source', 'tenders', 'mean score', 'without any failed check'],
      books.quality.map((row) => [row.source, row.tenders, row.score.toFixed(3), row.flawless]),
    ),
    'failed checks, by publisher': table(
      ['check', 'source', 'tenders'],
      books.checks.slice(0, MOST_CHECKS).map((row) => [row.check, row.source, row.tenders]),
    ),
    [`queues, in ${kind === 'redis' ? 'Redis' : 'PostgreSQL'}`]: table(
      ['queue', 'waiting', 'active', 'delayed', 'failed'],
      Object.entries(counts).map(([name, count]) => [
        name,
        count['waiting'] ?? 0,
        count['active'] ?? 0,
        count['delayed'] ?? 0,
        count['failed'] ?? 0,
      ]),
    ),
  };
  return Object.entries(sections)
    .map(([title, text]) => `${title}\n${text}`)
    .join('\n\n');
}

const sentences = (lines: readonly string[], none: string): string =>
  (lines.length === 0 ? [none] : lines).map((line) => `  ${line}`).join('\n');

function balanceSentence(row: Balance): string {
  const missing = unaccounted(row);
  const sum = [
    `${grouped(row.normalised)} normalised`,
    `${grouped(row.unchanged)} unchanged`,
    `${grouped(row.rejected)} rejected`,
    `${grouped(row.outstanding)} outstanding`,
  ].join(' + ');
  const answers = `in ${plural(row.responses, 'response')}${row.faults > 0 ? ` (and ${grouped(row.faults)} unusable)` : ''}`;
  return missing === 0
    ? `${row.source}: ${grouped(row.stored)} stored = ${sum}, ${answers}: the books balance`
    : `${row.source}: ${grouped(row.stored)} stored, but ${sum}, ${answers}: ${plural(Math.abs(missing), 'release')} ${missing > 0 ? 'not accounted for' : 'counted twice'}`;
}

function completenessSentence(row: Books['completeness'][number]): string {
  const all = row.last - row.first + 1;
  const gaps = row.unknown > 0 ? `${grouped(row.unknown)} not asked for yet` : 'no gap';
  return `${row.source}: of ${plural(all, 'number')} from ${row.first} to ${row.last}, ${grouped(row.published)} published, ${grouped(row.never)} never published, ${grouped(row.failing)} failing: ${gaps}`;
}
