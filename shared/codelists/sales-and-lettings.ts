import { partsOf, rowsOf } from '#shared/codelists/table.ts';

/**
 * Words by which an organ of state sells, lets or gives away something of its own, so that money, if any, flows to it. The portal has no
 * form for this but that of a tender.
 *
 * Source: chosen by hand from titles of rows with an even number that the eTenders portal listed in 2023 and 2025, and of its cancelled
 * ones, from the kinds of rows that the first rule missed (eval/sales/labels.yaml), and from the words of the Municipal Asset Transfer
 * Regulations (GN R878 of 2008: alienation, disposal, right to use). Examples are made up in the same way.
 */
export type SaleWords = {
  does: 'sells' | 'disposes' | 'auctions' | 'lets' | 'gives-a-right';
  /** In lower case and without punctuation. */
  phrases: readonly string[];
  /** `beginning`: only words of an invitation stand before the phrase, such as `tender for the`; `anywhere` in the title. */
  where: 'beginning' | 'anywhere';
  /** One of these stands behind the phrase, soon. */
  things?: readonly string[];
  /** None of these stands in the title, and none of `sellingServices`. */
  unless: readonly string[];
  /** Whether words such as `appointment of a service provider for` may stand before the phrase as well. */
  appointed?: true;
  /** Slug of the publisher's own category, without which the phrase is not enough. */
  category?: string;
  example: string;
  /** A purchase that has the phrase. */
  counterExample: string;
};

const rows = rowsOf('sales-and-lettings');

/** Lists of words by name, of which rows have the words as well. */
const lists = new Map(
  rows.filter(([name]) => name!.startsWith('@')).map(([name, words]) => [name!, partsOf(words)]),
);

/** @returns the words of a list of the file */
function listed(name: string): readonly string[] {
  const words = lists.get(name);
  if (!words) throw new Error(`sales-and-lettings.txt has no list ${name}`);
  return words;
}

const wordsOf = (cell: string): readonly string[] =>
  partsOf(cell).flatMap((part) => (part.startsWith('@') ? listed(part) : part));

/** Words that stand before what is done, and say nothing of it; numbers may stand there as well. */
export const invitingWords: ReadonlySet<string> = new Set(listed('@inviting'));

/** Services and systems for selling are bought: with one of these in the title, nothing is sold or let. */
export const sellingServices = listed('@selling-services');

export const salesAndLettings: readonly SaleWords[] = rows
  .filter(([name]) => !name!.startsWith('@'))
  .map((cells) => {
    const [does, where, phrases, things, unless, appointed, category, example, counterExample] = cells as [
      ...[SaleWords['does'], SaleWords['where']],
      ...[string, string, string, string, string, string, string],
    ];
    return {
      ...{ does, where, example, counterExample },
      phrases: wordsOf(phrases),
      unless: wordsOf(unless),
      ...(things !== '-' && { things: wordsOf(things) }),
      ...(appointed !== '' && { appointed: true }),
      ...(category !== '' && { category }),
    };
  });
