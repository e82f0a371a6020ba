import { texts } from '#shared/resources/definition/fields.ts';

/** Slugs of a tender besides the present one, in its own record and in that of its slug. */
export const formerSlugs = texts(
  'Slugs of other titles that publishers showed before or still show; the last one is the latest. Paths take them, too.',
  ['sanitation-programme-165050'],
);

/** The same, to find the tender by. */
export const searchedFormerSlugs = formerSlugs.promoted();
