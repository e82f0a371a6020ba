import { southAfrica } from '#shared/domain/tenders/read/ocds/dialects.ts';
import { readSourceRecord } from '#shared/domain/tenders/read/ocds/source-record.ts';
import {
  addDays,
  isDay,
  parseSouthAfrican,
  parseStandard,
  southAfricanDay,
  southAfricanTime,
  startOfSouthAfricanDay,
} from '#shared/time.ts';

/** Prints what the functions of `#shared/time.ts` give in this process's time zone; run by `time.test.ts`. */

const texts = [
  '2026-01-15T11:00:00Z',
  '2026-07-15T11:00:00Z',
  '2026-01-15T00:00:00Z',
  '2026-07-15T23:59:59Z',
  '2026-03-29T02:30:00Z',
  '2026-10-25T01:30:00.1234567',
  '2026-08-14',
];
const instants = texts.map(parseSouthAfrican);
const served = instants.map((parsed) =>
  parsed.kind === 'instant' ? southAfricanTime(new Date(parsed.instant)) : parsed.kind,
);
const notice = (endDate: string) =>
  readSourceRecord(
    southAfrica,
    { date: '2026-07-15T00:00:00Z', tender: { tenderPeriod: { endDate } } },
    'ocds-9t57fa-1',
  );

process.stdout.write(
  JSON.stringify({
    hours: new Date('2026-07-15T12:00:00Z').getHours(),
    instants: instants.map((parsed) => (parsed.kind === 'instant' ? parsed.instant : parsed.kind)),
    served,
    standard: ['2026-07-15T11:00:00Z', '2026-07-15T11:00:00+02:00', '2026-07-15T11:00:00'].map(parseStandard),
    days: ['2026-07-14T21:59:59Z', '2026-07-14T22:00:00Z', '2026-12-31T22:00:00Z'].map((text) =>
      southAfricanDay(new Date(text)),
    ),
    start: startOfSouthAfricanDay('2026-07-15').toISOString(),
    added: [
      addDays('2026-03-28', 1),
      addDays('2026-10-25', 1),
      addDays('2028-02-28', 1),
      addDays('2026-01-01', -1),
    ],
    valid: ['2026-02-29', '2028-02-29', '2026-10-25', '2026-1-1'].map(isDay),
    closes: notice('2026-07-15T11:00:00Z').tender.closing_date_time,
    early: notice('2026-07-14T23:59:00Z')
      .issues.map(({ kind }) => kind)
      .filter((kind) => kind !== 'no-title'),
  }),
);
