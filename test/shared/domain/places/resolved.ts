import { type PlaceFacts, resolvePlace } from '#shared/domain/places/place.ts';

const nothing: PlaceFacts = { province: null, buyerName: null, delivery: null, text: null };

/** The place that facts give; of those left out the record says nothing. */
export const resolve = (facts: Partial<PlaceFacts>) => resolvePlace({ ...nothing, ...facts });
