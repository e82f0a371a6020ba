import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { intelCategories } from '#shared/codelists/intel-categories.ts';
import { categoryOf } from '#shared/domain/intel/category.ts';
import { openOrganizations } from '#shared/domain/intel/organizations.ts';
import { tendersIn } from '#shared/domain/intel/tender-numbers.ts';
import { referenceKey } from '#shared/domain/tenders/readvertised.ts';

/** An item with what a reader says about it; see README.md beside this file. */
export type LabelledItem = {
  held: boolean;
  category: string;
  organizations: string[];
  tenders: string[];
  title: string;
  summary: string;
};

/** How often rules and reader agree: shares from 0 to 1, with the numbers that they are made of. */
export type Share = { value: number; right: number; of: number };
export type IntelMeasure = {
  items: number;
  /** Mean over the categories of the harmonic mean of precision and recall. */
  categoryF1: number;
  byCategory: Record<string, number>;
  organizationPrecision: Share;
  organizationRecall: Share;
  tenderPrecision: Share;
  tenderRecall: Share;
  /** Every disagreement, for the half that is not held out. */
  disagreements: string[];
};

const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** @returns the labelled items, of one half */
export const labelledItems = (held: boolean): LabelledItem[] =>
  linesOf('items.ndjson')
    .map((line) => JSON.parse(line) as LabelledItem)
    .filter((item) => item.held === held);

/** Applies the rules to items, and compares. */
export function measureIntel(items: readonly LabelledItem[]): IntelMeasure {
  const organizationsIn = openOrganizations(
    linesOf('organizations.txt').map((name) => ({ id: name, name, slug: name })),
  );
  const tenders = new Map(
    linesOf('tenders.txt').map((number) => [referenceKey(number), { id: number, referenceNumber: number }]),
  );
  const counts = new Map(intelCategories.map((name) => [name as string, { both: 0, rules: 0, reader: 0 }]));
  const organizations = { both: 0, rules: 0, reader: 0 };
  const numbers = { both: 0, rules: 0, reader: 0 };
  const disagreements: string[] = [];
  for (const item of items) {
    const { title, summary: words } = item;
    const { category, score, cues } = categoryOf({ title, words });
    counts.get(category)!.rules += 1;
    counts.get(item.category)!.reader += 1;
    if (category === item.category) counts.get(category)!.both += 1;
    else disagreements.push(`${title}: ${category} (${score}: ${cues.join(', ')}), not ${item.category}`);
    const linked = organizationsIn(`${title}.\n${words}`).map(({ name }) => name);
    disagreements.push(...compare(organizations, linked, item.organizations, title));
    const named = tendersIn({ title, words, text: null }, tenders).map(
      ({ referenceNumber }) => referenceNumber,
    );
    disagreements.push(...compare(numbers, named, item.tenders, title));
  }
  const byCategory = Object.fromEntries(
    [...counts].map(([name, { both, rules, reader }]) => [
      name,
      rules + reader === 0 ? 0 : (2 * both) / (rules + reader),
    ]),
  );
  const share = (right: number, of: number): Share => ({ value: of === 0 ? 1 : right / of, right, of });
  return {
    items: items.length,
    categoryF1: Object.values(byCategory).reduce((sum, one) => sum + one, 0) / counts.size,
    byCategory,
    organizationPrecision: share(organizations.both, organizations.rules),
    organizationRecall: share(organizations.both, organizations.reader),
    tenderPrecision: share(numbers.both, numbers.rules),
    tenderRecall: share(numbers.both, numbers.reader),
    disagreements,
  };
}

function compare(
  counts: { both: number; rules: number; reader: number },
  rules: readonly string[],
  reader: readonly string[],
  title: string,
): string[] {
  counts.rules += rules.length;
  counts.reader += reader.length;
  counts.both += rules.filter((one) => reader.includes(one)).length;
  return [
    ...rules.filter((one) => !reader.includes(one)).map((one) => `${title}: links ${one}`),
    ...reader.filter((one) => !rules.includes(one)).map((one) => `${title}: does not link ${one}`),
  ];
}
