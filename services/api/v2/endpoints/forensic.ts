import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';

export const forensicEndpoints: readonly Endpoint[] = [
  {
    kind: 'list',
    group: 'forensic',
    access: 'key',
    path: '/v2/forensic/restricted-suppliers',
    resource: restrictedSupplier,
    filters: Object.keys(restrictedSupplier.filters),
    summary: 'Companies and persons that may not do business with the state',
    snapshot: true,
  },
  {
    kind: 'procedure',
    group: 'forensic',
    access: 'key',
    path: '/v2/forensic/restricted-suppliers/check',
    summary: 'Whether a company is restricted, and the entries that speak for it',
    description:
      '`q` is a name or a registration number. `restricted` is true only where an entry in force has a match confidence of at least 0.95; everything less is for a person to judge. A name in another spelling, with another legal form or with words in another order is found, a different name with common words is not. With `registration`, the number decides where the entry states one. `meta.list` has version, date and size of the lists, and `outdated` says that one was not received for longer than it should; while no list is loaded the response is 503.',
    procedure: 'restrictedCheck',
  },
  {
    kind: 'procedure',
    group: 'forensic',
    access: 'key',
    path: '/v2/forensic/restricted-suppliers/match',
    summary: 'Restricted suppliers whose name is like `q`, most alike first',
    description:
      '`q` is a name or a registration number. At most 50 entries. `registration` and `meta.list` are those of `check`; while no list is loaded the response is 503.',
    procedure: 'restrictedMatch',
  },
  {
    kind: 'record',
    group: 'forensic',
    access: 'key',
    path: '/v2/forensic/restricted-suppliers/{id}',
    resource: restrictedSupplier,
    summary: 'One restricted supplier',
  },
];
