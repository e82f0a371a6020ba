import { cidbClasses } from '#shared/codelists/cidb-grades.ts';
import { type EnrichmentColumn, readEnrichment } from '#shared/domain/buyers/enrichment.ts';
import type { BrokenRule } from './values.ts';

/** What a register says of how a company can be reached, and of the works that it may take on. */

const GRADING = /^([1-9]) ?([A-Z]{2})( ?PE)?$/;
const MAX_GRADINGS = 30;

/**
 * @param text gradings with semicolons, commas, slashes or lines between them, such as `7CE; 5gb pe`
 * @returns each once, in one spelling: `7CE, 5GB PE`
 */
export function readGrading(text: string): string | BrokenRule {
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
    return { must: `be up to ${MAX_GRADINGS} gradings of the CIDB, such as 7CE; 5GB PE` };
  return [...new Set(gradings)].join(', ');
}

/** Read as the same column of a file about organs of state: strictly, and never with the identity number of a person. */
const asOfOrgans =
  (column: EnrichmentColumn) =>
  (text: string): string | BrokenRule =>
    readEnrichment(column, text, new Set()) as string | BrokenRule;

export const readMail = asOfOrgans('contact_email');
export const readTelephone = asOfOrgans('contact_phone');
const readAddress = asOfOrgans('website');

/** @returns the address; one without a scheme, as people write it, with `https://` in front */
export const readWebsite = (text: string): string | BrokenRule =>
  readAddress(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
