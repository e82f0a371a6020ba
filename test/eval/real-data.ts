import type { RealData } from '#eval/real-data.ts';

const none = () => [];
const empty: RealData = {
  advertisedRows: none,
  cancelledRows: none,
  cancelledWithTimestamps: none,
  rawPortalRows: none,
  scrape2025: none,
  scrape2023: none,
  municipalRows: none,
  deviations: none,
  referenceLists: () => ({ categories: [], provinces: [], organs_of_state: [], tender_types: [] }),
  nameBench: none,
};

/** @returns data in which only the given files have rows */
export const realData = (files: Partial<RealData>): RealData => ({ ...empty, ...files });
