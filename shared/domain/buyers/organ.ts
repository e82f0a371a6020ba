import { isMunicipality, isOwned } from '#shared/codelists/municipal-organs.ts';
import { findMunicipality, type Municipality, municipalityOf } from '#shared/codelists/municipalities.ts';
import { listedKind, type OrganType, type Sphere } from '#shared/codelists/organ-kinds.ts';
import { organNamed } from '#shared/codelists/organ-names.ts';
import { findProvince, provinces } from '#shared/codelists/provinces.ts';
import { foldName, organizationKey } from '#shared/text/names.ts';
import { nationalDepartments } from './national-departments.ts';

/**
 * The kind of an organ of state, derived from its name. `provinceName` and `municipality` are where it works; null for
 * organs of the whole country, and where the name does not contain it. `confidence` is from 0 to 1; it is
 * `DEFAULT_CONFIDENCE` where no rule applied.
 */
export type Organ = {
  type: OrganType;
  sphere: Sphere;
  provinceName: string | null;
  municipality: Municipality | null;
  confidence: number;
};

export const DEFAULT_CONFIDENCE = 0.3;

const OF_MUNICIPALITY =
  /\b(?:development|economic|housing|water|market|bus|road|roads|tourism|property|theatre|parks|stadium|convention|trading|transport|power)\b/;
const EDUCATION = /\btvet\b|\bcollege\b|\buniversit|\bcommunity education and training\b|\bcet\b/;
const TRAINING_AUTHORITY =
  /\btraining (?:development practices )?authority\b|\bseta\b|\bfasset\b|\bmerseta\b/;
const TRADING =
  /\b(?:soc|ltd|limited|pty|corporation|company|zone|idz|sez|airport|bank|holdings?|water board|fund trust)\b/;
/** Words for bodies outside of departments. */
const BODY =
  /\b(?:agency|agengy|authority|board|commission|council|centre|fund|funding|foundation|institute|institution|investment|investments|museum|museums|office|ombud|panel|propeller|regulator|service|services|society|tribunal|trust|wildlife|enterprise|partnership|association|scheme|gallery|library|academy|observatory|theatre|film|zoo|system|network|companies|regulatory|account|profession|professions)\b/;
const LEGISLATURE = /\blegislature\b/;
const HOSPITAL = /\b(?:hospital|clinic)\b/;
const DEPARTMENT =
  /\b(?:department ?of|dept ?of|ministry of|office of the premier|officer of the premier|treasury|premier)\b/;
/** Subjects without provincial departments: provincial offices for them are national. */
const NATIONAL_ONLY =
  /\b(?:employment and labour|home affairs|correctional services|justice and constitutional)\b/;

/** Characters of a name that are used; names of organs are much shorter. */
const MAX_CHARACTERS = 300;

/** @param fullName as the publisher writes it */
export function describeOrgan(fullName: string): Organ {
  const given = fullName.slice(0, MAX_CHARACTERS);
  const name = organNamed(given)?.listedName ?? given;
  const folded = foldName(name).replace(/ head office$/, '');
  return listed(name) ?? ofMunicipality(name, folded) ?? ofProvince(name, folded) ?? ofCountry(name, folded);
}

function listed(name: string): Organ | null {
  const kind = listedKind(name);
  if (!kind) return null;
  const municipality = kind.seat === null ? null : municipalityOf(kind.seat);
  const province = kind.seat === null ? null : findProvince(municipality?.province ?? kind.seat);
  return {
    type: kind.type,
    sphere: kind.sphere,
    provinceName: province?.name ?? null,
    municipality,
    confidence: 0.97,
  };
}

function ofMunicipality(name: string, folded: string): Organ | null {
  if (EDUCATION.test(folded)) return null;
  const municipality = findMunicipality(name);
  if (isMunicipality(folded, municipality))
    return local('municipality', municipality, municipality ? 0.98 : 0.9);
  if (!isOwned(folded) && !OF_MUNICIPALITY.test(folded)) return null;
  const owner = ownerOf(folded);
  if (!owner || /\b(?:industrial development zone|special economic zone|museum)\b/.test(folded)) return null;
  return local('municipal_entity', owner, 0.85);
}

const local = (type: OrganType, municipality: Municipality | null, confidence: number): Organ => ({
  type,
  sphere: 'local',
  provinceName: municipality ? (findProvince(municipality.province)?.name ?? null) : null,
  municipality,
  confidence,
});

/** @returns the municipality whose name the text begins with, if more words follow */
function ownerOf(folded: string): Municipality | null {
  const words = folded.replace(/^the /, '').split(' ');
  for (let length = Math.min(words.length - 1, 5); length > 0; length -= 1) {
    const beginning = words.slice(0, length).join(' ');
    const found = /^(?:the|water|development|south|west|east|central|southern)$/.test(beginning)
      ? null
      : findMunicipality(beginning);
    if (found) return found;
  }
  return null;
}

function ofProvince(name: string, folded: string): Organ | null {
  const provinceName = provinceNamed(name, folded);
  if (provinceName === null) return null;
  const organ = (type: OrganType, confidence: number, sphere: Sphere = 'provincial'): Organ => ({
    type,
    sphere,
    provinceName,
    municipality: null,
    confidence,
  });
  if (LEGISLATURE.test(folded)) return organ('legislature', 0.98);
  if (EDUCATION.test(folded)) return organ('education', 0.95, 'national');
  if (NATIONAL_ONLY.test(folded)) return organ('government_department', 0.85, 'national');
  if (DEPARTMENT.test(folded)) return organ('government_department', 0.97);
  if (TRADING.test(folded)) return organ('state_enterprise', 0.85);
  if (HOSPITAL.test(folded)) return organ('government_department', 0.85);
  if (BODY.test(folded)) return organ('public_entity', 0.9);
  const isProvinceName = findProvince(name) !== null;
  return organ('government_department', isProvinceName ? 0.6 : 0.95);
}

const spelledProvinces = provinces
  .filter(({ isProvince }) => isProvince)
  .flatMap((province) =>
    [province.name, ...(province.code === 'KZN' ? ['KZN', 'Kwa Zulu Natal', 'Kwazulu'] : [])].map(
      (spelling) => ({ spelling: foldName(spelling), province }),
    ),
  );

/** @returns the province at the beginning of the name, after its last dash, or after "of" at its end */
function provinceNamed(name: string, folded: string): string | null {
  const parts = name.split(/(?<!\s)\s+[-–]\s+|(?<=\S)[-–]\s+/);
  for (const part of [parts[0] ?? '', ...(parts.length > 1 ? [parts.at(-1) ?? ''] : [])]) {
    const found = findProvince(part);
    if (found?.isProvince) return found.name;
  }
  const bare = folded.replace(/^the /, '');
  for (const { spelling, province } of spelledProvinces)
    if (
      bare.startsWith(`${spelling} `) ||
      bare.endsWith(` of ${spelling}`) ||
      bare.endsWith(` of the ${spelling}`)
    )
      return province.name;
  return null;
}

function ofCountry(name: string, folded: string): Organ {
  const organ = (type: OrganType, confidence: number): Organ => ({
    type,
    sphere: 'national',
    provinceName: null,
    municipality: null,
    confidence,
  });
  if (nationalDepartments.has(organizationKey(name))) return organ('government_department', 0.95);
  if (TRAINING_AUTHORITY.test(folded)) return organ('public_entity', 0.97);
  if (EDUCATION.test(folded)) return organ('education', 0.95);
  if (LEGISLATURE.test(folded)) return organ('legislature', 0.8);
  if (DEPARTMENT.test(folded)) return organ('government_department', 0.9);
  if (TRADING.test(folded)) return organ('state_enterprise', 0.85);
  if (HOSPITAL.test(folded)) return { ...organ('government_department', 0.7), sphere: 'provincial' };
  if (BODY.test(folded)) return organ('public_entity', 0.85);
  return organ('public_entity', DEFAULT_CONFIDENCE);
}
