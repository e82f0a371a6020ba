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
export const performance = (
  kind: 'goods' | 'services' | 'works',
  months: number,
  random: Random,
): string[] => [
  random.pick([
    `A penalty of 2% of the monthly invoice is deducted for each ${kind === 'goods' ? 'delivery' : 'shift or visit'} that is missed, with a maximum of 10% a month.`,
    'Poor performance recorded on three monthly monitoring forms in a row constitutes breach of contract. Penalties amount to 5% of the invoice concerned.',
    'Where the contractor is in default, the department may buy elsewhere and recover the extra cost, and deduct 1% of the outstanding value for each week.',
  ]),
  random.pick([
    ...(months > 12
      ? [
          'Prices are firm for the first twelve months. Afterwards they may be adjusted once a year by the consumer price index.',
        ]
      : ['Prices are firm until the contract ends.']),
    ...(kind === 'services' && months > 12
      ? [
          'Price adjustments follow changes in statutory wages, which the contractor shall prove; 70% of the price is deemed to be wages.',
        ]
      : []),
    'Prices include value-added tax at 15% and all costs of delivery.',
  ]),
  random.pick([
    'Either party may terminate the contract with one calendar month of written notice.',
    'The contractor may not cede the contract without the written consent of the accounting officer.',
    'The contractor signs a service level agreement with the department after the award.',
  ]),
];

/** The levels of service that are monitored while the contract runs; their percentages are no weights. */
export const serviceLevels: readonly (readonly string[])[] = [
  ['Service element', 'Target', 'Deduction from the invoice'],
  ['Complaints resolved within 24 hours', '95%', '2%'],
  ['Work done on the scheduled day', '98%', '5%'],
  ['Monthly report received by the 7th', '100%', '1%'],
];

export const confidentiality = (random: Random): string[] => [
  random.pick([
    'Information about patients, learners, farmers and officials that becomes known to the contractor is confidential and remains the property of the department.',
    'The contractor processes personal information only on the instruction of the department and returns it when the contract ends.',
  ]),
  random.pick([
    'Officials of the department do not accept gifts from bidders. Suspected fraud may be reported to the National Anti-Corruption Hotline at 0800 701 701.',
    'No publicity may be given to the award without the written consent of the head of department.',
  ]),
];

/** What the letters of the formula for price mean. */
export const formulaLetters: readonly (readonly string[])[] = [
  ['Ps', 'points scored for the price of the bid under consideration'],
  ['Pt', 'price of the bid under consideration'],
  ['Pmin', 'price of the lowest acceptable bid'],
];
