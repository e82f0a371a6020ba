import { type Content, type Html, html } from '#services/html.ts';
import { freshnessDrawing } from '#services/site/drawings/freshness.ts';
import type { Fields } from '#services/site/fields.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { isPublisher, publisherName } from '#services/site/parts/publishers.ts';
import { when, writeOr } from '#services/site/parts/words.ts';
import { counted, write } from '#widgets/view/format.ts';

const STATES: Readonly<Record<string, string>> = {
  running: 'under way',
  completed: 'complete',
  partial: 'some of it keeps failing, and is retried',
  failed: 'failed',
};

/** While the database does not respond, there are no attempts to tell from. */
const UNKNOWN = 'not known at the moment';

/**
 * Each publisher: its last complete synchronisation and how long ago that was, the number of its records, and what is
 * wrong, in words.
 */
export function sourcesSection(status: Fields, history: Fields, now: Date): Html {
  const runs = new Map(
    status
      .list('cron')
      .filter((run) => run.text('kind') === 'sync')
      .map((run) => [run.text('entity'), run]),
  );
  const runOf = (source: Fields) => runs.get(source.text('source'));
  return html`<section><h2 id="sources">Publishers</h2>${table(
    'Publishers, with their last success and number of records',
    [
      { title: 'Publisher', cell: (source) => publisherName(source.string('source')) },
      {
        title: 'State',
        cell: (source) => {
          const state = stateOf(source, runOf(source), status.texts('reasons'));
          return source.flag('backfillComplete') ? state : under(state, 'the archive is not complete yet');
        },
      },
      {
        title: 'Last complete',
        cell: (source) =>
          under(when(source.text('lastSuccessAt'), true), ago(source.text('lastSuccessAt'), now)),
      },
      { title: 'Last attempt', cell: (source) => when(runOf(source)?.text('startedAt') ?? null, true) },
      {
        title: 'Stored',
        numeric: true,
        cell: (source) =>
          under(
            write(source.count('recordsInAll')),
            `last time ${writeOr(runOf(source)?.number('rowsSynced'))}`,
          ),
      },
    ],
    history.list('sources'),
  )}</section>`;
}

/** A value, and below it more detail. */
const under = (value: Content, more: Content): Html => html`${value}<br><small class="soft">${more}</small>`;

/** @returns the state of a publisher in words: what is wrong, otherwise how the last synchronisation ended */
function stateOf(source: Fields, run: Fields | undefined, reasons: readonly string[]): Content {
  const name = source.string('source');
  const own = reasons.filter((reason) => reason.split(NAME).includes(name));
  const failures = source.count('failuresInARow');
  const status = run?.text('status') ?? null;
  const ended =
    status === null
      ? source.text('lastSuccessAt')
        ? UNKNOWN
        : 'no attempt yet'
      : (STATES[status] ?? status);
  const words = [
    ...own.map(plainly),
    own.length === 0 && ended,
    failures > 0 && `${counted(failures, 'failure')} in a row`,
  ].filter((each) => each !== false);
  return words.join('; ');
}

/** The form of names of sources. */
const NAME = /[^a-z0-9-]+/;

/** @returns a reason with names of publishers for people */
export const plainly = (reason: string): string =>
  reason.replaceAll(/[a-z0-9]+(?:-[a-z0-9]+)*/g, (word) => (isPublisher(word) ? publisherName(word) : word));

function ago(moment: string | null, now: Date): string {
  if (moment === null) return 'never';
  const seconds = (now.getTime() - Date.parse(moment)) / 1_000;
  return seconds < 60 ? 'just now' : `${lasting(seconds)} ago`;
}

/** The active sources of news, by name. */
export function newsSection(sources: readonly Fields[], now: Date): Html | null {
  const read = sources.filter((source) => source.flag('isActive'));
  return read.length === 0
    ? null
    : html`<section><h2 id="news">News</h2><details><summary>${counted(read.length, 'source')} of news</summary>${table(
        'Active sources of news',
        [
          column.text('Source', 'name'),
          column.moment('Answered', 'lastSuccessAt'),
          { title: 'How long ago', cell: (source) => ago(source.text('lastSuccessAt'), now) },
          {
            title: 'State',
            cell: (source) => {
              const failures = source.count('failureCount');
              return failures === 0 ? 'answers' : `${counted(failures, 'failure')} in a row`;
            },
          },
          column.count('Items', 'itemCount'),
        ],
        read,
      )}</details></section>`;
}

/** The last thirty days of each publisher. */
export function freshnessSection(history: Fields): Html {
  const rows = history.list('sources').map((source) => ({
    name: publisherName(source.string('source')),
    days: source.list('days').map((day) => ({
      day: day.string('day'),
      completed: day.count('completed'),
      troubled: day.count('troubled'),
    })),
  }));
  return html`<section><h2 id="freshness">The last ${history.number('days')} days</h2>${freshnessDrawing(rows)}</section>`;
}

/** Incidents and how long they lasted. */
export function incidentsSection(history: Fields): Html {
  const incidents = history.list('incidents');
  return html`<section><h2 id="incidents">Incidents</h2>
${
  incidents.length === 0
    ? html`<p>Nothing was wrong for longer than a minute.</p>`
    : table(
        'Incidents, the latest first',
        [
          { title: 'What', cell: (each) => plainly(each.string('reason')) },
          column.moment('From', 'beganAt'),
          {
            title: 'Until',
            cell: (each) =>
              each.text('endedAt') === null
                ? html`<span class="tag late">ongoing</span>`
                : when(each.text('endedAt'), true),
          },
          { title: 'For', numeric: true, cell: (each) => lasting(each.count('seconds')) },
        ],
        incidents,
      )
}</section>`;
}

function lasting(seconds: number): string {
  if (seconds < 2 * 3_600) return counted(Math.round(seconds / 60), 'minute');
  const hours = Math.round(seconds / 3_600);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day');
}
