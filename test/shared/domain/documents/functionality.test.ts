import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Criterion } from '#shared/domain/documents/analysis.ts';
import { missingEvidence } from '#shared/domain/documents/evidence-check.ts';
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

/**
 * A way in which bidding documents state functionality: lines of text, with ` | ` for the tab between cells. Expected criteria
 * are written `Experience 40 [Projects 25, References 15]; Methodology 60`.
 */
type Way = { about: string; text: string; criteria: string };

const folder = join(import.meta.dirname, 'functionality');
const read = <Value>(file: string): Value => parse(readFileSync(join(folder, file), 'utf8'));

const tables = read<Way[]>('tables.yaml');
const lists = read<Way[]>('lists.yaml');
const sentences = read<Way[]>('sentences.yaml');
const answers = Object.entries(read<Record<string, string[]>>('answers.yaml')).flatMap(([criteria, texts]) =>
  texts.map((text) => ({ about: text, text, criteria })),
);
/** Ways of documents of many kinds, which no other test looks at one by one. */
const inDocuments = readdirSync(join(folder, 'in-documents')).flatMap((file) =>
  read<Way[]>(`in-documents/${file}`),
);
/** What looks like criteria and is not. */
const withoutCriteria = [
  ...['without-criteria.yaml', 'look-alikes.yaml', 'flat-look-alikes.yaml', 'form-look-alikes.yaml'],
].flatMap((file) => read<Omit<Way, 'criteria'>[]>(file));

describe('criteria of functionality', () => {
  it.each(tables)('in a table: $about', ({ text, criteria }) => {
    expect(criteriaOf(text)).toBe(criteria);
  });

  it.each(lists)('in a list: $about', ({ text, criteria }) => {
    expect(criteriaOf(text)).toBe(criteria);
  });

  it.each(read<Way[]>('forms.yaml'))('in a form, without cells: $about', ({ text, criteria }) => {
    expect(criteriaOf(text)).toBe(criteria);
  });

  it.each(read<Way[]>('names-with-links.yaml'))('have their whole names: $about', ({ text, criteria }) => {
    expect(criteriaOf(text)).toBe(criteria);
  });

  it.each(sentences)('in sentences: $about', ({ text, criteria }) => {
    expect(criteriaOf(text)).toBe(criteria);
  });

  it.each(read<string[]>('wordings.yaml'))('in any wording: %s', (text) => {
    expect(criteriaOf(text).toLowerCase()).toBe('project experience 30; project team 25; project plan 45');
  });

  it.each(inDocuments)('in documents of many kinds: $about', ({ text, criteria }) => {
    expect(criteriaOf(text)).toBe(criteria);
  });

  it.each(answers)('in sentences and answers: $text', ({ text, criteria }) => {
    expect(criteriaOf(text).toLowerCase()).toBe(criteria);
  });

  it.each(withoutCriteria)('are not invented: $about', ({ text }) => {
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

  it('have names that go on in the line below, if its first word had no place beside them', () => {
    const rows = ['Skills of all Gardeners 30', 'Foresters', 'Age of the Nurseries 70', 'Greenhouses'];
    expect(criteriaOf(['Functionality', 'Criteria Points', ...rows, 'Total 100'].join('\n'))).toBe(
      'Skills of all Gardeners Foresters 30; Age of the Nurseries Greenhouses 70',
    );
  });

  it('are the same between conditions and price', () => {
    const around = (text: string) =>
      `Conditions\nInvoices are paid within 30 days.\nThe guarantee is 10%.\n\n${text}\n\nPrice and preference\nPrice | 80\nSpecific goals | 20\nTotal | 100`;
    const differing = [...tables, ...lists, ...sentences].filter(
      ({ text, criteria }) => criteriaOf(around(text)) !== criteria,
    );
    expect(differing.map(({ about, text }) => [about, criteriaOf(around(text))])).toEqual([]);
  });

  it('are doubtful if the rest of the name of a column is among them', () => {
    const confidence = (name: string) => {
      const rows = ['No. of letters Points', `${name} 40`, 'Company references 30', 'Staff of the firm 30'];
      const text = ['Functionality is evaluated out of 100 points.', ...rows].join('\n');
      return analysisOf(text).lists.functionality[0]!.confidence;
    };
    expect(confidence('Vehicles')).toBeGreaterThan(0.7);
    expect(confidence('Claimed')).toBeLessThan(0.7);
    expect(confidence('The letters must have been signed')).toBeLessThan(0.7);
  });
});
