import { organId, organSlug } from '#shared/codelists/organ-names.ts';
import type { Executor } from '#shared/database/connection.ts';
import { describeBuyer } from '#shared/domain/buyers/buyer.ts';
import type { NamedOrgan } from '#shared/domain/registers/entry.ts';
import { FileFault } from '#shared/record-files/fault.ts';
import type { ReadEntry } from './read-register.ts';

/** The organs of state that notices name: the ids of those with a slug, and all ids. */
type Known = { bySlug: ReadonlyMap<string, ReadonlySet<string>>; ids: ReadonlySet<string> };

/**
 * Officials of organs that no notice names yet are kept, so a row whose organ is not known is no fault by itself.
 * @throws FileFault at the first row whose columns name different organs of state
 */
export async function checkOrgans(database: Executor, entries: readonly ReadEntry[]): Promise<void> {
  const several = entries.filter(({ named }) => Object.keys(named).length > 1);
  if (several.length === 0) return;
  const known = await knownOf(database, several);
  for (const { named, line, column } of several)
    if (!agree(named, known))
      throw new FileFault(line, column, `${Object.keys(named).join(' and ')} name different organizations`);
}

function agree(named: NamedOrgan, { bySlug, ids }: Known): boolean {
  const { organization: name, organization_id: id, organization_slug: slug } = named;
  const byName = name === undefined ? null : describeBuyer(name, null).organization;
  const byId = id === undefined ? null : organId(id);
  if (byName !== null && byId !== null && byName.id !== byId) return false;
  if (slug === undefined) return true;
  const organ = (byName?.id ?? byId) as string;
  // The slug of an organ follows from one of its spellings, which the name of the row need not be.
  if (organSlug(slug) === byName?.slug || describeBuyer(slug, null).organization.id === organ) return true;
  const holders = bySlug.get(organSlug(slug));
  if (holders !== undefined) return holders.has(organ);
  // Nothing says what an unknown id and an unknown slug name.
  return byName === null && !ids.has(organ);
}

async function knownOf(database: Executor, entries: readonly ReadEntry[]): Promise<Known> {
  const slugs = new Set(entries.flatMap(({ named }) => named.organization_slug ?? []).map(organSlug));
  const organs = new Set(entries.flatMap(({ organizationId }) => organizationId ?? []));
  const { rows } = await database.query<{ id: string; slug: string }>(
    'select id, slug from core.organization where slug = any($1::text[]) or id = any($2::uuid[])',
    [[...slugs], [...organs]],
  );
  const holders = Map.groupBy(rows, ({ slug }) => slug);
  return {
    bySlug: new Map([...holders].map(([slug, held]) => [slug, new Set(held.map(({ id }) => id))])),
    ids: new Set(rows.map(({ id }) => id)),
  };
}
