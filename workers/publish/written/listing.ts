import { type ListingFacts, listingTexts } from '#shared/domain/content/listing-texts.ts';
import type { WriteFields } from './write-fields.ts';

/** Texts of the pages that list the tenders of a category or a province. */
export const listingWritten: WriteFields = (facts) => listingTexts(facts as ListingFacts);
