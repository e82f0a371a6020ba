import { type Html, html } from '#services/html.ts';
import { type ParameterProblem, RequestError } from '#shared/errors.ts';

/** @returns the answer, or the broken rule of each parameter of a rejected query; other errors are thrown */
export async function orProblems<T>(
  read: () => Promise<T>,
): Promise<T | { problems: readonly ParameterProblem[] }> {
  try {
    return await read();
  } catch (error) {
    const problems = error instanceof RequestError ? problemsOf(error) : [];
    if (problems.length === 0) throw error;
    return { problems };
  }
}

/** The problems of the parameters of an address, one on each line. */
export const problemList = (problems: readonly ParameterProblem[]): Html =>
  html`<ul>${problems.map(({ parameter, reason }) => html`<li><code>${parameter}</code> ${reason}</li>`)}</ul>`;

/** @returns the broken rule of each parameter of a rejected request; empty for other errors */
export const problemsOf = ({ code, details }: RequestError): readonly ParameterProblem[] =>
  code === 'BAD_REQUEST' && Array.isArray(details) ? (details as ParameterProblem[]) : [];
