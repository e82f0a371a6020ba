import { type Html, html } from '#services/html.ts';
import type { List } from '#services/site/page.ts';
import { tenderHits } from '#services/site/parts/tender-hits.ts';

/** Kinds of related tenders, by the reason for the relation; all others come last. */
const KINDS = [
  { id: 'earlier', heading: 'Earlier tenders for the same need', reason: 'readvertises' },
  { id: 'again', heading: 'Advertised again as', reason: 'readvertised' },
] as const;

/** Related tenders. Earlier and later tenders for the same need have sections of their own. */
export function relatedSections({ records, meta }: List, now: Date): Html {
  const related = meta.has('related') ? meta.list('related') : [];
  const reasonsAt = records.map(
    (_, at) => new Set(related[at]?.list('reasons').map((each) => each.text('reason')) ?? []),
  );
  const kindAt = reasonsAt.map((reasons) => KINDS.find(({ reason }) => reasons.has(reason))?.id ?? 'related');
  return html`${[...KINDS, { id: 'related', heading: 'Related tenders' } as const].map(({ id, heading }) => {
    const own = records.filter((_, at) => kindAt[at] === id);
    return own.length === 0
      ? null
      : html`<section><h2 id="${id}">${heading}</h2>${tenderHits(own, now)}</section>`;
  })}`;
}
