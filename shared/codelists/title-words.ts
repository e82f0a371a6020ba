import { rowsOf } from '#shared/codelists/table.ts';
/**
 * Words that many tenders' titles have, so that they say little of what one buys. Only the numbers of titles were taken.
 * Source: the 2,109 different titles that the eTenders portal listed on 19 and 25 August 2023, and published from 2 June to 10 July 2025.
 */
export const titleWords: readonly { share: number; words: string }[] = rowsOf('title-words').map(
  ([share, words = '']) => ({ share: Number(share), words }),
);
