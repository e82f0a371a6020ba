import fc from 'fast-check';
import type { Checked } from '#shared/domain/quality/checks/check.ts';
import { type IssueKind, issueKinds } from '#shared/domain/quality/issue-kinds.ts';
import { anyCharacter } from '#test/support/property.ts';
import { recordWith } from './record.ts';

/** Columns that are never null, beside those that are lists. */
const required = new Set([
  ...['id', 'ocid', 'source', 'slug', 'status', 'publication_type', 'amendment_number', 'readvertised'],
  ...['tender_id', 'first_captured_at', 'captured_at', 'position', 'award_key', 'name', 'award_id'],
]);
const lists = new Set(['sources', 'validation_errors', 'roles']);
const states: Readonly<Record<string, readonly string[]>> = {
  'tender.status': ['active', 'closed', 'awarded', 'cancelled'],
  'awards.status': ['awarded', 'pending', 'cancelled', 'unsuccessful'],
};

const text = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'aA1 .,@/?&<>x\u00c3\ufffd-'), maxLength: 30 }),
  fc.constantFrom(
    '',
    'TEST',
    'City of Tshwane',
    'Gauteng',
    '0',
    '-5',
    '1e400',
    'NaN',
    '50000000001',
    'Limpopo - Health',
  ),
);
const instant = fc.oneof(
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constantFrom(
    '2026-04-06T00:00:00+02:00',
    '2026-04-19T11:00:00+02:00',
    '2026-04-15T11:00:00+0530',
    '',
    'soon',
  ),
);

/** A value of the type that the good record has there. */
function cellOf(part: string, column: string, value: unknown): fc.Arbitrary<unknown> {
  if (lists.has(column)) return fc.array(text, { maxLength: 3 });
  const state = states[`${part}.${column}`];
  if (state) return fc.constantFrom(...state);
  const any =
    typeof value === 'boolean'
      ? fc.boolean()
      : typeof value === 'number'
        ? fc.double({ noNaN: true })
        : /_at$|_date$/.test(column)
          ? instant
          : text;
  const usual = fc.constant(value);
  return required.has(column) && !(part === 'contracts' && column === 'award_id')
    ? fc.oneof(usual, any)
    : fc.oneof(usual, any, fc.constant(null));
}

const rowOf = (part: string, row: object): fc.Arbitrary<object> =>
  fc.record(
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(part, column, value)])),
  );

const issue = fc.record({
  source: fc.constantFrom('ocds', 'etenders'),
  kind: fc.constantFrom(...(Object.keys(issueKinds) as IssueKind[])),
  path: fc.constantFrom('closing_date_time', 'tender', 'awards/0/value/amount'),
});

const { tender, issues: _, ...parts } = recordWith();

/** Any record that the types allow. */
export const anyRecord: fc.Arbitrary<Checked> = fc.record(
  {
    tender: rowOf('tender', tender),
    issues: fc.array(issue, { maxLength: 4 }),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, rows]) => [
        name,
        fc.array(rowOf(name, (rows as object[])[0] ?? {}), { maxLength: 3 }),
      ]),
    ),
  },
  { requiredKeys: ['tender', 'issues', ...Object.keys(parts)] as never },
) as unknown as fc.Arbitrary<Checked>;

export const anyIssue = issue;
