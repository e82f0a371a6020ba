import { describe, expect, it } from 'vitest';
import { type IssueKind, issueKinds } from '#shared/domain/quality/issue-kinds.ts';
import { quirks } from '#test/shared/domain/tenders/read/etenders/quirks.ts';
import { awardQuirks } from './award-quirks.ts';
import { noticeQuirks } from './notice-quirks.ts';
import { kinds, read } from './portal-record.ts';

/** Kinds that only show once a record is complete; combine, resolve and award-amounts have tests with their cases. */
const laterKinds: IssueKind[] = [
  'publishers-differ',
  'amount-lost-decimals',
  'place-conflict',
  'award-above-estimate',
  'award-above-plausible',
  // Found where suppliers are read, see supplier-mentions.test.ts, and among the spellings of many awards, see
  // test/workers/derive/companies.test.ts.
  'invalid-registration-number',
  'shared-registration-number',
  'ambiguous-supplier',
  // Found where names are compared with lists, see test/workers/derive/restricted.ts, and in imported registers, see
  // test/shared/registers/read-register.test.ts.
  'award-to-restricted-supplier',
  'wrong-identity-number',
  // What documents say: test/workers/documents/stage.test.ts.
  'evidence-missing',
];

describe('each quirk is one issue', () => {
  const cases = [...noticeQuirks, ...awardQuirks];

  it.each(cases)('%s: %j', (kind, { tender, rest }, expected) => {
    const record = read(tender, rest);
    expect(record).toMatchObject(expected);
    expect(kinds(record)).toContain(kind);
  });

  it('has a case for every kind of issue, here, among the rows of the portal or where publishers are combined', () => {
    const tested = new Set<string>([...[...cases, ...quirks].map(([kind]) => kind), ...laterKinds]);
    expect(Object.keys(issueKinds).filter((kind) => !tested.has(kind))).toEqual([]);
  });
});
