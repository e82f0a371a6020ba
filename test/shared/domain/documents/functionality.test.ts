import { describe, expect, it } from 'vitest';
import type { Criterion } from '#shared/domain/documents/analysis.ts';
import { missingEvidence } from '#shared/domain/documents/evidence-check.ts';
import { answers } from './functionality/answers.ts';
import { brokenNames } from './functionality/broken-names.ts';
import { clauses } from './functionality/clauses.ts';
import { forms } from './functionality/forms.ts';
import { generalTables } from './functionality/general-tables.ts';
import { headedTables } from './functionality/headed-tables.ts';
import { levels } from './functionality/levels.ts';
import { levelsInRows } from './functionality/levels-in-rows.ts';
import { lists, namesWithLinks } from './functionality/lists.ts';
import { lookAlikes } from './functionality/look-alikes.ts';
import { notices } from './functionality/notices.ts';
import { pageBreaks } from './functionality/page-breaks.ts';
import { paragraphs } from './functionality/paragraphs.ts';
import { passages } from './functionality/passages.ts';
import { proposals } from './functionality/proposals.ts';
import { schedules } from './functionality/schedules.ts';
import { scoredRows } from './functionality/scored-rows.ts';
import { scoringGuides } from './functionality/scoring-guides.ts';
import { sentences, wordings } from './functionality/sentences.ts';
import { shares } from './functionality/shares.ts';
import { otherParagraphs, spokenParagraphs } from './functionality/spoken-paragraphs.ts';
import { tables } from './functionality/tables.ts';
import { withoutCriteria } from './functionality/without-criteria.ts';
import { analysisOf, documentOf } from './texts.ts';

const said = ({ name, weight, subCriteria }: Criterion): string =>
  `${name} ${weight}${
    subCriteria.length === 0
      ? ''
      : ` [${subCriteria.map((part) => `${part.name} ${part.weight}`).join(', ')}]`
  }`;

const cells = (text: string): string => text.replaceAll(/ ?\| ?/g, '\t');
const criteriaOf = (text: string): string =>
  analysisOf(cells(text))
    .lists.functionality.map(({ value }) => said(value))
    .join('; ');

/** Ways of documents of many kinds, which no other test looks at one by one. */
const inDocuments = [
  ...generalTables,
  ...headedTables,
  ...spokenParagraphs,
  ...otherParagraphs,
  ...proposals,
  ...notices,
  ...clauses,
  ...levels,
  ...scoredRows,
  ...levelsInRows,
  ...passages,
  ...paragraphs,
  ...shares,
  ...forms,
  ...scoringGuides,
  ...brokenNames,
  ...schedules,
  ...pageBreaks,
];

describe('criteria of functionality', () => {
  it.each(tables)('in a table: $about', ({ text, criteria }) => {
    expect(criteriaOf(text)).toBe(criteria);
  });

  it.each(lists)('in a list: $about', ({ text, criteria }) => {
    expect(criteriaOf(text)).toBe(criteria);
  });

  it.each(namesWithLinks)('have their whole names: $about', ({ text, criteria }) => {
    expect(criteriaOf(text)).toBe(criteria);
  });

  it.each(sentences)('in sentences: $about', ({ text, criteria }) => {
    expect(criteriaOf(text)).toBe(criteria);
  });

  it.each(wordings)('in any wording: %s', (text) => {
    expect(criteriaOf(text).toLowerCase()).toBe('project experience 30; project team 25; project plan 45');
  });

  it.each(inDocuments)('in documents of many kinds: $about', ({ text, criteria }) => {
    expect(criteriaOf(text)).toBe(criteria);
  });

  it.each(answers)('in sentences and answers: $text', ({ text, criteria }) => {
    expect(criteriaOf(text).toLowerCase()).toBe(criteria);
  });

  it.each([...withoutCriteria, ...lookAlikes])('are not invented: $about', ({ text }) => {
    expect(criteriaOf(text)).toBe('');
  });

  it.each([...tables, ...lists, ...sentences, ...answers, ...inDocuments])(
    'have evidence that stands in the text: $about',
    ({ text }) => {
      const page = cells(text);
      expect(missingEvidence(documentOf(page), analysisOf(page))).toEqual([]);
    },
  );

  it.each([
    ['anchors', 'criteria points functionality '.repeat(8_000)],
    ['headings', 'Evaluation criteria\n'.repeat(10_000)],
    ['rows', `Functionality\n${'Experience of key staff (10 points)\n'.repeat(6_000)}`],
    ['numbers', `Functionality ${'experience 5, '.repeat(12_000)}`],
  ])('are looked for in bounded steps in a text of nothing but %s', (_, nothing) => {
    expect(criteriaOf(nothing)).toBeTypeOf('string');
  });

  it('are the same between conditions and price', () => {
    const around = (text: string) =>
      `Conditions\nInvoices are paid within 30 days.\nThe guarantee is 10%.\n\n${text}\n\nPrice and preference\nPrice | 80\nSpecific goals | 20\nTotal | 100`;
    const differing = [...tables, ...lists, ...sentences].filter(
      ({ text, criteria }) => criteriaOf(around(text)) !== criteria,
    );
    expect(differing.map(({ about, text }) => [about, criteriaOf(around(text))])).toEqual([]);
  });
});
