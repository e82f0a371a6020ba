import type { Evaluation } from '#eval/evaluation.ts';
import { classifier } from './classifier.ts';
import { estimates } from './estimates.ts';
import { extraction } from './extraction.ts';
import { intel } from './intel.ts';
import { judged } from './judged.ts';
import { merging } from './merging.ts';
import { notices } from './notices.ts';
import { realRows } from './real-rows.ts';
import { sales } from './sales.ts';
import { screening } from './screening.ts';
import { search } from './search.ts';
import { steady } from './steady.ts';
import { suppliers } from './suppliers.ts';
import { titles } from './titles.ts';

/** All evaluations, in the order of the help text. */
export const evaluations: readonly Evaluation[] = [
  classifier,
  estimates,
  extraction,
  intel,
  judged,
  merging,
  notices,
  realRows,
  sales,
  screening,
  search,
  steady,
  suppliers,
  titles,
];
