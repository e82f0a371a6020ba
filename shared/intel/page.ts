import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { MAX_TEXT, MAX_TITLE, type PageReading } from '#shared/domain/intel/item.ts';
import { languageTag, plainLine, plainText } from './plain.ts';

/** Elements of a page that are looked at; a long article has some thousand. */
const MAX_ELEMENTS = 50_000;

type Document = {
  querySelector: (selector: string) => { getAttribute: (name: string) => string | null } | null;
};

/**
 * Reads the article of a page, without what stands around it. For the rules: the text is never served.
 * @param address of the page, which a relative canonical address begins with
 */
export function readPage(text: string, address: string): PageReading {
  const { document } = parseHTML(text) as unknown as { document: Document };
  const link = document.querySelector('link[rel~="canonical"][href]')?.getAttribute('href') ?? null;
  const language = document.querySelector('html')?.getAttribute('lang') ?? null;
  const article = new Readability(document as never, { maxElemsToParse: MAX_ELEMENTS }).parse();
  const found = plainText(article?.content, MAX_TEXT);
  if (found === null) return { fault: 'no-text', message: 'the page has no article' };
  return {
    title: plainLine(article?.title, MAX_TITLE),
    canonical: link === null ? null : (URL.parse(link, address)?.href ?? null),
    text: found,
    language: languageTag(language),
  };
}
