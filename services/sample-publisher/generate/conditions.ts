import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import type { Random } from './random.ts';

/**
 * Text for `specialConditions`; null where the publisher leaves the field out.
 * @param grade what contractors need, such as `6CE`; null for other purchases than works
 */
export function specialConditions(
  province: ProvinceCode | null,
  grade: string | null,
  random: Random,
): string | null {
  if (random.chance(0.65)) return null;
  if (random.chance(0.12))
    return random.pick(['N/A', 'None', 'As per tender document', 'See bid document for special conditions.']);
  const parts = [
    ...new Set(Array.from({ length: random.integer(1, 3) }, () => random.pick(conditions(grade)))),
  ];
  if (province === null && random.chance(0.2)) parts.push('Services are required at all regional offices.');
  return `${parts.join('\r\n\r\n')}${random.chance(0.3) ? '\r\n' : ''}`;
}

const conditions = (grade: string | null): readonly string[] => [
  'The 80/20 preference point system is applicable to this bid, where 20 points are allocated to specific goals.',
  'Bidders must be registered on the Central Supplier Database (CSD).',
  'The tender offer validity period is 120 days.',
  'NB: The offers must remain valid for 90 days from the closing date for submission of bids.',
  'Bidders must score a minimum of 70% for functionality to be evaluated further.',
  grade === null ? 'Bidders must submit references of similar work.' : `CIDB GRADING ${grade} OR HIGHER`,
  'A non-refundable fee of R300 is payable for hard copies of the bid document.',
  'Late, telephonic, faxed or e-mailed tenders will not be accepted.',
  'A COMPULSORY clarification meeting will be held as indicated. Bidders who do not attend will be disqualified.',
  'SBD 1, SBD 4 and SBD 6.1 must be completed in full and signed.',
  'Municipal rates and taxes of the company and its directors must not be in arrears for more than 90 days.',
  'Bidders must submit a valid PSIRA registration certificate and COIDA letter of good standing.',
  'Only locally manufactured goods with the stipulated minimum threshold of 100% local content will be considered.',
  'Minimum threshold for functionality: 60 points out of 100.',
];
