import { empties } from './empties.ts';
import { lists } from './lists.ts';
import { nulls } from './nulls.ts';
import { schemas } from './schemas.ts';
import { values } from './values.ts';

/** Every case, with the name of its group. */
export const mergeCases = Object.entries({ values, nulls, empties, lists, schemas }).flatMap(
  ([group, cases]) => cases.map((each) => ({ ...each, name: `${group}: ${each.name}` })),
);
