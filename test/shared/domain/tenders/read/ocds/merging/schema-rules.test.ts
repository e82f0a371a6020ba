import { expect, it } from 'vitest';
import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';
import { standardRules } from '#shared/domain/tenders/read/ocds/merging/rules.ts';
import { mergeRulesOf } from './schema-rules.ts';

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

it('the rules of the standard are those of its own schema', () => {
  expect(mergeRulesOf(standardSchema)).toEqual(standardRules);
});
