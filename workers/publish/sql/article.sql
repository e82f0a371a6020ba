-- Articles: one row for each id in $1 whose time has come. Drafts and archived articles have none. The rest is written by
-- shared/content and shared/domain/content from `facts`. Nobody counts readers.
select article.id, article.slug, article.title, article.excerpt, article.content, shown.at as published_at, 'published' as status,
  article.author_id, author.name as author_name, author.slug as author_slug, author.avatar as author_avatar,
  article.category_name, article.category_color, article.tags, article.featured_image, article.canonical_url,
  article.briefing_type, article.province_slug, article.week_start_date, article.featured_tender_ids,
  article.sources, article.revision, article.corrections, null as view_count, article.created_at,
  json_build_object('title', article.title, 'content', article.content, 'links', article.links, 'figure', article.figure,
    'excerpt', article.excerpt, 'category', article.category_name, 'tags', article.tags, 'seo_title', article.seo_title,
    'seo_description', article.seo_description, 'seo_keywords', article.seo_keywords, 'canonical_url', article.canonical_url,
    'image', article.featured_image, 'published_at', shown.at, 'updated_at', changed.at,
    'author', case when author.id is not null then json_build_object(
      'name', author.name, 'page', author.page, 'is_person', author.origin <> 'shipped') end) as facts,
  changed.at as updated_at, changed.at as synced_at,
  read.search_vector(article.title, concat_ws(' ', article.category_name, array_to_string(article.tags, ' '), author.name),
    article.excerpt, null) as search
from core.article
left join core.author on author.id = article.author_id
cross join lateral (select coalesce(article.publish_at, article.created_at) as at) shown
cross join lateral (select greatest(article.updated_at, shown.at) as at) changed
where article.id = any($1::uuid[])
  and (article.status = 'published' or article.status = 'scheduled' and shown.at <= now())
