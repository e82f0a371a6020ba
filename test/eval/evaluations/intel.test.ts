import { describe, expect, it } from 'vitest';
import { type LabelledItem, labelledItems, measureIntel } from '#eval/intel/measure.ts';

const item = (given: Partial<LabelledItem>): LabelledItem => ({
  held: false,
  category: 'tender',
  organizations: ['ESKOM'],
  tenders: ['MWP2361CX'],
  title: 'Eskom issues RFP for battery storage under enquiry MWP2361CX',
  summary:
    'Eskom has issued a request for proposals, enquiry number MWP2361CX. Proposals close on 12 November.',
  ...given,
});

describe('measuring what the rules say about news', () => {
  it('counts what rules and reader agree on', () => {
    expect(measureIntel([item({})])).toMatchObject({
      items: 1,
      byCategory: { tender: 1 },
      organizationPrecision: { value: 1, right: 1, of: 1 },
      organizationRecall: { value: 1, right: 1, of: 1 },
      tenderPrecision: { value: 1, right: 1, of: 1 },
      disagreements: [],
    });
  });

  it('counts disagreements against the rules', () => {
    const measured = measureIntel([
      item({}),
      item({ category: 'budget', organizations: ['Rand Water'], tenders: [] }),
    ]);
    expect(measured).toMatchObject({
      byCategory: { tender: 2 / 3, budget: 0 },
      organizationPrecision: { value: 0.5 },
      organizationRecall: { value: 0.5 },
      tenderPrecision: { value: 0.5 },
      tenderRecall: { value: 1 },
    });
    expect(measured.disagreements).toHaveLength(4);
  });

  it('holds out a half of the items', () => {
    expect([labelledItems(true).length, labelledItems(false).length]).toEqual([75, 75]);
  });
});
