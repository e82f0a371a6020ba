import { awardOf, portalRow, shortRow } from '#test/shared/domain/tenders/read/etenders/rows.ts';
import { portalAward, portalRelease } from '#test/shared/domain/tenders/releases.ts';
import type { Planting } from './planted.ts';

/** Digits that are not an identity number and must stay. */
export const KEPT = { telephone: '012 358 9999', barcode: '4006381333931', reference: 'RFQ 165050/2026' };
const LIST = 'https://www.etenders.gov.za/Home/PaginatedTenderOpportunities?status=';

/** Responses of both publishers with identity numbers wherever there can be text, one after the other. */
export function plantedResponses(planting: Planting) {
  const release = (number: number, rest = {}) =>
    portalRelease(
      number,
      {
        description: `Toner ${KEPT.barcode} for the office`,
        specialConditions: 'Bring a pen',
        eligibilityCriteria: 'CSD registration',
        deliveryLocation: '1 Market Street',
        tenderers: [{ id: '1', name: 'Bidders CC' }],
        milestones: [
          { id: '1', title: 'Site visit', dueDate: '2026-08-20T10:00:00Z', description: 'At the gate' },
        ],
        ...rest,
      },
      {
        awards: [portalAward('5', 'Mokoena Trading', 1_200_000)],
        parties: [{ id: '5', name: 'Mokoena Trading', roles: ['supplier'] }],
        contracts: [{ id: '1', awardID: '5', title: 'Contract', description: 'Toner', status: 'active' }],
      },
    );
  const row = (id: number, rest = {}) =>
    portalRow(id, {
      conditions: 'Bring a pen',
      briefingVenue: 'At the gate',
      awards: [awardOf('Mokoena Trading', 'R1 200 000,00', { subContractor: [{ name: 'Dlamini Works' }] })],
      bidders: [{ biddersName: 'Bidders CC' }],
      reason: 'No funds',
      cancelled: null,
      ...rest,
    });
  /** The ocid and the number identify the process; without them nothing could be read. */
  const kept = (planted: unknown, original: Record<string, unknown>, ...names: string[]) => ({
    ...(planted as Record<string, unknown>),
    ...Object.fromEntries(names.map((name) => [name, original[name]])),
  });
  const plants = [planting.inTexts, planting.instead, planting.everywhere];
  return [
    {
      at: '2026-08-14T12:00:00Z',
      json: {
        releases: [
          ...plants.map((plant, n) => kept(plant(release(1001 + n)), release(1001 + n), 'ocid')),
          portalRelease(1009, {
            title: KEPT.reference,
            description: `Toner ${KEPT.barcode}, ${KEPT.telephone}`,
          }),
          // The number is the process itself: rejected, and named by its response.
          planting.instead(portalRelease(1010)),
          planting.instead('no release'),
        ],
      },
    },
    {
      at: '2026-08-14T13:00:00Z',
      source: 'etenders',
      url: `${LIST}2`,
      json: plants.flatMap((plant, n) => [
        kept(plant(row(1001 + n)), row(1001 + n), 'id'),
        kept(plant(row(2001 + n)), row(2001 + n), 'id'),
        kept(plant(shortRow(3001 + n)), shortRow(3001 + n), 'id'),
      ]),
    },
    {
      at: '2026-08-15T13:00:00Z',
      source: 'etenders',
      url: `${LIST}4`,
      json: [kept(planting.inTexts(row(2001, { cancelled: 'Yes' })), row(2001), 'id')],
    },
    // The amendment of a text that has a number is an event, with the text before and after.
    {
      at: '2026-08-16T13:00:00Z',
      json: { releases: [kept(planting.inTexts(release(1001, { title: 'RFQ 7' })), release(1001), 'ocid')] },
    },
  ];
}
