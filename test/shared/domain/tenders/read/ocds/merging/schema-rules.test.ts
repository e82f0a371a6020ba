import { describe, expect, it } from 'vitest';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';
import { standard } from '#shared/domain/tenders/read/ocds/dialects.ts';
import { standardRules } from '#shared/domain/tenders/read/ocds/merging/rules.ts';
import { mergeRulesOf } from '#shared/domain/tenders/read/ocds/merging/schema-rules.ts';
import { ocdsReader } from '#shared/domain/tenders/read/ocds/reader.ts';

/** The parts of the release schema of OCDS 1.1 that have a say in merging, dereferenced. */
const organization = (rest: Json = {}): Json => ({
  type: 'object',
  properties: {
    id: {},
    name: {},
    additionalIdentifiers: list({ id: {} }, { wholeListMerge: true }),
    ...rest,
  },
});
const list = (properties: Json, rest: Json = {}): Json => ({
  type: 'array',
  items: { type: 'object', properties },
  ...rest,
});
const texts: Json = { type: ['array', 'null'], items: { type: 'string' } };
const items = list({ id: {}, additionalClassifications: list({ id: {} }, { wholeListMerge: true }) });
const amendment = { type: 'object', properties: { changes: list({ property: {}, former_value: {} }) } };
const amendments = list({ id: {}, ...amendment.properties });
const organizations: Json = { type: 'array', items: organization() };
const relatedProcesses = list({ id: {}, relationship: texts });
const transactions = list({ id: {}, payer: organization(), payee: organization() });
const standardSchema: Json = {
  properties: {
    ocid: { type: 'string' },
    id: { omitWhenMerged: true },
    date: { omitWhenMerged: true },
    tag: { type: 'array', items: { type: 'string' }, omitWhenMerged: true },
    parties: { type: 'array', items: organization({ roles: texts }) },
    buyer: organization(),
    tender: {
      type: 'object',
      properties: {
        id: { versionId: true },
        items,
        amendment,
        amendments,
        submissionMethod: texts,
        additionalProcurementCategories: texts,
        procuringEntity: organization(),
        tenderers: organizations,
      },
    },
    awards: list({ id: {}, items, amendment, amendments, suppliers: organizations }),
    contracts: list({
      id: {},
      items,
      amendment,
      amendments,
      relatedProcesses,
      implementation: { type: 'object', properties: { transactions } },
    }),
    relatedProcesses,
  },
};

describe('the rules of a schema', () => {
  it("are those of the standard for the standard's own schema", () => {
    expect(mergeRulesOf(standardSchema)).toEqual(standardRules);
  });

  it('are none where the schema says nothing of merging', () => {
    expect(
      mergeRulesOf({ properties: { tender: { type: 'object', properties: { title: { type: 'string' } } } } }),
    ).toEqual(new Map());
  });

  it('end where a dereferenced schema contains itself', () => {
    const milestone: Json = { type: 'object', properties: { tags: texts } };
    (milestone['properties'] as Json)['parent'] = milestone;
    expect(mergeRulesOf({ properties: { milestone } })).toEqual(
      new Map([['milestone', new Map([['tags', 'whole-list']])]]),
    );
  });

  it('cannot be read from a schema that is not dereferenced, or is none', () => {
    const reference = { $ref: '#/definitions/Item' };
    expect(() =>
      mergeRulesOf({ properties: { tender: { type: 'object', properties: { lot: reference } } } }),
    ).toThrow('a $ref at tender/lot');
    expect(() => mergeRulesOf({ properties: { lots: { type: 'array', items: reference } } })).toThrow(
      'a $ref at lots',
    );
    expect(() => mergeRulesOf({})).toThrow('no properties');
  });
});

describe('a publisher with an extension', () => {
  const captured = (id: string, date: string, tender: Json): Capture => ({
    source: 'elsewhere',
    responseId: '1',
    position: 0,
    capturedAt: '2026-01-01T00:00:00.000000Z',
    hash: id,
    release: { ocid: 'ocds-x-1', id, date, tag: ['tender'], tender },
  });
  const captures = [
    captured('1', '2026-01-01T00:00:00Z', {
      id: 'A',
      title: 'a',
      documents: [{ id: 'n', title: 'Notice', url: 'http://x.test/1' }],
    }),
    captured('2', '2026-01-02T00:00:00Z', {
      id: 'A',
      title: 'b',
      documents: [{ id: 't', title: 'Terms', url: 'http://x.test/2' }],
    }),
  ];
  const documentsOf = (reader: ReturnType<typeof ocdsReader>) =>
    reader
      .shownBy('ocds-x-1', captures)
      .states.at(-1)
      ?.record.documents.map(({ source_id }) => source_id);

  it('has its releases merged by its own schema', () => {
    const documents = list({ id: {} }, { wholeListMerge: true });
    const mergeRules = mergeRulesOf({
      properties: { tender: { type: 'object', properties: { documents } } },
    });
    expect(documentsOf(ocdsReader(standard))).toEqual(['n', 't']);
    expect(documentsOf(ocdsReader({ ...standard, mergeRules }))).toEqual(['t']);
  });
});
