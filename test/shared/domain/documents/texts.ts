import { analyse } from '#shared/domain/documents/analyse.ts';
import type { DocumentAnalysis, ListField, ScalarField } from '#shared/domain/documents/analysis.ts';
import type { DocumentText } from '#shared/domain/documents/document-text.ts';

/** @returns a document of the given pages */
export const documentOf = (...pages: string[]): DocumentText => ({
  pages: pages.map((text, index) => ({ number: index + 1, text, method: 'text' })),
});

export const analysisOf = (...pages: string[]): DocumentAnalysis =>
  analyse(documentOf(...pages), { fileName: 'document.pdf' });

/** @returns a value of a document without its evidence; null where none was found */
export const scalarOf = <Field extends ScalarField>(field: Field, ...pages: string[]) =>
  analysisOf(...pages).values[field]?.value ?? null;

/** @returns the entries of a list without their evidence */
export const listOf = <Field extends ListField>(field: Field, ...pages: string[]) =>
  analysisOf(...pages).lists[field].map(({ value }) => value);
