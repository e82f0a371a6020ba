import type { Endpoint } from '#services/api/v2/endpoint.ts';

export const changeEndpoints: readonly Endpoint[] = [
  {
    kind: 'procedure',
    group: 'changes',
    access: 'key',
    path: '/v2/changes',
    summary: 'Every record that was created, changed or withdrawn, in the order of commits',
    description:
      'Without `since` it begins with every record there is; after that `meta.nextCursor` goes on where the page ended, now or later. A record is given once, as it is now, at its latest change. Applying the entries in order makes a copy equal to what is published. Withdrawn records are remembered for 90 days: an older cursor is answered with 410, and the copy has to be read anew. As `application/x-ndjson` it streams every record there is (enterprise keys). With `wait` a request without changes waits for the next one. A key is given the resources it may read.',
    procedure: 'changes',
  },
];
