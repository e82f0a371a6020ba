import { empties } from './empties.ts';
import { lists } from './lists.ts';
import { nulls } from './nulls.ts';
import { values } from './values.ts';

/** Every case, with the name of its group. */
export const mergeCases = Object.entries({ values, nulls, empties, lists }).flatMap(([group, cases]) =>
  cases.map((each) => ({ ...each, name: `${group}: ${each.name}` })),
);
