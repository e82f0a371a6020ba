import { legalFormOf } from '#shared/domain/suppliers/company-type.ts';
import { type ScoredCompany, type ScoreName, scoreInputs, scoreOf } from '#shared/domain/suppliers/score.ts';

/** Values that rules of `shared/domain` compute from what the publishing statement selects, as objects. */

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Computes a score from what is known about the company. */
export const preparedScore =
  (score: ScoreName) =>
  (value: unknown): unknown =>
    isObject(value) ? scoreOf(scoreInputs(value as ScoredCompany), score) : value;

/** The inputs of both scores. */
export const preparedInputs = (value: unknown): unknown =>
  isObject(value) ? scoreInputs(value as ScoredCompany) : value;

/** The legal form in words. */
export const preparedType = (value: unknown): unknown =>
  isObject(value) ? legalFormOf(value as Parameters<typeof legalFormOf>[0]) : value;
