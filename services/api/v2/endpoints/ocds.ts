import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { ocdsParty } from '#shared/resources/tenders/ocds-party.ts';

const { list, record } = inGroup('ocds');

export const ocdsEndpoints: readonly Endpoint[] = [
  list('/v2/ocds/parties', ocdsParty, 'Parties of contracting processes, by name', {
    snapshot: true,
    description: 'One record for each party of each process: a supplier with two awards has two records.',
  }),
  record('/v2/ocds/parties/{id}', ocdsParty, 'One party of one contracting process'),
];
