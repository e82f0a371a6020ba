import { areas } from '#shared/codelists/areas.ts';
import { cidbClasses } from '#shared/codelists/cidb-grades.ts';
import { findMunicipality, municipalityOf } from '#shared/codelists/municipalities.ts';
import { findProvince } from '#shared/codelists/provinces.ts';
import { returnableDocuments, standardForms } from '#shared/codelists/returnable-documents.ts';
import { townNames } from '#shared/codelists/town-names.ts';
import { gazetteer } from '#shared/codelists/towns.ts';
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

/** Codes of the municipalities in which a town, suburb or area lies, by the letters of its name. */
const codesByPlace = new Map<string, Set<string>>();
const places: readonly { names: readonly string[]; codes: readonly (string | null)[] }[] = [
  ...townNames.map(({ names, short, municipality }) => ({
    names: [...names, ...short],
    codes: [municipality],
  })),
  ...gazetteer.flatMap(({ name, kind, municipality }) =>
    kind === 'town' ? [{ names: [name], codes: [municipality] }] : [],
  ),
  ...areas.map(({ names, codes }) => ({ names, codes })),
];
for (const { names, codes } of places)
  for (const letters of new Set(names.map(lettersOf))) {
    const known = codesByPlace.get(letters) ?? new Set();
    for (const code of codes) if (code !== null) known.add(code);
    codesByPlace.set(letters, known);
  }

/** @returns a name, and the province in brackets behind it: `Middelburg (EC)` */
function withProvince(text: string): { name: string; where: string } {
  const bracket = text.lastIndexOf('(');
  return bracket > 0 && text.endsWith(')')
    ? { name: text.slice(0, bracket), where: text.slice(bracket + 1, -1) }
    : { name: text, where: '' };
}

/**
 * @returns the code of a municipality by name or code, or the codes of all in which a town, suburb or area of this name lies; none where
 *   it is not known, or the name of several municipalities
 */
export function municipalityCodes(text: string): string[] {
  const found = municipalityOf(text.toUpperCase()) ?? findMunicipality(text);
  if (found !== null) return [found.code];
  const { name, where } = withProvince(text);
  const province = findProvince(where)?.code;
  if (where !== '' && province === undefined) return [];
  return [...(codesByPlace.get(lettersOf(name)) ?? [])].filter(
    (code) => province === undefined || municipalityOf(code)?.province === province,
  );
}

export const MUNICIPALITY_RULE =
  'a name of one municipality, with its province where several have it (Emalahleni (MP)), its code such as KZN225, or a town, suburb or area such as Nelspruit';
