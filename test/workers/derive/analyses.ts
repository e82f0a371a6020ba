import fc from 'fast-check';
import type { Pool } from '#shared/database/connection.ts';
import { analyse } from '#shared/domain/documents/analyse.ts';
import type { DocumentAnalysis } from '#shared/domain/documents/analysis.ts';
import { ANALYSIS_VERSION } from '#shared/domain/documents/version.ts';
import { documentStates } from '#shared/tables/documents.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { putRow } from '#test/workers/publish/records.ts';

/** Texts of documents, each with another closing time, and with a value that only a model finds. */
const TEXTS = ['20 February 2026', '20 March 2026'].map(
  (day) =>
    `SCOPE OF WORK\nThe contractor lays timber along the gravel road to the north.\nCLOSING DATE: ${day} AT 11:00\nPaid thirty (30) days later.\n`,
);

const analyses = TEXTS.map((text) =>
  analyse({ pages: [{ number: 1, text, method: 'text' }] }, { fileName: 'bid.pdf' }),
);

/** A document of a tender, how far it has been read, its text, whether a rule quotes what is not there, and what a model found. */
export const documentRead = (tenders: readonly string[]) =>
  fc.record({
    place: fc.nat(2),
    tender: fc.constantFrom(...tenders),
    text: fc.nat(TEXTS.length - 1),
    wrong: fc.boolean(),
    model: fc.constantFrom('small-1', 'large-1', null),
    state: fc.constantFrom(...documentStates),
    published: fc.constantFrom('2026-01-02T00:00:00Z', '2026-01-04T00:00:00Z', null),
    isGone: fc.constantFrom(false, false, true),
  });
type DocumentRead = ReturnType<typeof documentRead> extends fc.Arbitrary<infer Value> ? Value : never;

/** Stores what stage documents knows of a document. */
export async function putDocument(pool: Pool, given: DocumentRead): Promise<void> {
  const { place, tender, text, wrong, model, state, published, isGone } = given;
  const id = uuidOf('test-document', String(place));
  const sha256 = `text-${text}`;
  if (isGone) {
    await pool.query('delete from core.document_analysis where id = $1', [id]);
    await pool.query('delete from core.document_state where id = $1', [id]);
    await pool.query('delete from core.tender_document where id = $1', [id]);
    return;
  }
  await putRow(pool, 'core.document_state', {
    ...{ id, tender_id: tender, state, error: state === 'failed' ? `place ${place}` : null },
  });
  await putRow(pool, 'core.tender_document', {
    id,
    tender_id: tender,
    position: place,
    published_at: published,
  });
  await pool.query(
    `insert into core.document_text (sha256, version, characters, pages) values ($1, 1, $2, $3) on conflict do nothing`,
    [sha256, TEXTS[text]!.length, JSON.stringify([{ number: 1, text: TEXTS[text], method: 'text' }])],
  );
  await putRow(pool, 'core.document_analysis', {
    ...{
      id,
      tender_id: tender,
      sha256,
      text_version: 1,
      rules_version: ANALYSIS_VERSION,
      taxonomy_version: 1,
    },
    ...{ analysis: wrong ? planted(analyses[text]!) : analyses[text], analysed_at: '2026-01-03T00:00:00Z' },
  });
  if (model === null) return;
  const quote = 'Paid thirty (30) days later';
  const start = TEXTS[text]!.indexOf(quote);
  const evidence = [{ page: 1, start, end: start + quote.length, quote }];
  await putRow(pool, 'core.document_model_analysis', {
    ...{ id, tender_id: tender, sha256, model, prompt_version: 1, state: 'done' },
    findings: { values: { guaranteePercent: { value: 30, evidence, confidence: 0.5 } }, lists: {} },
  });
}

const planted = (analysis: DocumentAnalysis): DocumentAnalysis => ({
  ...analysis,
  values: {
    ...analysis.values,
    validityDays: { value: 60, evidence: [{ page: 1, start: 0, end: 7, quote: '60 days' }], confidence: 1 },
  },
});
