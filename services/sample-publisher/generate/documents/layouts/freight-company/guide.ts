/**
 * A criterion with its parts. A guide says what earns all of the points, then 60 %, then 20 %, then none of them; a criterion that is
 * scored without parts has a guide of its own.
 */
export type GuidedCriterion = {
  name: string;
  guide: Guide;
  parts: readonly { name: string; guide: Guide }[];
};
export type Guide = readonly [full: string, most: string, little: string, none: string];
