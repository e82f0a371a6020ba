import { describe, expect, it } from 'vitest';
import { combineAnalyses } from '#shared/domain/documents/combine-analyses.ts';
import { factsAndFindings } from '#shared/domain/documents/facts/gate.ts';
import { analysisOf, scalarOf } from './texts.ts';

it('a system that does not bind the institution is not its system', () => {
  expect(scalarOf('evaluationSystem', 'The school is not bound by the 80/20 system.')).toBeNull();
  expect(scalarOf('evaluationSystem', 'The 80/20 of the State does not bind us.')).toBeNull();
  expect(scalarOf('evaluationSystem', 'Die skool is nie aan 80/20 gebonde nie.')).toBeNull();
});

describe('a system beside a form that explains both, as a fact', () => {
  const FORM =
    'The 80/20 system is meant for smaller amounts.\nThe 90/10 system is meant for larger amounts.\nPoints of a bid: 90/10 and then 80/20 are shown.\n';
  const factOf = (text: string) =>
    factsAndFindings(
      combineAnalyses([{ documentId: 'd', publishedAt: null, analysis: analysisOf(FORM + text) }]),
    ).facts.values.evaluationSystem?.value ?? null;

  it.each([
    ['the row of the price states it', 'PRICE 80\nSPECIFIC GOALS 20\nTotal points 100', '80/20'],
    [
      'two places say that it applies',
      'The 80/20 preference point system applies to this bid.\nBids are evaluated on the 80/20 preference point system.',
      '80/20',
    ],
    ['one place alone says so', 'The 80/20 preference point system applies to this bid.', null],
    [
      'places say so of both',
      'The 80/20 preference point system applies to this bid.\nBids are evaluated on the 90/10 preference point system.\nPRICE 80',
      null,
    ],
  ])('if %s', (_, text, system) => {
    expect(factOf(text)).toBe(system);
  });
});
