import { keptWhile } from '#services/api/v2/serve/cache/kept.ts';
import { versionOf } from '#services/api/v2/serve/cache/responses.ts';
import type { Versions } from '#services/api/v2/serve/cache/versions.ts';
import type { Pool } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { restrictedSupplierList } from '#shared/resources/suppliers/restricted-supplier-list.ts';
import { screeningWordSet } from '#shared/resources/suppliers/screening-word-set.ts';
import { type RestrictionList, readRestrictionList } from '#shared/screening/restriction-list.ts';

/** Gives the list of restricted suppliers. */
export type Restrictions = () => Promise<RestrictionList>;

/**
 * Keeps one prepared list for all screening calls, until an entry, an edition or a word set is published again. While
 * publications cannot be followed, the list is read for every call.
 */
export const createRestrictions = (pool: Pool, versions: Versions): Restrictions =>
  keptWhile(
    () => versionOf(versions, SOURCES),
    () => readRestrictionList(pool),
  );

const SOURCES = [restrictedSupplier, restrictedSupplierList, screeningWordSet].map(({ name }) => name);

/** Seconds after which a caller may ask again while no list is loaded: lists are loaded some times a day. */
const RETRY_SECONDS = 3_600;

/** @returns the error for screening while no list is loaded, because then nobody can be called unrestricted */
export const notLoaded = (): RequestError =>
  new RequestError(
    'SERVICE_UNAVAILABLE',
    'The list of restricted suppliers is not loaded, so this service cannot say whether a supplier is restricted.',
    { list: { date: null, size: 0 } },
    { 'Retry-After': String(RETRY_SECONDS) },
  );
