import type { Client } from '#shared/database/connection.ts';
import type { DocumentAnalysis } from '#shared/domain/documents/analysis.ts';
import { combineAnalyses } from '#shared/domain/documents/combine-analyses.ts';
import { contradictions, type NoticeDates } from '#shared/domain/documents/contradictions.ts';
import type { DocumentPage } from '#shared/domain/documents/document-text.ts';
import { withEvidence } from '#shared/domain/documents/evidence-check.ts';
import { factsAndFindings } from '#shared/domain/documents/facts/gate.ts';
import { type ModelValues, withModelValues } from '#shared/domain/documents/model-values.ts';
import { analysisRecord } from '#shared/domain/documents/record/analysis-record.ts';
import { evidenceOf } from '#shared/domain/documents/record/evidence.ts';
import { requirementsOf, rounded } from '#shared/domain/documents/record/requirements.ts';
import { sectionTexts } from '#shared/domain/documents/record/sections.ts';
import { tenderValues } from '#shared/domain/documents/record/tender-values.ts';
import { type Point, pointsOf } from '#shared/domain/documents/summarise.ts';
import { documents } from '#shared/tables/child-records.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { tenderEffects } from '#shared/tables/derived.ts';
import { documentModelAnalyses } from '#shared/tables/document-models.ts';
import { documentAnalyses, tenderAnalyses } from '#shared/tables/documents.ts';
import { tenders } from '#shared/tables/tenders.ts';
import { type Computed, changeOf, type Derivation } from '#workers/derive/derivation.ts';

/** The combined content of a tender's documents. The rules are in shared/domain/documents. */
export const tenderAnalysis: Derivation = {
  name: 'tender_analysis',
  table: tenderAnalyses,
  does: 'combines what the documents of a tender say, and compares it with the notice',
  staleBy: [
    changeOf(
      documentAnalyses,
      ['tender_id', 'sha256', 'text_version', 'analysis', 'rules_version', 'taxonomy_version', 'analysed_at'],
      'select tender_id as key from changed',
    ),
    changeOf(
      documentModelAnalyses,
      ['tender_id', 'sha256', 'model', 'findings'],
      'select tender_id as key from changed',
    ),
    // If two documents differ, the later one counts.
    changeOf(
      documents,
      ['tender_id', 'position', 'published_at'],
      `select tender_id as key from changed
        where exists (select from core.document_analysis known where known.tender_id = changed.tender_id)`,
    ),
    changeOf(
      tenders,
      ['closing_date_time', 'briefing_date_time', 'validity_period'],
      'select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)',
    ),
    changeOf(
      tenderEffects,
      ['closing_date_time'],
      'select id as key from changed where exists (select from core.document_analysis known where known.tender_id = changed.id)',
    ),
  ],
  everyKey:
    'select distinct tender_id from core.document_analysis union select id from derived.tender_analysis',
  compute,
  emits: 'tender',
  issues: `select 'evidence-missing' as kind, missing->>'documentId' as subject,
      missing || jsonb_build_object('tender', analysis.id) as detail
    from derived.tender_analysis analysis cross join jsonb_array_elements(analysis.missing_evidence) missing
    where analysis.id = any($1::uuid[])`,
  pace: 'prompt',
  // Texts of the documents are also read, a megabyte or more for a tender.
  portion: 20,
};

type Read = {
  id: string;
  tender_id: string;
  analysis: DocumentAnalysis;
  rules_version: number;
  taxonomy_version: number;
  analysed_at: string;
  published_at: string | null;
  pages: DocumentPage[] | null;
  /** What a model found in the same file, and the model's name. */
  findings: ModelValues | null;
  model: string | null;
};

async function compute(client: Client, keys: readonly string[]): Promise<Computed> {
  const { rows: read } = await client.query<Read>({
    name: 'derive-document-analyses',
    text: `select known.id, known.tender_id, known.analysis, known.rules_version, known.taxonomy_version,
        known.analysed_at, core.utc_time(coalesce(document.published_at, archive.published_at)) as published_at,
        extracted.pages, asked.findings, asked.model
      from core.document_analysis known
      left join core.document_model_analysis asked
        on asked.id = known.id and asked.sha256 = known.sha256 and asked.state = 'done'
      left join core.document_state state on state.id = known.id
      left join core.tender_document document on document.id = known.id
      left join core.tender_document archive on archive.id = state.parent_id
      left join core.document_text extracted on extracted.sha256 = known.sha256
      where known.tender_id = any($1::uuid[]) order by document.position, state.depth, state.place, known.id`,
    values: [keys],
  });
  const dates = await datesOf(client, keys);
  const rows = [...Map.groupBy(read, (row) => row.tender_id)].flatMap(([tender, documents]) => {
    const notice = dates.get(tender);
    return notice === undefined ? [] : [rowOf(tender, documents, notice)];
  });
  return { keys, rows };
}

/** Dates as advertised, and the closing time as moved by notices about the tender. */
type Dates = NoticeDates & { id: string; moved_closing: string | null };

async function datesOf(client: Client, keys: readonly string[]): Promise<Map<string, Dates>> {
  const { rows } = await client.query<Dates>({
    name: 'derive-notice-dates',
    text: `select tender.id, tender.closing_date_time, tender.briefing_date_time, tender.validity_period,
        state.closes_at as moved_closing
      from core.tender join derived.tender_now state using (id) where tender.id = any($1::uuid[])`,
    values: [keys],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

function rowOf(tender: string, read: readonly Read[], notice: Dates): RowOf<typeof tenderAnalyses> {
  const checked = read.map(withStoredText);
  const documents = checked.map(({ document }) => document);
  const missing = checked.flatMap((one) => one.missing);
  const combined = combineAnalyses(
    documents.map(({ id, published_at: publishedAt, analysis }) => ({
      documentId: id,
      publishedAt,
      analysis,
    })),
  );
  const { facts, findings } = factsAndFindings(combined);
  const record = analysisRecord(
    facts,
    findings,
    documents.map(({ id, analysis, pages }) => ({
      documentId: id,
      analysis,
      sections: sectionTexts({ pages: pages ?? [] }, analysis.sections),
    })),
  );
  const required = requirementsOf(tender, facts);
  const points = pointsOf(facts);
  // A document with the date before or after the move contradicts nothing.
  const moved = new Set(
    contradictions({ ...notice, closing_date_time: notice.moved_closing }, facts).map(({ kind }) => kind),
  );
  const differing = contradictions(notice, facts).filter(({ kind }) => moved.has(kind));
  return {
    id: tender,
    rules_version: Math.max(...documents.map((row) => row.rules_version)),
    taxonomy_version: Math.max(...documents.map((row) => row.taxonomy_version)),
    method: combined.methods.join('+'),
    documents: documents.length,
    analysed_at: documents
      .map((row) => row.analysed_at)
      .sort()
      .at(-1)!,
    analysis: record,
    evidence: evidenceOf(facts),
    points: { subject: pointed(points.subject), requirements: pointed(points.requirements) },
    missing_evidence: missing.length === 0 ? null : missing,
    required,
    required_ids: required.map(({ id }) => id).sort(),
    ...tenderValues(facts),
    contradictions: differing.map(({ kind }) => kind).sort(),
    quality_score: record.quality_score,
    confidence: record.confidence,
  };
}

/** The results of rules and model about a document. A value whose passage is not in the stored text is not combined. */
function withStoredText(document: Read): { document: Read; missing: object[] } {
  const { id, pages, findings, model } = document;
  const whole =
    findings === null || model === null
      ? document.analysis
      : withModelValues(document.analysis, findings, model);
  if (pages === null) return { document: { ...document, analysis: whole }, missing: [] };
  const { analysis, missing } = withEvidence({ pages }, whole);
  return {
    document: { ...document, analysis },
    missing: missing.map(({ field, evidence }) => ({
      ...{ documentId: id, field, page: evidence?.page ?? null, start: evidence?.start ?? null },
    })),
  };
}

const pointed = (points: readonly Point[]): Point[] =>
  points.map(({ text, confidence }) => ({ text, confidence: rounded(confidence) }));
