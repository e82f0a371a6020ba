import { describe, expect, it } from 'vitest';
import { industryOf } from '#eval/classifier/industries.ts';
import {
  calibrationBins,
  calibrationError,
  macroF1,
  type Prediction,
  topShare,
} from '#eval/classifier/measure.ts';
import { categories } from '#shared/codelists/categories.ts';

const predictions: Prediction[] = [
  { right: 'a', ranked: ['a', 'b', 'c'], confidence: 0.9 },
  { right: 'a', ranked: ['b', 'a', 'c'], confidence: 0.5 },
  { right: 'b', ranked: ['b', 'c', 'a'], confidence: 0.5 },
  { right: 'c', ranked: ['a', 'b', 'd'], confidence: 0.9 },
];

describe('figures of a classifier', () => {
  it('count the right answer among the first', () => {
    expect(topShare(predictions, 1)).toBe(0.5);
    expect(topShare(predictions, 3)).toBe(0.75);
  });

  it('weigh every category alike in macro-F1', () => {
    // a: precision 1/2, recall 1/2; b: precision 1/2, recall 1; c: never answered.
    expect(macroF1(predictions)).toBeCloseTo((1 / 2 + 2 / 3 + 0) / 3);
  });

  it('compare confidence with frequency', () => {
    expect(calibrationBins(predictions)).toEqual([
      { from: 0.5, n: 2, confidence: 0.5, right: 0.5 },
      { from: 0.9, n: 2, confidence: 0.9, right: 0.5 },
    ]);
    expect(calibrationError(predictions)).toBeCloseTo(0.2);
  });
});

describe('industries', () => {
  it('contain every category once', () => {
    expect(categories.filter(({ slug }) => industryOf(slug) === 'unknown')).toEqual([]);
  });
});
