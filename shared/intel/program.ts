import { serve } from '#shared/documents/apart/serve.ts';
import { DocumentError } from '#shared/documents/document-error.ts';
import type { FeedReading, PageReading } from '#shared/domain/intel/item.ts';
import type { IntelQuestion } from './apart.ts';
import { decodeResponse } from './decode.ts';
import { readFeed } from './feed.ts';
import { readListing } from './listing.ts';
import { readPage } from './page.ts';
import { readSitemap } from './sitemap.ts';

/** The process that reads feeds and pages of news. It knows neither settings nor database. */
serve(async (question: IntelQuestion, bytes): Promise<FeedReading | PageReading> => {
  const text = decodeResponse(bytes, question.contentType);
  if (text === null) return { fault: 'no-text', message: 'its bytes are no text' };
  try {
    switch (question.read) {
      case 'page':
        return readPage(text, question.base);
      case 'listing':
        return readListing(text, { ...question, selector: question.selector ?? 'a[href]' });
      case 'sitemap':
        return readSitemap(text, question.pattern);
      default:
        return readFeed(text);
    }
  } catch (error) {
    if (error instanceof DocumentError) return { fault: 'malformed', message: error.message };
    throw error;
  }
});
