import {
  type PublishedList,
  publishedLists,
} from '#services/sample-publisher/generate/restricted-lists/edition.ts';
import type { PublisherRequest, ServedCatalogue } from './request.ts';
import { fileResponse, type ResponseContent } from './response.ts';

/** Where the lists of restricted suppliers are, below the address of the publisher. */
export const listPaths: Readonly<Record<PublishedList, string>> = {
  restricted: '/RestrictedSupplier/RestrictedSuppliersReport.pdf',
  defaulters: '/publications/other/RegisterForTenderDefaulters.xlsx',
};

/** @returns the list whose file has the path; null if none has */
const listAt = (path: string): PublishedList | null =>
  publishedLists.find((list) => listPaths[list].toLowerCase() === path.toLowerCase()) ?? null;

/** `GET` of a list: the file, or 304 where the request has its tag. */
export async function supplierList(
  { catalogue }: ServedCatalogue,
  { path, ifNoneMatch }: PublisherRequest,
): Promise<ResponseContent> {
  return fileResponse(await catalogue.supplierList(listAt(path) ?? 'restricted'), ifNoneMatch);
}
