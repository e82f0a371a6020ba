/**
 * Classes of enterprises that existing client programs know: exempted micro enterprises, qualifying small enterprises, those
 * above both by turnover, and enterprises of which none of these is said.
 */
export const enterpriseTypes = ['EME', 'QSE', 'Large', 'UNSPECIFIED'] as const;
export type EnterpriseType = (typeof enterpriseTypes)[number];

/**
 * What publishers write for each class. `Generic` is the word of the B-BBEE codes for enterprises above QSE. Small, medium and
 * micro enterprises of the National Small Enterprise Act have other limits of turnover, so they are of no class here.
 */
const words: Readonly<Record<string, EnterpriseType>> = {
  eme: 'EME',
  'exempted micro enterprise': 'EME',
  qse: 'QSE',
  'qualifying small enterprise': 'QSE',
  generic: 'Large',
  'generic enterprise': 'Large',
  large: 'Large',
  'large enterprise': 'Large',
};

/** @returns the class that a publisher's text names; `UNSPECIFIED` for any other value */
export const enterpriseType = (stated: unknown): EnterpriseType =>
  (typeof stated === 'string'
    ? words[
        stated
          .trim()
          .toLowerCase()
          .replaceAll(/[\s-]+/g, ' ')
      ]
    : undefined) ?? 'UNSPECIFIED';
