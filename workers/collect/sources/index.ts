import type { SourceName } from '#shared/sources.ts';
import type { Source } from '#workers/collect/source.ts';
import { etenders } from './etenders.ts';
import { ocds } from './ocds.ts';
import { treasuryDefaulters, treasuryRestricted } from './treasury.ts';

/** The source registry: every publisher that is collected, by name. */
export const sources: { readonly [Name in SourceName]: Source & { name: Name } } = {
  ocds,
  etenders,
  'treasury-restricted': treasuryRestricted,
  'treasury-defaulters': treasuryDefaulters,
};
