import { closing, portalDocument } from './releases.ts';

/** What is laid over a release, and the changes that the record shows then. */
export const amendments: readonly (readonly [string, object, object[]])[] = [
  [
    'closing date',
    closing('2026-09-30T12:00:00Z'),
    [
      {
        event_type: 'closing-date-changed',
        field: 'closingDateTime',
        before: '2026-09-16T09:00:00.000Z',
        after: '2026-09-30T10:00:00.000Z',
      },
    ],
  ],
  [
    'title',
    { description: 'Repair of the roof' },
    [
      {
        event_type: 'title-changed',
        field: 'title',
        before: 'Repair of the reservoir roof',
        after: 'Repair of the roof',
      },
    ],
  ],
  [
    'document added',
    {
      documents: [
        portalDocument('notice'),
        portalDocument('erratum', { dateModified: '2026-08-15T09:00:00Z' }),
      ],
    },
    [
      {
        event_type: 'document-added',
        occurred_at: '2026-08-15T09:00:00+02:00',
        field: 'documents',
        before: null,
      },
    ],
  ],
  [
    'document replaced',
    { documents: [portalDocument('notice', { dateModified: '2026-08-15T10:00:00Z' })] },
    [{ event_type: 'document-changed', occurred_at: '2026-08-15T10:00:00+02:00' }],
  ],
  [
    'document dated in the future',
    { documents: [portalDocument('notice', { dateModified: '2027-01-01T10:00:00Z' })] },
    [{ event_type: 'document-changed', occurred_at: '2026-08-16T06:00:00.000000Z' }],
  ],
  ['document gone', { documents: [] }, [{ event_type: 'document-removed', after: null }]],
  [
    'briefing',
    { briefingSession: { isSession: true, compulsory: true, date: '2026-08-25T11:00:00Z', venue: 'Hall' } },
    [
      { event_type: 'briefing-changed', field: 'briefingSession', before: false, after: true },
      { event_type: 'briefing-changed', field: 'briefingCompulsory', before: false, after: true },
      {
        event_type: 'briefing-changed',
        field: 'briefingDateTime',
        before: null,
        after: '2026-08-25T09:00:00.000Z',
      },
      { event_type: 'briefing-changed', field: 'briefingVenue', before: null, after: 'Hall' },
    ],
  ],
  [
    'anything else',
    { specialConditions: 'CIDB 5GB' },
    [{ event_type: 'amended', field: 'requirements', before: null, after: 'CIDB 5GB' }],
  ],
];
