import { type Html, html } from '#services/html.ts';
import { tileMap } from '#services/site/drawings/tiles.ts';
import type { Fields } from '#services/site/fields.ts';
import type { List, ReadPaths } from '#services/site/page.ts';
import { MOST_COUNTED } from '#services/site/pages/tenders/facets.ts';
import { provinces } from '#shared/codelists/provinces.ts';

/**
 * The provinces with their open tenders.
 * @param counts from `/v2/tenders/counts/province`
 * @param here slug of the province of the page
 */
export function openMap(counts: readonly Fields[], here: string | null = null): Html {
  const openOf = new Map(counts.map((each) => [each.text('slug'), each.count('count')]));
  return tileMap(
    provinces
      .filter(({ code }) => code !== null)
      .map(({ code, name, slug }) => ({
        ...{ code: code ?? '', name, slug, value: openOf.get(slug) ?? 0 },
        isHere: slug === here,
      })),
    'open tenders',
  );
}

/**
 * The open tenders of a category by province. They are counted only if they are few, so that the page need not wait.
 * @param open list of them
 */
export async function categoryMap(read: ReadPaths, slug: string, { meta }: List): Promise<Html | null> {
  const total = meta.count('totalCount');
  if (total === 0) return null;
  if (!meta.flag('totalIsExact') || total > MOST_COUNTED)
    return html`<section><h2>Where</h2><p>There are too many open tenders to count them here by province. <a href="/tenders?category=${slug}">The list</a> can be filtered by province.</p></section>`;
  const { records } = await read.list(`/v2/tenders/counts/province?status=active&category=${slug}`);
  return html`<section><h2>Open tenders by province</h2>${openMap(records)}</section>`;
}
