import type { Claim } from '#eval/evaluation.ts';
import { classifier } from './classifier.ts';
import { merging } from './merging.ts';
import { realRows } from './real-rows.ts';

/** What the project claims about its results, in the order of the help text. */
export const claims: readonly Claim[] = [classifier, merging, realRows];
