import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { IntelCategory } from '#shared/codelists/intel-categories.ts';
import { categoryOf } from '#shared/domain/intel/category.ts';

/** What items are about (category, title and words, apart by tabs), in the wordings of newspapers, statements and notices; none is of eval/intel/. */
const items = readFileSync(new URL('items.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [IntelCategory, string, string]);

it.each(items)('%s: %s', (category, title, words) => {
  expect(categoryOf({ title, words })).toMatchObject({ category });
});

it.each<[string, IntelCategory]>([
  // Who is appointed says what it is about: a person, or a firm for work.
  ['Appointment of a commissioner', 'general'],
  ['Appointment of a panel of attorneys', 'tender'],
  // A title that begins with a number, but not with a year or an illness.
  ['ABC/2026/017: toner', 'tender'],
  ['COVID-19 and after', 'general'],
  ['2026/27 in figures', 'general'],
  // Capitals count for the Auditor-General alone.
  ['AG in Mthatha', 'audit'],
  ['Ag in Mthatha', 'general'],
  // A building that is named is not necessarily being built.
  ['Hospital official dismissed', 'investigation'],
  ['Cleaning of a school: notice of award', 'tender'],
])('%s: %s', (title, category) => {
  expect(categoryOf({ title, words: null })).toMatchObject({ category });
});

it('takes linear time', () => {
  for (const piece of ['new a ', 'attach a ', 'wins a ', 'appointment of a ', 'signs '])
    categoryOf({ title: piece.repeat(100), words: piece.repeat(20_000) });
});
