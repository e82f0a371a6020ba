import { type FactBasis, websiteOf } from '#shared/codelists/fact-bases.ts';
import { municipalityOf } from '#shared/codelists/municipalities.ts';
import { rowsOf } from '#shared/codelists/table.ts';

/** The seat and web site of a municipality, each null where it is not known for certain. */
export type MunicipalityFacts = { seat: string | null; website: string | null; websiteBasis: FactBasis };

/**
 * By code. `+` before a host: contacts of real notices of the portal (2025 and 2026) have addresses at it, or its own site lists its
 * tenders there. Hosts without it and all towns are public knowledge of 2025; the site itself shows both. What was not certain was left out.
 */
const byCode: ReadonlyMap<string, MunicipalityFacts> = new Map(
  rowsOf('municipality-facts').map(([code = '', seat = '', host = '']) => {
    if (municipalityOf(code) === null) throw new TypeError(`${code} is no municipality`);
    return [code, { seat: seat || null, ...websiteOf(host) }];
  }),
);

/** @returns what is known of the municipality with this code; null where nothing is */
export const municipalityFacts = (code: string): MunicipalityFacts | null => byCode.get(code) ?? null;
