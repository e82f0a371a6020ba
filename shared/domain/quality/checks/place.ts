import { municipalityOf } from '#shared/codelists/municipalities.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { provinceOfPostalCode } from '#shared/domain/places/postal-codes.ts';
import { describeBuyerName } from './buyer.ts';
import { type Checked, checksOf, hasIssue, info, warning } from './check.ts';

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

export const placeChecks = checksOf('place', {
  'no-province': warning(
    0.1,
    'No province is known for the tender, and it is not for the whole country.',
    ({ tender }) => tender.province === null,
  ),
  'province-unsure': info(
    0.02,
    'The province was derived with a confidence below 0.6.',
    ({ tender: { province, province_confidence } }) =>
      province !== null && province_confidence !== null && province_confidence < SURE,
  ),
  'province-differs-from-delivery': info(
    0.02,
    'The postal code of the delivery address is in another province, for example that of a head office.',
    differsFromDelivery,
  ),
  'province-differs-from-buyer': warning(
    0.05,
    'The buyer is an organ of another province, or of a municipality in another province.',
    differsFromBuyer,
  ),
  'municipality-outside-province': warning(
    0.03,
    'The municipality lies in another province.',
    isOutsideProvince,
  ),
  'place-conflict': info(
    0.01,
    'Buyer, delivery address or text name a place other than the chosen one, and no other check of the place fails.',
    (record) =>
      hasIssue(record, 'place-conflict') &&
      // Every place is in the whole country, so a tender with the province National has no conflict.
      codeOf(record.tender.province) !== null &&
      !differsFromDelivery(record) &&
      !differsFromBuyer(record) &&
      !isOutsideProvince(record),
  ),
  'no-delivery': info(
    0.02,
    'No publisher gives a place of delivery.',
    ({ tender }) => tender.delivery === null,
  ),
});
