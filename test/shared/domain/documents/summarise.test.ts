import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from '#shared/domain/documents/analyse.ts';
import type { DocumentAnalysis } from '#shared/domain/documents/analysis.ts';
import { combineAnalyses } from '#shared/domain/documents/combine-analyses.ts';
import { contradictions } from '#shared/domain/documents/contradictions.ts';
import { withEvidence } from '#shared/domain/documents/evidence-check.ts';
import { pointsOf, summarise } from '#shared/domain/documents/summarise.ts';
import type { NoticeTexts } from '#shared/domain/documents/summary/notice-requirements.ts';
import { sentenceSources } from '#shared/domain/documents/summary/sentence-sources.ts';
import { noticeSentences, occursIn } from '#shared/domain/documents/summary/sentences.ts';
import { analysisOf, documentOf } from './texts.ts';

const bid = analysisOf(
  'SBD 1 PART A\nINVITATION TO BID\nCLOSING DATE: 16 September 2026\tCLOSING TIME: 11:00\nA CIDB grading of 5CE or higher is required.\nBids remain valid for 90 days.',
);
const addendum = analysisOf(
  'ADDENDUM NO. 1\nThe closing date has been extended from 16 September 2026 to 23 September 2026 at 11:00.',
);
const documents = [
  { documentId: 'a', publishedAt: '2026-08-14T08:00:00Z', analysis: bid },
  { documentId: 'b', publishedAt: '2026-09-01T08:00:00Z', analysis: addendum },
];

describe('the documents of a tender together', () => {
  it('give the day of the addendum, with the document that says so', () => {
    const { closing, validityDays } = combineAnalyses(documents).values;
    expect(closing?.value).toEqual({ date: '2026-09-23', time: '11:00' });
    expect(closing?.evidence[0]?.documentId).toBe('b');
    expect(validityDays?.evidence[0]?.documentId).toBe('a');
  });

  it('do not depend on the order in which they come', () => {
    expect(combineAnalyses([...documents].reverse())).toEqual(combineAnalyses(documents));
  });

  it('contradict a notice with another day, and no notice with the same', () => {
    const analysis = combineAnalyses(documents);
    const notice = {
      closing_date_time: '2026-09-16T09:00:00.000Z',
      briefing_date_time: null,
      validity_period: 90,
    };
    expect(contradictions(notice, analysis)).toMatchObject([
      { kind: 'document-closing-differs', notice: '2026-09-16 11:00', document: '2026-09-23 11:00' },
    ]);
    expect(contradictions({ ...notice, closing_date_time: '2026-09-23T09:00:00.000Z' }, analysis)).toEqual(
      [],
    );
  });
});

const notice = (title: string | null, some: Partial<NoticeTexts> = {}): NoticeTexts => ({
  ...{ title, description: null, requirements: null, eligibility_criteria: null, briefing_compulsory: null },
  ...some,
});

describe('the summary', () => {
  it('says what notice and documents say', () => {
    const scope = analysisOf(
      'SCOPE OF WORK\nThe contractor widens the bridge over the river and repairs both approaches.\nTenderers must submit a programme.',
    );
    const together = combineAnalyses([...documents, { documentId: 'c', publishedAt: null, analysis: scope }]);
    const { confidence, ...said } = summarise(
      notice('CONSTRUCTION OF A BRIDGE IN WARD 8 (RDP)'),
      pointsOf(together),
    );
    expect(said).toEqual({
      summary:
        'Construction of a Bridge in Ward 8 (RDP). The contractor widens the bridge over the river and repairs both approaches.',
      keyRequirements: ['CIDB grade 5CE or higher', 'A bid that holds for 90 days'],
    });
    // How much exactly is measured: what documents say is less sure than a title.
    expect(confidence).toBeGreaterThan(0.8);
    expect(confidence).toBeLessThan(1);
  });

  it('says where, by when, with what and how, as far as the record knows', () => {
    const known = {
      place: 'Soweto, Gauteng',
      place_confidence: 0.9,
      closes_at: '2026-09-16T09:00:00Z',
      required: ['SBD4', 'CSD_REPORT', 'SBD6.1', 'TAX_PIN', 'COIDA'],
      system: '80/20',
    };
    expect(summarise(notice('Supply of pumps'), null, known).summary).toBe(
      'It is for Soweto, Gauteng, and the closing time is 11:00 on 16 September 2026. Bidders hand in: report or number of the Central Supplier Database, tax compliance status PIN or tax clearance certificate, letter of good standing (COIDA) and 2 other documents. The 80/20 preference point system applies.',
    );
    const nothing = { place: null, place_confidence: null, closes_at: null, required: null, system: null };
    expect(summarise(notice('Supply of pumps'), null, nothing).summary).toBeNull();
    expect(summarise(notice('Supply of pumps'), null, { ...nothing, required: ['SBD4'] }).summary).toBe(
      'Bidders hand in: SBD 4.',
    );
    expect(
      summarise(notice('Supply of pumps'), null, { ...nothing, closes_at: '2026-09-16T09:00:00Z' }).summary,
    ).toBe('The closing time is 11:00 on 16 September 2026.');
  });

  it('has sentences whose sources are known again from what the record has', () => {
    const known = {
      ...{ place: 'Alice, Eastern Cape', place_confidence: 0.9, closes_at: '2026-09-16T09:00:00Z' },
      ...{ required: ['SBD4'], system: '90/10' },
    };
    const description = 'Fencing of the dam at Alice. Posts are of treated wood, three metres apart.';
    const given = notice('FENCING OF THE DAM AT ALICE', { description });
    const subject = [{ text: 'The contractor removes every old strand of wire.', confidence: 0.9 }];
    const { summary } = summarise(given, { subject, requirements: [] }, known);
    const inputs = { ...given, subject: ['The contractor removes every old strand of wire'], known };
    expect(sentenceSources(summary!, inputs)).toMatchObject([
      { text: 'Fencing of the Dam at Alice.', parts: ['title'] },
      { text: 'Posts are of treated wood, three metres apart.', parts: ['description'] },
      { text: 'The contractor removes every old strand of wire.', parts: ['subject'] },
      { text: expect.stringMatching(/^It is for Alice/), parts: ['place', 'closing'] },
      { text: 'Bidders hand in: SBD 4.', parts: ['required'] },
      { text: 'The 90/10 preference point system applies.', parts: ['system'] },
    ]);
    const moved = { ...inputs, known: { ...known, closes_at: '2026-09-30T09:00:00Z' } };
    const sentences = sentenceSources(summary!, moved);
    expect(sentences[3]).toEqual({ text: expect.stringMatching(/16 September/), parts: [] });
    expect(sentences.map(({ text }) => text).join(' ')).toBe(summary);
  });

  it('needs no documents', () => {
    const description = 'Supply of pumps. The pumps lift 40 litres a second at the station in Mthatha.';
    expect(summarise(notice('Supply of pumps', { description }), null)).toEqual({
      summary: 'Supply of pumps. The pumps lift 40 litres a second at the station in Mthatha.',
      keyRequirements: [],
      confidence: 1,
    });
  });

  it('says more than the title, or nothing', () => {
    for (const description of [null, 'Supply of pumps', 'SUPPLY OF PUMPS.'])
      expect(summarise(notice('Supply of pumps', { description }), null)).toEqual({
        summary: null,
        keyRequirements: [],
        confidence: null,
      });
    const subject = [{ text: 'The contractor pumps out 40 pits in Mthatha.', confidence: 0.9 }];
    const { summary } = summarise(notice('Supply of pumps'), { subject, requirements: [] });
    expect(summary).toBe('Supply of pumps. The contractor pumps out 40 pits in Mthatha.');
  });

  it.each([
    'ABC-RFB-38832 - Repair of the roof of the hall',
    'RFQ XYZ056510/00000/00/HOD/GEN/25/T Repair of the roof of the hall',
    'Repair of the roof of the hall (RFB 12/2026/27 A)',
  ])('counts a number before or after the title as nothing more than the title: %s', (description) => {
    const { summary } = summarise(notice('Repair of the roof of the hall', { description }), null);
    expect(summary).toBeNull();
  });

  it('has what the notice asks for, and not what it says about itself', () => {
    const { keyRequirements } = summarise(
      notice('Paving of roads, CIDB grading 6CE or higher', {
        requirements:
          '\u2022\tPSIRA Registration\r\n\u2022\tBidders must be registered on CSD\r\nDocuments are available at no cost\r\nN/A',
        briefing_compulsory: true,
      }),
      null,
    );
    expect(keyRequirements).toEqual([
      'CIDB grade 6CE or higher',
      'Attendance of the compulsory briefing',
      'PSIRA Registration',
      'Bidders must be registered on CSD',
    ]);
  });

  it('is absent if nothing is said', () => {
    expect(summarise(notice(null, { description: '' }), pointsOf(combineAnalyses([])))).toEqual({
      summary: null,
      keyRequirements: [],
      confidence: null,
    });
  });

  it('has no sentence that the notice does not have, whatever the notice says', () => {
    fc.assert(
      fc.property(fc.string(), fc.lorem({ maxCount: 9, mode: 'sentences' }), (title, description) => {
        const { summary } = summarise(notice(title, { description }), null);
        for (const sentence of noticeSentences(title, description)) {
          expect(occursIn(sentence, [title, description])).toBe(true);
          expect((summary ?? '').length).toBeLessThan(700);
        }
      }),
    );
  });
});

describe('the subject that a form names', () => {
  it('is the summary of the document, with the passage that names it', () => {
    const form = analysisOf(
      'SBD 1\nDESCRIPTION\tSUPPLY OF PUMPS TO THE SANDVLEI WORKS\nCLOSING DATE: 16 September 2026',
    );
    expect(form.subject?.map(({ value, evidence }) => [value, evidence[0]?.quote])).toEqual([
      ['SUPPLY OF PUMPS TO THE SANDVLEI WORKS', 'SUPPLY OF PUMPS TO THE SANDVLEI WORKS'],
    ]);
  });
});

describe('sentences on the subject', () => {
  const scopeOf = (...sentences: string[]) =>
    analysisOf(['SCOPE OF WORK', ...sentences].join('\n')).subject?.map(({ value }) => value);
  const delivered = 'The contractor shall repair four pump stations and replace their valves.';

  it('are about the scope and not the background, if a document has both', () => {
    const { subject } = analysisOf(
      '1. BACKGROUND\nThe archive keeps photographs of the city since 1890.\n2. SCOPE OF WORK\nThe framer mounts 180 photographs behind acrylic glass.\n3. SUBMISSION\nBids are placed in the box.',
    );
    expect(subject?.map(({ value }) => value)).toEqual([
      'The framer mounts 180 photographs behind acrylic glass.',
    ]);
  });

  it.each([
    'The institution was founded in 1998 and serves three towns.',
    'The department employs 400 people in nine offices.',
    'The board seeks to appoint a suitably qualified service provider.',
    'The university invites suitable bidders to hand in their proposals.',
    'This document tells bidders how their proposals are compared.',
    'A briefing session takes place at the main gate on Tuesday.',
    'The resultant agreement has a term of two years, unless ended earlier.',
    'The assignment is expected to last twelve months from the first day.',
    'A budget of R 400 000 was set aside for the whole assignment.',
    'Payment terms are 30 days from the date of the statement.',
    'Its assets are spread over nine provinces and are in use day and night.',
    'Orbit College offers diplomas and occupational programmes in four towns.',
    'The corporate plan of the company aims to lower the cost of transport.',
    'Its supply chain office issues this request under a policy of the council.',
  ])('do not speak of the buyer, the procedure, time or money: %s', (aside) => {
    expect(scopeOf(aside, delivered)).toEqual([delivered]);
  });

  it.each([
    'The department requires the repair of four pump stations.',
    'The board seeks to appoint a service provider for the repair of pumps.',
    'The municipality is to receive one report in each quarter of the year.',
  ])('say what is bought: %s', (sentence) => {
    expect(scopeOf(sentence)).toEqual([sentence]);
  });
});

describe('evidence', () => {
  const text = documentOf('CLOSING DATE: 16 September 2026 AT 11:00\nBids remain valid for 90 days.');
  const sound = analyse(text, { fileName: 'bid.pdf' });

  it('that is in the text changes nothing', () => {
    expect(withEvidence(text, sound)).toEqual({ analysis: sound, missing: [] });
  });

  it('that is not in the text removes its value, and no other', () => {
    const { validityDays } = sound.values;
    const planted: DocumentAnalysis = {
      ...sound,
      values: {
        ...sound.values,
        validityDays: { ...validityDays!, evidence: [{ page: 1, start: 0, end: 7, quote: '120 days' }] },
      },
      lists: {
        ...sound.lists,
        eligibility: [{ value: 'Only our friends may bid', evidence: [], confidence: 1 }],
      },
    };
    const { analysis, missing } = withEvidence(text, planted);
    expect(analysis).toEqual({ ...sound, values: { ...sound.values, validityDays: null } });
    expect(missing.map(({ field }) => field)).toEqual(['validityDays', 'eligibility']);
  });
});
