import type { Entity, Service } from '#services/api/reconcile/service.ts';
import { screenedAs } from '#services/api/reconcile/services/stored.ts';
import { notLoaded } from '#services/api/v2/serve/cache/restrictions.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { isBinding, type Restriction, statusOn } from '#shared/domain/screening/restriction.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import type { RestrictionList } from '#shared/screening/restriction-list.ts';
import { foldName } from '#shared/text/names.ts';
import { canonicalRegistration, registrationBeginning } from '#shared/text/registration.ts';
import { southAfricanDay } from '#shared/time.ts';

const ALL = { id: 'restricted-supplier', name: 'Restricted supplier' };
const IN_FORCE = { id: 'restriction-in-force', name: 'Restriction in force' };

/** Entries of the list of restricted suppliers, by the rules of screening. */
export function restrictedSuppliersService({ restrictions }: Services): Service {
  const loaded = async (): Promise<RestrictionList> => {
    const list = await restrictions();
    if (list.date === null) throw notLoaded();
    return list;
  };
  const record = async (id: string): Promise<Entity | null> => {
    const { entries } = await loaded();
    const entry = entries.find((one) => one.id === id.toLowerCase());
    return entry === undefined ? null : entityOf(entry);
  };
  return {
    name: 'restricted-suppliers',
    records: '/v2/forensic/restricted-suppliers/',
    title: 'the list of restricted suppliers',
    resource: restrictedSupplier,
    schemaSpace: 'https://schema.org/Thing',
    types: [ALL, IN_FORCE],
    record,
    candidates: async (asked) => {
      const { restrictions: prepared } = await loaded();
      const named = await record(asked.name);
      if (named !== null) return [{ entity: named, decided: true, score: 1, features: [] }];
      return prepared.find(screenedAs(asked)).map(({ restriction, found: { decision } }) => ({
        ...{ entity: entityOf(restriction), decided: decision.method.endsWith('-number') },
        ...{ score: decision.score, features: decision.features },
      }));
    },
    suggest: async (prefix, count) => {
      const { entries, restrictions: prepared } = await loaded();
      const wanted = ` ${foldName(prefix)}`;
      const beginning = registrationBeginning(prefix);
      const named = entries.filter(
        (entry) =>
          entry.id === prefix.toLowerCase() ||
          (beginning !== null && numberOf(entry)?.startsWith(beginning)) ||
          (wanted !== ' ' && ` ${foldName(entry.supplierName)}`.includes(wanted)),
      );
      const like = prepared.find({ name: prefix, kind: null }).map(({ restriction }) => restriction);
      return [...new Set([...named, ...like])].slice(0, count).map(entityOf);
    },
  };
}

/** Null for the number of a person, of which nothing may be found out. */
const numberOf = ({ registrationNumber }: Restriction): string | null =>
  registrationNumber === null ? null : canonicalRegistration(registrationNumber);

function entityOf(entry: Restriction): Entity {
  const { id, supplierName, periodFrom, periodTo, authorizedBy, reference } = entry;
  const today = southAfricanDay(new Date());
  const status = statusOn(entry, today);
  const period =
    periodFrom === null && periodTo === null ? null : `${periodFrom ?? '…'} to ${periodTo ?? '…'}`;
  return {
    ...{ id, name: supplierName, types: isBinding(entry, today) ? [ALL, IN_FORCE] : [ALL] },
    description: [status, period, authorizedBy, reference].filter(Boolean).join(', '),
    record: { ...entry, status },
  };
}
