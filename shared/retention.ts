/**
 * Days for which withdrawn records are remembered. A reader of the changes that stays away for longer has to begin anew.
 */
export const TOMBSTONE_DAYS = 90;
