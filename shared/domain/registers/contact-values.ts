import { cidbClasses } from '#shared/codelists/cidb-grades.ts';
import { addressOf, telephoneOf } from '#shared/domain/buyers/office-contact.ts';
import type { Unreadable } from './values.ts';

/** What a register says of how a company can be reached, and of the works that it may take on. */

const must = (rule: string): Unreadable => ({ must: rule });

const GRADING = /^([1-9]) ?([A-Z]{2})( ?PE)?$/;
const MAX_GRADINGS = 30;

/**
 * @param text gradings with semicolons, commas, slashes or lines between them, such as `7CE; 5gb pe`
 * @returns each once, in one spelling: `7CE, 5GB PE`
 */
export function readGrading(text: string): string | Unreadable {
  const given = text
    .split(/[;,/|\n]/)
    .map((each) => each.trim().toUpperCase().replace(/ {2,}/g, ' '))
    .filter((each) => each !== '');
  const gradings = given.map((each) => {
    const [, grade, works, emerging] = GRADING.exec(each) ?? [];
    return works !== undefined && cidbClasses.includes(works)
      ? `${grade}${works}${emerging ? ' PE' : ''}`
      : null;
  });
  if (gradings.length === 0 || gradings.length > MAX_GRADINGS || gradings.includes(null))
    return must(`be up to ${MAX_GRADINGS} gradings of the CIDB, such as 7CE; 5GB PE`);
  return [...new Set(gradings)].join(', ');
}

export const readMail = (text: string): string | Unreadable =>
  addressOf(text) ?? must('be one e-mail address');

export const readTelephone = (text: string): string | Unreadable =>
  telephoneOf(text) ?? must('be a South African number such as 021-400-0000');

const MAX_URI = 2_048;

/** @returns the address; one without a scheme, as people write it, with `https://` in front */
export function readWebsite(text: string): string | Unreadable {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = whole.length <= MAX_URI && URL.canParse(whole) ? new URL(whole) : null;
  return url !== null &&
    /^https?:$/.test(url.protocol) &&
    /\.[a-z]/i.test(url.hostname) &&
    url.username === ''
    ? whole
    : must('be a web address such as https://www.example.co.za');
}
