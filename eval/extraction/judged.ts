import type { DocumentAnalysis, Found, ListField, ScalarField } from '#shared/domain/documents/analysis.ts';
import { NAMED } from '#shared/domain/documents/summary/subject.ts';
import { sameEntry, sameText, sameValue } from './compare.ts';
import type { Truth } from './measure.ts';

/** One answer of the rules: how sure it is, and whether it is right. */
export type Judged = { field: string; confidence: number; right: boolean };

/** @returns every value and every entry of an analysis, judged by what the document says; an entry is right once */
export function judged({ values, lists, subject = [] }: DocumentAnalysis, truth: Truth): Judged[] {
  const of = (field: string, { confidence }: Found<unknown>, right: boolean): Judged => ({
    ...{ field, confidence, right },
  });
  const single = (Object.keys(values) as ScalarField[]).flatMap((field) => {
    const found = values[field];
    return found === null ? [] : [of(field, found, isRight(field, found.value, truth))];
  });
  const several = (Object.keys(lists) as ListField[]).flatMap((field) => {
    const left: unknown[] = [...truth.lists[field]];
    const same = sameEntry[field] as (one: unknown, other: unknown) => boolean;
    return (lists[field] as Found<unknown>[]).map((found) => {
      const place = left.findIndex((other) => same(found.value, other));
      if (place !== -1) left.splice(place, 1);
      return of(field, found, place !== -1);
    });
  });
  // The truth has what is delivered item by item; a sentence about it has one of the items, or stands in one.
  const scope = truth.lists.specifications;
  // What a form names as the subject is no part of it, and is not judged.
  const sentences = subject
    .filter(({ confidence }) => confidence !== NAMED)
    .map((found) =>
      of(
        'subject',
        found,
        scope.some((item) => sameText(found.value, item) || has(found.value, item) || has(item, found.value)),
      ),
    );
  return [...single, ...several, ...sentences];
}

/** @returns whether a document says a value of a field; of a list, whether one of its entries is the same */
export const isTrue = (field: string, value: unknown, truth: Truth): boolean =>
  field in sameEntry
    ? truth.lists[field as ListField].some((entry) =>
        (sameEntry[field as ListField] as (one: unknown, other: unknown) => boolean)(value, entry),
      )
    : isRight(field as ScalarField, value, truth);

function isRight<Field extends ScalarField>(field: Field, found: unknown, truth: Truth): boolean {
  const stated = truth.values[field];
  const same = sameValue[field] as (one: unknown, other: unknown) => boolean;
  return stated !== undefined && stated !== null && same(found, stated);
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const has = (text: string, part: string): boolean => plain(text).includes(plain(part));

/** Answers of about the same confidence. */
export type Bin = { from: number; n: number; confidence: number; right: number };

/** @returns the answers in bins of a tenth of confidence, with mean confidence and the share that is right */
export function binsOf(answers: readonly Judged[]): Bin[] {
  const mean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return [...Map.groupBy(answers, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)) / 10)]
    .sort(([one], [other]) => one - other)
    .map(([from, some]) => ({
      from,
      n: some.length,
      confidence: mean(some.map(({ confidence }) => confidence)),
      right: mean(some.map(({ right }) => Number(right))),
    }));
}
