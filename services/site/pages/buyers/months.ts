import { type Html, html } from '#services/html.ts';
import { type Month, monthDrawing } from '#services/site/drawings/months.ts';
import type { Read } from '#services/site/page.ts';

const MONTHS = 12;
const DAY_MS = 86_400_000;

/** How many tenders a buyer published in each of the last twelve months, so that one sees where it stopped. */
export async function monthsSection(read: Read, slug: string, now: Date): Promise<Html> {
  const months = await Promise.all(
    Array.from({ length: MONTHS }, (_, at) => MONTHS - 1 - at).map(async (back): Promise<Month> => {
      const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
      const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1) - DAY_MS);
      const [from, until] = [first, last].map((day) => day.toISOString().slice(0, 10));
      const list = await read.list(
        `/v2/tenders?status=any&sourceOrganization=${slug}&publishedAfter=${from}&publishedBefore=${until}&limit=1`,
      );
      return { month: from!.slice(0, 7), value: list.meta.number('totalCount') ?? 0 };
    }),
  );
  const silent = months.filter(({ value }) => value === 0).length;
  return html`<section><h2 id="months">When it publishes</h2>
<p>${silent === 0 ? 'It published in each of the last twelve months.' : `In ${silent} of the last ${MONTHS} months this service knows of nothing that it published.`}</p>
${monthDrawing('Tenders published by month', months, 'Tenders')}</section>`;
}
