import { lettersOf } from '#shared/text/names.ts';
import { slugify } from '#shared/text/slug.ts';

/** A code of the OCDS list `method`. */
export type ProcurementMethodCode = 'open' | 'selective' | 'limited' | 'direct';

/**
 * A procurement method of OCDS. `aliases` are other words for it in releases and notices. The portal's tender types are in
 * `tender-types.ts` and refer to a method by its code.
 */
export type ProcurementMethod = {
  code: ProcurementMethodCode;
  name: string;
  slug: string;
  description: string;
  aliases: readonly string[];
};

const table: readonly (readonly [ProcurementMethodCode, string, string, readonly string[]])[] = [
  [
    'open',
    'Open',
    'Anyone interested may make an offer.',
    ['Open tender', 'Open bid', 'Open bidding', 'Competitive bidding', 'Public tender', 'Open procedure'],
  ],
  [
    'selective',
    'Selective',
    'Only those who qualified beforehand may make an offer.',
    ['Selective tender', 'Restricted', 'Restricted tender', 'Prequalified', 'Closed tender', 'Panel'],
  ],
  [
    'limited',
    'Limited',
    'The buyer asks suppliers of its choice.',
    ['Limited tender', 'Limited bidding', 'Closed bid', 'Invited bidders', 'Participation'],
  ],
  [
    'direct',
    'Direct',
    'One supplier is appointed without competition.',
    ['Direct award', 'Deviation', 'Sole source', 'Single source', 'Sole supplier', 'Emergency procurement'],
  ],
];

/** The four OCDS procurement methods, the most open first. */
export const procurementMethods: readonly ProcurementMethod[] = table.map(
  ([code, name, description, aliases]) => ({ code, name, slug: slugify(name), description, aliases }),
);

const bySpelling = new Map(
  procurementMethods.flatMap((method) =>
    [method.code, method.name, ...method.aliases].map((spelling) => [lettersOf(spelling), method] as const),
  ),
);

/**
 * @param text a code, name or alias in any case, with or without "procurement method" after it
 * @returns the method; null for any other text
 */
export const findProcurementMethod = (text: string): ProcurementMethod | null =>
  bySpelling.get(lettersOf(text).replace(/procurement(?:method)?$|method$/, '')) ??
  bySpelling.get(lettersOf(text)) ??
  null;
