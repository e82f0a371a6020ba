import { type SourcedIssue, validationErrorsOf } from '#shared/domain/quality/issues.ts';
import { latestRecord, type SourceHistories } from '#shared/domain/tenders/history/source-history.ts';
import type { ProvenanceRow, StatedRecords, TenderFields } from '#shared/domain/tenders/records.ts';
import { type CombinedAward, combineAwards } from './awards.ts';
import { combineChildRecords, combineDocuments } from './child-records.ts';
import { combineFields } from './fields.ts';

/** One record of a process, made from the latest records of all its publishers. */
export type Combined = StatedRecords & {
  fields: TenderFields;
  origins: Record<string, ProvenanceRow['fields'][string]>;
  awards: CombinedAward[];
  issues: SourcedIssue[];
};

/** Combines what each publisher shows now. The order in which captures arrive does not matter. */
export function combineHistories(histories: SourceHistories): Combined {
  const { fields, origins, issues: aboutFields } = combineFields(histories);
  const cancelled = histories.some((history) => latestRecord(history).status === 'cancelled');
  // Awards of a cancelled tender are void, even while a publisher still shows them.
  const { awards, subcontractors, issues: aboutAwards } = combineAwards(cancelled ? [] : histories);
  fields.validation_errors = [
    ...new Set([...fields.validation_errors, ...validationErrorsOf([...aboutFields, ...aboutAwards])]),
  ].sort();
  const parties = histories.flatMap((history) => latestRecord(history).parties);
  return {
    fields,
    origins,
    documents: combineDocuments(histories),
    awards,
    subcontractors,
    parties: [...new Map(parties.map((party) => [party.id, party])).values()],
    bidders: combineChildRecords(histories, ({ bidders }) => bidders),
    contracts: combineChildRecords(histories, ({ contracts }) => contracts),
    milestones: combineChildRecords(histories, ({ milestones }) => milestones),
    issues: [
      ...histories.flatMap((history) =>
        latestRecord(history).issues.map((issue) => ({ ...issue, source: history.source })),
      ),
      ...aboutFields,
      ...aboutAwards,
    ],
  };
}
