import type { Random } from '#services/sample-publisher/generate/random.ts';
import { trades } from '#services/sample-publisher/generate/trades.ts';
import type { Layout, Source } from '../../layout.ts';
import type { DocumentTruth } from '../../truth.ts';
import { departmentPaper } from './department-paper.ts';
import { departmentPhrases } from './department-phrases.ts';
import { nounOf, serviceOf } from './department-services.ts';

/** Some of a list in its order, from `least` up to all of them. */
function atLeast(items: readonly string[], least: number, random: Random): string[] {
  const chosen = [...items];
  const count = random.integer(Math.min(least, items.length), items.length);
  while (chosen.length > count) chosen.splice(random.integer(0, chosen.length - 1), 1);
  return chosen;
}

/** Adds what the trade requires, and leaves out grounds that do not fit how bids are handed in or whether there is a briefing. */
function fitted(truth: DocumentTruth, random: Random, { tender }: Source): DocumentTruth {
  const service = serviceOf(tender);
  const { values, lists } = truth;
  const byEmail = values.submission?.methods.includes('email') ?? false;
  const briefed = values.briefing?.compulsory ?? false;
  const electronic = byEmail || (values.submission?.methods.includes('portal') ?? false);
  return {
    ...truth,
    lists: {
      ...lists,
      specifications: [...atLeast(service?.scope ?? [], 3, random), ...lists.specifications.slice(0, 3)],
      eligibility:
        lists.eligibility.length === 0
          ? []
          : [...atLeast(service?.eligibility ?? [], 1, random), ...lists.eligibility.slice(0, 2)],
      disqualifiers: lists.disqualifiers.filter(
        (line) =>
          (briefed || !/briefing/i.test(line)) &&
          (!byEmail || !/e-mail/i.test(line)) &&
          (!electronic || !/in ink/i.test(line)),
      ),
    },
  };
}

/** Special conditions and terms of reference of a provincial department of health, education or agriculture. */
export const provincialDepartmentConditions: Layout = {
  name: 'provincial-department-conditions',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  fits: (tender) =>
    tender.buyer.kind === 'department' &&
    tender.buyer.province !== null &&
    /\bhealth\b|\beducation\b|\bagriculture\b/i.test(tender.buyer.name) &&
    trades[tender.trade].kind !== 'works' &&
    serviceOf(tender) !== null,
  facts: { phrases: departmentPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, contacts: 1, evaluationSystem: 1 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 0.95, priceFormula: 0.6 },
    ...{ returnables: 1, eligibility: 0.8, disqualifiers: 0.9, specifications: 1, durationMonths: 0.95 },
    ...{ paymentDays: 0.9, subcontractingPercent: 0.6, localContent: 0.6 },
  },
  adapt: fitted,
  compose: (bid, random) => departmentPaper(bid, nounOf(bid.title), random),
};
