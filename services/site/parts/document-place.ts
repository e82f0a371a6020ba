/**
 * @returns the anchor of a document on the page of its tender; the last eight digits of its id are unique on
 *   a page
 */
export const placeOf = (id: string): string => `d-${id.slice(-8)}`;
