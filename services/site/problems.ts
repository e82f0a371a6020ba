import type { ParameterProblem, RequestError } from '#shared/errors.ts';

/** @returns what each parameter of a rejected request breaks; empty for other errors */
export const problemsOf = ({ code, details }: RequestError): readonly ParameterProblem[] =>
  code === 'BAD_REQUEST' && Array.isArray(details) ? (details as ParameterProblem[]) : [];
