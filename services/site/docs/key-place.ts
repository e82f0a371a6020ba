/** The placeholder for a reader's key in examples. */
export const KEY_PLACE = 'tda_live_…';

/** The placeholder for the token of a login. */
export const TOKEN_PLACE = 'eyJ…';
