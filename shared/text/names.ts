import { splitRegistrations } from './registrations-in-names.ts';
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
  const folded = foldName(name.replace(/^\s*national\s*[-–]\s+/i, ''));
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
const TRADING_AS = /\b[th]\s*[/\\]\s*a\b|\bt\.\s?a\.|\btrading\s+as\b/i;

/**
 * Separates a trading name: `Zed CC (t/a Zed's Kitchen)` is Zed CC, and trades as Zed's Kitchen.
 * @returns both names without the marks around them; `trading` is null where there is none, `legal` may be empty
 */
export function splitTradingName(name: string): { legal: string; trading: string | null } {
  const found = TRADING_AS.exec(name);
  if (found === null) return { legal: name, trading: null };
  let end = found.index;
  while (/[\s,;([]/.test(name.charAt(end - 1))) end -= 1;
  let [from, to] = [found.index + found[0].length, name.length];
  while (from < to && /[\s,;:.([)\]-]/.test(name.charAt(from))) from += 1;
  const opened = name.slice(end, found.index).includes('(');
  while (from < to && (opened ? /[\s,;)\]]/ : /[\s,;]/).test(name.charAt(to - 1))) to -= 1;
  return { legal: name.slice(0, end), trading: name.slice(from, to) || null };
}

/**
 * @returns letters and digits that are equal for the spellings of one company's name, without case, accents, blanks,
 *   punctuation, company form, trading name, registration and supplier number; `&` reads "and". Equal keys do not prove identity:
 *   `Zed CC` and `Zed (Pty) Ltd` have the same key. The key of a key is the key itself. Empty only for a name without
 *   letters and digits.
 */
export const companyKey = (name: string): string => companyWords(name).join('');

/** @returns the words of the name that `companyKey` is made of, in order */
export function companyWords(name: string): string[] {
  const { legal } = splitTradingName(withoutNumbers(name));
  return wordsOf(withoutForms(joinLetters(foldName(legal) || foldName(name)), COMPANY_FORMS));
}

/** @returns the words of a name without numbers and trading name, in order, with its company form; lone letters are joined */
export const wordsOfName = (name: string): string[] => wordsOf(joinLetters(foldName(name)));

/**
 * @returns letters and digits that are equal for the spellings of a name with its legal form, without case, accents, blanks and
 *   punctuation: `zedtradingptyltd`. Equal to `companyKey` for a name that states no form. The key of a key is the key itself
 */
export const fullNameKey = (name: string): string => wordsOfName(withoutNumbers(name)).join('');

/** A name that is a number alone stays as it is. */
function withoutNumbers(text: string): string {
  const { name } = splitRegistrations(text);
  return splitSupplierName(name === '' ? text : name).name ?? text;
}

const wordsOf = (folded: string): string[] => folded.split(' ').filter((word) => word !== '');

/** `a b c trading c c` → `abc trading cc` */
const joinLetters = (folded: string): string =>
  folded.replace(/(?<=^| )\p{Letter}(?: \p{Letter}(?= |$))+/gu, (letters) => letters.replaceAll(' ', ''));
