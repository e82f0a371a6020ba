import { describe, expect, it } from 'vitest';
import { assess } from '#shared/domain/quality/assessment.ts';
import type { Checked } from '#shared/domain/quality/checks/check.ts';
import { checksWithFields, fieldsOfCheck } from '#shared/domain/quality/checks/checked-fields.ts';
import { checks } from '#shared/domain/quality/checks/index.ts';
import { setChecks } from '#shared/domain/quality/checks/set-checks.ts';
import { type IssueKind, issueKinds } from '#shared/domain/quality/issue-kinds.ts';
import { recordWith } from '#test/shared/domain/quality/checks/record.ts';
import { fixtures } from './fixtures/index.ts';

const failing = (record: Checked): string[] =>
  checks.filter((check) => check.fails(record)).map(({ name }) => name);
const names = checks.map(({ name }) => name);

describe('the registry', () => {
  it('has names of its own, in kebab-case, for every check of a record and of sets', () => {
    const all = [...names, ...setChecks.map(({ name }) => name)];
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(name))).toEqual([]);
  });

  it('explains each check in one sentence and prices it by its severity', () => {
    for (const { name, meaning, severity, weight } of checks) {
      expect(meaning, name).toMatch(/^[A-Z"].*\.$/);
      const [least, most] = { error: [0.05, 1], warning: [0.02, 0.2], info: [0.01, 0.03] }[severity];
      expect(weight, name).toBeGreaterThanOrEqual(least!);
      expect(weight, name).toBeLessThanOrEqual(most!);
    }
  });

  it('has a check of the same name for every kind of issue that is an error or a warning', () => {
    const flags = Object.entries(issueKinds).filter(([, { severity }]) => severity !== 'info');
    const known: string[] = [...checks, ...setChecks].map(({ name }) => name);
    expect(flags.map(([kind]) => kind).filter((kind) => !known.includes(kind))).toEqual([]);
  });

  it('gives an issue that is an error or a warning the severity of its check', () => {
    const severities = new Map([...checks, ...setChecks].map(({ name, severity }) => [name, severity]));
    for (const [kind, { severity }] of Object.entries(issueKinds))
      if (severity !== 'info') expect(severities.get(kind), kind).toBe(severity);
  });

  it('says of an issue what the check of its name says', () => {
    for (const name of names.filter((name) => Object.hasOwn(issueKinds, name)))
      expect(failing(recordWith({ issues: [name as IssueKind] })), name).toEqual([name]);
  });
});

describe('the good record', () => {
  it('fails nothing', () => {
    expect(failing(recordWith())).toEqual([]);
    expect(assess(recordWith())).toEqual({ failed: [], score: 1 });
  });
});

describe('each check', () => {
  it('has a record that passes and one that fails, and no other has', () => {
    expect(Object.keys(fixtures).sort()).toEqual([...names].sort());
  });

  it.each(Object.entries(fixtures))('%s', (name, [passes, fails, also = []]) => {
    expect(failing(recordWith(passes))).toEqual([]);
    expect(failing(recordWith(fails)).sort()).toEqual([name, ...also].sort());
  });
});

it('each check names the fields that it looks at', () => {
  const all = [...checks, ...setChecks].map(({ name }) => name);
  expect(all.filter((name) => fieldsOfCheck(name).length === 0)).toEqual([]);
  expect([...checksWithFields].filter((name) => !all.includes(name))).toEqual([]);
});
