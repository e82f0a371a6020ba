import type { Random } from '#services/sample-publisher/generate/random.ts';

/** Passages that stand in every set of conditions and ask nothing of a bid. */

export const definitions: readonly (readonly string[])[] = [
  ['“Department”', 'the provincial department that issues this bid'],
  ['“End-user”', 'the institution, district or directorate where the service is rendered'],
  ['“Contractor”', 'the bidder to whom the contract is awarded'],
  ['“GCC”', 'General Conditions of Contract, July 2010'],
  ['“SLA”', 'service level agreement'],
  ['“PPPFA”', 'Preferential Procurement Policy Framework Act, 2000 (Act 5 of 2000)'],
];

export const background = (buyer: string, noun: string, random: Random): string[] =>
  random.pick([
    [
      `${buyer} serves the public through its institutions and district offices. The existing contract for the ${noun} lapses in the present financial year.`,
      'The purpose of this document is to describe what is required and on what terms the contract will be managed.',
    ],
    [
      `${buyer} has no internal capacity for the ${noun} described below. The need was confirmed by the end-user and approved by the bid specification committee.`,
      'These terms of reference set out the requirement of the end-user.',
    ],
    [
      `In terms of its annual performance plan, ${buyer} has to make sure that its institutions function without interruption. The ${noun} contributes to Programme ${random.integer(1, 8)} of the plan.`,
    ],
  ]);

export const legislation: readonly string[] = [
  'Public Finance Management Act, 1999 (Act 1 of 1999) and the Treasury Regulations',
  'Preferential Procurement Policy Framework Act, 2000 and its regulations of 2022',
  'Occupational Health and Safety Act, 1993 (Act 85 of 1993)',
  'Protection of Personal Information Act, 2013 (Act 4 of 2013)',
];

/** Where these conditions stand among the others, and what the department keeps to itself. */
export const standing = (random: Random): string[] => [
  random.pick([
    'These special conditions supplement the General Conditions of Contract. Where the two differ, the special conditions prevail.',
    'The General Conditions of Contract (GCC) form part of this bid. Special conditions take precedence over the GCC in case of conflict.',
  ]),
  random.pick([
    'The department is not bound to accept the lowest or any bid and may award the contract in part.',
    'The department reserves the right to cancel the bid before award or to award it to more than one bidder.',
  ]),
];

/** How the contract is run after the award, with figures that belong to no other field. */
export const performance = (random: Random): string[] => [
  random.pick([
    'A penalty of 2% of the monthly invoice is deducted for each shift or delivery that is missed, with a maximum of 10% a month.',
    'Poor performance recorded on three monthly monitoring forms in a row constitutes breach of contract. Penalties amount to 5% of the invoice concerned.',
    'Where the contractor is in default, the department may buy the service elsewhere and recover the extra cost, and deduct 1% of the outstanding value for each week.',
  ]),
  random.pick([
    'Prices are firm for the first twelve months. Afterwards they may be adjusted once a year by the consumer price index.',
    'Price adjustments follow changes in statutory wages, which the contractor shall prove; 70% of the price is deemed to be wages.',
    'Prices include value-added tax at 15% and all costs of delivery.',
  ]),
  random.pick([
    'Either party may terminate the contract with one calendar month of written notice.',
    'The contractor may not cede the contract without the written consent of the accounting officer.',
    'The contractor signs a service level agreement with the department after the award.',
  ]),
];
