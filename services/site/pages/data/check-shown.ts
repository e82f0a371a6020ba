/** A check that every tender goes through, and the fields that it is about, such as `Tender.title`. */
export type CheckShown = {
  name: string;
  area: string;
  severity: string;
  weight: number;
  meaning: string;
  fields: readonly string[];
};
