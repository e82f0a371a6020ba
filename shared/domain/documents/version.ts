/** Raised whenever a rule reads something differently; stored texts are then analysed again. */
export const ANALYSIS_VERSION = 36;
