import { type Html, html } from '#services/html.ts';
import { freshnessDrawing } from '#services/site/drawings/freshness.ts';
import type { Fields } from '#services/site/fields.ts';
import { table } from '#services/site/parts/lists.ts';
import { publisherName } from '#services/site/parts/publishers.ts';
import { when } from '#services/site/parts/words.ts';
import { counted, write } from '#widgets/view/format.ts';

const STATES: Readonly<Record<string, string>> = {
  running: 'under way',
  completed: 'everything came',
  partial: 'some of it keeps failing, and is tried again',
  failed: 'failed',
};

/** The last synchronisation of each publisher. */
export function sourcesSection(status: Fields): Html | null {
  const syncs = status.list('cron').filter((run) => run.text('kind') === 'sync');
  if (syncs.length === 0) return null;
  return html`<section><h2 id="sources">Publishers</h2>${table(
    'The last synchronisation of each publisher',
    [
      { title: 'Publisher', cell: (run) => publisherName(run.text('entity') ?? '') },
      { title: 'Last asked', cell: (run) => when(run.text('startedAt'), true) },
      { title: 'State', cell: (run) => STATES[run.text('status') ?? ''] ?? run.text('status') },
      { title: 'Responses', numeric: true, cell: (run) => write(run.number('pages') ?? 0) },
      { title: 'Records', numeric: true, cell: (run) => write(run.number('rowsSynced') ?? 0) },
    ],
    syncs,
  )}</section>`;
}

/** How the last thirty days were, publisher by publisher. */
export function freshnessSection(history: Fields): Html {
  const rows = history.list('sources').map((source) => ({
    name: publisherName(source.text('source') ?? ''),
    days: source.list('days').map((day) => ({
      day: day.text('day') ?? '',
      completed: day.number('completed') ?? 0,
      troubled: day.number('troubled') ?? 0,
    })),
  }));
  return html`<section><h2 id="freshness">The last ${history.number('days')} days</h2>${freshnessDrawing(rows)}</section>`;
}

/** What was wrong, and for how long. */
export function incidentsSection(history: Fields): Html {
  const incidents = history.list('incidents');
  return html`<section><h2 id="incidents">Incidents</h2>
${
  incidents.length === 0
    ? html`<p>Nothing was wrong for longer than a minute.</p>`
    : table(
        'Incidents, the latest first',
        [
          { title: 'What', cell: (each) => each.text('reason') },
          { title: 'From', cell: (each) => when(each.text('beganAt'), true) },
          {
            title: 'Until',
            cell: (each) =>
              each.text('endedAt') === null
                ? html`<span class="tag late">lasts</span>`
                : when(each.text('endedAt'), true),
          },
          { title: 'For', numeric: true, cell: (each) => lasting(each.number('seconds') ?? 0) },
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
