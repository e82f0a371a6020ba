import { describe, expect, it } from 'vitest';
import { combineAnalyses } from '#shared/domain/documents/combine-analyses.ts';
import { factsAndFindings } from '#shared/domain/documents/facts/gate.ts';
import { PARTS, type Part } from '#shared/domain/documents/facts/parts.ts';
import type { PrecisionTable } from '#shared/domain/documents/facts/precision.ts';
import { withModelValues } from '#shared/domain/documents/model-values.ts';
import { analysisRecord } from '#shared/domain/documents/record/analysis-record.ts';
import { requirementsOf } from '#shared/domain/documents/record/requirements.ts';
import { tenderValues } from '#shared/domain/documents/record/tender-values.ts';
import { pointsOf } from '#shared/domain/documents/summarise.ts';
import { analysisOf } from '../texts.ts';

/** A table in which only the given parts are facts. */
const tableOf = (...facts: Part[]): PrecisionTable =>
  Object.fromEntries(
    PARTS.map((part) => [
      part,
      {
        ...{ real: { right: 20, wrong: 0 }, blind: { right: 0, wrong: 0 }, generated: null },
        ...{ confidence: 0.9, doubtful: 0.4, isFact: facts.includes(part) },
      },
    ]),
  ) as PrecisionTable;

const TEXT = [
  'INVITATION TO BID',
  'CLOSING DATE: 16 September 2026 CLOSING TIME: 11:00',
  'A compulsory briefing session will be held on 20 August 2026 at 10:00 at the Town Hall, Marburg.',
  'Bids must remain valid for a period of ninety (90) days from the closing date.',
  'Bidders must have a CIDB grading of 5GB or higher.',
  'Bidders must submit a CSD report.',
  'Enquiries: Thandi Nkosi, Tel: 012 345 6789, E-mail: thandi@town.gov.za',
].join('\n');
const combinedOf = (...texts: string[]) =>
  combineAnalyses(
    texts.map((text, index) => ({ documentId: `d${index}`, publishedAt: null, analysis: analysisOf(text) })),
  );
const gated = (table: PrecisionTable, ...texts: string[]) => factsAndFindings(combinedOf(...texts), table);

describe('what documents say', () => {
  it('is a fact if the table says so, and otherwise a finding with its passage', () => {
    const { facts, findings } = gated(tableOf('closing.date', 'closing.time'), TEXT);
    expect(facts.values.closing).toMatchObject({
      value: { date: '2026-09-16', time: '11:00' },
      confidence: 0.9,
    });
    expect(facts.values.validityDays).toBeNull();
    expect(findings.find(({ field }) => field === 'validityDays')).toMatchObject({
      ...{ reason: 'unproven', value: 90, confidence: 0.9, documentId: 'd0', page: 1, against: [] },
      quote: expect.stringContaining('(90) days'),
    });
  });

  it('keeps the parts of a value that are facts', () => {
    const { facts, findings } = gated(tableOf('briefing.compulsory'), TEXT);
    expect(facts.values.briefing?.value).toEqual({ moment: null, venue: null, compulsory: true });
    expect(findings.map(({ field }) => field)).toContain('briefing.moment');
    expect(findings.map(({ field }) => field)).not.toContain('briefing.compulsory');
  });

  it('has no hour if its day is no fact', () => {
    expect(gated(tableOf('closing.time'), TEXT).facts.values.closing).toBeNull();
  });

  it('keeps the address of a contact that is no fact as a whole', () => {
    const { facts, findings } = gated(tableOf('contacts.email'), TEXT);
    expect(facts.lists.contacts.map(({ value }) => value)).toEqual([
      { name: null, email: 'thandi@town.gov.za', phone: null, about: null },
    ]);
    expect(findings.find(({ field }) => field === 'contacts')).toMatchObject({
      value: { email: 'thandi@town.gov.za' },
    });
  });

  it('does not say whether a document is mandatory if that is no fact', () => {
    const { facts } = gated(tableOf('returnables'), TEXT);
    expect(facts.lists.returnables.map(({ value }) => value.mandatory)).toEqual([null]);
    const whole = gated(tableOf('returnables', 'returnables.mandatory'), TEXT).facts;
    expect(whole.lists.returnables.map(({ value }) => value.mandatory)).toEqual([true]);
  });

  it('is a finding if the rule itself is not sure, or a model read it', () => {
    const analysis = analysisOf(TEXT);
    const unsure = {
      ...analysis,
      values: { ...analysis.values, validityDays: { ...analysis.values.validityDays!, confidence: 0.7 } },
    };
    const combined = (one: typeof analysis) =>
      combineAnalyses([{ documentId: 'd0', publishedAt: null, analysis: one }]);
    expect(factsAndFindings(combined(unsure), tableOf('validityDays')).findings[0]).toMatchObject({
      ...{ field: 'closing.date', reason: 'unproven' },
    });
    expect(
      factsAndFindings(combined(unsure), tableOf('validityDays')).findings.find(
        ({ field }) => field === 'validityDays',
      ),
    ).toMatchObject({ reason: 'doubtful', confidence: 0.4 });
    const evidence = [{ page: 1, start: 0, end: 10, quote: 'INVITATION' }];
    const modelled = withModelValues(
      analysis,
      { values: { paymentDays: { value: 30, evidence, confidence: 0.5 } }, lists: {} },
      'a-model',
    );
    const { facts, findings } = factsAndFindings(combined(modelled), tableOf('paymentDays'));
    expect(facts.values.paymentDays).toBeNull();
    expect(findings.find(({ field }) => field === 'paymentDays')).toMatchObject({
      reason: 'model',
      value: 30,
    });
  });

  it('enters no field, requirement or summary as a finding', () => {
    const { facts, findings } = gated(tableOf(), TEXT);
    expect(findings.length).toBeGreaterThan(5);
    expect(Object.values(tenderValues(facts)).filter((value) => value !== null)).toEqual([]);
    expect(requirementsOf('t', facts)).toEqual([]);
    expect(pointsOf(facts)).toEqual({ subject: [], requirements: [] });
    const { findings: shown, ...record } = analysisRecord(facts, findings, []);
    expect(shown.length).toBe(findings.length);
    expect(JSON.stringify(record)).not.toMatch(/2026|town|CSD|5GB/);
  });
});

describe('documents that contradict each other', () => {
  const all = tableOf(...PARTS);
  const valid = (days: number) =>
    `Bids must remain valid for a period of ${days} days from the closing date.`;
  const closes = (day: string) => `CLOSING DATE: ${day} September 2026\nCLOSING TIME: 11:00`;
  const applies = (system: string) => `The ${system} preference point system applies to this tender.`;

  it.each([
    ['two validities', 'validityDays', valid(90), valid(120), [90, 120]],
    ['two closings', 'closing.date', closes('16'), closes('17'), ['2026-09-16', '2026-09-17']],
    ['two systems', 'evaluationSystem', applies('80/20'), applies('90/10'), ['80/20', '90/10']],
  ])('claim nothing and show both passages: %s', (_, field, one, other, values) => {
    for (const { facts, findings } of [gated(all, one, other), gated(all, `${one}\n${other}`)]) {
      const name = field.split('.')[0] as keyof typeof facts.values;
      expect(facts.values[name]).toBeNull();
      const found = findings.find((finding) => finding.field === field)!;
      expect(found.reason).toBe('contradiction');
      const said = [found, ...found.against].map(({ value }) =>
        typeof value === 'object' ? (value as { date: string }).date : value,
      );
      expect(said.map(String).toSorted()).toEqual(values.map(String).toSorted());
      expect(found.against.every(({ quote }) => quote !== '')).toBe(true);
    }
  });

  it('do not contradict in an hour that both days have', () => {
    const { findings } = gated(all, closes('16'), closes('17'));
    const ofHour = findings.filter(({ field }) => field === 'closing.time');
    expect(ofHour.filter(({ reason }) => reason === 'contradiction')).toEqual([]);
  });

  it('are in agreement if they say the same, and if one gives no hour', () => {
    const { facts } = gated(all, closes('16'), 'CLOSING DATE: 16 September 2026');
    expect(facts.values.closing?.value).toEqual({ date: '2026-09-16', time: '11:00' });
  });
});
