import type { DateText, Maybe } from './values.ts';

export type IntelItem = {
  id: string;
  title: string;
  sourceId: Maybe<string>;
  publishedAt: Maybe<DateText>;
  url: Maybe<string>;
  summary: Maybe<string>;
};

export type IntelSource = { id: string; name: string };

export type NewsletterSummary = {
  id: string;
  title: string;
  editionNumber: Maybe<number>;
  publishedAt: Maybe<DateText>;
  summary: Maybe<string>;
};

export type Newsletter = NewsletterSummary & { content: Maybe<string> };

export type ArticleSummary = {
  id: string;
  title: string;
  slug: string;
  excerpt: Maybe<string>;
  publishedAt: Maybe<DateText>;
  authorId: Maybe<string>;
  status: Maybe<string>;
};

export type Article = ArticleSummary & { content: Maybe<string> };

export type Author = { id: string; name: string; slug: string; bio: Maybe<string> };

export type Service = { id: string; name: string; slug: string; description: Maybe<string> };
