import { type Html, html } from '#services/html.ts';
import { dayDrawing } from '#services/site/drawings/days.ts';
import type { Fields } from '#services/site/fields.ts';
import type { CheckShown } from '#services/site/pages/data/check-shown.ts';
import { table } from '#services/site/parts/lists.ts';
import { share, spoken, when } from '#services/site/parts/words.ts';
import { counted, write } from '#widgets/view/format.ts';

/** A kind of checks, with the number of failures on the last day and on the first. */
type Kind = { area: string; checks: number; last: number; first: number };

/** Checks by kind on the last counted day, and failed checks per tender by day. */
export function checkHistorySection(history: Fields, checks: readonly CheckShown[]): Html {
  const days = history.list('days').map((each) => ({
    ...{ day: each.string('day'), tenders: each.count('tenders') },
    failures: each.count('failures'),
  }));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined)
    return html`<p>Failed checks have not been counted yet. They are counted every three hours.</p>`;
  const areas = new Map(checks.map(({ name, area }) => [name, area]));
  const kinds = [...Map.groupBy(history.list('checks'), (each) => areas.get(each.string('name')) ?? 'other')]
    .map(([area, own]): Kind => {
      const failing = (at: number): number =>
        own.reduce((sum, each) => sum + (each.list('days').at(at)?.number('tenders') ?? 0), 0);
      return { area, checks: own.length, last: failing(-1), first: failing(0) };
    })
    .toSorted((one, other) => other.last - one.last);
  return html`<p class="text">Among ${counted(last.tenders, 'tender')} checked until ${when(last.day)}. A tender may fail several checks.</p>${table(
    'Failed checks by kind',
    [
      { title: 'Kind', cell: ({ area }: Kind) => spoken(area) },
      { title: 'Checks that fail', numeric: true, cell: (kind: Kind) => write(kind.checks) },
      { title: 'Failures', numeric: true, cell: (kind: Kind) => write(kind.last) },
      {
        title: 'Per hundred tenders',
        numeric: true,
        cell: (kind: Kind) => write((100 * kind.last) / Math.max(last.tenders, 1)),
      },
      { title: `On ${first.day}`, numeric: true, cell: (kind: Kind) => write(kind.first) },
    ],
    kinds,
  )}${failureDrawing(days)}`;
}

type Counted = { day: string; tenders: number; failures: number };

/** Failed checks per tender, by day. */
function failureDrawing(counted: readonly Counted[]): Html {
  const days = counted.map((each) => ({ ...each, value: each.failures / Math.max(each.tenders, 1) }));
  const most = Math.max(...days.map(({ value }) => value));
  const title = 'Failed checks per tender, by day';
  return html`<h3>${title}</h3>${dayDrawing(title, days, {
    line: { value: most, name: `Highest: ${most.toFixed(2)}` },
    columns: [
      { title: 'Tenders', numeric: true, cell: ({ tenders }) => write(tenders) },
      { title: 'Failed checks', numeric: true, cell: ({ failures }) => write(failures) },
      { title: 'Per tender', numeric: true, cell: ({ value }) => value.toFixed(2) },
    ],
  })}`;
}

/** @returns the share of tenders that failed a check on the last day; null if it was not counted yet */
export function failingShare(history: Fields, name: string): string | null {
  const last = history.list('days').at(-1);
  if (last === undefined) return null;
  const days = history.list('checks').find((each) => each.text('name') === name);
  const failing = days?.list('days').at(-1)?.number('tenders') ?? 0;
  return failing === 0
    ? 'none'
    : `${write(failing)} (${share(failing / Math.max(last.number('tenders') ?? 1, 1))})`;
}
