/** What stands in examples where a reader's key belongs. */
export const KEY_PLACE = 'tda_live_…';

/** The same for the token of a login. */
export const TOKEN_PLACE = 'eyJ…';
