import { registerInputs } from '#shared/domain/registers/register-score.ts';
import { legalFormOf } from '#shared/domain/suppliers/company-type.ts';
import { type ScoredCompany, scoreInputs } from '#shared/domain/suppliers/score.ts';
import { type ScoreName, scoreOf } from '#shared/domain/suppliers/score-input.ts';
import { publicRegistration, withoutIdentityNumbers } from '#shared/resources/definition/privacy.ts';
import type { RegisterEvidence } from '#shared/tables/company-register.ts';

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

/** Computes a score of an entry of the company register from its evidence. */
export const preparedRegisterScore =
  (score: ScoreName) =>
  (value: unknown): unknown =>
    isObject(value) ? scoreOf(registerInputs(value as RegisterEvidence), score) : value;

/** The inputs of both scores of such an entry. */
export const preparedRegisterInputs = (value: unknown): unknown =>
  isObject(value) ? registerInputs(value as RegisterEvidence) : value;

/** An entry of the company register inside its company, with both scores. */
export function preparedEntry(value: unknown): unknown {
  if (!isObject(value) || !('evidence' in value)) return value;
  const { evidence, name, registrationNumber, taxNumber: _, ...entry } = value as Record<string, unknown>;
  return {
    ...{ id: entry['id'], name: withoutIdentityNumbers(name) },
    ...{ registrationNumber: publicRegistration(registrationNumber), ...entry },
    complianceScore: preparedRegisterScore('compliance')(evidence),
    forensicRiskScore: preparedRegisterScore('forensicRisk')(evidence),
  };
}
