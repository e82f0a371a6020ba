import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { spelledMonths } from '../../wordings/spelled.ts';
import { clauses, line, part } from './blocks.ts';
import { mandatoryWarnings } from './phrases.ts';

/** Part 6: what is handed in, in a schedule of mandatory returnables and one of others. */
export function returnables({ truth: { lists } }: Bid, random: Random): Block[] {
  const schedule = (code: string, title: string, note: string, mandatory: boolean): Block[] => {
    const items = lists.returnables.filter((item) => item.mandatory === mandatory);
    return items.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, text: title },
          line(note),
          {
            ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 10, shares: [10, 72, 18] },
            rows: [
              ['Ref', 'Returnable', 'Enclosed (Y/N)'],
              ...items.map(({ text }, at) => [`${code}${at + 1}`, text, '']),
            ],
          },
        ];
  };
  const warning = lists.disqualifiers.find((ground) => mandatoryWarnings.includes(ground));
  return lists.returnables.length === 0
    ? []
    : [
        part(6, 'TENDER RETURNABLES'),
        line('The returnables are submitted with the tender and marked with the reference given here.'),
        ...schedule('M', 'Mandatory tender returnables', warning ?? '', true),
        ...schedule(
          'R',
          warning === undefined
            ? 'Tender returnables that are not mandatory'
            : random.pick(['Tender returnables that are not mandatory', 'Other tender returnables']),
          'The Employer may ask for these after the closing date if they are missing. They are not mandatory for the evaluation.',
          false,
        ),
      ];
}

const forms: Readonly<Record<Bid['kind'], string>> = {
  goods:
    'The contract is in the form of the NEC3 Supply Contract, with the contract data that the Employer issues on award.',
  services:
    'The contract is in the form of the NEC3 Term Service Contract or, where advice is bought, the NEC3 Professional Services Contract.',
  works: 'The contract is in the form of the NEC3 Engineering and Construction Contract, Option A.',
};

/** Part 7: terms of the contract. */
export function contractTerms({ truth: { values }, kind }: Bid, random: Random): Block[] {
  const { durationMonths, paymentDays, guaranteePercent, subcontractingPercent } = values;
  return [
    part(7, random.pick(['CONTRACTUAL AND COMMERCIAL CONDITIONS', 'CONDITIONS OF CONTRACT'])),
    ...clauses('7', [
      forms[kind],
      ...(durationMonths === undefined
        ? []
        : [
            random.pick([
              `The contract period is ${spelledMonths(durationMonths, random)} from the contract date.`,
              `The contract is concluded for ${spelledMonths(durationMonths, random)}.`,
              `Duration of the contract: ${spelledMonths(durationMonths, random)}.`,
            ]),
          ]),
      random.pick([
        'Prices are in South African rand and exclude VAT.',
        'Prices are given in rand; the share in foreign currency is shown in the pricing schedule.',
      ]),
      random.pick([
        'Delay damages are 0.1% of the value of the order for each day of delay, up to 10% of that value.',
        'Low performance damages are set out in the contract data and do not exceed 10% of the total of the prices.',
      ]),
      ...(paymentDays === undefined
        ? []
        : [
            random.pick([
              `The Employer pays within ${paymentDays} days after the date of a valid tax invoice and statement.`,
              `Payment terms: ${paymentDays} days from receipt of a correct invoice.`,
            ]),
          ]),
      ...(guaranteePercent === undefined
        ? []
        : [
            random.pick([
              `The Contractor provides a performance bond of ${guaranteePercent}% of the total of the prices.`,
              `A performance guarantee of ${guaranteePercent}% of the contract price is provided by the Contractor after award.`,
            ]),
          ]),
      ...(subcontractingPercent === undefined
        ? []
        : [
            `The Contractor subcontracts a minimum of ${subcontractingPercent}% of the value of the contract to designated groups.`,
          ]),
      'Cession and assignment need the written consent of the Employer.',
    ]),
  ];
}

/** Part 8: safety, health, environment and quality after the award. */
export function safety({ kind }: Bid, random: Random): Block[] {
  return [
    part(8, 'SAFETY, HEALTH, ENVIRONMENT AND QUALITY (SHEQ)'),
    ...clauses('8', [
      random.pick([
        'The life-saving rules of the Employer apply to all persons on its premises.',
        'Everybody on a site of the Employer follows its life-saving rules and signs in at the security gate.',
      ]),
      kind === 'goods'
        ? 'Drivers who deliver to a power station or depot are inducted at the gate.'
        : 'Where the contract is performed on a site of the Employer, the successful Tenderer compiles a safety and health file after the award and has it approved before access to the site is granted.',
      ...(kind === 'works'
        ? [
            'The file follows the baseline risk assessment of the client and the Construction Regulations, 2014.',
          ]
        : []),
      'Where a site has an environmental management plan, it is handed over at the kick-off meeting.',
      random.pick([
        'Quality is managed as agreed with the quality department of the Employer at the kick-off meeting.',
        'Non-conformances are reported to the Employer within two working days.',
      ]),
    ]),
  ];
}
