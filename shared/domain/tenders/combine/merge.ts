import { flagsOf, type SourcedFinding } from '#shared/domain/quality/findings.ts';
import { present, type SourceHistory } from '#shared/domain/tenders/history/source-history.ts';
import type {
  BidderRow,
  ContractRow,
  DocumentRow,
  MilestoneRow,
  PartyRow,
  ProvenanceRow,
  SubcontractorRow,
  TenderFields,
} from '#shared/domain/tenders/records.ts';
import { type MergedAward, mergeAwards } from './awards.ts';
import { mergeFields } from './fields.ts';
import { mergeDocuments, mergeParts } from './parts.ts';

/** A process as all its publishers together show it. */
export type Merged = {
  fields: TenderFields;
  origins: Record<string, ProvenanceRow['fields'][string]>;
  documents: DocumentRow[];
  awards: MergedAward[];
  subcontractors: SubcontractorRow[];
  parties: PartyRow[];
  bidders: BidderRow[];
  contracts: ContractRow[];
  milestones: MilestoneRow[];
  findings: SourcedFinding[];
  awardIdOf: (award: string) => string;
};

/**
 * One tender out of what each publisher shows now. Depends on what was captured and not on the order of arrival.
 * @param sources in order of precedence
 */
export function combineSources(sources: readonly [SourceHistory, ...SourceHistory[]]): Merged {
  const { fields, origins, findings } = mergeFields(sources);
  const cancelled = sources.some((source) => present(source).status === 'cancelled');
  // Old awards are left standing in a cancelled notice; they are void, whoever still shows them.
  const { awards, subcontractors, findings: aboutAwards, idOf } = mergeAwards(cancelled ? [] : sources);
  fields.validation_errors = [
    ...new Set([...fields.validation_errors, ...flagsOf([...findings, ...aboutAwards])]),
  ].sort();
  return {
    fields,
    origins,
    documents: mergeDocuments(sources),
    awards,
    subcontractors,
    parties: [
      ...new Map(
        sources.flatMap((source) => present(source).parties).map((party) => [party.id, party]),
      ).values(),
    ],
    bidders: mergeParts(sources, ({ bidders }) => bidders),
    contracts: mergeParts(sources, ({ contracts }) => contracts),
    milestones: mergeParts(sources, ({ milestones }) => milestones),
    findings: [
      ...sources.flatMap((source) =>
        present(source).findings.map((finding) => ({ ...finding, source: source.source })),
      ),
      ...findings,
      ...aboutAwards,
    ],
    awardIdOf: idOf,
  };
}
