import { cidbClasses } from '#shared/codelists/cidb-grades.ts';
import { findMunicipality, municipalityOf } from '#shared/codelists/municipalities.ts';
import { returnableDocuments, standardForms } from '#shared/codelists/returnable-documents.ts';
import { townNames } from '#shared/codelists/town-names.ts';
import { lettersOf } from '#shared/text/names.ts';

/** What callers may ask tenders for, in the values that records have. */

const HIGHEST = 9;

/**
 * @param text a grade and class of the register of contractors, such as `6CE`, `6 ce` or `6CE PE`
 * @returns this grade and all higher ones of its class; none for any other text
 */
export function gradesFrom(text: string): string[] {
  const [, grade = '', works = ''] = /^([1-9]) ?([A-Z]{2})(?: ?PE)?$/.exec(text.toUpperCase()) ?? [];
  if (!cidbClasses.includes(works)) return [];
  return Array.from({ length: HIGHEST + 1 - Number(grade) }, (_, at) => `${Number(grade) + at}${works}`);
}

export const GRADE_RULE = `a grade from 1 to ${HIGHEST} with a class of works, such as 6CE; classes are ${cidbClasses.join(', ')}`;

const codes: readonly string[] = [
  ...returnableDocuments.map(({ code }) => code),
  ...['SBD', 'MBD'].flatMap((set) => Object.keys(standardForms).map((number) => `${set}${number}`)),
];

/** @returns the code of a document that bidders hand in, also written `SBD 4` or `csd-report`; none for any other text */
export const documentCodes = (text: string): string[] => {
  const spelled = text.toUpperCase().replace(/[\s_-]+/g, '');
  const code = codes.find((one) => one.replaceAll('_', '') === spelled);
  return code === undefined ? [] : [code];
};

export const DOCUMENT_RULE = `a standard form such as SBD4 or MBD6.1, or one of ${returnableDocuments.map(({ code }) => code).join(', ')}`;

/** @returns the code of a municipality by name, code or a town with several names; none where it is not known or may be several */
export function municipalityCodes(text: string): string[] {
  const found = municipalityOf(text.toUpperCase()) ?? findMunicipality(text);
  if (found !== null) return [found.code];
  const letters = lettersOf(text);
  const towns = townNames.filter(({ names, short }) =>
    [...names, ...short].some((name) => lettersOf(name) === letters),
  );
  return [...new Set(towns.map(({ municipality }) => municipality))];
}

export const MUNICIPALITY_RULE =
  'a name of one municipality, with its province where several have it (Emalahleni (MP)), its code such as KZN225, or a town such as Nelspruit';
