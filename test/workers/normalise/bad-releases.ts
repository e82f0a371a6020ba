import { portalAward, portalRelease } from '#test/shared/domain/tenders/releases.ts';

/** Releases with values that are wrong, out of range or of another type; each is normalised all the same. */
export const badReleases: readonly (readonly [string, unknown])[] = [
  ['1 MB of description', portalRelease(1, { description: 'very '.repeat(200_000) })],
  ['1 MB of number', portalRelease(1, { title: '9'.repeat(1_000_000), id: '9'.repeat(1_000_000) })],
  [
    'wrong types everywhere',
    {
      ocid: 'ocds-9t57fa-1',
      date: {},
      language: 7,
      buyer: [],
      parties: 'x',
      awards: {},
      tender: {
        title: [],
        description: {},
        documents: 'x',
        value: 'R5',
        tenderPeriod: [],
        briefingSession: 'yes',
        contactPerson: 1,
        procuringEntity: null,
        status: 5,
        submissionMethod: [[], {}, 3],
      },
    },
  ],
  [
    'NUL, surrogates and controls',
    portalRelease(
      1,
      {
        description: 'a\u0000b\udc00',
        contactPerson: { name: '\u0000', email: 'a\u0000@b.za' },
        x: '\u0000',
      },
      { awards: [portalAward('\u0000', '\ud800', '\u0000')], 'field\u0000': 1 },
    ),
  ],
  [
    'ids of all kinds',
    portalRelease(
      1,
      {
        documents: [{}, { id: 1 }, { id: {} }, { id: '1' }, { url: 'ftp://x' }, { title: 'x'.repeat(5_000) }],
      },
      {
        awards: [
          {},
          { id: {} },
          portalAward('99999999999999', 'Zed', 1e300),
          { suppliers: [{ name: 'A company' }] },
          { suppliers: [{ name: 'B company' }] },
        ],
      },
    ),
  ],
  ['numbers out of range', { ...portalRelease(1), ocid: 'ocds-9t57fa-99999999999' }],
  [
    'year 1 and year 9999',
    portalRelease(1, {
      tenderPeriod: { startDate: '0001-01-01T00:00:00Z', endDate: '9999-12-31T23:59:59Z' },
    }),
  ],
];
