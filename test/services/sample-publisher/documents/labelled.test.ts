import { beforeAll, describe, expect, it } from 'vitest';
import { labelledDocuments } from '#services/sample-publisher/generate/documents/labelled.ts';
import { layouts } from '#services/sample-publisher/generate/documents/layouts.ts';
import { type DocumentTruth, noLists } from '#services/sample-publisher/generate/documents/truth.ts';
import {
  type LabelledDocument,
  writtenPapers,
} from '#services/sample-publisher/generate/documents/written.ts';
import { plainText } from './plain-text.ts';
import { missingFrom } from './stated.ts';
import { statedIn } from './unstated.ts';

const ROUNDS = 3;
const PAPERS = writtenPapers().length;
const COUNT = PAPERS + ROUNDS * layouts.length;

async function all(seed: number, count: number): Promise<LabelledDocument[]> {
  const documents: LabelledDocument[] = [];
  for await (const document of labelledDocuments({ seed, count })) documents.push(document);
  return documents;
}

describe('labelled documents', () => {
  let documents: LabelledDocument[];
  let texts: (string | null)[];
  beforeAll(async () => {
    documents = await all(7, COUNT);
    texts = [];
    for (const { bytes } of documents) texts.push(await plainText(bytes));
  });

  it('are made in all layouts, many of them held out', () => {
    const printed = new Set(documents.slice(PAPERS).map(({ layout }) => layout));
    expect(printed.size).toBe(layouts.length);
    const heldOut = new Set(documents.flatMap(({ layout, heldOut: kept }) => (kept ? [layout] : [])));
    expect(heldOut.size).toBeGreaterThanOrEqual(20);
  });

  it('are the same bytes for the same seed, and others for another unless they are data', async () => {
    const again = await all(7, PAPERS + layouts.length);
    const other = await all(8, PAPERS + layouts.length);
    for (const [at, { bytes, truth }] of again.entries()) {
      expect(bytes.equals(documents[at]!.bytes)).toBe(true);
      expect(truth).toEqual(documents[at]!.truth);
      expect(bytes.equals(other[at]!.bytes)).toBe(at < PAPERS);
    }
  });

  it('say what their truth says', () => {
    const scanned = new Set(['scanned-notice', 'scanned-terms']);
    for (const [at, document] of documents.entries()) {
      const text = texts[at]!;
      expect(text === null).toBe(scanned.has(document.layout));
      if (text !== null) expect(missingFrom(text, document.truth), document.fileName).toEqual([]);
    }
  });

  it('do not say what their truth does not have', () => {
    for (const [at, { truth, fileName }] of documents.entries()) {
      const said = statedIn(texts[at] ?? '', truth);
      expect(
        said.filter(({ known }) => !known),
        fileName,
      ).toEqual([]);
    }
  });

  it('do not say what the truth of another says', () => {
    expect(missingFrom(texts[0]!, documents[1]!.truth)).not.toEqual([]);
  });

  it('have criteria that add up, thresholds that are whole points, and goals that fit the system', () => {
    for (const { truth } of documents) {
      const { functionality, specificGoals } = truth.lists;
      const total = functionality.reduce((sum, { weight }) => sum + weight!, 0);
      for (const { weight, subCriteria } of functionality)
        if (subCriteria.length > 0)
          expect(subCriteria.reduce((sum, part) => sum + part.weight!, 0)).toBe(weight);
      if (total > 0 && truth.values.functionalityThreshold !== undefined)
        expect(Number.isInteger((total * truth.values.functionalityThreshold) / 100)).toBe(true);
      if (specificGoals.length > 0 && truth.values.evaluationSystem !== undefined)
        expect(specificGoals.reduce((sum, { points }) => sum + points, 0)).toBe(
          truth.values.evaluationSystem === '80/20' ? 20 : 10,
        );
    }
  });
});

describe('what a truth does not have', () => {
  const silent: DocumentTruth = { category: 'other', values: {}, lists: noLists(), contradicts: [] };
  it.each([
    ['localContent', 'The stipulated minimum threshold for local production and content for pumps is 70%.'],
    ['localContent', 'Pumps: minimum local content of 70%'],
    ['bbbeeLevel', 'Only bidders with a minimum B-BBEE status level 2 may respond.'],
    ['briefing', 'A compulsory briefing session will be held on 3 August 2026.'],
    ['cidb', 'CIDB GRADING: 5CE OR HIGHER'],
    ['subcontractingPercent', 'The bidder must subcontract a minimum of 30% of the contract value.'],
    ['guaranteePercent', 'A performance guarantee of 10% of the contract sum must be provided.'],
    ['disqualifiers', 'Bidders in the service of the state will be disqualified.'],
  ])('is found: %s', (field, sentence) => {
    expect(statedIn(sentence, silent)).toEqual([expect.objectContaining({ field, known: false })]);
  });

  it('is found if it is a tender box, unless the box of the form is empty', () => {
    const submission = { address: null, copies: null, envelopes: null, format: null };
    const byEmail = { ...silent, values: { submission: { ...submission, methods: ['email' as const] } } };
    expect(statedIn('Place bids in the tender box.', byEmail)).toHaveLength(1);
    expect(statedIn('[  ] In the tender box  [X] By e-mail', byEmail)).toEqual([]);
  });

  it('is not found in a form that is only listed, nor in the minimum for functionality', () => {
    expect(statedIn('SBD 6.2: Declaration certificate for local production and content', silent)).toEqual([]);
    expect(statedIn('Below 60 points out of 100 a bid is rejected.', silent)).toEqual([]);
  });
});
