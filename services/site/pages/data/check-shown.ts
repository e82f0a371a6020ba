/** A check that every tender goes through, and the fields that it is about, such as `Tender.title`. */
export type CheckShown = {
  name: string;
  area: string;
  severity: string;
  weight: number;
  meaning: string;
  fields: readonly string[];
  /** Whether it is counted by day how many tenders fail it: checks that compare a record with others are not. */
  isCounted: boolean;
};
