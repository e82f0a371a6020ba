import { type Html, html } from '#services/html.ts';
import type { AccountAsked, AccountPage } from '#services/site/account/page.ts';
import { keyTag } from '#services/site/account/pages/keys.ts';
import { type Day, dayDrawing } from '#services/site/drawings/days.ts';
import type { Fields } from '#services/site/fields.ts';
import { column, facts, figures, table } from '#services/site/parts/lists.ts';
import { when } from '#services/site/parts/words.ts';
import { RequestError } from '#shared/errors.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';
import { write } from '#widgets/view/format.ts';

/** Number of days that are drawn: all that the API gives. */
const DAYS = 31;

export const keyPage: AccountPage = {
  path: '/account/keys/{id}',
  part: 'keys',
  show: async (asked) => {
    const key = await keyOf(asked);
    const id = key.string('id');
    const usage = await asked.run('GET /api/keys/{id}/usage', { path: { id } });
    const limit = key.at('limit');
    const [daily, monthly] = [limit?.number('daily') ?? 0, limit?.number('monthly') ?? 0];
    const paths = usage.list('byEndpoint');
    return {
      title: `Key ${key.text('name')}`,
      main: html`<p class="trail"><a href="/account/keys">Keys</a></p><h1>${key.text('name')}</h1>
<p class="meta">${keyTag(key)} <code>${key.text('display')}</code></p>
${figures([
  { name: 'Calls today', value: write(key.count('daily')), remark: `of ${write(daily)}` },
  { name: 'Calls this month', value: write(key.count('monthly')), remark: `of ${write(monthly)}` },
])}
${facts([
  ['Created', when(key.text('createdAt'), true)],
  ['Last used', key.text('lastUsedAt') === null ? 'Never' : when(key.text('lastUsedAt'), true)],
  ['Expires', key.text('expiresAt') === null ? 'Never' : when(key.text('expiresAt'), true)],
  [
    'May read',
    key
      .texts('permissions')
      .map((name) => (name === '*' ? 'everything' : name))
      .join(', '),
  ],
])}
<h2>Calls by day</h2>
${callsByDay(daysOf(usage, asked.now), Math.max(daily, 1))}
<h2>Calls by path this month</h2>
${
  paths.length === 0
    ? html`<p>There are none yet.</p>`
    : table(
        'Calls by path this month',
        [
          { title: 'Path', cell: (row) => html`<code>${row.text('endpoint')}</code>` },
          column.count('Calls', 'calls'),
        ],
        paths,
      )
}
<p class="soft small">The figures by path also count calls that cost nothing, and are at most a minute old.</p>
${key.text('state') === 'active' ? html`<p><a class="button danger" href="/account/keys/${id}/revoke">Revoke this key</a></p>` : null}`,
    };
  },
};

/** @returns the key that the address names. @throws RequestError 404 if the user has no such key */
export async function keyOf({ run, path }: AccountAsked): Promise<Fields> {
  const keys = (await run('GET /api/keys')).list('keys');
  const key = keys.find((one) => one.text('id') === path['id']);
  if (!key) throw new RequestError('NOT_FOUND', 'You have no such key.');
  return key;
}

/** @param limit of one day */
const callsByDay = (days: readonly Day[], limit: number): Html =>
  dayDrawing('Calls by day, of the last 31 days', days, {
    line: { value: limit, name: `Limit of a day: ${write(limit)}` },
    columns: [
      { title: 'Calls', numeric: true, cell: ({ value }) => write(value) },
      {
        title: 'Share of the limit',
        numeric: true,
        cell: ({ value }) => `${write((100 * value) / limit)} %`,
      },
    ],
  });

/** @returns the last days, oldest first, including those without calls */
function daysOf(usage: Fields, now: Date): Day[] {
  const counts = new Map(usage.list('byDay').map((one) => [one.text('day'), one.count('calls')]));
  const today = southAfricanDay(now);
  return Array.from({ length: DAYS }, (_, back) => {
    const day = addDays(today, back - DAYS + 1);
    return { day, value: counts.get(day) ?? 0 };
  });
}
