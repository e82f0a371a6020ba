import { type Html, html } from '#services/html.ts';
import { type ParameterProblem, RequestError } from '#shared/errors.ts';

/** @returns what is read, or what each parameter of a query breaks that cannot be asked; other errors go on */
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

/** What is wrong with the words of an address, a line each. */
export const problemList = (problems: readonly ParameterProblem[]): Html =>
  html`<ul>${problems.map(({ parameter, reason }) => html`<li><code>${parameter}</code> ${reason}</li>`)}</ul>`;

/** @returns what each parameter of a rejected request breaks; empty for other errors */
export const problemsOf = ({ code, details }: RequestError): readonly ParameterProblem[] =>
  code === 'BAD_REQUEST' && Array.isArray(details) ? (details as ParameterProblem[]) : [];
