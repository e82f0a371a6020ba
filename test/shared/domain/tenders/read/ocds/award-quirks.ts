import { portalAward } from '#test/shared/domain/tenders/releases.ts';
import type { Quirk } from './notice-quirks.ts';

export const awardQuirks: readonly Quirk[] = [
  [
    'wrong-type',
    { rest: { awards: { id: '7', suppliers: [{ name: 'Zed' }], value: { amount: 500 } } } },
    { awards: [{ supplier_name: 'Zed' }] },
  ],
  [
    'duplicate-award',
    { rest: { awards: [portalAward('7', 'Zed', 500), portalAward('7', 'Zed', 600)] } },
    { awards: [{ amount: '600' }] },
  ],
  [
    'duplicate-supplier',
    { rest: { awards: [portalAward('7', 'ZED CC', 500), portalAward('8', 'Zed', 500)] } },
    { awards: [{ ocds_award_id: '7', validation_errors: ['duplicate-supplier'] }] },
  ],
  [
    'several-suppliers',
    {
      rest: {
        awards: [
          portalAward('7', 'Zed', 500, {
            suppliers: [
              { id: '1', name: 'Zed' },
              { id: '2', name: 'Alpha' },
            ],
          }),
        ],
      },
    },
    { awards: [{ supplier_name: 'Zed; Alpha', supplier_id: '1' }] },
  ],
  [
    'supplier-placeholder',
    { rest: { awards: [portalAward('7', 'None', 500)] } },
    {
      awards: [
        {
          supplier_name: null,
          supplier_raw_name: null,
          amount: '500',
          status: 'awarded',
          validation_errors: ['supplier-placeholder'],
        },
      ],
    },
  ],
  [
    'supplier-placeholder',
    { rest: { awards: [portalAward('7', 'non-award', 0)] } },
    { status: 'active', awards: [{ status: 'unsuccessful', supplier_name: null, amount: null }] },
  ],
  [
    'supplier-placeholder',
    { rest: { awards: [portalAward('7', 'Panel of service providers', 0)] } },
    {
      status: 'awarded',
      awards: [
        {
          status: 'awarded',
          supplier_name: null,
          supplier_raw_name: null,
          title: null,
          validation_errors: ['supplier-placeholder'],
        },
      ],
    },
  ],
  [
    'empty-award',
    { rest: { awards: [portalAward('7', 'To be confirmed', 0)] } },
    { status: 'active', awards: [] },
  ],
  ['empty-award', { rest: { awards: [portalAward('7', 'x', 0)] } }, { status: 'active', awards: [] }],
  [
    'csd-number-in-name',
    { rest: { awards: [portalAward('7', 'Zed CC MAAA1234567 JV Alpha CC MAAA7654321', 500)] } },
    {
      awards: [
        {
          supplier_name: 'Zed CC JV Alpha CC',
          supplier_csd_number: null,
          supplier_members: [
            { name: 'Zed CC', csdNumber: 'MAAA1234567' },
            { name: 'Alpha CC', csdNumber: 'MAAA7654321' },
          ],
        },
      ],
    },
  ],
  [
    'csd-number-in-name',
    { rest: { awards: [portalAward('7', 'AGRIMARK OPERATIONS and MAAA1234716', 500)] } },
    {
      awards: [
        {
          supplier_name: 'AGRIMARK OPERATIONS',
          supplier_csd_number: 'MAAA1234716',
          supplier_raw_name: 'AGRIMARK OPERATIONS and MAAA1234716',
          title: null,
          description: null,
        },
      ],
    },
  ],
  [
    'suspect-amount',
    { rest: { awards: [portalAward('7', 'Zed', 21_796_778)] } },
    {
      awards: [{ amount: '21796778', validation_errors: ['suspect-amount'] }],
      tender: { validation_errors: ['suspect-amount'] },
    },
  ],
];
