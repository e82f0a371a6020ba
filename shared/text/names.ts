/** Names of organs of state and suppliers: what makes two spellings the same name, and what is glued to a name. */

/**
 * @returns the name in lower case without accents; `&` reads "and", every run of blanks and punctuation is one blank.
 *   Letters of any script stay.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/**
 * @returns the letters of a text in lower case without accents, for finding an entry however it is punctuated. Letters of
 *   other scripts stay, so that a text with one is no other text without it.
 */
export const lettersOf = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase().replace(/[^a-z]/g, '')
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{Letter}]+/gu, '');

const ASCII = /^[\x00-\x7f]*$/;

/** What organs of state put before or into their names without meaning another organ; applied in order to a folded name. */
const organizationNoise: readonly (readonly [RegExp, string])[] = [
  [/\bkwa zulu natal\b/g, 'kwazulu natal'],
  [/^the /, ''],
  [/\b(?:department ?of|dept ?of) (?:the )?/g, ''],
  [/^(\S+(?: \S+)?) \1 /, '$1 '],
];

/**
 * What identifies an organ of state by name: `Gauteng - Gauteng Department of Human Settlements`, `GAUTENG - HUMAN
 * SETTLEMENTS` and `Gauteng Department of Human Settlements` are one.
 * @returns a folded name; the empty text only for a name without any letter or digit
 */
export function organizationKey(name: string): string {
  const folded = foldName(name.replace(/^\s*national\s*[-–]\s*/i, ''));
  const bare = organizationNoise
    .reduce((text, [noise, instead]) => text.replace(noise, instead), folded)
    .trim();
  return bare || folded || foldName(name);
}

const COMPANY_FORM =
  /(?: (?:pty|proprietary|limited|ltd|cc|close corporation|soc|npc|inc|incorporated|rf))+$/;

/** @returns what identifies a supplier within one list: the folded name without its company form */
export function supplierKey(name: string): string {
  const folded = foldName(name);
  return folded.replace(COMPANY_FORM, '') || folded;
}

/** Company forms in English and Afrikaans, at the end of a folded name whose lone letters have been joined. */
const COMPANY_FORMS =
  /(?: (?:pty|proprietary|edms|eiendoms|limited|ltd|bpk|beperk|ptyltd|cc|bk|close corporation|soc|state owned company|npc|npo|non ?profit company|inc|incorporated|rf))+$/;

/** Where the trading name begins: `Zed CC t/a Zed's Kitchen`. */
const TRADING_AS = /[\s,;([]*(?:\b(?:t|h)\s*\/\s*a\b|\btrading\s+as\b)[\s\S]*$/i;

/**
 * What two spellings of one company's name have in common: no case, accents, blanks, punctuation, company form, trading
 * name or supplier number; `&` reads "and". It finds a company by name and does not prove identity: `Zed CC` and
 * `Zed (Pty) Ltd` have the same key.
 * @returns letters and digits without blanks, the same when taken again; empty only for a name that has neither
 */
export const companyKey = (name: string): string => companyWords(name).join('');

/** @returns the words of the name that `companyKey` is made of, in order */
export function companyWords(name: string): string[] {
  const legal = (splitSupplierName(name).name ?? name).replace(TRADING_AS, '');
  const folded = foldName(legal) || foldName(name);
  return joinLetters(folded)
    .replace(COMPANY_FORMS, '')
    .split(' ')
    .filter((word) => word !== '');
}

/** `a b c trading c c` → `abc trading cc` */
const joinLetters = (folded: string): string =>
  folded.replace(/(?<=^| )\p{Letter}(?: \p{Letter}(?= |$))+/gu, (letters) => letters.replaceAll(' ', ''));

/** A supplier number of the Central Supplier Database with what joins it to a name before or after it. */
const CSD_NUMBER =
  /[\s,;:/([&\-–]*(?:\b(?:and|csd(?:\s*supplier)?(?:\s*(?:number|no|nr|reg))?)\b[\s.:#-]*)*\bM\s?A\s?A\s?A\s*[-:]?\s*(\d{7})\b\s*[)\]]?[\s,;:/&\-–]*/i;

/**
 * Takes a Central Supplier Database number off a name: `AGRIMARK OPERATIONS and MAAA1234716`.
 * @returns the name (null where nothing else was there) and the number as `MAAA` and seven digits (null where none was)
 */
export function splitSupplierName(text: string): { name: string | null; csd: string | null } {
  const match = CSD_NUMBER.exec(text);
  if (!match) return { name: text.trim() || null, csd: null };
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const name = [before, after]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  return { name: name || null, csd: `MAAA${match[1]}` };
}
