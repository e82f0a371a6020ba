import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, assessBy } from '#shared/domain/quality/assessment.ts';
import type { Checked } from '#shared/domain/quality/checks/check.ts';
import { checks } from '#shared/domain/quality/checks/index.ts';
import { setChecks } from '#shared/domain/quality/checks/set-checks.ts';
import { checksTable } from '#shared/domain/quality/checks-table.ts';
import { validationErrorsOf } from '#shared/domain/quality/issues.ts';
import { property, propertyOf } from '#test/support/property.ts';
import { anyIssue, anyRecord } from './checks/arbitrary.ts';
import { fixtures } from './checks/fixtures/index.ts';
import { recordWith } from './checks/record.ts';

const failing = (record: Checked) => checks.filter((check) => check.fails(record));
const byName = new Map(checks.map((check) => [check.name, check]));

describe('the assessment', () => {
  it('names errors and warnings in order, counts all failures, and never gives a negative score', () => {
    const record = recordWith({
      tender: { title: 'REPAIR OF THE RESERVOIR ROOF', description: null, province: null },
      documents: [],
    });
    expect(assess(record)).toEqual({
      failed: ['no-description', 'no-documents', 'no-province'],
      score: 0.74,
    });
    const changes = Object.values(fixtures).map(([, fails]) => fails);
    expect(assess(recordWith(...changes))).toMatchObject({ score: 0 });
  });

  it('leaves out issues that are in validation_errors already, but counts them', () => {
    const found = recordWith({ issues: ['suspect-amount'] });
    const flagged = recordWith({
      issues: ['suspect-amount'],
      tender: { validation_errors: ['suspect-amount'] },
    });
    expect(assess(found)).toEqual({ failed: ['suspect-amount'], score: 0.9 });
    expect(assess(flagged)).toEqual({ failed: [], score: 0.9 });
  });

  it('is made of any record without throwing: names of failed checks, and a score from 0 to 1', () =>
    propertyOf({ numRuns: 400 }, anyRecord, (record) => {
      const { failed, score } = assess(record);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(score).toBe(Number(score.toFixed(3)));
      expect(failed).toEqual([...new Set(failed)].sort());
      for (const name of failed) {
        expect(byName.get(name)?.severity).not.toBe('info');
        expect(record.tender.validation_errors).not.toContain(name);
      }
    }));

  it('depends on nothing but the record, and leaves it as it is', () =>
    property(anyRecord, (record) => {
      const before = structuredClone(record);
      const first = assess(record);
      expect(assess(before)).toEqual(first);
      expect(record).toEqual(before);
    }));

  it('never improves with another issue', () =>
    property(anyRecord, anyIssue, (record, issue) => {
      const worse = assess({ ...record, issues: [...record.issues, issue] });
      const { failed, score } = assess(record);
      expect(worse.score).toBeLessThanOrEqual(score);
      // One award that is far above the estimate says the same of a single award, and weighs as much.
      const replaced = issue.kind === 'award-above-estimate' ? ['award-far-from-estimate'] : [];
      const stay = failed.filter((name) => !replaced.includes(name));
      expect(worse.failed).toEqual(expect.arrayContaining(stay));
    }));

  it('never improves if more fails', async () => {
    const names = fc.constantFrom(...Object.keys(fixtures));
    const recordOf = (of: string[]): Checked => recordWith(...of.map((name) => fixtures[name]?.[1] ?? {}));
    await property(fc.array(names, { maxLength: 5 }), names, (some, another) => {
      const [less, more] = [recordOf(some), recordOf([...some, another])];
      const worse = new Set(failing(more));
      fc.pre(failing(less).every((check) => worse.has(check)));
      expect(assess(more).score).toBeLessThanOrEqual(assess(less).score);
    });
  });

  it('never improves with more checks', () =>
    property(anyRecord, fc.subarray([...checks]), (record, some) => {
      const fewer = assessBy(some)(record);
      const all = assess(record);
      expect(all.score).toBeLessThanOrEqual(fewer.score);
      expect(all.failed).toEqual(expect.arrayContaining(fewer.failed));
    }));

  it('together with the validation_errors names each defect once', () =>
    property(anyRecord, (record) => {
      const flags = validationErrorsOf(record.issues);
      const { failed } = assess({ ...record, tender: { ...record.tender, validation_errors: flags } });
      expect(new Set([...flags, ...failed]).size).toBe(flags.length + failed.length);
    }));
});

describe('the table of checks', () => {
  it('has a row of five cells for every check, of sets too', () => {
    const [head, rule, ...rows] = checksTable().split('\n');
    expect(head).toBe('| check | of | severity | costs | means |');
    expect(rule).toBe('| --- | --- | --- | --- | --- |');
    expect(rows).toHaveLength(checks.length + setChecks.length);
    for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(7);
    expect(rows).toContain('| `no-buyer` | buyer | error | 0.25 | No publisher says who buys. |');
    expect(rows.at(-1)).toMatch(/^\| `duplicate-reference` \|/);
  });
});
