import { plainMarkdown, renderMarkdown } from '#shared/content/markdown.ts';
import {
  type ArticleFacts,
  articleTexts,
  type PersonFacts,
  personJsonLd,
  readingMinutes,
} from '#shared/domain/content/article-texts.ts';
import { slugify } from '#shared/text/slug.ts';
import type { WriteFields } from './write-fields.ts';

/** A text in Markdown, the addresses of its links to our records, and generated HTML that belongs to it. */
type WrittenText = { content: string; links: Readonly<Record<string, string>>; figure: string | null };

export const articleWritten: WriteFields = (facts) => {
  const article = facts as ArticleFacts & WrittenText;
  const { content, links, figure, category } = article;
  return {
    content_html: renderMarkdown(content, links, figure),
    reading_time: readingMinutes(plainMarkdown(content)),
    category_slug: category === null ? null : slugify(category),
    ...articleTexts(article),
  };
};

export const authorWritten: WriteFields = (facts) => ({ json_ld: personJsonLd(facts as PersonFacts) });

export const editionWritten: WriteFields = (facts) => {
  const { content, links, figure } = facts as WrittenText;
  return { content: renderMarkdown(content, links, figure), content_text: plainMarkdown(content) };
};
