/** Comparing names of organs of state and of suppliers, and separating supplier numbers from names. */

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
 * @returns the letters of a text in lower case without accents, for finding an entry whatever its punctuation. Letters of
 *   other scripts are kept, so that texts which differ in them stay different.
 */
export const lettersOf = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase().replace(/[^a-z]/g, '')
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{Letter}]+/gu, '');

const ASCII = /^[\x00-\x7f]*$/;

/** Words in names of organs of state that do not distinguish organs; replaced in order, in a folded name. */
const organizationNoise: readonly (readonly [RegExp, string])[] = [
  [/\bkwa zulu natal\b/g, 'kwazulu natal'],
  [/^the /, ''],
  [/\b(?:department ?of|dept ?of) (?:the )?/g, ''],
  [/^(\S+(?: \S+)?) \1 /, '$1 '],
];

/**
 * @returns a folded name that is equal for the spellings of one organ of state: `Gauteng - Gauteng Department of Human
 *   Settlements`, `GAUTENG - HUMAN SETTLEMENTS` and `Gauteng Department of Human Settlements`. Empty only for a name
 *   without letters and digits.
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

/** @returns the folded name without its company form, which identifies a supplier within one list */
export function supplierKey(name: string): string {
  const folded = foldName(name);
  return folded.replace(COMPANY_FORM, '') || folded;
}

/** Company forms in English and Afrikaans, at the end of a folded name whose lone letters have been joined. */
const COMPANY_FORMS =
  /(?: (?:pty|proprietary|edms|eiendoms|limited|ltd|bpk|beperk|ptyltd|cc|bk|close corporation|soc|state owned company|npc|npo|non ?profit company|inc|incorporated|rf))+$/;

/** A trading name and the words before it: `Zed CC t/a Zed's Kitchen`. */
const TRADING_AS = /[\s,;([]*(?:\b(?:t|h)\s*\/\s*a\b|\btrading\s+as\b)[\s\S]*$/i;

/**
 * @returns letters and digits that are equal for the spellings of one company's name, without case, accents, blanks,
 *   punctuation, company form, trading name and supplier number; `&` reads "and". Equal keys do not prove identity:
 *   `Zed CC` and `Zed (Pty) Ltd` have the same key. The key of a key is the key itself. Empty only for a name without
 *   letters and digits.
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

/** A supplier number of the Central Supplier Database, with the marks and words that join it to a name. */
const CSD_NUMBER =
  /[\s,;:/([&\-–]*(?:\b(?:and|csd(?:\s*supplier)?(?:\s*(?:number|no|nr|reg))?)\b[\s.:#-]*)*\bM\s?A\s?A\s?A\s*[-:]?\s*(\d{7})\b\s*[)\]]?[\s,;:/&\-–]*/gi;

/** Words and marks between the members of a joint venture, at the beginning or the end of a part of its name. */
const JOINER = String.raw`(?:\b(?:and|with|consortium|j\s?/?\s?v|(?:in )?(?:a )?joint venture)\b|[&+,;:/()–-])`;
const LEADING_JOINERS = new RegExp(String.raw`^(?:\s*${JOINER})+\s*`, 'i');
const TRAILING_JOINERS = new RegExp(String.raw`(?:\s*${JOINER})+\s*$`, 'i');

/** What separates members for certain, and what may also be part of a company's name. */
const BETWEEN_MEMBERS = [
  /\b(?:j\s?\/?\s?v|(?:in )?(?:a )?joint venture)\b|[;/+]/i,
  /\b(?:j\s?\/?\s?v|(?:in )?(?:a )?joint venture|and)\b|[;/+&,]/i,
] as const;

/** A member of a joint venture; the name is null where the text does not say whose the number is. */
export type SupplierMember = { name: string | null; csdNumber: string };

/** A supplier's name without numbers. A joint venture has no number of its own; its members have. */
export type SupplierName = { name: string | null; csd: string | null; members: SupplierMember[] | null };

/**
 * Separates Central Supplier Database numbers from a name: `AGRIMARK OPERATIONS and MAAA1234716`. With two numbers or more
 * the supplier is a joint venture, `Zed CC MAAA1234567 JV Alpha CC MAAA7654321`, and each number belongs to one member.
 * @returns the name (null where there is none); the number as `MAAA` and seven digits, where there is exactly one; the
 *   members, where there are several numbers
 */
export function splitSupplierName(text: string): SupplierName {
  const numbers: string[] = [];
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(CSD_NUMBER)) {
    parts.push(text.slice(end, match.index).trim());
    numbers.push(`MAAA${match[1]}`);
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end).trim());
  if (new Set(numbers).size < 2) return { name: joined(parts, ' '), csd: numbers[0] ?? null, members: null };
  const names = namesOfMembers(parts, numbers.length);
  const members = numbers.map((csdNumber, index) => ({ name: names[index] ?? null, csdNumber }));
  return { name: joined(withMarks(parts), ' '), csd: null, members };
}

const joined = (parts: readonly string[], mark: string): string | null =>
  parts.filter((part) => part !== '').join(mark) || null;

/** Puts a mark between two names where the number stood and no word joins them. */
const withMarks = (parts: readonly string[]): string[] =>
  parts
    .filter((part) => part !== '')
    .flatMap((part, index, all) => {
      const before = all[index - 1];
      const apart = before !== undefined && !LEADING_JOINERS.test(part) && !TRAILING_JOINERS.test(before);
      return apart ? ['/', part] : [part];
    });

/**
 * @param parts of a text between its numbers, one more than there are numbers
 * @returns the name before each number, or behind each; else the names in the only part that has any, if they are as many
 *   as the numbers; else none
 */
function namesOfMembers(parts: readonly string[], count: number): string[] {
  const bare = parts.map((part) => part.replace(LEADING_JOINERS, '').replace(TRAILING_JOINERS, '').trim());
  for (const names of [bare.slice(0, count), bare.slice(1)])
    if (names.every((name) => name !== '')) return names;
  const [only, ...others] = bare.filter((part) => part !== '');
  if (only === undefined || others.length > 0) return [];
  for (const between of BETWEEN_MEMBERS) {
    const names = only
      .split(between)
      .map((name) => name.trim())
      .filter((name) => name !== '');
    if (names.length === count) return names;
  }
  return [];
}
