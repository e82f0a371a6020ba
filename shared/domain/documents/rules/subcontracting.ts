import type { Found } from '#shared/domain/documents/analysis.ts';
import {
  GIVEN,
  GROUPS,
  SHARE_DEMANDED,
  SHARE_NOT_DEMANDED,
} from '#shared/domain/documents/phrases/shares.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { outlineOf, type Placed } from '#shared/domain/documents/reading/outline.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect } from './found.ts';

const SHARE = /(?<![\d.])(\d{1,2}(?:[.,]\d)?)\)? ?(?:%|per ?cent\b|persent\b)\)?/gi;
const SUBCONTRACTS =
  /\b(?:sub-? ?contract|subkontrak|onderkontrak)\w{0,12}|\b(?:uitbestee|uitkontrakteer)\b/i;
const WORK = /\b(?:contract|works?|value|project|kontrak\w{0,8}|werk|waarde|projek)\b/i;
/** Things other than the work of which a percentage is a share: `51% owned by black people`. */
const OWNED =
  /^\)? ?(?:or more )?(?:black|women|youth|owned|owner|shareh|swart|besit|vroue|jeug|of the shares)/i;

/** Finds the share of the contract, in percent, that must be subcontracted. */
export function findSubcontracting(reader: Reader): Found<number> | null {
  const votes = outlineOf(reader).flatMap((said) => {
    const text = contextOf(said);
    if (!isDemand(text)) return [];
    return matchesOf(reader, SHARE, said).flatMap(({ start, end, groups: [percent = ''] }) => {
      const value = Number(percent.replace(',', '.'));
      const isOwned = OWNED.test(reader.flow.slice(end, end + 30));
      return value > 0 && !isOwned
        ? [{ start, end, value, weight: SUBCONTRACTS.test(said.text) ? 2 : 1 }]
        : [];
    });
  });
  return elect(reader, votes, { agreed: 0.92, disputed: 0.7 });
}

/** The question or label says what the percentage is about if the sentence does not. */
const contextOf = ({ text, titles: [title = ''] }: Placed): string =>
  SUBCONTRACTS.test(text) || !SUBCONTRACTS.test(title) || text.length > 200 ? text : `${title} ${text}`;

const isDemand = (text: string): boolean =>
  (SUBCONTRACTS.test(text) || (GIVEN.test(text) && GROUPS.test(text) && WORK.test(text))) &&
  SHARE_DEMANDED.test(text) &&
  !SHARE_NOT_DEMANDED.test(text) &&
  !/\b(?:points|punte)\b/i.test(text);
