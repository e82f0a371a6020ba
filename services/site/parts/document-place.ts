/** @returns where a document stands on the page of its tender, as the part of an address behind `#`; its last eight digits tell those of a page apart */
export const placeOf = (id: string): string => `d-${id.slice(-8)}`;
