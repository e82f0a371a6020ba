import type { Client } from '#shared/database/connection.ts';
import type { ReadText } from '#shared/domain/documents/read-text.ts';
import type { DocumentReaders, Unread } from '#workers/documents/read/readers.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';

/** core.document_analysis: what the rules found in a document. */

/** Stores the results in the transaction that settles the document; values that were left out become issues. */
export async function storeAnalysis(
  client: Client,
  { id, tender_id, sha256 }: Unread,
  { extractorVersion, rulesVersion, taxonomyVersion }: DocumentReaders,
  { analysis, missing, summary }: ReadText,
): Promise<void> {
  await client.query({
    name: 'documents-store-analysis',
    // The same analysis keeps its time, so that reading again changes no record.
    text: `insert into core.document_analysis as known
        (id, tender_id, sha256, text_version, rules_version, taxonomy_version, analysis, summary, key_points)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (id) do update set tender_id = excluded.tender_id, sha256 = excluded.sha256,
        text_version = excluded.text_version, rules_version = excluded.rules_version,
        taxonomy_version = excluded.taxonomy_version, analysis = excluded.analysis, summary = excluded.summary,
        key_points = excluded.key_points,
        analysed_at = case when known.analysis = excluded.analysis and known.sha256 = excluded.sha256
          then known.analysed_at else excluded.analysed_at end`,
    values: [
      ...[id, tender_id, sha256, extractorVersion, rulesVersion, taxonomyVersion, JSON.stringify(analysis)],
      ...[summary.summary, summary.keyRequirements],
    ],
  });
  await recordIssues(
    client,
    missing.map(({ field: path, evidence }) => {
      const at = evidence && { page: evidence.page, start: evidence.start };
      return stageIssues('documents').error(
        'evidence-missing',
        'documents',
        id,
        { document: id, ...at },
        { path },
      );
    }),
  );
}
