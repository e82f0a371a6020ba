import { readFileSync } from 'node:fs';

/**
 * What a reader said of the served values of 200 rows of the portal: one line for each row, one cell for each judged
 * field, in their order (`judgement.ts` has the form). Rows are named by a hash (`sample.ts`) and values by a mark, because
 * their texts are not part of this repository. Right is what someone who knows South African procurement would enter. A
 * category that the publisher states is right; it is unclear if it does not fit the title.
 */
export const judgements = readFileSync(new URL('judgements.txt', import.meta.url), 'utf8');

/** What would be right instead of each wrong value: hash of the row, field, value. */
export const corrections = readFileSync(new URL('corrections.txt', import.meta.url), 'utf8');
