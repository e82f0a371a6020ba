import { municipalityOf } from '#shared/codelists/municipalities.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { provinceOfPostalCode } from '#shared/domain/places/postal-codes.ts';
import { describeBuyerName } from './buyer.ts';
import { type Checked, checksOf, hasIssue } from './check.ts';

const SURE = 0.6;

/** Codes of provinces by the names that are served, which need no folding. */
const codes = new Map(provinces.map(({ name, code }) => [name, code]));
const codeOf = (province: string | null): string | null =>
  province === null ? null : (codes.get(province) ?? null);

function differsFromDelivery({ tender: { province, postal_code } }: Checked): boolean {
  const stated = codeOf(province);
  if (stated === null || postal_code === null) return false;
  const delivered = provinceOfPostalCode(postal_code);
  return delivered !== null && delivered !== stated;
}

function differsFromBuyer({ tender: { province, organization_name } }: Checked): boolean {
  if (organization_name === null || codeOf(province) === null) return false;
  const own = describeBuyerName(organization_name).province;
  return own !== null && own !== province;
}

function isOutsideProvince({ tender: { province, municipality_code } }: Checked): boolean {
  const stated = codeOf(province);
  if (stated === null || municipality_code === null) return false;
  const own = municipalityOf(municipality_code)?.province;
  return own !== undefined && own !== stated;
}

export const placeChecks = checksOf('place', [
  {
    name: 'no-province',
    meaning: 'No province is known for the tender, and it is not for the whole country.',
    severity: 'warning',
    weight: 0.1,
    fails: ({ tender }) => tender.province === null,
  },
  {
    name: 'province-unsure',
    meaning: 'The province was derived with a confidence below 0.6.',
    severity: 'info',
    weight: 0.02,
    fails: ({ tender: { province, province_confidence } }) =>
      province !== null && province_confidence !== null && province_confidence < SURE,
  },
  {
    name: 'province-differs-from-delivery',
    meaning:
      'The postal code of the delivery address is in another province, for example that of a head office.',
    severity: 'info',
    weight: 0.02,
    fails: differsFromDelivery,
  },
  {
    name: 'province-differs-from-buyer',
    meaning: 'The buyer is an organ of another province, or of a municipality in another province.',
    severity: 'warning',
    weight: 0.05,
    fails: differsFromBuyer,
  },
  {
    name: 'municipality-outside-province',
    meaning: 'The municipality lies in another province.',
    severity: 'warning',
    weight: 0.03,
    fails: isOutsideProvince,
  },
  {
    name: 'place-conflict',
    meaning:
      'Buyer, delivery address or text name another place than the one chosen, and no other check of the place fails.',
    severity: 'info',
    weight: 0.01,
    fails: (record) =>
      hasIssue(record, 'place-conflict') &&
      // Every place is in the whole country, so a tender with the province National has no conflict.
      codeOf(record.tender.province) !== null &&
      !differsFromDelivery(record) &&
      !differsFromBuyer(record) &&
      !isOutsideProvince(record),
  },
  {
    name: 'no-delivery',
    meaning: 'No publisher gives a place of delivery.',
    severity: 'info',
    weight: 0.02,
    fails: ({ tender }) => tender.delivery === null,
  },
]);
