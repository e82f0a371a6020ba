import { type Html, html } from '#services/html.ts';
import { monthDrawing } from '#services/site/drawings/months.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page } from '#services/site/page.ts';
import { closingNext } from '#services/site/pages/places/closing.ts';
import { HEALTH_FIELDS, healthSection } from '#services/site/pages/places/health.ts';
import { boughtThere, leaders } from '#services/site/pages/places/leaders.ts';
import { categoryMap, openMap } from '#services/site/pages/places/map.ts';
import { column, figures, table } from '#services/site/parts/lists.ts';
import { shortly } from '#services/site/parts/words.ts';
import { pictureFor } from '#services/site/pictures/pictures.ts';
import { counted, write } from '#widgets/view/format.ts';

export const provincesPage: Page = {
  path: '/provinces',
  section: 'places',
  show: async ({ read }) => {
    const [open, all, categories] = await Promise.all([
      read.list('/v2/tenders/counts/province?status=active'),
      read.list('/v2/provinces'),
      read.list('/v2/tenders/counts/category?status=active'),
    ]);
    const openOf = new Map(open.records.map((each) => [each.text('slug'), each.count('count')]));
    return {
      title: 'Provinces and categories',
      description: 'Open tenders of South Africa by province and by category.',
      canonical: '/provinces',
      api: '/v2/provinces',
      main: html`<h1>Provinces and categories</h1>
<div class="grid two"><section><h2>Open tenders by province</h2>${openMap(open.records)}</section>
<section><h2>In figures</h2>${table(
        'Provinces',
        [
          column.link('Province', '/provinces', 'slug', 'name'),
          { title: 'Open', numeric: true, cell: (row) => write(openOf.get(row.text('slug')) ?? 0) },
          column.count('In all', 'tenderCount'),
        ],
        all.records,
      )}</section></div>
<section><h2 id="categories">By category</h2>${table(
        'Categories',
        [column.link('Category', '/categories', 'slug', 'name'), column.count('Open', 'count')],
        categories.records
          .filter((row) => row.count('count') > 0)
          .toSorted((one, other) => other.count('count') - one.count('count')),
      )}</section>`,
    };
  },
};

export const provincePage: Page = {
  path: '/provinces/{slug}',
  section: 'places',
  show: async ({ path, read, now }) => {
    const api = `/v2/provinces/${encodeURIComponent(path['slug'] ?? '')}`;
    const province = await read.record(api);
    const slug = province.string('slug');
    const [texts, health, closing, top, open] = await Promise.all([
      read.maybe(`/v2/seo/province/${slug}`),
      read.list(`${api}/health-scores?limit=12&fields=${HEALTH_FIELDS}`),
      read.list(`/v2/tenders?province=${slug}&sort=closingDate&limit=5`),
      read.list(`/v2/companies/top?by=value&province=${slug}&limit=10`),
      read.list('/v2/tenders/counts/province?status=active'),
    ]);
    const name = province.string('name');
    return {
      title: texts?.text('seoTitle') ?? `Tenders in ${name}`,
      description: texts?.text('seoDescription') ?? `Tenders in ${name}.`,
      canonical: `/provinces/${slug}`,
      api,
      picture: pictureFor('provinces', slug, name),
      jsonLd: faq(texts),
      main: html`<p class="trail"><a href="/provinces">Provinces</a></p><h1>${texts?.text('h1Title') ?? `Tenders in ${name}`}</h1>
<p class="lead">${texts?.text('introContent')}</p>
${placeFigures(province, html`<a href="/tenders?province=${slug}">${write(closing.meta.count('totalCount'))}</a>`)}
<p class="text">${texts?.text('extendedContent')}</p>
${closingNext(closing.records, now, `province=${slug}`)}
<div class="grid two"><section><h2>Open tenders by province</h2>${openMap(open.records, slug)}</section>
${boughtThere(province)}</div>
${leaders('Companies by value of awards', top, `in ${name}`)}${healthSection(health.records, `province=${slug}`)}`,
    };
  },
};

export const categoryPage: Page = {
  path: '/categories/{slug}',
  section: 'places',
  show: async ({ path, read, now }) => {
    const api = `/v2/categories/by-slug/${encodeURIComponent(path['slug'] ?? '')}`;
    const category = await read.record(api);
    const slug = category.string('slug');
    const [texts, health, closing, top, most] = await Promise.all([
      read.maybe(`/v2/seo/category/${slug}`),
      read.list(`/v2/categories/${slug}/health-scores?limit=12&fields=${HEALTH_FIELDS}`),
      read.list(`/v2/tenders?category=${slug}&sort=closingDate&limit=5`),
      read.list(`/v2/companies/top?by=value&category=${slug}&limit=10`),
      read.list(`/v2/companies/top?by=count&category=${slug}&limit=10`),
    ]);
    const name = category.string('name');
    const months = category
      .list('months')
      .map((each) => ({ month: each.string('month'), value: each.count('tenders') }))
      .toSorted((one, other) => one.month.localeCompare(other.month))
      .slice(-24);
    return {
      title: texts?.text('seoTitle') ?? `${name} tenders`,
      description: texts?.text('seoDescription') ?? `Tenders of the category ${name}.`,
      canonical: `/categories/${slug}`,
      api,
      jsonLd: faq(texts),
      main: html`<p class="trail"><a href="/provinces#categories">Categories</a></p><h1>${texts?.text('h1Title') ?? name}</h1>
<p class="lead">${texts?.text('introContent')}</p>
${placeFigures(category, html`<a href="/tenders?category=${slug}">${write(closing.meta.count('totalCount'))}</a>`)}
<p class="text">${texts?.text('extendedContent')}</p>
<section><h2>Tenders by month</h2>${monthDrawing('Tenders by month', months, 'Tenders')}</section>
${closingNext(closing.records, now, `category=${slug}`)}
${await categoryMap(read, slug, closing)}
${leaders('Companies by value of awards', top, 'here')}${leaders('Companies by number of awards', most, 'here')}${healthSection(health.records, `category=${slug}`)}`,
    };
  },
};

const faq = (texts: Fields | null): readonly Record<string, unknown>[] => {
  const schema = texts?.at('faqSchema');
  return schema ? [schema.all] : [];
};

const placeFigures = (place: Fields, open: Html): Html =>
  figures([
    { name: 'Open tenders', value: open },
    { name: 'Tenders in all', value: write(place.count('tenderCount')) },
    { name: 'Awards', value: write(place.count('totalAwards')) },
    {
      name: 'Awarded',
      value: shortly(place.number('totalAwardValue')),
      remark: `${counted(place.count('countedAwards'), 'award')} with an amount`,
    },
  ]);
