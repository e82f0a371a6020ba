import type {
  ListEdition,
  PublishedList,
} from '#services/sample-publisher/generate/restricted-lists/edition.ts';
import { restrictedListPdf } from '#services/sample-publisher/generate/restricted-lists/pdf.ts';
import { restrictedListXlsx } from '#services/sample-publisher/generate/restricted-lists/xlsx.ts';
import type { PublishedFile } from './catalogue.ts';

/**
 * Prints editions of the lists of restricted suppliers. The last one of each list is kept, so that its bytes stay the same.
 * @param editionOf gives the edition of the moment
 */
export function openSupplierLists(seed: number, editionOf: (list: PublishedList) => ListEdition) {
  const kept = new Map<PublishedList, { reportDate: string; file: Promise<PublishedFile> }>();
  return (list: PublishedList): Promise<PublishedFile> => {
    const edition = editionOf(list);
    const known = kept.get(list);
    if (known?.reportDate === edition.reportDate) return known.file;
    const file = print(seed, list, edition);
    kept.set(list, { reportDate: edition.reportDate, file });
    return file;
  };
}

async function print(
  seed: number,
  list: PublishedList,
  { entries, layout }: ListEdition,
): Promise<PublishedFile> {
  if (list === 'restricted')
    return { content: await restrictedListPdf(seed, entries, layout), type: 'application/pdf' };
  return {
    content: Buffer.from(await restrictedListXlsx(seed, entries, layout)),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  };
}
