import { type Content, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { PageView } from '#services/site/page.ts';
import { tenderAddress } from '#services/site/parts/tender-hits.ts';

/** Path of a tender below /v2, by the identifier in the path of a page. */
export const apiOf = (path: Readonly<Record<string, string>>): string =>
  `/v2/tenders/${encodeURIComponent(path['id'] ?? '')}`;

export const titleOf = (tender: Fields): string => tender.text('title') ?? 'Untitled tender';

/** A page with one part of a tender that would make the page of the tender too heavy. */
export type TenderSubpage = {
  /** Last segment of the path. */
  name: string;
  heading: string;
  description: string;
  /** Address below /v2 whose answer the page shows. */
  api: string;
  main: Content;
};

export const partView = (
  tender: Fields,
  { name, heading, description, api, main }: TenderSubpage,
): PageView => ({
  title: `${heading} | ${titleOf(tender)}`,
  description,
  canonical: `${tenderAddress(tender)}/${name}`,
  ...{ api, hidden: true },
  main: html`<p class="trail"><a href="/tenders">Tenders</a> / <a href="${tenderAddress(tender)}">${titleOf(tender)}</a></p><h1>${heading}</h1>
${main}`,
});
