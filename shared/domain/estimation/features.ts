import { findCategory } from '#shared/codelists/categories.ts';
import { contentWords, hash } from '#shared/domain/categories/features.ts';
import { type EstimationSubject, statedOf, textOf } from './comparable.ts';
import { quantitiesOf } from './quantity.ts';

/**
 * The kinds of features of a tender, and how strongly their effects are held back: the number of comparables with which
 * half of an effect is believed.
 */
export const featureKinds = {
  word: 8,
  pair: 12,
  category: 4,
  industry: 4,
  buyer: 4,
  buyerCategory: 8,
  province: 6,
  method: 4,
  duration: 4,
  grade: 3,
  quantity: 6,
  length: 8,
  categoryProvince: 16,
} as const;
export type FeatureKind = keyof typeof featureKinds;

/** A feature of a tender: its kind, its name for people, and its hash from 0 to HASHES. */
export type Feature = { kind: FeatureKind; label: string; hashed: number };

/**
 * Hashes of words, of pairs of words, and of all others have separate ranges, so that the many pairs do not share
 * hashes with words. Two features of one range may share a hash, and then share their effect.
 */
const WORDS = 2 ** 16;
const PAIRS = 2 ** 16;
const OTHERS = 2 ** 15;
export const HASHES = WORDS + PAIRS + OTHERS;

/** @returns whether a hash stands for words of the text */
export const isText = (hashed: number): boolean => hashed < WORDS + PAIRS;

/** Steps of numbers; a tender has a feature for each step that it reaches, so that the effects of the steps add up. */
const steps = {
  duration: [0, 2, 5, 11, 23, 35, 47, 59],
  grade: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  quantity: [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 4_096, 16_384],
  length: [4, 7, 11, 16, 24, 40],
} as const;

/** @returns the features of a tender, each once, in an order that depends only on the tender */
export function featuresOf(subject: EstimationSubject): Feature[] {
  const words = contentWords(textOf(subject));
  const { months, grade } = statedOf(subject);
  const { category, buyer, province, method } = subject;
  const distinct = new Set(words);
  const found = new Map<number, Feature>();
  const add = (kind: FeatureKind, label: string) => {
    const hashed = hashOf(kind, label);
    if (!found.has(hashed)) found.set(hashed, { kind, label, hashed });
  };
  for (const word of distinct) add('word', word);
  for (let at = 1; at < words.length; at += 1) add('pair', `${words[at - 1]} ${words[at]}`);
  if (category !== null) add('category', category);
  const industry = category === null ? undefined : findCategory(category)?.industry;
  if (industry !== undefined) add('industry', industry);
  if (buyer !== null) add('buyer', buyer);
  if (buyer !== null && category !== null) add('buyerCategory', `${buyer} ${category}`);
  if (province !== null) add('province', province);
  if (category !== null && province !== null) add('categoryProvince', `${category} ${province}`);
  if (method !== null) add('method', method);
  for (const step of steps.duration)
    if (months !== null && months > step) add('duration', `more than ${step} months`);
  for (const step of steps.grade)
    if (grade !== null && grade >= step) add('grade', `CIDB grade ${step} or higher`);
  for (const { unit, amount } of quantitiesOf(textOf(subject)))
    for (const step of steps.quantity) if (amount > step) add('quantity', `more than ${step} ${unit}`);
  for (const step of steps.length) if (distinct.size >= step) add('length', `${step} words or more`);
  return [...found.values()];
}

const kindNumbers = new Map(Object.keys(featureKinds).map((kind, at) => [kind, at]));

function hashOf(kind: FeatureKind, label: string): number {
  const value = hash(label, hash(`${kindNumbers.get(kind)}:`));
  if (kind === 'word') return value % WORDS;
  return kind === 'pair' ? WORDS + (value % PAIRS) : WORDS + PAIRS + (value % OTHERS);
}
