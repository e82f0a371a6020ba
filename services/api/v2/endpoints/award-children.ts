import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { award } from '#shared/resources/suppliers/award.ts';
import { awardSubcontractor } from '#shared/resources/suppliers/award-subcontractor.ts';

/** Child records of one award. */
export const awardChildEndpoints: readonly Endpoint[] = [
  {
    kind: 'list',
    group: 'awards',
    access: 'key',
    path: '/v2/awards/{id}/subcontractors',
    resource: awardSubcontractor,
    filters: [],
    summary: 'Subcontractors of an award, by name',
    description: "The award is named by its award id, id or the feed's own award id.",
    parent: { parameter: 'id', resource: award, column: 'award_record_id' },
  },
];
