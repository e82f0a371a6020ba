import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { analyse } from '#shared/domain/documents/analyse.ts';
import { precisionTable } from '#shared/domain/documents/facts/precision-table.ts';
import { ANALYSIS_VERSION } from '#shared/domain/documents/version.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import { idleDocuments } from '#workers/documents/idle.ts';
import { documentsFrom } from '#workers/documents/stage.ts';
import { putTender } from '../publish/records.ts';
import {
  byRules,
  extracted,
  opened,
  openStage,
  published,
  putDocument,
  readers,
  site,
  storage,
} from './opened-stage.ts';

openStage();

describe('from a document to the records', () => {
  const TEXT = [
    'INVITATION TO BID',
    'CLOSING DATE: 16 September 2026 CLOSING TIME: 11:00',
    'Bids must remain valid for a period of ninety (90) days from the closing date.',
    'The applicable preference point system for this tender is the 80/20 preference point system.',
    'Bidders must have a CIDB grading of 5GB or higher.',
    'Bidders must attach a CSD report.',
    '',
  ].join('\n');

  /** The stage as it reads by these rules, in this process. */
  const by = (rules: typeof analyse, rulesVersion = ANALYSIS_VERSION) =>
    documentsFrom({
      storageOf: () => storage,
      readers: { ...readers, analyse: byRules(rules), rulesVersion },
    });
  const ours = by(analyse);
  /** Has a stage fetch and read a document of a new tender, and publishes both. @returns their ids */
  const readAndPublish = async (
    stage: typeof ours,
    { closesAt = '2026-09-16T09:00:00Z', body = TEXT }: { closesAt?: string; body?: string } = {},
  ) => {
    const tender = await putTender(opened.context.pool, { closesAt });
    const id = await putDocument('/bid.txt', { tender, body });
    await enterDocuments(opened.context.pool);
    const context = { ...opened.context, config: { ...opened.context.config } };
    await stage.handle({ host: site.host, cause: 'test' }, context);
    await stage.handle({ documentId: id }, context);
    await opened.stages.publishAll();
    return { tender, id };
  };

  it('what the rules find is published with its evidence, and another closing time than that of the notice is an issue', async () => {
    const { tender, id } = await readAndPublish(ours, { closesAt: '2026-09-18T09:00:00Z' });
    const shown = await published('tender_analysis', tender);
    expect(shown.submissionGuidelines.deadline).toBe('2026-09-16T09:00:00.000Z');
    expect(shown.evidence.length).toBeGreaterThan(0);
    for (const { quote, start, end } of shown.evidence) expect(TEXT.slice(start, end)).toBe(quote);
    expect(await published('tender', tender)).toMatchObject({
      closingDateTime: '2026-09-18T09:00:00.000Z',
      bbbeeRequirements: '80/20',
      requirements: 'Bidders must attach a CSD report.',
      validityPeriod: 90,
      documentAnalyzed: 1,
      aiSummary:
        'The closing time is 11:00 on 18 September 2026. Bidders hand in: report or number of the Central Supplier Database. The 80/20 preference point system applies.',
      aiKeyRequirements: [
        'CIDB grade 5GB or higher',
        'Bidders must attach a CSD report.',
        'A bid that holds for 90 days',
      ],
      validationErrors: ['document-closing-differs'],
    });
    expect(await published('tender_document', id)).toMatchObject({
      cacheStatus: 'CACHED',
      processingStatus: 'COMPLETED',
      extractedTextLength: TEXT.length,
      aiKeyPoints: [
        'CIDB grade 5GB or higher',
        'Bidders must attach a CSD report.',
        'A bid that holds for 90 days',
      ],
    });
    const required = await opened.rows<{ detail: string }>(
      'select detail from read.submission_requirement where tender_record_id = $1',
      [tender],
    );
    expect(required.map(({ detail }) => JSON.parse(detail).requirement)).toContain(
      'Bidders must attach a CSD report.',
    );
  });

  const evidenceIssues = () =>
    opened.rows(
      `select stage, severity, subject, path, detail->>'field' as field from ops.issue where kind = 'evidence-missing'`,
    );
  it('what is not a fact is a finding of the analysis with its passage, and nothing of the tender', async () => {
    const said = [
      TEXT,
      'NB: Bidders must attach a tax compliance status PIN.',
      'Only registered plumbers may bid.',
      '',
    ].join('\n');
    const { tender, id } = await readAndPublish(ours, { body: said });
    const { findings, evidence } = await published('tender_analysis', tender);
    const plumbers = findings.find(({ value }: { value: unknown }) => /plumbers/.test(String(value)));
    expect(plumbers).toMatchObject({
      ...{ field: 'eligibility', reason: 'unproven', documentId: id, page: 1, against: [] },
      quote: expect.stringContaining('plumbers'),
    });
    expect(said.slice(plumbers.start, plumbers.end)).toBe(plumbers.quote);
    expect(JSON.stringify(evidence)).not.toContain('plumbers');
    expect(JSON.stringify(await published('tender', tender))).not.toContain('plumbers');
    expect(await published('tender_analysis', tender)).toMatchObject({
      complianceRequirements: [
        'CIDB 5GB or higher',
        'Bidders must attach a CSD report.',
        'NB: Bidders must attach a tax compliance status PIN.',
      ],
    });
  });

  it('a tender without documents has the requirements of its notice, and no summary that repeats its title', async () => {
    const tender = await putTender(opened.context.pool, {
      title: 'REPAIRS TO ROOFS, CIDB GRADE 4GB OR HIGHER',
    });
    await opened.stages.publishAll();
    expect(await published('tender', tender)).toMatchObject({
      aiSummary: null,
      aiKeyRequirements: ['CIDB grade 4GB or higher'],
      aiConfidence: expect.closeTo(precisionTable.cidb.confidence, 2),
    });
  });

  it('a value whose quote the text does not have is an issue and is not published', async () => {
    await opened.context.pool.query('delete from ops.issue');
    const wrong: typeof analyse = (text, hints) => {
      const analysis = analyse(text, hints);
      const { evaluationSystem } = analysis.values;
      const evidence = [{ page: 1, start: 4, end: 20, quote: 'the 90/10 system' }];
      return {
        ...analysis,
        values: { ...analysis.values, evaluationSystem: { ...evaluationSystem!, value: '90/10', evidence } },
      };
    };
    const { tender, id } = await readAndPublish(by(wrong));
    expect(await evidenceIssues()).toEqual([
      { stage: 'documents', severity: 'error', subject: id, path: 'evaluationSystem', field: null },
    ]);
    const { evidence } = await published('tender_analysis', tender);
    expect(evidence.map(({ field }: { field: string }) => field)).not.toContain('evaluationSystem');
    expect(await published('tender', tender)).toMatchObject({ bbbeeRequirements: null });
  });

  it('so is a value whose quote the stored text no longer has when documents are combined', async () => {
    await opened.context.pool.query('delete from ops.issue');
    const { tender, id } = await readAndPublish(ours);
    expect(await evidenceIssues()).toEqual([]);
    await opened.context.pool.query(
      `update core.document_text set pages = replace(pages::text, 'tender is the 80/20', 'tender is the 80-20')::jsonb`,
    );
    await opened.context.pool.query(
      `update core.document_analysis set analysed_at = analysed_at + interval '1 second'`,
    );
    await opened.stages.publishAll();
    expect(await evidenceIssues()).toMatchObject([
      { stage: 'derive', subject: id, field: 'evaluationSystem' },
    ]);
    expect(await published('tender', tender)).toMatchObject({
      bbbeeRequirements: null,
      validationErrors: ['evidence-missing'],
    });
  });

  it('what the rules of an earlier version did not read is published once ours have read the stored text', async () => {
    const earlier: typeof analyse = (text, hints) => {
      const analysis = analyse(text, hints);
      const method = `rules-${ANALYSIS_VERSION - 1}`;
      return { ...analysis, method, values: { ...analysis.values, evaluationSystem: null } };
    };
    const { tender, id } = await readAndPublish(by(earlier, ANALYSIS_VERSION - 1));
    const before = await published('tender', tender);
    expect(before).toMatchObject({ bbbeeRequirements: null });
    const asked = site.asked.length;

    await ours.handle({ outdated: randomUUID() }, opened.context);
    for (const message of await idleDocuments(opened.context, 0)) await ours.handle(message, opened.context);
    await opened.stages.publishAll();
    expect(await published('tender', tender)).toMatchObject({
      bbbeeRequirements: '80/20',
    });
    expect(await opened.rows(`select analysis->>'method' as method, id from core.document_analysis`)).toEqual(
      [{ method: `rules-${ANALYSIS_VERSION}`, id }],
    );
    expect({ asked: site.asked.length, extracted: extracted.length }).toEqual({ asked, extracted: 1 });
  });
});
