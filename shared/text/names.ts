import { splitSupplierName } from './supplier-numbers.ts';

/** Comparing names of organs of state and of suppliers. */

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

const COMPANY_FORM = 'pty proprietary limited ltd cc close_corporation soc npc inc incorporated rf'
  .split(' ')
  .map((form) => ` ${form.replace('_', ' ')}`);

/** @returns the folded name without its company form, which identifies a supplier within one list */
export function supplierKey(name: string): string {
  const folded = foldName(name);
  return withoutForms(folded, COMPANY_FORM) || folded;
}

/** Company forms in English and Afrikaans, at the end of a folded name whose lone letters have been joined. */
const COMPANY_FORMS = [
  ...COMPANY_FORM,
  ...[' edms', ' eiendoms', ' bpk', ' beperk', ' ptyltd', ' bk', ' npo'],
  ...[' state owned company', ' non profit company', ' nonprofit company'],
];

/** Takes company forms off the end, one by one: `zed trading pty ltd` → `zed trading`. */
function withoutForms(folded: string, forms: readonly string[]): string {
  let rest = folded;
  for (;;) {
    const form = forms.find((ending) => rest.endsWith(ending));
    if (form === undefined) return rest;
    rest = rest.slice(0, -form.length);
  }
}

/** The words before a trading name: `Zed CC t/a Zed's Kitchen`. */
const TRADING_AS = /\b[th]\s*\/\s*a\b|\btrading\s+as\b/i;

/** @returns the name before its trading name, without the marks between them */
function withoutTradingName(name: string): string {
  let end = name.search(TRADING_AS);
  if (end === -1) return name;
  while (/[\s,;([]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/**
 * @returns letters and digits that are equal for the spellings of one company's name, without case, accents, blanks,
 *   punctuation, company form, trading name and supplier number; `&` reads "and". Equal keys do not prove identity:
 *   `Zed CC` and `Zed (Pty) Ltd` have the same key. The key of a key is the key itself. Empty only for a name without
 *   letters and digits.
 */
export const companyKey = (name: string): string => companyWords(name).join('');

/** @returns the words of the name that `companyKey` is made of, in order */
export function companyWords(name: string): string[] {
  const legal = withoutTradingName(splitSupplierName(name).name ?? name);
  const folded = foldName(legal) || foldName(name);
  return withoutForms(joinLetters(folded), COMPANY_FORMS)
    .split(' ')
    .filter((word) => word !== '');
}

/** `a b c trading c c` → `abc trading cc` */
const joinLetters = (folded: string): string =>
  folded.replace(/(?<=^| )\p{Letter}(?: \p{Letter}(?= |$))+/gu, (letters) => letters.replaceAll(' ', ''));
