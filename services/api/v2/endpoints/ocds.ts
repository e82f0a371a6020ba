import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { ocdsParty } from '#shared/resources/tenders/ocds-party.ts';

export const ocdsEndpoints: readonly Endpoint[] = [
  {
    kind: 'list',
    group: 'ocds',
    access: 'key',
    path: '/v2/ocds/parties',
    resource: ocdsParty,
    filters: Object.keys(ocdsParty.filters),
    summary: 'Parties of contracting processes, by name',
    snapshot: true,
    description: 'One record for each party of each process: a supplier with two awards is there twice.',
  },
  {
    kind: 'record',
    group: 'ocds',
    access: 'key',
    path: '/v2/ocds/parties/{id}',
    resource: ocdsParty,
    summary: 'One party of one contracting process',
  },
];
