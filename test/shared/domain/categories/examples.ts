import type { Example } from '#shared/domain/categories/training.ts';

const subjects: readonly [slug: string, ...texts: string[]][] = [
  [
    'construction',
    'Construction of a gravel road',
    'Building of a bridge',
    'Construction of a community hall',
    'Upgrade of a gravel road',
  ],
  [
    'security-and-investigation-activities',
    'Guarding of offices',
    'Armed guards at the depot',
    'Alarm monitoring and armed response',
    'Guarding of the stadium',
  ],
  [
    'supplies-medical',
    'Supply of medicine',
    'Delivery of surgical gloves to a hospital',
    'Supply of vaccines to clinics',
    'Supply of surgical masks',
  ],
];
const places = ['in Gqeberha', 'for the district', 'at the head office', 'for thirty six months', 'once off'];

/** Tenders of three kinds by two buyers, all made up. */
export const examples: readonly Example[] = subjects.flatMap(([slug, ...texts]) =>
  texts.flatMap((text, row) =>
    places.map((place, column) => ({
      slug,
      text: `${text} ${place}`,
      buyer: (row + column) % 2 === 0 ? 'Health' : 'Kouga Municipality',
      type: 'Request for Bid(Open-Tender)',
      day: `2025-0${1 + ((row + column) % 9)}-1${column}`,
    })),
  ),
);
