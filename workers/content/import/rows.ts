import { firstParagraph } from '#shared/content/markdown.ts';
import type { ReadRecord } from '#shared/content/read-record.ts';
import { excerptOf } from '#shared/domain/content/article-texts.ts';
import { pageOf } from '#shared/domain/content/links.ts';
import type { ContentKind, contentTables } from '#shared/tables/content.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { contentIdentity } from '#shared/text/identity.ts';
import { authorIdentity, type Known } from './check.ts';

export type ContentRow<Kind extends ContentKind = ContentKind> = {
  [Each in Kind]: RowOf<(typeof contentTables)[Each]>;
}[Kind];

/** @returns the row of a record that has no fault */
export function rowOf(record: ReadRecord, { targets }: Known, site: string | null): ContentRow {
  const { kind, values, path } = record;
  const kept = { id: contentIdentity(kind, values.slug), slug: values.slug, origin: 'file' as const, path };
  const links = Object.fromEntries(
    record.links.map(({ target }) => [target, targets.get(target)?.page ?? '']),
  );
  const own = { links, figure: null, sources: [], revision: 1, corrections: [] };
  switch (kind) {
    case 'author':
      return { ...kept, ...values, page: site === null ? null : `${site}/authors/${values.slug}` };
    case 'article': {
      const { published_at, author, category, province, canonical_url, featured_tender_ids, ...rest } =
        values;
      return {
        ...kept,
        ...own,
        ...rest,
        excerpt: values.excerpt ?? excerptOf(firstParagraph(values.content)),
        publish_at: published_at,
        author_id: author === null ? null : authorIdentity(author),
        category_name: category,
        province_slug: province,
        canonical_url: canonical_url ?? (site === null ? null : pageOf(site, 'article', values.slug)),
        featured_tender_ids: featured_tender_ids.map((id) => targets.get(`tender:${id}`)?.name ?? id),
      };
    }
    case 'newsletter_edition': {
      const { published_at, scheduled_for, ...rest } = values;
      return {
        ...kept,
        ...own,
        ...rest,
        summary: values.summary ?? excerptOf(firstParagraph(values.content)),
        publish_at:
          values.status === 'scheduled' ? scheduled_for : (published_at ?? values.sent_at ?? scheduled_for),
      };
    }
    case 'service_type':
      return {
        ...kept,
        ...values,
        price: values.price === null ? null : String(values.price),
        currency: values.currency ?? (values.price === null ? null : 'ZAR'),
      };
  }
}
