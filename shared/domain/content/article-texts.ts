import { cutAtWords, DESCRIPTION_LENGTH, plainText, TITLE_LENGTH } from './lengths.ts';

/** What follows from an article if its author does not state it: texts for search engines and JSON-LD. */

export type ArticleFacts = {
  title: string;
  excerpt: string | null;
  category: string | null;
  tags: readonly string[];
  seo_title: string | null;
  seo_description: string | null;
  seo_keywords: readonly string[];
  canonical_url: string | null;
  image: string | null;
  published_at: string;
  updated_at: string;
  author: AuthorFacts | null;
};

/** `is_person`: false for the authors that come with the service, whose articles are written by rules. */
export type AuthorFacts = { name: string; page: string | null; is_person: boolean };

export type PersonFacts = AuthorFacts & {
  bio: string | null;
  avatar: string | null;
  role: string | null;
  profiles: readonly string[];
  expertise: readonly string[];
};

/** Number of words that a reader reads in a minute. */
const WORDS_A_MINUTE = 200;
/** Maximum number of characters of an excerpt that the author did not write. */
const EXCERPT_LENGTH = 240;
/** Maximum number of characters of a headline in JSON-LD that search engines accept. */
const HEADLINE_LENGTH = 110;

/** @param plain the words of a text @returns whole minutes, at least one */
export const readingMinutes = (plain: string): number =>
  Math.max(1, Math.ceil((plain.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE));

/**
 * @param paragraph the first one
 * @returns its beginning as an excerpt; null for an empty paragraph
 */
export const excerptOf = (paragraph: string): string | null =>
  cutAtWords(plainText(paragraph), EXCERPT_LENGTH) || null;

/** @returns the fields for search engines; those that the author states are unchanged */
export function articleTexts(facts: ArticleFacts) {
  const description = plainText(facts.excerpt);
  const keywords = [...facts.tags, ...(facts.category === null ? [] : [facts.category])];
  return {
    seo_title: facts.seo_title ?? cutAtWords(plainText(facts.title), TITLE_LENGTH),
    seo_description: facts.seo_description ?? cutAtWords(description, DESCRIPTION_LENGTH),
    seo_keywords: facts.seo_keywords.length > 0 ? facts.seo_keywords : [...new Set(keywords)],
    json_ld: articleJsonLd(facts, description),
  };
}

function articleJsonLd(facts: ArticleFacts, description: string) {
  const { author, canonical_url: url } = facts;
  return present({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: cutAtWords(plainText(facts.title), HEADLINE_LENGTH),
    description,
    datePublished: utc(facts.published_at),
    dateModified: utc(facts.updated_at),
    inLanguage: 'en-ZA',
    author:
      author &&
      present({
        '@type': author.is_person ? 'Person' : 'Organization',
        name: plainText(author.name),
        url: author.page,
      }),
    articleSection: facts.category,
    keywords: facts.tags.length > 0 ? facts.tags.join(', ') : null,
    image: facts.image,
    url,
    mainEntityOfPage: url,
  });
}

/** @returns the author as JSON-LD */
export const personJsonLd = (facts: PersonFacts) =>
  present({
    '@context': 'https://schema.org',
    '@type': facts.is_person ? 'Person' : 'Organization',
    name: plainText(facts.name),
    description: plainText(facts.bio),
    ...(facts.is_person && { jobTitle: facts.role }),
    image: facts.avatar,
    url: facts.page,
    sameAs: facts.profiles.length > 0 ? facts.profiles : null,
    knowsAbout: facts.expertise.length > 0 ? facts.expertise : null,
  });

const utc = (instant: string): string => new Date(instant).toISOString();

/** @returns the members that have a value */
const present = (members: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== ''));
