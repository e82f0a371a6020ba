/** A check of every tender, and the fields that it is about, such as `Tender.title`. */
export type CheckShown = {
  name: string;
  area: string;
  severity: string;
  weight: number;
  meaning: string;
  fields: readonly string[];
  /** Whether failing tenders are counted by day: not for checks that compare a record with others. */
  isCounted: boolean;
};
