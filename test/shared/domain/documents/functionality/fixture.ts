/** A way in which bidding documents state functionality: lines of text, with ` | ` for the tab between cells. */
export type CriteriaFixture = { about: string; text: string; criteria: string };
/** Expected criteria are written `Experience 40 [Projects 25, References 15]; Methodology 60`. */
export const fixture = (about: string, text: string, criteria: string): CriteriaFixture => ({
  about,
  text,
  criteria,
});
