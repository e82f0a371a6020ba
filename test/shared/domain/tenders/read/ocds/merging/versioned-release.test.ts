import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isObject, type Json } from '#shared/domain/tenders/read/fields/reading.ts';
import { compiledRelease } from '#shared/domain/tenders/read/ocds/merging/compiled-release.ts';
import { standardRules } from '#shared/domain/tenders/read/ocds/merging/rules.ts';
import { mergeRulesOf } from '#shared/domain/tenders/read/ocds/merging/schema-rules.ts';
import { versionedRelease } from '#shared/domain/tenders/read/ocds/merging/versioned-release.ts';
import { mergeCases } from './cases/index.ts';
import { OCID, release } from './merge-case.ts';

describe('a versioned release', () => {
  it.each(mergeCases)('$name', ({ releases, versioned, schema }) => {
    const rules = schema === undefined ? standardRules : mergeRulesOf(schema);
    const given = releases.map((content, index) => release(index + 1, content));
    const copies = structuredClone(given);
    expect(versionedRelease(given.toReversed(), rules)).toEqual({ ocid: OCID, ...versioned });
    expect(given).toEqual(copies);
  });

  it('says where one release gives a field another type, because a history cannot express it', () => {
    const both = (first: unknown, second: unknown) => () =>
      versionedRelease([release(1, { tender: { x: first } }), release(2, { tender: { x: second } })]);
    expect(both(5, { amount: 5 })).toThrow('tender/x has another type in release 2 than before');
    expect(both({ amount: 5 }, 5)).toThrow('tender/x has another type in release 2 than before');
    expect(both({ amount: 5 }, [{ id: 1 }])).toThrow('tender/x has another type');
    expect(both([{ id: 1 }], { amount: 5 })).toThrow('tender/x has another type');
    expect(both(5, {})).not.toThrow();
  });

  it('takes __proto__ as a name', () => {
    const odd = JSON.parse('{"tender": {"__proto__": "x"}}') as Json;
    expect(Object.keys(versionedRelease([release(1, odd)])['tender'] as object)).toEqual(['__proto__']);
  });
});

describe('for any releases', () => {
  /** Fields that keep their types, because others cannot be versioned. */
  const content = fc.record(
    {
      title: fc.constantFrom('a', 'b', null),
      planning: fc.record(
        { rationale: fc.constantFrom('x', 'y', null), budget: fc.record({ id: fc.nat(2) }) },
        { requiredKeys: [] },
      ),
      parties: fc.array(
        fc.record(
          {
            id: fc.nat(2),
            name: fc.constantFrom('p', 'q', null),
            additionalIdentifiers: fc.array(fc.record({ id: fc.nat(1) }), { maxLength: 2 }),
          },
          { requiredKeys: ['id'] },
        ),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: [] },
  );

  it('the last versions are the compiled release', () => {
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 5 }), (list) => {
        const releases = list.map((each, index) => release(index + 1, each));
        const { id, date, tag, ...compiled } = compiledRelease(releases);
        expect(latest(versionedRelease(releases))).toEqual(compiled);
      }),
    );
  });

  it('no value follows itself', () => {
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 5 }), (list) => {
        const releases = list.map((each, index) => release(index + 1, each));
        for (const values of historiesIn(versionedRelease(releases)))
          values.slice(1).forEach((value, index) => {
            expect(value).not.toEqual(values[index]);
          });
      }),
    );
  });
});

const isHistory = (value: unknown): value is Json[] =>
  Array.isArray(value) && value.every((item) => isObject(item) && 'releaseID' in item);

/** @returns the versioned release with the last value of each field; fields and objects without any are left out */
function latest(value: unknown): unknown {
  if (isHistory(value)) return value.at(-1)?.['value'] ?? undefined;
  if (Array.isArray(value)) return value.map(latest);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, each]) => {
    const last = latest(each);
    const nothing = last === undefined || (isObject(last) && Object.keys(last).length === 0);
    return nothing ? [] : [[name, last] as const];
  });
  return Object.fromEntries(kept);
}

function historiesIn(value: unknown): unknown[][] {
  if (isHistory(value)) return [value.map((version) => version['value'])];
  if (Array.isArray(value)) return value.flatMap(historiesIn);
  return isObject(value) ? Object.values(value).flatMap(historiesIn) : [];
}
