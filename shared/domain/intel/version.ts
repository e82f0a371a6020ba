/** Items are analysed again when this changes. */
export const INTEL_RULES_VERSION = 2;
