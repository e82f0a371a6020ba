import { readLabels } from '#eval/labels.ts';

/**
 * Labels of real rows of the portal, by somebody who had not read the rules: a tender by which an organ of state buys, or one by which
 * it sells, lets or gives a right, so that money, if any, flows to it. Only rows with an odd number, or a title with an odd hash, were
 * read; the rules were made from the others. Rows are named by a hash (`rows.ts`), because their texts are not part of this repository.
 */
export type SaleLabels = Readonly<
  Record<
    /** Rows picked by chance, and rows picked by chance among those with a word that sales may have, such as `lease`, `land` or `farm`. */
    'random' | 'broad',
    {
      sales: readonly string[];
      purchases: readonly string[];
      /** Left out, because reading does not decide it. */
      unclear: readonly string[];
    }
  >
>;

export const saleLabels = readLabels<SaleLabels>(new URL('labels.yaml', import.meta.url));
