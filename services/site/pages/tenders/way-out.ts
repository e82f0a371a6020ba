import { type Html, html } from '#services/html.ts';
import type { Read } from '#services/site/page.ts';
import { addressOf } from '#services/site/pages/tenders/address.ts';
import { filterFields, SHOWN_BY } from '#services/site/pages/tenders/filters.ts';
import type { Query } from '#services/site/query.ts';
import { write } from '#widgets/view/format.ts';

/** What to change where nothing was found: each filter whose removal leaves tenders, with their number. */
export async function wayOut(read: Read, query: Query): Promise<Html> {
  const asked = query.without('cursor', 'page', ...SHOWN_BY);
  const removable = filterFields(asked.get('q') !== null).filter(({ name }) => asked.get(name) !== null);
  const ways = [
    ...removable.map(({ name, label }) => ({
      label: `without “${label}”`,
      query: asked.without(name),
    })),
    ...(asked.get('status') === null && asked.get('q') === null
      ? [{ label: 'in every state', query: asked.with('status', 'any') }]
      : []),
    ...(asked.get('q') !== null && removable.length > 0
      ? [{ label: 'for the words alone', query: asked.without(...removable.map(({ name }) => name)) }]
      : []),
  ];
  const counted = await Promise.all(
    ways.map(async (way) => ({
      ...way,
      total: (await read.list(addressOf(way.query.with('limit', '1')))).meta.number('totalCount') ?? 0,
    })),
  );
  const useful = counted.filter(({ total }) => total > 0);
  return html`<div class="card"><p>No tender is like that.</p>
${
  useful.length === 0
    ? html`<p>Try fewer or other words, or look at <a href="/tenders">all open tenders</a>.</p>`
    : html`<ul>${useful.map(
        ({ label, query: way, total }) =>
          html`<li><a href="/tenders${way.text()}">${write(total)} ${label}</a></li>`,
      )}</ul>`
}</div>`;
}
