import { tenderListParts } from '#services/api/v2/endpoints/tender-parts.ts';
import { tender } from '#shared/resources/tenders/tender.ts';

/** What every list of tenders shares. Known clients send the same filters to all of them. */
export const tenderList = {
  kind: 'list',
  group: 'tenders',
  access: 'key',
  resource: tender,
  filters: Object.keys(tender.filters),
  search: { required: false },
  aside: {
    parameter: 'includePlaceholders',
    description:
      'Whether notices by which an official only tried the portal are listed as well (`placeholder-tender` in `validationErrors`).',
  },
  include: tenderListParts,
  sortAliases: { value: 'estimatedValue' },
} as const;
