import { flagsOf, type SourcedFinding } from '#shared/domain/quality/findings.ts';
import { present, type Strand } from '#shared/domain/tenders/history/source-history.ts';
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
 * @param strands in order of precedence
 */
export function mergeStrands(strands: readonly [Strand, ...Strand[]]): Merged {
  const { fields, origins, findings } = mergeFields(strands);
  const cancelled = strands.some((strand) => present(strand).status === 'cancelled');
  // Old awards are left standing in a cancelled notice; they are void, whoever still shows them.
  const { awards, subcontractors, findings: aboutAwards, idOf } = mergeAwards(cancelled ? [] : strands);
  fields.flags = [...new Set([...fields.flags, ...flagsOf([...findings, ...aboutAwards])])].sort();
  return {
    fields,
    origins,
    documents: mergeDocuments(strands),
    awards,
    subcontractors,
    parties: [
      ...new Map(
        strands.flatMap((strand) => present(strand).parties).map((party) => [party.id, party]),
      ).values(),
    ],
    bidders: mergeParts(strands, ({ bidders }) => bidders),
    contracts: mergeParts(strands, ({ contracts }) => contracts),
    milestones: mergeParts(strands, ({ milestones }) => milestones),
    findings: [
      ...strands.flatMap((strand) =>
        present(strand).findings.map((finding) => ({ ...finding, source: strand.source })),
      ),
      ...findings,
      ...aboutAwards,
    ],
    awardIdOf: idOf,
  };
}
