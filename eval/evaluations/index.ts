import type { Evaluation } from '#eval/evaluation.ts';
import { classifier } from './classifier.ts';
import { judged } from './judged.ts';
import { merging } from './merging.ts';
import { notices } from './notices.ts';
import { realRows } from './real-rows.ts';
import { search } from './search.ts';
import { steady } from './steady.ts';
import { suppliers } from './suppliers.ts';

/** All evaluations, in the order of the help text. */
export const evaluations: readonly Evaluation[] = [
  classifier,
  judged,
  merging,
  notices,
  realRows,
  search,
  steady,
  suppliers,
];
